import LayoutDraw
import Testing

struct ConvertedInterfaceTests {
  /// The content sizes of an Interface Builder file are written as numbers, since other notations have no images, and
  /// other fonts. The image has its own size; four letters of 17 points are 32.64 wide, so that the label's saved size
  /// may be right.
  @Test(arguments: ["layout", "equations"])
  func contentKeepsItsSize(name: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="r">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="i" image="star">
      <rect key="frame" x="0" y="0" width="50" height="50"/></imageView>
      <label translatesAutoresizingMaskIntoConstraints="NO" id="l" text="abcd">
      <rect key="frame" x="0" y="0" width="34" height="20.5"/></label></subviews>
      <constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
      <constraint firstItem="i" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="2"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="3"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="4"/>
      </constraints></view>
      </objects>
      <resources><image name="star" width="24" height="22"/></resources>
      </document>
      """
    let target = try #require(conversionTargets.first { $0.name == name })
    let file = convert(
      SourceText(name: "a.xib", text: text), to: target, measuring: FixedAdvanceMeasurer())
    let written = try #require(file.text)
    #expect(written.contains("image imageView size 24x22 "), "\(written)")
    #expect(written.contains("label abcdLabel \"abcd\" size 34x20.5 "), "\(written)")
  }
}
