import Diagnostics
import FixedAdvance
import Graphics
import LayoutChanges
import LayoutModel
import LayoutPipeline
import Testing

struct InterfaceChangesTests {
  private static let label =
    #"<label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="20" width="44" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
  private static let box =
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="16" y="60" width="100" height="40"/></view>"#
  private static let constraints = [
    #"<constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="16" id="c1"/>"#,
    #"<constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="20" id="c2"/>"#,
    #"<constraint firstItem="b" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="16" id="c3"/>"#,
    #"<constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" constant="60" id="c4"/>"#,
    #"<constraint firstItem="b" firstAttribute="width" constant="100" id="c5"/>"#,
    #"<constraint firstItem="b" firstAttribute="height" constant="40" id="c6"/>"#,
  ]

  private func scene(
    views: [String], constraints: [String] = Self.constraints, more: String = "", second: String = ""
  ) throws -> LayoutState {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="200" height="120"/><subviews>
      \(views.joined(separator: "\n"))
      </subviews><constraints>
      \(constraints.joined(separator: "\n"))
      </constraints>\(more)</view>
      \(second)
      </objects>
      </document>
      """
    return .solved(try solve(SourceText(name: "a.xib", text: text), measuring: FixedAdvanceMeasurer()))
  }

  private func lines(_ after: LayoutState) throws -> [String] {
    let before = try scene(views: [Self.label, Self.box])
    return layoutChanges(from: before, to: after, measuring: FixedAdvanceMeasurer()).lines()
  }

  @Test func `A constant`() throws {
    let moved = Self.constraints.map { $0.replacing(#"constant="60""#, with: #"constant="72""#) }
    #expect(
      try lines(scene(views: [Self.label, Self.box], constraints: moved)) == [
        "'view2' moved 12 down: line 12, 'view2.top == view.top + 60' → 'view2.top == view.top + 72'"
      ])
  }

  @Test func `A constant in each of two scenes`() throws {
    func second(_ constant: Int) -> String {
      """
      <view id="q"><rect key="frame" x="0.0" y="0.0" width="90" height="80"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews><constraints>
      <constraint firstItem="w" firstAttribute="top" secondItem="q" secondAttribute="top" constant="\(constant)" id="d1"/>
      <constraint firstItem="w" firstAttribute="leading" secondItem="q" secondAttribute="leading" id="d2"/>
      <constraint firstItem="w" firstAttribute="width" constant="9" id="d3"/>
      <constraint firstItem="w" firstAttribute="height" constant="7" id="d4"/></constraints></view>
      """
    }
    let moved = Self.constraints.map { $0.replacing(#"constant="60""#, with: #"constant="72""#) }
    let views = [Self.label, Self.box]
    let changes = layoutChanges(
      from: try scene(views: views, second: second(3)),
      to: try scene(views: views, constraints: moved, second: second(5)), measuring: FixedAdvanceMeasurer())
    #expect(
      changes.lines().count { $0.contains("'view2.top == view.top + 60' → 'view2.top == view.top + 72'") }
        == 1)
    #expect(changes.lines().count { $0.contains("view.top + 3' → ") && $0.contains("view.top + 5'") } == 1)
    #expect(changes.canvases.map { $0.views.map(\.causes) } == [[[0]], [[1]]])
  }

  @Test func `Order and connections are not a difference`() throws {
    let outlet = #"<connections><outlet property="other" destination="r" id="o"/></connections>"#
    #expect(
      try lines(scene(views: [Self.label, Self.box], constraints: Self.constraints.reversed(), more: outlet))
        == [])
  }

  @Test func `A file that repeats an id equals itself`() throws {
    let broken = try scene(views: [Self.label, Self.label, Self.box])
    #expect(layoutChanges(from: broken, to: broken, measuring: FixedAdvanceMeasurer()).lines() == [])
  }

  @Test func `A text, although the view has another name`() throws {
    let renamed = Self.label.replacing("Name", with: "Surname")
    let found = try lines(scene(views: [renamed, Self.box]))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("'surnameLabel' "), "\(found)")
    #expect(found[0].contains("'surnameLabel: text \"Name\"' → 'surnameLabel: text \"Surname\"'"), "\(found)")
  }

  @Test func `A priority that moves nothing does not change views`() throws {
    let lowered = Self.constraints.map {
      $0.replacing(#"constant="100""#, with: #"constant="100" priority="900""#)
    }
    #expect(try lines(scene(views: [Self.label, Self.box], constraints: lowered)) == [])
  }

  @Test func `A view with its constraints`() throws {
    let found = try lines(scene(views: [Self.label], constraints: Array(Self.constraints.prefix(2))))
    #expect(found == ["'view2' was removed: old line 7, removed: 'view view2'"])
  }
}
