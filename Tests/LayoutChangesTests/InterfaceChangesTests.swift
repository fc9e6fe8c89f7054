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
    views: [String], constraints: [String] = Self.constraints, more: String = "", second: String = "",
    size: String = #"width="200" height="120""#
  ) throws -> LayoutState {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <view id="r"><rect key="frame" x="0.0" y="0.0" \(size)/><subviews>
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

  @Test(arguments: [
    (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, "#ff8000"),
    (#"red="0" green="0" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#, "#0000ff80"),
    (#"systemColor="systemRedColor""#, "#ff3b30"),
  ])
  func colors(attributes: String, words: String) throws {
    let box = Self.box.replacing(
      "/></view>", with: #"/><color key="backgroundColor" \#(attributes)/></view>"#)
    let changes = try lines(scene(views: [Self.label, box]))
    #expect(
      changes.count == 1 && changes[0].hasSuffix("'view2: nothing' → 'view2: background \(words)'"),
      "\(changes)")
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

  @Test(
    arguments: [
      (
        "lines", "<label ", #"<label numberOfLines="2" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: lines 2'"
      ),
      (
        "hidden", "<label ", #"<label hidden="YES" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: hidden yes'"
      ),
      (
        "font", #"pointSize="17""#, #"pointSize="20""#,
        "line 6, 'nameLabel: font 17 regular' → 'nameLabel: font 20 regular'"
      ),
      (
        "hugging across", "<label ", #"<label horizontalHuggingPriority="251" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: hugging 251 x 250'"
      ),
      (
        "hugging down", "<label ", #"<label verticalHuggingPriority="251" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: hugging 250 x 251'"
      ),
      (
        "compression across", "<label ", #"<label horizontalCompressionResistancePriority="749" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: compression resistance 749 x 750'"
      ),
      (
        "compression down", "<label ", #"<label verticalCompressionResistancePriority="740" "#,
        "line 6, 'nameLabel: nothing' → 'nameLabel: compression resistance 750 x 740'"
      ),
      (
        "a priority", #"constant="60""#, #"constant="60" priority="900""#,
        "line 12, 'view2.top == view.top + 60' → 'view2.top == view.top + 60 ~ 900'"
      ),
      (
        "only the saved size", #"width="44""#, #"width="50""#,
        "line 6, 'nameLabel: saved size 44x20.5' → 'nameLabel: saved size 50x20.5'"
      ),
      ("a constraint less", constraints[5], "", "old line 14, removed: 'view2.height == 40'"),
      (
        "two constants", #"constant="16""#, #"constant="20""#,
        "line 9, 'nameLabel.leading == view.leading + 16' → 'nameLabel.leading == view.leading + 20', "
          + "line 11, 'view2.leading == view.leading + 16' → 'view2.leading == view.leading + 20'"
      ),
    ])
  func edits(name: String, from: String, to: String, words: String) throws {
    let changed = { (texts: [String]) in texts.map { $0.replacing(from, with: to) } }
    let views = [Self.label, Self.box]
    let changes = layoutChanges(
      from: try scene(views: views),
      to: try scene(views: changed(views), constraints: changed(Self.constraints)),
      measuring: FixedAdvanceMeasurer())
    #expect(changes.edits.map { changes.text(of: $0) }.joined(separator: ", ") == words, "\(name)")
  }

  @Test func `A view into another one, and out of it`() throws {
    let nested = Self.box.replacing("</view>", with: "<subviews>\(Self.label)</subviews></view>")
    let (flat, deep) = (try scene(views: [Self.label, Self.box]), try scene(views: [nested]))
    #expect(
      layoutChanges(from: flat, to: deep, measuring: FixedAdvanceMeasurer()).lines() == [
        "'nameLabel' moved into 'view2': line 6, 'label nameLabel' → 'label nameLabel in view2'"
      ])
    #expect(
      layoutChanges(from: deep, to: flat, measuring: FixedAdvanceMeasurer()).lines() == [
        "'nameLabel' moved into the canvas: line 6, 'label nameLabel in view2' → 'label nameLabel'"
      ])
  }

  /// Undoing only one of the two edits would put each view into the other, so both edits are named as the cause of both
  /// changes.
  @Test func `Two views that contain one another`() throws {
    func holding(_ inner: String, _ outer: String, before tag: String) -> [String] {
      [outer.replacing(tag, with: "<subviews>\(inner)</subviews>\(tag)")]
    }
    let old = try scene(views: holding(Self.label, Self.box, before: "</view>"))
    let new = try scene(views: holding(Self.box, Self.label, before: "<fontDescription"))
    let edits =
      "line 6, 'label nameLabel in view2' → 'label nameLabel'; line 6, 'view view2' → 'view view2 in nameLabel'"
    let changes = layoutChanges(from: old, to: new, measuring: FixedAdvanceMeasurer())
    #expect(
      changes.lines() == [
        "'nameLabel' moved into the canvas: \(edits)", "'view2' moved into 'nameLabel': \(edits)",
      ])
    #expect(changes.untriedEdits == 0)
  }

  @Test func `A new view with its constraints`() throws {
    let new = { (text: String) in text.replacing(#""b""#, with: #""n""#).replacing(#"id="c"#, with: #"id="n"#)
    }
    #expect(
      try lines(
        scene(
          views: [Self.label, Self.box, new(Self.box)],
          constraints: Self.constraints + Self.constraints.suffix(4).map(new))) == [
          "'view3' was added: line 8, new: 'view view3'"
        ])
  }

  /// Xcode saves new sizes after most changes, so a view's new size is listed as an edit only if nothing else in the
  /// view changed.
  @Test(arguments: [
    ("", "50", "line 6, 'nameLabel: saved size 44x20.5' → 'nameLabel: saved size 50x20.5'"),
    (#"numberOfLines="2" "#, "50", "line 6, 'nameLabel: nothing' → 'nameLabel: lines 2'"),
    (#"numberOfLines="2" "#, "44", "line 6, 'nameLabel: nothing' → 'nameLabel: lines 2'"),
    (
      #"numberOfLines="2" hidden="YES" "#, "50",
      "line 6, 'nameLabel: nothing' → 'nameLabel: lines 2, hidden yes'"
    ),
  ])
  func savedSizes(attributes: String, width: String, words: String) throws {
    let label = Self.label.replacing("<label ", with: "<label \(attributes)").replacing(
      #"width="44""#, with: #"width="\#(width)""#)
    let changes = layoutChanges(
      from: try scene(views: [Self.label, Self.box]), to: try scene(views: [label, Self.box]),
      measuring: FixedAdvanceMeasurer())
    #expect(changes.edits.map { changes.text(of: $0) } == [words])
  }

  @Test(arguments: [
    (#"width="200" height="120""#, []),
    (#"width="220" height="120""#, ["line 5, 'scene: size 200x120' → 'scene: size 220x120'"]),
    (#"width="200" height="90.5""#, ["line 5, 'scene: size 200x120' → 'scene: size 200x90.5'"]),
  ])
  func sceneSizes(size: String, words: [String]) throws {
    let changes = layoutChanges(
      from: try scene(views: [Self.label, Self.box]),
      to: try scene(views: [Self.label, Self.box], size: size), measuring: FixedAdvanceMeasurer())
    #expect(changes.edits.map { changes.text(of: $0) } == words)
  }

  @Test func `The alignment of a stack`() throws {
    let stack = { (alignment: String) in
      #"<stackView alignment="\#(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="s">"#
        + #"<rect key="frame" x="10" y="90" width="90" height="21"/></stackView>"#
    }
    let changes = layoutChanges(
      from: try scene(views: [Self.label, Self.box, stack("top")]),
      to: try scene(views: [Self.label, Self.box, stack("center")]), measuring: FixedAdvanceMeasurer())
    #expect(
      changes.edits.map { changes.text(of: $0) } == [
        "line 8, 'stackView: stack's alignment top' → 'stackView: stack's alignment center'"
      ])
  }
}
