import Conversion
import Diagnostics
import FixedAdvance
import LayoutDraw
import Testing

/// Some AppKit views hold other views in properties such as `documentView`.
@Suite struct DesktopViewTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
    <customView id="r"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">\
    <rect key="frame" x="0" y="200" width="100" height="100"/>
    <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="98" height="98"/>
    <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="98" height="98"/></tableView></subviews></clipView>
    <tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="98" height="28"/></tableHeaderView>
    </scrollView>
    <box translatesAutoresizingMaskIntoConstraints="NO" title="B" id="b">\
    <rect key="frame" x="100" y="200" width="100" height="100"/>
    <view key="contentView" id="bc"><rect key="frame" x="3" y="3" width="90" height="80"/></view></box>
    <splitView translatesAutoresizingMaskIntoConstraints="NO" id="p">\
    <rect key="frame" x="200" y="200" width="100" height="100"/>
    <subviews><customView id="p1"><rect key="frame" x="0" y="0" width="40" height="100"/></customView></subviews>
    </splitView>
    <tabView translatesAutoresizingMaskIntoConstraints="NO" id="w">\
    <rect key="frame" x="0" y="0" width="100" height="100"/><tabViewItems><tabViewItem label="T" identifier="" id="ti">
    <view key="view" id="tv"><rect key="frame" x="0" y="0" width="80" height="60"/></view></tabViewItem></tabViewItems>
    </tabView>
    </subviews></customView></objects></document>
    """

  @Test(
    arguments: [
      (
        "appkit",
        [
          "customView.addSubview(scrollView)", "scrollView.contentView = clipView",
          "clipView.documentView = tableView",
          "(scrollView.documentView as? NSTableView)?.headerView = tableHeaderView",
          "customView.addSubview(box)",
          "box.contentView = view", "customView.addSubview(splitView)",
          "splitView.addArrangedSubview(customView2)",
          "customView.addSubview(tabView)", "view2Item.view = view2", "tabView.addTabViewItem(view2Item)",
        ]
      ),
      (
        "uikit",
        [
          "customView.addSubview(scrollView)", "scrollView.addSubview(clipView)",
          "clipView.addSubview(tableView)",
          "scrollView.addSubview(tableHeaderView)", "customView.addSubview(box)", "box.addSubview(view)",
          "customView.addSubview(splitView)", "splitView.addSubview(customView2)",
          "customView.addSubview(tabView)",
          "tabView.addSubview(view2)",
        ]
      ),
    ])
  func superviews(target: String, lines: [String]) throws {
    let target = try #require(conversionTargets.first { $0.name == target })
    let file = convert(
      SourceText(name: "m.xib", text: Self.text), to: target, measuring: FixedAdvanceMeasurer())
    let code = try #require(file.text, "\(file.diagnostics)").split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    let words = ["addSubview", "contentView", "documentView", "addArranged", "Item.view", "addTab"]
    #expect(code.filter { line in words.contains(where: line.contains) }.map(String.init) == lines)
  }

  private static let bezel = "borderStyle=\"bezel\" drawsBackground=\"YES\" id=\"b\""

  @Test(arguments: [
    (
      "button", "<buttonCell key=\"cell\" type=\"check\" title=\"Keep\" id=\"b\"/>",
      ["NSButton(checkboxWithTitle: \"Keep\", target: nil, action: nil)"]
    ),
    (
      "button", "<buttonCell key=\"cell\" type=\"radio\" title=\"One\" id=\"b\"/>",
      ["NSButton(radioButtonWithTitle: \"One\", target: nil, action: nil)"]
    ),
    (
      "button", "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" id=\"b\"/>",
      ["NSButton(title: \"Go\", target: nil, action: nil)"]
    ),
    (
      "textField", "<textFieldCell key=\"cell\" placeholderString=\"Name\" \(bezel)/>",
      ["NSTextField()", "placeholderString = \"Name\""]
    ),
    (
      "textField", "<textFieldCell key=\"cell\" title=\"Ada\" \(bezel)/>",
      ["NSTextField()", "stringValue = \"Ada\""]
    ),
    (
      "stackView distribution=\"gravityAreas\" orientation=\"horizontal\" alignment=\"top\"", "",
      ["NSStackView()", "distribution = .gravityAreas"]
    ),
    (
      "stackView distribution=\"fill\" orientation=\"horizontal\" alignment=\"top\"", "",
      ["NSStackView()", "distribution = .fill"]
    ),
  ])
  func controls(element: String, cell: String, code: [String]) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="r">\
      <rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>\
      <\(element) id="a"><rect key="frame" x="10" y="10" width="90" height="21"/>\(cell)\
      </\(element.prefix { $0 != " " })></subviews></customView></objects></document>
      """
    let target = try #require(conversionTargets.first { $0.name == "appkit" })
    let file = convert(SourceText(name: "m.xib", text: text), to: target, measuring: FixedAdvanceMeasurer())
    let lines = try #require(file.text, "\(file.diagnostics)").split(separator: "\n")
    for line in code { #expect(lines.contains { $0.hasSuffix(line) }, "\(line) in \(lines)") }
  }

  @Test(
    "The gravity areas and titles of a stack's buttons",
    arguments: [(Axis.horizontal, "trailing"), (.vertical, "bottom")])
  func areas(axis: Axis, end: String) throws {
    var views = [View(name: "view", kind: .view, parent: nil), View(name: "s", kind: .stack, parent: .root)]
    views[1].stack = StackArrangement(axis: axis, spacing: 8)
    views[1].stack?.rules = .appKitAreas([.beginning, .middle, .end])
    for name in ["a", "b", "c"] {
      var button = View(name: name, kind: .button, parent: ViewID(1))
      (button.isArranged, button.className, button.text) = (true, "NSButton", "Go")
      views.append(button)
    }
    let span = SourceSpan(start: 0, end: 0)
    let layout = Layout(
      source: SourceText(name: "a.swift", text: ""), canvases: [Canvas(name: nil, span: span)], views: views,
      constraints: [])
    let text = AppKitTarget.convert(ConversionSource(layout, solutions: [])).text
    for line in [
      "s.addArrangedSubview(a)", "s.addView(b, in: .center)", "s.addView(c, in: .\(end))",
      "let a = NSButton(title: \"Go\", target: nil, action: nil)",
    ] { #expect(text.contains("  \(line)\n"), "\(line) in \(text)") }
  }
}
