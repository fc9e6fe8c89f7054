import LayoutDraw
import Testing

struct ConvertedInterfaceTests {
  /// What an Interface Builder file says of its images is written as their size: other notations have no images.
  @Test(arguments: [("layout", "image imageView size 24x22"), ("equations", "image imageView size 24x22")])
  func anImageKeepsItsSize(name: String, line: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="r">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="i" image="star">
      <rect key="frame" x="0" y="0" width="50" height="50"/></imageView></subviews>
      <constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
      <constraint firstItem="i" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="2"/>
      </constraints></view>
      </objects>
      <resources><image name="star" width="24" height="22"/></resources>
      </document>
      """
    let target = try #require(conversionTargets.first { $0.name == name })
    let file = convert(
      SourceText(name: "a.xib", text: text), to: target, measuring: FixedAdvanceMeasurer())
    #expect(try #require(file.text).contains(line), "\(file.text ?? "")")
  }
}
