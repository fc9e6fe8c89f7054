import Diagnostics
import Graphics
import LayoutModel
import Testing

@Suite struct LayoutTests {
  private static func layout(_ constraints: [Constraint] = []) -> Layout {
    let parents: [(String, Int?)] = [("view", nil), ("a", 0), ("b", 1), ("c", 2), ("d", 0)]
    return Layout(
      source: SourceText(name: "", utf8: []), canvases: [Canvas()],
      views: parents.map { View(name: $0.0, kind: .view, parent: $0.1.map { ViewID($0) }) },
      constraints: constraints)
  }

  private static func solved(_ layout: Layout = layout(), canvas: Canvas = Canvas(), _ frames: [Rect] = [])
    -> SolvedLayout
  {
    let rest = layout.views.count - frames.count
    return SolvedLayout(
      layout: layout, canvas: canvas, size: Size(width: 100, height: 80),
      frames: frames + Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: rest),
      ambiguities: Array(repeating: [], count: layout.views.count), conflicts: [],
      texts: Array(repeating: nil, count: layout.views.count),
      intrinsicSizes: Array(repeating: PerAxis(both: nil), count: layout.views.count))
  }

  @Test(
    arguments: [
      (1, 1, 0), (0, 0, 0), (2, 2, 1), (1, 2, 1), (3, 1, 1), (3, 2, 2), (3, 4, 0), (4, 2, 0), (0, 3, 0),
      (2, 1, 1),
    ])
  func `The nearest common ancestor`(one: Int, other: Int, ancestor: Int) {
    #expect(Self.layout().nearestCommonAncestor(ViewID(one), ViewID(other)) == ViewID(ancestor))
  }

  @Test func subviews() {
    #expect(
      (0..<5).map { Self.layout().subviews(of: ViewID($0)).map(\.index) } == [[1, 4], [2], [3], [], []])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 2.0, 4.0), (.rightToLeft, 4, 2)])
  func margins(direction: LayoutDirection, left: Double, right: Double) {
    let margins = Margins(top: 1, leading: 2, bottom: 3, trailing: 4)
    var layout = Self.layout()
    layout.views[1].margins = margins
    let canvas = Canvas(
      direction: direction, margins: margins, safeArea: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(
      layout.margins(of: ViewID(1), on: canvas) == EdgeInsets(top: 1, left: left, bottom: 3, right: right))
    #expect(
      layout.margins(of: .root, on: canvas)
        == EdgeInsets(top: 11, left: 20 + left, bottom: 33, right: 40 + right))
  }

  @Test func `A file's fixed frames are at the place of their view`() {
    func constraint(_ notation: NotationName, at start: Int) -> Constraint {
      Constraint(
        .items(first: Item(ViewID(1), .width), second: nil, multiplier: 1, constant: 5), .equal,
        notation: notation,
        span: SourceSpan(start: start, end: 9))
    }
    var layout = Self.layout()
    layout.views[1].span = SourceSpan(start: 3, end: 9)
    #expect(layout.isFixedFrame(constraint(.interfaceBuilder, at: 3)))
    #expect(!layout.isFixedFrame(constraint(.interfaceBuilder, at: 4)))
    #expect(!layout.isFixedFrame(constraint(.equation, at: 3)))
  }

  @Test func `Files of both frameworks`() {
    for (className, isInterface, isForMac) in [
      (nil, false, false), ("label", true, false), ("textField", true, false), ("splitView", true, true),
    ] {
      var layout = Self.layout()
      layout.views[0].className = className
      #expect(layout.isInterface == isInterface && layout.isForMac == isForMac, "\(className ?? "none")")
    }
  }

  @Test func `Rectangles of guides`() {
    let canvas = Canvas(
      width: 1000, height: 80, margins: Margins(top: 1, leading: 8, bottom: 2, trailing: 9),
      safeArea: EdgeInsets(top: 10, left: 5, bottom: 10, right: 3))
    var solved = Self.solved(
      canvas: canvas,
      [
        Rect(x: 0, y: 0, width: 100, height: 80), Rect(x: 0, y: 4, width: 50, height: 70),
        Rect(x: 20, y: 20, width: 700, height: 10), Rect(x: 98, y: 72, width: 2, height: 8),
      ])
    let (a, b, c) = (ViewID(1), ViewID(2), ViewID(3))
    #expect(solved.rect(of: .root, .safeArea) == Rect(x: 5, y: 10, width: 92, height: 60))
    #expect(solved.rect(of: a, .safeArea) == Rect(x: 5, y: 10, width: 45, height: 60))
    #expect(solved.rect(of: b, .safeArea) == Rect(x: 20, y: 20, width: 77, height: 10))
    // If a view is outside of the safe area, its own safe area has a negative size.
    #expect(solved.rect(of: c, .safeArea) == Rect(x: 98, y: 72, width: -1, height: -2))
    #expect(solved.rect(of: .root, .margins) == Rect(x: 13, y: 11, width: 75, height: 57))
    #expect(solved.rect(of: a, .margins) == Rect(x: 8, y: 12, width: 34, height: 54))
    // The readable guide is at most 672 wide.
    #expect(solved.rect(of: b, .readable) == Rect(x: 34, y: 28, width: 672, height: -6))
    #expect(solved.rect(of: a, .readable) == solved.rect(of: a, .margins))
    #expect(solved.rect(of: a, .keyboard) == Rect(x: 0, y: 70, width: 50, height: 4))
    #expect(solved.rect(of: a) == solved.rect(of: a, .frame))
    #expect(solved.rect(of: a, .content) == solved.frames[1])
    solved.contentSizes[1] = Size(width: 500, height: 600)
    #expect(solved.rect(of: a, .content) == Rect(x: 0, y: 4, width: 500, height: 600))
  }

  @Test func `Names and the description of a solved layout`() {
    var solved = Self.solved(
      canvas: Canvas(name: "A"),
      [Rect(x: 0, y: 0, width: 100, height: 80), Rect(x: 1, y: 2.00049, width: 1.0 / 3, height: 4)])
    #expect(solved["a"] == solved.frames[1] && solved["z"] == nil)
    #expect(solved.frame(of: ViewID(1)) == solved.frames[1])
    #expect(solved.status == .solved)
    solved.ambiguities[2] = [OpenValue(.width, OpenRange(lower: 0, upper: nil))]
    #expect(solved.status == .ambiguous)
    let lines = solved.description.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "A, 100 x 80, ambiguous")
    #expect(lines[1] == "a: 0.333 x 4 at 1, 2")
    #expect(lines[2] == "b: 0 x 0 at 0, 0 (ambiguous)")
    let minimal = LayoutConflict(members: [], dropped: 0)
    let large = LayoutConflict(members: [], dropped: 0, isMinimal: false)
    solved.conflicts = [large, minimal, large]
    #expect(solved.status == .conflict)
    #expect((solved.reportedConflicts, solved.unreportedConflictCount) == ([0, 1], 1))
  }

  /// A view's ambiguities are kept only if nothing but constraints can place the view or any view connected to it.
  /// Views are connected by constraints and by nesting, but not through the root.
  @Test(
    arguments: [
      ([1], [], [4]), ([4], [], [1, 2, 3]), ([2], [(1, 4)], []), ([], [], [1, 2, 3, 4]),
      ([0], [], [1, 2, 3, 4]),
      ([4], [(0, 4), (0, 1)], [1, 2, 3]),
    ] as [([Int], [(Int, Int)], [Int])])
  func `Ambiguities that are proved`(placed: [Int], ties: [(Int, Int)], proved: [Int]) {
    var layout = Self.layout(
      ties.map {
        Constraint(
          .items(
            first: Item(ViewID($0.0), .left), second: Item(ViewID($0.1), .left), multiplier: 1, constant: 0),
          .equal,
          notation: .swift, span: SourceSpan(start: 0, end: 0))
      })
    func solved() -> SolvedLayout {
      var solved = Self.solved(layout)
      solved.ambiguities = Array(repeating: [OpenValue(.x, OpenRange(lower: nil, upper: nil))], count: 5)
      return solved
    }
    #expect(solved().withProvedAmbiguities == solved())
    layout.coverage = SourceCoverage(unread: [], assumptions: [], made: 0)
    layout.coverage?.placedOtherwise = Set(placed.map { ViewID($0) })
    let open = solved().withProvedAmbiguities.ambiguities
    #expect(open.indices.filter { !open[$0].isEmpty } == proved)
  }

  /// The frame of a cell's content view is fixed, so views are not connected through it. Only a subview of the root
  /// counts as such a content view.
  @Test(
    arguments: [
      (1, 2, [1, 4]), (1, 4, [1, 2, 3]), (1, 1, [2, 3, 4]), (2, 3, []), (2, 4, []), (4, 1, [4]),
      (4, 4, [1, 2, 3]),
    ] as [(Int, Int, [Int])])
  func `Content views of cells`(contentView: Int, placed: Int, proved: [Int]) {
    var layout = Self.layout([
      Constraint(
        .items(first: Item(ViewID(1), .left), second: Item(ViewID(4), .left), multiplier: 1, constant: 0),
        .equal, notation: .swift, span: SourceSpan(start: 0, end: 0))
    ])
    layout.views[contentView].name = "contentView"
    layout.coverage = SourceCoverage(unread: [], assumptions: [], made: 1)
    layout.coverage?.placedOtherwise = [ViewID(placed)]
    var solved = Self.solved(layout)
    solved.ambiguities = Array(repeating: [OpenValue(.x, OpenRange(lower: nil, upper: nil))], count: 5)
    let open = solved.withProvedAmbiguities.ambiguities
    #expect(open.indices.filter { !open[$0].isEmpty } == proved)
  }

  @Test func `Items of a constraint in the order in which they are written`() {
    let (left, width) = (Item(ViewID(2), .left), Item(ViewID(1), .width))
    func items(_ form: Constraint.Form) -> [Item] {
      Constraint(form, .equal, notation: .equation, span: SourceSpan(start: 0, end: 0)).items
    }
    #expect(items(.items(first: left, second: width, multiplier: 1, constant: 0)) == [left, width])
    #expect(items(.items(first: left, second: nil, multiplier: 1, constant: 0)) == [left])
    #expect(
      items(.terms([Constraint.Term(2, left), Constraint.Term(-1, width)], constant: 0)) == [left, width])
    #expect(items(.terms([], constant: 0)) == [])
  }

  @Test func `Boxed values`() {
    let (one, same, other) = (Boxed(wrappedValue: "a"), Boxed(wrappedValue: "a"), Boxed(wrappedValue: "b"))
    let copy = one
    let none = Boxed<String>()
    #expect(one == copy && one == same && one != other && one != none)
    #expect(none == Boxed(wrappedValue: nil) && none.wrappedValue == nil && same.wrappedValue == "a")
    #expect(Set([one, copy, same]).count == 1)
    #expect(Set([one, other, none]).count == 3)
  }

  @Test(
    arguments: [
      (.leftToRight, .left, .x), (.leftToRight, .top, .y), (.leftToRight, .width, .width),
      (.leftToRight, .height, .height),
    ] as [(LayoutDirection, Attribute, FrameValue)])
  func frameValues(direction: LayoutDirection, attribute: Attribute, value: FrameValue) {
    #expect(value.attribute == attribute && value.axis == attribute.axis)
  }

  @Test(
    arguments: [
      (
        "iPhone 15", .portrait, "iPhone 15", 393, 852, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 3,
        16
      ),
      (
        "iphone 15", .landscape, "iPhone 15 landscape", 852, 393,
        EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), 3, 20
      ),
      ("iPhone 8", .portrait, "iPhone 8", 375, 667, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 2, 16),
      ("iPhone 8", .landscape, "iPhone 8 landscape", 667, 375, EdgeInsets(all: 0), 2, 20),
      (
        "iPad mini", .landscape, "iPad mini (6th generation) landscape", 1133, 744,
        EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), 2, 20
      ),
    ] as [(String, Device.Orientation, String, Double, Double, EdgeInsets, Double, Double)])
  func screens(
    named: String, orientation: Device.Orientation, name: String, width: Double, height: Double,
    safeArea: EdgeInsets,
    scale: Double, side: Double
  ) throws {
    let screen = Screen(try #require(Device.named(named)), orientation)
    #expect(screen.name == name)
    var canvas = Canvas()
    canvas.show(on: screen)
    #expect((canvas.width, canvas.height, canvas.scale) == (width, height, scale))
    #expect(canvas.safeArea == safeArea)
    #expect(canvas.margins == Margins(top: 0, leading: side, bottom: 0, trailing: side))
    var own = Canvas()
    own.hasOwnMargins = true
    own.show(on: screen)
    #expect(own.margins == Margins(all: 8))
  }

  @Test(
    arguments: [
      ("iPhone SE", "iPhone SE (3rd generation)"), ("iPad Air", nil),
      ("iPad (9th generation)", "iPad (9th generation)"),
      ("iPhone", nil), ("iPad Pro (13-inch)", "iPad Pro (13-inch)"), ("iPad Pro", nil),
    ] as [(String, String?)])
  func `Shortened names of devices`(name: String, device: String?) {
    #expect(Device.named(name)?.name == device)
  }

  @Test(arguments: [(399.0, 16.0), (400, 20)]) func controllersMargins(width: Double, side: Double) {
    #expect(Margins.ofController(width: width) == Margins(top: 0, leading: side, bottom: 0, trailing: side))
  }

  @Test(
    arguments: [
      ("title1", false, 28, 34, false), ("Title1", true, 25, 31, false), ("headline", false, 17, 22, true),
      ("Headline", true, 14, 19, true), ("caption2", true, 11, 13, false),
    ])
  func textStyles(name: String, isSmall: Bool, size: Double, distance: Double, isSemibold: Bool) throws {
    let style = try #require(SystemTextStyle(named: name, isSmall: isSmall))
    #expect((style.size, style.lineDistance, style.weight == .semibold) == (size, distance, isSemibold))
    #expect(SystemTextStyle(named: "other") == nil)
  }

  @Test(
    arguments: [
      ("UISV-spacing", .stackSpacing), ("UISV-canvas-connection", .stackEdge),
      ("UISV-new", .stackDistribution),
      ("UIView-Encapsulated-Layout-Width", .encapsulatedSize), ("_UIButtonBar", .other), ("UIWindow", .other),
      ("UIWindow-width", .other), ("UIWindow width", nil), ("UIPanel.swift:12", nil), ("UIwindow", nil),
      ("gap", nil),
      ("UI", nil), ("_gap", nil), ("NSWindow.gap", .other),
    ] as [(String, SystemConstraint?)])
  func `Identifiers of the system`(identifier: String, purpose: SystemConstraint?) {
    #expect(SystemConstraint(identifier: identifier) == purpose)
  }

  @Test(
    arguments: [
      ("UIScrollView", .scroll), ("NSScrollView", .scroll), ("UIStackView", .stack), ("UISearchBar", .search),
      ("MKMapView", nil), ("UITableView", .scroll), ("UIView", .view), ("UIMyLabel", nil),
    ] as [(String, ViewKind?)])
  func `Kinds by class`(className: String, kind: ViewKind?) {
    #expect(ViewKind(className: className) == kind)
  }

  @Test(
    arguments: [
      ("PriceLabel", .label), ("BuyButton", .button), ("UserTextField", .field), ("CitySearchField", .field),
      ("HeroImageView", .image), ("KeyboardGuide", .guide), ("MyLayoutSpacer", .guide),
      ("NoteTextView", .view),
      ("CitySearchBar", .view), ("CardStackView", .view), ("PageScrollView", .view), ("CardView", .view),
      ("Card", .view),
    ] as [(String, ViewKind)])
  func `Kinds by the ending of a class`(className: String, kind: ViewKind) {
    #expect(ViewKind(endingOf: className) == kind)
  }
}
