import Graphics
import LayoutModel
import Testing

@Suite struct PropertyTests {
  private static let texts: [ViewKind] = [.label, .button, .field, .box]

  /// The kinds of views for which each property is valid.
  static let kinds: [(ViewProperty, [ViewKind])] =
    [
      (.font, texts + [.textview, .icon]), (.lines, texts), (.color, texts + [.textview, .icon, .search]),
      (.align, texts + [.textview, .stack]), (.row, [.stack]), (.column, [.stack]), (.spacing, [.stack]),
      (.distribute, [.stack]),
    ]
    + [.size, .hugging, .compression, .baselines].map { property in
      (property, ViewKind.allCases.filter { $0 != .stack })
    }
    + [.margins, .fill, .stroke, .corner, .hidden, .unnamed, .outset, .after].map { ($0, ViewKind.allCases) }

  @Test(arguments: kinds) func possible(property: ViewProperty, kinds: [ViewKind]) {
    #expect(Set(ViewKind.allCases.filter(property.isPossible)) == Set(kinds))
  }

  @Test func `Every property is in the table`() {
    #expect(Set(Self.kinds.map(\.0)) == Set(ViewProperty.allCases))
  }

  @Test func `What follows a property, and what it is about`() {
    #expect(
      ViewProperty.allCases.filter { !$0.takesValue } == [.hidden, .unnamed, .row, .column])
    #expect(
      Set(ViewProperty.allCases.filter(\.isLook))
        == [.font, .fill, .stroke, .corner, .color, .align, .hidden, .outset])
    for property in ViewProperty.allCases {
      #expect(property.opposite == (property == .row ? .column : property == .column ? .row : nil))
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = ViewKind.label
    var properties: [ViewProperty]
    var make: @Sendable (inout View) -> Void
  }

  static let changes = [
    Change(testDescription: "no size", properties: [.size]) { $0.hasExplicitSize = true },
    Change(testDescription: "a size", properties: [.size]) { $0.explicitSize.vertical = 5 },
    Change(testDescription: "a font", properties: [.font]) { $0.textStyle.size = 30 },
    Change(testDescription: "lines", properties: [.lines]) { $0.lineLimit = 2 },
    Change(testDescription: "margins", properties: [.margins]) { $0.margins.bottom = 9 },
    Change(testDescription: "margins of a stack", kind: .stack, properties: [.margins]) {
      $0.stack?.usesMargins = true
    },
    Change(testDescription: "hugging", properties: [.hugging]) { $0.hugging.vertical = 251 },
    Change(testDescription: "compression", properties: [.compression]) { $0.compression.horizontal = 749 },
    Change(testDescription: "a fill", properties: [.fill]) { $0.fill = .none },
    Change(testDescription: "a stroke", properties: [.stroke]) { $0.stroke = .none },
    Change(testDescription: "corners", properties: [.corner]) { $0.cornerRadius = 0 },
    Change(testDescription: "a color", properties: [.color]) { $0.textColor = .none },
    Change(testDescription: "an alignment", properties: [.align]) { $0.textAlignment = .natural },
    Change(testDescription: "a stack's alignment", kind: .stack, properties: [.align]) {
      $0.stack?.alignment = .center
    },
    Change(testDescription: "hidden", properties: [.hidden]) { $0.isHidden = true },
    Change(testDescription: "unnamed", properties: [.unnamed]) { $0.isUnnamed = true },
    Change(testDescription: "baselines", properties: [.baselines]) {
      $0.baselines = Baselines(first: 1, last: 1)
    },
    Change(testDescription: "an outset", properties: [.outset]) { $0.outset.left = 1 },
    Change(testDescription: "an axis", kind: .stack, properties: [.row, .column]) {
      $0.stack?.axis = .vertical
    },
    Change(testDescription: "a spacing", kind: .stack, properties: [.spacing]) { $0.stack?.spacing = 1 },
    Change(testDescription: "a distribution", kind: .stack, properties: [.distribute]) {
      $0.stack?.distribution = .fillEqually
    },
    Change(testDescription: "a spacing of its own", properties: [.after]) { $0.spacingAfter = 0 },
  ]

  @Test(arguments: changes) func agreement(change: Change) {
    let plain = View(name: "a", kind: change.kind, parent: .root)
    var changed = plain
    change.make(&changed)
    #expect(ViewProperty.allCases.filter { !plain.agrees(with: changed, on: $0) } == change.properties)
    #expect(changed.givenProperties == change.properties.filter { $0 != .row })
  }

  @Test func `A stack's arrangement is given first`() {
    var stack = View(name: "s", kind: .stack, parent: .root)
    stack.fill = .none
    stack.stack = StackArrangement(
      axis: .vertical, spacing: 2, alignment: .center, distribution: .equalSpacing)
    stack.isHidden = true
    #expect(stack.givenProperties == [.column, .spacing, .align, .distribute, .fill, .hidden])
  }

  @Test func `Texts that kinds draw`() {
    #expect(ViewKind.allCases.filter(\.setsText) == Self.texts)
    #expect(
      Set(ViewKind.allCases.filter(\.takesText)) == Set(Self.texts + [.search, .textview, .navbar]))
    #expect(ViewKind.label.textPadding == PerAxis(both: 0))
    #expect(ViewKind.field.textPadding == PerAxis(horizontal: 8, vertical: 7))
    #expect(ViewKind.button.textPadding == PerAxis(horizontal: 12, vertical: 7))
    var box = View(name: "b", kind: .box, parent: .root)
    #expect(box.setText == "b")
    box.text = "text"
    #expect(box.setText == "text")
    #expect(View(name: "l", kind: .label, parent: .root).setText == nil)
    var image = View(name: "i", kind: .image, parent: .root)
    image.text = "text"
    #expect(image.setText == nil)
  }

  @Test(
    arguments: [
      (.label, 0, "a", true), (.label, 2, "a", true), (.label, 1, "a", false), (.label, 0, "", false),
      (.label, 0, nil, false), (.button, 0, "a", false),
    ] as [(ViewKind, Int, String?, Bool)])
  func wraps(kind: ViewKind, lines: Int, text: String?, wraps: Bool) {
    var view = View(name: "a", kind: kind, parent: .root)
    (view.lineLimit, view.text) = (lines, text)
    #expect(view.wrapsText == wraps)
  }

  /// The padding of a button is smaller if the text leaves less space.
  @Test(arguments: [(20.0, 24.0), (40, 10), (60, 0)])
  func knownSizes(textWidth: Double, padding: Double) throws {
    var button = View(name: "b", kind: .button, parent: .root)
    #expect(button.knownContent(textWidth: textWidth) == nil)
    button.explicitSize = PerAxis(horizontal: 50, vertical: 30)
    #expect(button.knownContent(textWidth: textWidth) == nil)
    button.hasExplicitSize = true
    let known = try #require(button.knownContent(textWidth: textWidth))
    #expect(known.padding == PerAxis(horizontal: padding, vertical: 14))
    #expect((known.width, known.tolerance, known.size.vertical) == (50, 0, 30))
    button.saved = SavedContent(
      size: PerAxis(both: 1), width: 1, padding: PerAxis(both: 1), minimum: PerAxis(both: 1), tolerance: 1,
      pixel: 1)
    #expect(button.knownContent(textWidth: textWidth)?.width == 1)
  }

  @Test func `Baselines of a text view`() throws {
    var view = View(name: "t", kind: .textview, parent: .root)
    view.textStyle.size = 20
    let own = try #require(view.ownBaselines)
    #expect(abs(own.first - 27.04296) < 1e-9 && abs(own.last - 12.82422) < 1e-9)
    view.baselines = Baselines(first: 1, last: 2)
    #expect(view.ownBaselines == Baselines(first: 1, last: 2))
    #expect(View(name: "l", kind: .label, parent: .root).ownBaselines == nil)
  }

  @Test func `Rectangles that are drawn and painted`() {
    var view = View(name: "v", kind: .view, parent: .root)
    view.outset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (frame, drawn) = (Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 8, y: 19, width: 36, height: 44))
    #expect(view.drawnRect(at: frame) == drawn)
    #expect(frame.extended(by: view.outset) == drawn)
    #expect(view.paintedRect(at: frame) == drawn)
    view.hasClearOutset = true
    #expect(view.paintedRect(at: frame) == frame)
  }

  @Test(
    arguments: [
      (StackArrangement.Alignment.fill, true, true), (.center, true, true), (.leading, false, true),
      (.trailing, false, true), (.top, true, false), (.bottom, true, false), (.firstBaseline, true, false),
      (.lastBaseline, true, false),
    ])
  func alignments(alignment: StackArrangement.Alignment, ofRows: Bool, ofColumns: Bool) {
    #expect(alignment.isPossible(along: .horizontal) == ofRows)
    #expect(alignment.isPossible(along: .vertical) == ofColumns)
  }

  @Test(arguments: [
    (1000.0, 250.0, ContentPriority.compression), (999, 1000, .hugging), (1000, 1000, .compression),
  ])
  func strictPriorities(compression: Double, hugging: Double, strict: ContentPriority) {
    var view = View(name: "v", kind: .label, parent: .root)
    view[.compression].horizontal = compression
    view[.hugging].horizontal = hugging
    #expect((view.compression.horizontal, view.hugging.horizontal) == (compression, hugging))
    #expect(view.strictContentPriority(.horizontal) == strict)
  }
}
