import ApprovedText
import Diagnostics
import Graphics
import LayoutModel
import Testing

/// Compares facts about view kinds, attributes, devices and stacks with texts that a person has reviewed.
@Suite struct FactTests {
  private func compare(_ lines: [String], _ name: String) throws {
    #expect(try difference(of: lines.map { $0 + "\n" }.joined(), fromReference: name) == nil)
  }

  @Test func kinds() throws {
    let kinds = ViewKind.allCases.map { kind -> String in
      let view = View(name: "v", kind: kind, parent: .root)
      let flags: [(Bool, String)] = [
        (kind.setsText, "sets text"), (kind.takesText, "takes text"), (kind.isControl, "control"),
        (kind.traits.holdsViews, "holds views"), (view.stack != nil, "arranges"),
        (view.setText != nil, "own text"),
      ]
      let facts = [
        "\(kind): \(kind.className) \(kind.initializer) \(kind.traits.appKit)",
        "article '\(kind.traits.article)'", "operand \(word(kind.operand))", "size \(kind.traits.size)",
        "padding \(pair(kind.textPadding))", flags.filter(\.0).map(\.1).joined(separator: " "),
        "fill \(view.fill)", "stroke \(view.stroke)", "outset \(insets(view.outset))",
        "baselines \(view.ownBaselineWords)",
      ]
      return facts.joined(separator: ", ")
    }
    let properties = ViewProperty.allCases.map { property -> String in
      let impossible = ViewKind.allCases.filter { !property.isPossible(for: $0) }.map { "\($0)" }
      let facts = [
        "\(property)", property.takesValue ? "value" : "alone", property.isLook ? "look" : "no look",
        "opposite \(word(property.opposite))", "in code \(property.codeNames)",
        "not for \(impossible.joined(separator: " "))",
      ]
      return facts.joined(separator: ", ")
    }
    let classes = [
      "UILabel", "NSTextField", "UIButton", "NSSearchField", "UITextField", "UIImageView", "UILayoutGuide",
      "NSLayoutGuide", "UITextView", "NSTextView", "UISearchBar", "UIStackView", "NSStackView",
      "UIScrollView",
      "UIView", "NSView", "WKWebView", "UITableView", "UISwitch", "NSSwitch", "MyLabel", "UILayoutSpacer",
      "UIFancyThing", "NSBox", "MKMapView", "UIDatePicker", "NSProgressIndicator",
    ]
    let elements =
      InterfaceElement.uiKit.values.map(\.className) + InterfaceElement.appKit.values.map(\.className)
    let known = (classes + Set(elements).subtracting(classes).sorted()).map { name in
      "\(name): \(word(ViewKind(className: name))), by its ending \(ViewKind(endingOf: name))"
    }
    try compare(Array([kinds, properties, known].joined(separator: [""])), "kinds")
  }

  @Test func attributes() throws {
    let attributes = Attribute.allCases.map { attribute -> String in
      let flags: [(Bool, String)] = [
        (attribute.isSize, "size"), (attribute.isAbsoluteSide, "absolute"),
        (attribute.isDirectionalSide, "directional"), (attribute.isBaseline, "baseline"),
        (attribute.isMargin, "margin"), (attribute.isStart, "start"), (attribute.isEnd, "end"),
        (attribute.isEdgeOrMargin, "edge or margin"),
      ]
      let others = Attribute.allCases.filter { !attribute.isComparable(to: $0) }.map { "\($0)" }
      let facts = [
        "\(attribute): '\(attribute.word)' \(attribute.axis)",
        flags.filter(\.0).map(\.1).joined(separator: " "), "margin \(word(attribute.ofMargins))",
        "without \(attribute.withoutMargin)", "share \(attribute.share)",
        "not with \(others.joined(separator: " "))",
      ]
      return facts.joined(separator: ", ")
    }
    let names = [
      "leadingAnchor", "baseline", "lastBaselineAnchor", "firstBaseline", "Anchor",
      "NSLayoutAttributeCenterY",
      "centerX", "minX", "midX", "maxX", "minY", "midY", "maxY", "edges", "directionalEdges",
      "horizontalEdges",
      "verticalEdges", "directionalHorizontalEdges", "directionalVerticalEdges", "size", "center",
      "centerWithinMargins", "margins", "directionalMargins", "nothing",
    ].map { name -> String in
      let facts = [
        "\(name): anchor \(word(Attribute(anchor: name)))", "case \(word(Attribute(caseName: name)))",
        "coordinate \(word(Attribute(coordinate: name)))",
        "upward \(word(Attribute(coordinate: name, isUpward: true)))",
        "maker \(Attribute.attributes(ofMaker: name).map { "\($0)" })",
      ]
      return facts.joined(separator: ", ")
    }
    let relations = Relation.allCases.map { relation in
      "\(relation): mirrored \(relation.mirrored), \(relation.caseName), \(relation.callName)"
    }
    let calls = [
      "equalTo", "mas_equalTo", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSystemSpacingAfter",
      "equal",
      "NSLayoutRelationGreaterThanOrEqual", "lessThanOrEqual",
    ].map { name in
      "\(name): case \(word(Relation(caseName: name))), call \(word(Relation(callName: name)))"
    }
    let priorities = [
      "required", "high", "low", "medium", "defaultHigh", "defaultLow", "fittingSize", "fittingSizeLevel",
      "UILayoutPriorityDefaultHigh", "NSLayoutPriorityDragThatCanResizeWindow", "almostRequired", "unknown",
    ].map { "\($0): \(word(Priority.named($0)))" }
    let guides = LayoutGuide.allCases.map { "\($0): \($0.codeName)" }
    let guideNames = ["topLayoutGuide", "bottomLayoutGuide", "safeAreaLayoutGuide", "guide"].map {
      name -> String in
      let named = LayoutGuide.named(name)
      return "\(name): \(word(named?.guide)) \(word(named?.side))"
    }
    let lists = [attributes, names, relations + calls, priorities, guides + guideNames]
    try compare(Array(lists.joined(separator: [""])), "attributes")
  }

  @Test func elements() throws {
    let uiKit = InterfaceElement.uiKit.sorted { $0.key < $1.key }.map { "\($0.key): \(words($0.value))" }
    let appKit = InterfaceElement.appKit.sorted { $0.key < $1.key }.map { "\($0.key): \(words($0.value))" }
    let unknown = [InterfaceElement.unknown("thing"), .unknownAppKit("thing")].map { "unknown: \(words($0))" }
    try compare(uiKit + [""] + appKit + [""] + unknown, "elements")
  }

  @Test func controlsOfTheDesktop() throws {
    let controls: [AppKitControl] = [
      .label, .field, .push, .check, .radio, .help, .gradient, .textured, .roundRect, .popUp, .bevelPopUp,
      .combo, .token, .box, .titledBox, .separator, .tabs, .bottomTabs, .bareTabs, .slider, .stepper,
      .segments, .separatedSegments, .texturedSegments, .roundSegments, .date, .colorWell, .toggle, .bar,
      .image, .plain,
    ]
    var lines: [String] = []
    for control in controls {
      for generation in AppKitControl.Generation.allCases {
        var before = ""
        for size in AppKitControl.Size.allCases {
          var variants: [String] = []
          for (width, height, hasTitle, version) in [
            (60.0, 20.0, true, 21_999.0), (60, 28, false, 22_000), (22, 22, true, 22_000),
            (17, 60, true, 22_000), (26, 26, true, 22_000), (60, 27, true, 22_000), (60, 21, true, 22_000),
            (60, 25, true, 22_000), (60, 19, true, 22_000),
          ] {
            let traits = AppKitControl.Traits(
              size: size, generation: generation, width: width, height: height, hasTitle: hasTitle,
              toolsVersion: version)
            let variant = insets(control.overhang(traits))
            if variants.last?.hasSuffix(variant) != true { variants.append("\(width)x\(height) \(variant)") }
          }
          let traits = AppKitControl.Traits(
            size: size, generation: generation, width: 60, height: 20, hasTitle: true, toolsVersion: 22_000)
          let baseline = control.baseline(traits, label: 4.5).map { "\($0)" } ?? "-"
          let line =
            "baseline \(baseline), padding \(control.padding(traits)), overhang \(variants.joined(separator: ", "))"
          if line != before { lines.append("\(control) \(generation) \(size): \(line)") }
          before = line
        }
      }
      let traits = AppKitControl.Traits(
        size: .regular, generation: .bigSur, width: 60, height: 20, hasTitle: true, toolsVersion: 22_000)
      lines.append("\(control): \(control.otherOverhangs(traits).map { insets($0) }.joined(separator: ", "))")
    }
    try compare(lines, "controls of the desktop")
  }

  @Test func devices() throws {
    let devices = Device.all.flatMap { device in
      [Device.Orientation.portrait, .landscape].map { orientation -> String in
        let screen = Screen(device, orientation)
        var canvas = Canvas(direction: .rightToLeft)
        canvas.show(on: screen)
        return
          "\(screen.name): \(screen.size.width)x\(screen.size.height) at \(device.scale), safe \(insets(screen.safeArea)), "
          + "margins \(insets(canvas.rootMargins)), \(device.interfaceBuilderID ?? "-")"
      }
    }
    let styles = [
      "largeTitle", "extraLargeTitle", "extraLargeTitle2", "title0", "title", "title1", "title2", "title3",
      "headline", "Headline", "body", "callout", "subhead", "subheadline", "footnote", "caption", "caption1",
      "Caption2", "nothing",
    ].map { name -> String in
      let both = [SystemTextStyle(named: name), SystemTextStyle(named: name, isSmall: true)]
      return "\(name): " + both.map { word($0) }.joined(separator: ", small ")
    }
    try compare(devices + [""] + styles, "devices")
  }

  @Test func systemConstraints() throws {
    let names = [
      "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height", "UITemporaryLayoutWidth",
      "fittingSizeHTarget", "fittingSizeVTarget", "UISV-hiding", "UISV-canvas-connection", "UISV-spacing",
      "UISV-alignment", "UISV-distributing", "UISV-fill-equally", "UISV-ordering", "UISV-else",
      "NSStackView.Edge.Stack", "NSStackView.Spacing", "NSStackView.Other", "UIViewSafeAreaLayoutGuide-top",
      "UIView-topMargin-guide-constraint", "UIView-leftMargin-guide-constraint", "UIViewLayoutMarginsGuide",
      "NSAutoresizingMaskLayoutConstraint", "IB auto generated at build time for view", "TB_Width", "BIB_1",
      "accessoryView.top", "AppKit.x", "_UIButtonBarStackView", "_NSThing", "UIPanel.swift:12", "UIPanel-top",
      "UIPanel.top", "UIPanel_top", "UIPanel top", "UIPanel", "UIpanel", "UI", "NSWindow-current-width",
      "_my",
      "mine", "",
    ].map { name -> String in
      let kind = SystemConstraint(identifier: name)
      return "\(name): \(word(kind)), \(kind?.meaning ?? "-")"
    }
    try compare(names, "system constraints")
  }

  @Test func stacks() throws {
    var lines: [String] = []
    for axis in Axis.allCases {
      for distribution in StackArrangement.Distribution.allCases {
        for alignment in StackArrangement.Alignment.allCases where alignment.isPossible(along: axis) {
          for rules in [
            StackArrangement.Rules.uiKit, .appKit, .appKitAreas([.beginning, .middle, .middle, .end]),
            .appKitAreas([.beginning, .beginning, .end, .end]),
          ] {
            guard alignment == .fill || distribution == .fill else { continue }
            if case .appKitAreas = rules, distribution != .fill || alignment != .fill { continue }
            for usesMargins in [false, true] where !usesMargins || alignment == .fill {
              var stack = StackArrangement(
                axis: axis, spacing: 7, alignment: alignment, distribution: distribution,
                usesMargins: usesMargins)
              stack.rules = rules
              if rules != .uiKit { stack.clippingResistance = 700 }
              stack.isBaselineRelative = axis == .vertical && usesMargins
              let layout = Self.layout(stack)
              let margins = usesMargins ? ", within margins" : ""
              lines.append("—— \(axis) \(distribution) \(alignment) \(rules)\(margins)")
              lines += layout.stackConstraints().map { layout.equation($0) + share($0.share) }
            }
          }
        }
      }
    }
    for count in 0...1 {
      for rules in [StackArrangement.Rules.uiKit, .appKit] {
        for distribution in [StackArrangement.Distribution.fill, .equalCentering] {
          var stack = StackArrangement(axis: .vertical, distribution: distribution)
          stack.rules = rules
          var layout = Self.layout(stack)
          for index in layout.views.indices.dropFirst(2 + count) { layout.views[index].isArranged = false }
          lines.append("—— \(count) members, \(distribution) \(rules)")
          lines += layout.stackConstraints().map { layout.equation($0) }
        }
      }
    }
    try compare(lines, "stacks")
  }

  @Test(arguments: 0...5) func coverage(_ unread: Int) {
    let lines = (0..<unread).map {
      SourceCoverage.Unread(file: "A.swift", lines: ($0 + 1)...($0 + 2), reason: "r\($0)")
    }
    let listed = ["line 1 (r0)", "line 2 (r1)", "line 3 (r2)"].prefix(unread).joined(separator: ", ")
    let more = unread > 3 ? " and \(unread - 3) more" : ""
    for made in 0...5 {
      let coverage = SourceCoverage(unread: lines, assumptions: [], made: made)
      let all = "\(made) constraint\(made == 1 ? "" : "s"), all read"
      let part = "\(made) of at least \(made + unread) constraints were read; not read: \(listed)\(more)"
      #expect(coverage.summary == (unread == 0 ? all : part))
      let isPoor = unread > made
      let remark = "more than half of the constraints were not read, so the layout is incomplete"
      #expect(coverage.remarks == (unread == 0 ? [] : [part]) + (isPoor ? [remark] : []))
    }
  }

  @Test func shapesOfTheDesktop() {
    let window = { (toolbar: DesktopShape.Window.Toolbar) in
      DesktopShape.Window(title: "", buttons: [], toolbar: toolbar, items: [], isInside: false)
    }
    #expect([window(.none), window(.beside), window(.below)].map(\.height) == [28, 52, 78])
    let texts: [DesktopShape] = [
      .field(isSecure: false), .search, .check(.on), .radio(isOn: true), .popUp(.both), .combo,
    ]
    let others: [DesktopShape] = [
      .boxTitle(""), .line, .tabs([], selected: 0), .rows([], height: 1, top: 0, isStriped: false),
      .header([]),
      .cells([], size: .zero, gap: .zero), .arrows, .slider(0, isVertical: false, ticks: 0), .dial(0),
      .sign("", isRound: true), .well(.none), .window(window(.none)),
    ]
    #expect(texts.allSatisfy { $0.showsText && Control(.desktop($0)).showsText })
    #expect(!others.contains { $0.showsText || Control(.desktop($0)).showsText })
    #expect(!Control(.search).showsText)
    let framing = (texts + others).map { Control(.desktop($0)).surroundsScene }
    #expect(framing == Array(repeating: false, count: 17) + [true])
    #expect(Control(.screen(top: nil, bottom: true)).surroundsScene && !Control(.stepper).surroundsScene)
  }

  /// A view is not reported as ambiguous if something other than constraints, such as UIKit, may place this view, or
  /// another view that is connected to it by constraints or nesting.
  @Test func provedAmbiguities() {
    var layout = Self.layout(StackArrangement())
    for name in ["e", "f", "g", "h"] { layout.views.append(View(name: name, kind: .view, parent: .root)) }
    func tie(_ one: Int, _ other: Int) -> Constraint {
      Constraint(
        .items(
          first: Item(ViewID(one), .top), second: Item(ViewID(other), .top), multiplier: 1, constant: 0),
        .equal, notation: .swift, span: SourceSpan(start: 0, end: 0))
    }
    layout.constraints = [tie(6, 7), tie(8, 0)]
    let open = [OpenValue(.x, OpenRange(lower: 0, upper: nil))]
    func left(_ placedOtherwise: Set<ViewID>) -> [Int] {
      var coverage = SourceCoverage(unread: [], assumptions: [], made: 2)
      coverage.placedOtherwise = placedOtherwise
      layout.coverage = coverage
      let views = layout.views.count
      let solved = SolvedLayout(
        layout: layout, canvas: Canvas(), size: .zero, frames: Array(repeating: .zero, count: views),
        ambiguities: Array(repeating: open, count: views), conflicts: [],
        texts: Array(repeating: nil, count: views),
        intrinsicSizes: Array(repeating: PerAxis(both: nil), count: views))
      let proved = solved.withProvedAmbiguities
      return proved.ambiguities.indices.filter { !proved.ambiguities[$0].isEmpty }
    }
    #expect(left([]) == Array(1...9))
    #expect(left([ViewID(7)]) == [1, 2, 3, 4, 5, 8, 9])
    #expect(left([ViewID(2), ViewID(8)]) == [6, 7, 9])
    #expect(left([.root]) == Array(1...9))
  }

  @Test func placesInWrittenText() {
    var layout = Self.layout(StackArrangement(axis: .vertical))
    layout.views[0].name = "root"
    layout.views[1].span = SourceSpan(start: 3, end: 5)
    layout.addStackConstraints()
    let own = Constraint(
      .items(first: Item(ViewID(2), .width), second: nil, multiplier: 1, constant: 9), .equal,
      notation: .equation, span: SourceSpan(start: 0, end: 1))
    layout.constraints.append(own)
    var writer = LayoutWriter(layout, keepsStacks: true)
    writer.addCanvases()
    writer.addViews { $0 == ViewID(3) ? "hidden" : nil }
    let index = layout.constraints.count - 1
    writer.add(layout.equation(own), stating: [index], comment: "own")
    writer.add(comment: "end")
    let source = writer.source(named: "a.layout", lineNumbers: nil)
    #expect(
      writer.text == """
        canvas fit as root
        stack s column {
            label a "a" after 2
            label b "b" hidden  // hidden
            image c
            button d "d"
        }
        a.width == 9  // own
        // end

        """)
    let written = writer.written(in: source)
    #expect(
      written.views.map { $0.span.map { source[$0] } ?? "-" }.dropFirst().map { String($0.prefix(9)) } == [
        "stack s c", "label a \"", "label b \"", "image c", "button d ",
      ])
    #expect(written.views.map { $0.nameSpan.map { source[$0] } } == [nil, "s", "a", "b", "c", "d"])
    #expect(source[written.constraints[index].span] == "a.width == 9")
    #expect(written.constraints.dropLast().allSatisfy { $0.span == written.views[1].span })
    #expect(index > 5)
  }

  private static func layout(_ stack: StackArrangement) -> Layout {
    var views = [View(name: nil, kind: .view, parent: nil), View(name: "s", kind: .stack, parent: .root)]
    views[1].stack = stack
    views[1].margins = Margins(top: 3, leading: 5, bottom: 11, trailing: 13)
    views[1].hugging = PerAxis(horizontal: 240, vertical: 260)
    for (name, kind) in [("a", ViewKind.label), ("b", .label), ("c", .image), ("d", .button)] {
      var view = View(name: name, kind: kind, parent: ViewID(1))
      view.isArranged = true
      view.text = kind.setsText ? name : nil
      view.isHidden = name == "b"
      if name == "a" { view.spacingAfter = 2 }
      views.append(view)
    }
    return Layout(source: SourceText(name: "", utf8: []), canvases: [Canvas()], views: views, constraints: [])
  }

  private func share(_ share: ContentShare?) -> String {
    share.map {
      ", share of \($0.member.index) among \($0.members.map(\.index)) \($0.axis) but \($0.reserved)"
    }
      ?? ""
  }

  private func words(_ element: InterfaceElement) -> String {
    let (content, look) = (element.content, element.look)
    let facts = [
      "\(element.name) \(element.className)", "\(element.kind) \(element.part) \(element.direction)",
      element.scrolls ? "scrolls" : "is still", "text \(element.text) '\(element.nameSuffix)'",
      "overhang \(element.overhang)",
      "size \(content.axes) \(word(content.usual.horizontal))x\(word(content.usual.vertical))",
      "least \(pair(content.least))", "padding \(content.padding)",
      "measured \(content.measuring)\(content.wraps ? " wraps" : "")", "inset \(word(content.textInset))",
      "font \(content.fontSize)", "look \(look.fill) \(look.outline) \(look.textColor) \(look.shape)",
    ]
    return short(facts.joined(separator: ", "))
  }

  private func short(_ text: String) -> String {
    ["LayoutModel.", "Graphics.", "AppKitControl.", "ElementLook.", "Fill.", "InterfaceElement."].reduce(text)
    {
      $0.replacing($1, with: "")
    }
  }

  private func word<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "-" }

  private func pair(_ values: PerAxis<Double>) -> String { "\(values.horizontal)x\(values.vertical)" }

  private func insets(_ insets: EdgeInsets) -> String {
    insets.isZero ? "0" : "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
  }
}

extension View {
  fileprivate var ownBaselineWords: String { ownBaselines.map { "\($0.first) \($0.last)" } ?? "-" }
}
