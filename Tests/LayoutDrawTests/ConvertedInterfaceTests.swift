import FixedAdvance
import LayoutDraw
import Testing

struct ConvertedInterfaceTests {
  /// Layout files contain neither images nor the sizes that Xcode saved, so the conversion writes content sizes as
  /// numbers.
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

  /// The layout language has no AppKit-specific measurements of controls, but a converted AppKit interface keeps its
  /// frames.
  @Test(arguments: ["layout", "equations", "vfl"])
  func framesStay(name: String) throws {
    func field(_ id: String, _ x: Int, _ width: Int, _ attributes: String) -> String {
      """
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="60" width="\(width)" height="22"/>
      <textFieldCell key="cell" \(attributes)><font key="font" metaFont="system"/></textFieldCell></textField>
      """
    }
    func button(_ id: String, _ title: String, _ x: Int, _ width: Int) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0" width="\(width)" height="16"/>
      <buttonCell key="cell" type="check" title="\(title)"><font key="font" metaFont="system"/></buttonCell></button>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner"/><window title="Settings" id="w">
      <view key="contentView" id="r"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
      \(field("l", 18, 50, #"title="Name:" lineBreakMode="clipping""#))
      \(field("f", 74, 100, #"title="Jane" editable="YES" borderStyle="bezel" drawsBackground="YES""#))
      <stackView distribution="fillProportionally" orientation="horizontal" alignment="top" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="20" y="10" width="360" height="16"/>
      <subviews>\(button("a", "One", 0, 94))\(button("b", "Two", 102, 62))\(button("c", "Three", 172, 233))</subviews>
      </stackView></subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="1"/>
      <constraint firstItem="f" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" id="2"/>
      <constraint firstItem="f" firstAttribute="top" secondItem="r" secondAttribute="top" constant="11" id="3"/>
      <constraint firstItem="l" firstAttribute="baseline" secondItem="f" secondAttribute="baseline" id="4"/>
      <constraint firstItem="f" firstAttribute="width" constant="100" id="5"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="6"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="f" secondAttribute="bottom" constant="8" id="7"/>
      </constraints></view></window></objects></document>
      """
    let source = SourceText(name: "a.xib", text: text)
    let measurer = FixedAdvanceMeasurer()
    let target = try #require(conversionTargets.first { $0.name == name })
    let written = try #require(convert(source, to: target, measuring: measurer).text)
    let before = try solve(source, measuring: measurer).canvases[0].layout
    let after = try solve(SourceText(name: "a.layout", text: written), measuring: measurer).canvases[0].layout
    #expect(before.frames.count == 7)
    for (index, view) in before.layout.views.enumerated().dropFirst() {
      let (old, new) = (before.frames[index], try #require(after[view.name ?? ""]))
      let distances = [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
      #expect(distances.allSatisfy { abs($0) < 1e-6 }, "\(view.name ?? ""): \(old), \(new)\n\(written)")
    }
  }
}
