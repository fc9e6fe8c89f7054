import LayoutModel
import Testing

@testable import SwiftSource

/// Values that the source does not determine, such as those of `Store.shared`.
@Suite("Unknown values")
struct UnknownValueTests {
  private func layout(after statements: String, _ then: String = "") throws -> Layout {
    let body = """
          let n = Store.shared.number, more = Store.shared.views
          var list = [a, b, c]
          \(statements)
          \(then)
      """
    let members = "  let a = UIView(), b = UIView(), c = UIView(), stack = UIStackView()"
    return try #require(layouts(of: viewClass(members, body)).layouts.first)
  }

  private static let loop =
    "for view in list { view.widthAnchor.constraint(equalToConstant: 9).isActive = true }"

  @Test(
    "A list that an unknown value changes is unknown, from its first to its last element",
    arguments: [
      "list = Array(list.dropFirst(n))", "list = Array(list.dropLast(n))", "list.insert(stack, at: n)",
      "list.remove(at: n)", "list.removeFirst(n)", "list.removeLast(n)", "list.swapAt(0, n)",
      "list[n] = stack",
      "list.removeAll { $0.tag == n }", "list.removeSubrange(0..<n)", "list.remove(atOffsets: more)",
      "if let index = list.firstIndex(where: { $0.tag == n }) { list.remove(at: index) }",
      "if let index = list.lastIndex(where: { $0.tag == n }) { list.remove(at: index) }",
      "if n > 2 { list.removeLast() }", "if n > 2 { list[0] = stack }",
      "while list.count > n { list.removeLast() }",
      "repeat { list.removeLast() } while list.count > n",
      "switch n { case 1: list.reverse(); default: break }",
    ])
  func unknownList(_ statement: String) throws {
    let layout = try layout(after: statement, Self.loop)
    #expect(equations(of: layout) == [])
    #expect(layout.coverage?.unread.count == 1)
  }

  @Test(
    "Unknown elements leave the others known",
    arguments: [
      "list.append(contentsOf: more)", "list.append(more[0])", "list.insert(contentsOf: more, at: 3)",
      "for _ in 0..<n { list.append(stack) }", "if n > 2 { list += [stack] }",
      "if n > 2 { list.append(stack) }",
    ])
  func addedElements(_ statement: String) throws {
    let layout = try layout(after: statement, Self.loop)
    #expect(equations(of: layout) == ["a.width == 9", "b.width == 9", "c.width == 9"])
    #expect(layout.coverage?.unread.count == 1)
  }

  @Test(
    "Skipped methods of objects do not change variables",
    arguments: [
      "if n > 2 { a.remove() }", "if n > 2 { a.insert(n) }", "if n > 2 { stack.removeAll() }",
      "if n > 2 { list[0].remove() }", "if n > 2 { a.removeFromSuperview() }",
    ])
  func objects(_ statement: String) throws {
    let layout = try layout(after: "var a = a; \(statement)", Self.loop)
    #expect(equations(of: layout) == ["a.width == 9", "b.width == 9", "c.width == 9"])
    #expect(layout.coverage?.unread == [])
  }

  @Test(
    "Changes of the layout that depend on unknown values are listed",
    arguments: [
      ("stack.spacing = n", true), ("stack.axis = n", true), ("stack.setCustomSpacing(n, after: a)", true),
      ("stack.layoutMargins.left = n", true), ("stack.insertArrangedSubview(a, at: n)", true),
      ("a.setContentHuggingPriority(n, for: .vertical)", true), ("a.isHidden = n > 2", true),
      ("addSubview(Store.shared.view)", true),
      ("_ = UIStackView(arrangedSubviews: [a, Store.shared.view])", true),
      ("if n > 2 { a.removeFromSuperview() }", true),
      ("if n > 2 { width.isActive = false }", true), ("while n > 2 { width.constant += 1 }", true),
      ("switch n { case 1: width.priority = .defaultLow; default: break }", true),
      ("semanticContentAttribute = .forceRightToLeft", true),
      ("insetsLayoutMarginsFromSafeArea = false", true),
      ("a.insetsLayoutMarginsFromSafeArea = false", false), ("stack.spacing = 4", false),
      ("if n > 2 { a.alpha = 0 }", false), ("a.tag = n", false),
      ("stack.isBaselineRelativeArrangement = n > 2", true),
      ("addSubview(UINavigationController(rootViewController: UIViewController()).view)", true),
      (
        "let tabs = UITabBarController(); tabs.viewControllers = [UIViewController()]; addSubview(tabs.view)",
        true
      ),
      (
        "let pages = UIPageViewController(); addSubview(pages.view); pages.setViewControllers([UIViewController()])",
        true
      ),
      ("addSubview(UINavigationController().view)", false),
      ("let picker = UIDatePicker(); picker.preferredDatePickerStyle = .compact", true),
      ("let picker = UIDatePicker(); picker.preferredDatePickerStyle = .wheels", false),
      ("let shown = UINavigationController(rootViewController: UIViewController())", false),
      ("a.backgroundColor = n", false), ("if stack.isHidden { stack.spacing = 9 }", false),
    ])
  func leftOut(_ statement: String, _ isListed: Bool) throws {
    let width =
      "let width = a.widthAnchor.constraint(equalToConstant: 9); width.isActive = true; addSubview(stack)"
    let layout = try layout(after: width, statement)
    #expect(layout.coverage?.leftOut.map(\.lines) == (isListed ? [9...9] : []))
    #expect(layout.coverage?.unread == [])
    #expect(equations(of: layout) == ["a.width == 9"])
  }

  @Test(
    "Changes of the layout by observers are listed",
    arguments: [
      ("gap = 4", [5...5]), ("self.gap = 4", [5...5]), ("name = 4", []), ("_ = gap", []),
    ])
  func observers(_ statement: String, _ lines: [ClosedRange<Int>]) throws {
    let members = """
        let stack = UIStackView()
        var gap: CGFloat = 0 { didSet { stack.spacing = gap } }, name = 0 { didSet { stack.tag = name } }
        func change() { \(statement) }
      """
    for (body, expected) in [("change()", lines), (statement, [])] {
      let layout = try #require(layouts(of: viewClass(members, "addSubview(stack)\n\(body)")).layouts.first)
      #expect(layout.coverage?.leftOut.map(\.lines) == expected)
    }
  }

  @Test(
    "Frames that code sets are listed, unless constraints place the view",
    arguments: [
      ("addSubview(a); a.frame = bounds", [7]), ("addSubview(a); a.frame.size.width = 9", [7]),
      ("addSubview(a); self.a.center = CGPoint(x: 4, y: 4)", [7]), ("addSubview(a); a.frame = .zero", []),
      ("addSubview(a); a.frame = CGRect()", []), ("a.frame = bounds", []), ("addSubview(stack)", [3]),
      ("let v = UIView(frame: bounds); addSubview(v)", [7]),
      ("let v = UIView(frame: .zero); addSubview(v)", []),
      ("let v = UIView(); addSubview(v); v.bounds.origin.x = 4", [7]),
      ("addSubview(a); a.layer.frame = bounds", []),
      ("addSubview(a); shadow.frame = a.frame", []),
      ("addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false; a.frame = bounds", [7]),
      ("addSubview(b); b.frame = bounds", []), ("addSubview(c)", [4]),
      ("let a = UIView(); a.frame = bounds; addSubview(a)", [7]),
    ])
  func frames(_ statement: String, _ lines: [Int]) throws {
    let members = """
        let a = UIView(), b = UIView(), c = UIView(), stack = UIStackView(frame: CGRect(x: 4, y: 4, width: 9, height: 9))
        override func layoutSubviews() { c.frame = bounds.insetBy(dx: 4, dy: 4) }
      """
    let code = viewClass(
      members,
      """
        \(statement)
        b.translatesAutoresizingMaskIntoConstraints = false
        b.widthAnchor.constraint(equalToConstant: 9).isActive = true
      """)
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.coverage?.leftOut.map(\.lines.lowerBound) == lines)
    #expect(layout.coverage?.leftOut.allSatisfy { $0.reason.hasPrefix("it sets the frame of '") } == true)
    #expect(layout.coverage?.unread == [])
  }

  @Test(
    "Constraints with an unknown property",
    arguments: [
      ("width.constant = n", ["a.width == 9"]), ("width.constant = .init(n)", ["a.width == 9"]),
      ("width.constant += n", ["a.width == 9"]), ("width.priority = n", []), ("width.isActive = n", []),
    ])
  func constraint(_ statement: String, _ expected: [String]) throws {
    let width = "let width = a.widthAnchor.constraint(equalToConstant: 9); width.isActive = true"
    let layout = try layout(after: width, statement)
    #expect(equations(of: layout) == expected)
    #expect(layout.coverage?.unread.map(\.lines) == [expected.isEmpty ? 8...8 : 9...9])
  }

  @Test(
    "Constraints that unknown values may activate are listed",
    arguments: [
      "for one in made where one.constant > n { one.isActive = true }",
      "made.forEach { $0.isActive = n > 2 }",
      "made[n].isActive = true", "made.first { $0.constant == n }?.isActive = true",
      "made.randomElement()?.isActive = true", "Task { made.forEach { $0.isActive = true } }",
      "if n > 2 { NSLayoutConstraint.activate(made) }",
      "NSLayoutConstraint.activate(Store.shared.constraints)",
    ])
  func activation(_ statement: String) throws {
    let layout = try layout(after: "let made = [a.widthAnchor.constraint(equalToConstant: 9)]", statement)
    #expect(equations(of: layout) == [])
    #expect(layout.coverage?.unread.map(\.lines) == [8...8])
    #expect(layout.coverage?.findings == [])
  }

  @Test(
    "One margin",
    arguments: [
      ("stack.layoutMargins.left = 30", Margins(top: 8, leading: 30, bottom: 8, trailing: 8)),
      ("stack.directionalLayoutMargins.trailing = 5", Margins(top: 8, leading: 8, bottom: 8, trailing: 5)),
      (
        "stack.layoutMargins.top = stack.layoutMargins.bottom * 2",
        Margins(top: 16, leading: 8, bottom: 8, trailing: 8)
      ),
    ])
  func margin(_ statement: String, _ margins: Margins) throws {
    let layout = try layout(after: "addSubview(stack)", statement)
    #expect(layout.views.first { $0.name == "stack" }?.margins == margins)
  }

  /// Statements that a loop skips again and again count as evaluated, so the file's limit on steps ends the loop.
  @Test(
    "Statements that a long loop skips",
    arguments: ["for view in many where view.tag > n { BODY }", "for view in many { if n > 2 { BODY } }"])
  func longLoop(_ loop: String) throws {
    let body = (0..<600).map { "x = n + \($0)" }.joined(separator: "; ")
    let layout = try layout(
      after: "var x = 0; let many = Array(repeating: a, count: 10_000)\n"
        + loop.replacing("BODY", with: body),
      "a.widthAnchor.constraint(equalToConstant: 9).isActive = true")
    let reasons = try #require(layout.coverage).unread.map(\.reason)
    #expect(
      reasons.count == 1 && reasons.allSatisfy { $0.hasPrefix("evaluating the file takes more than 1") })
  }

  @Test(
    "Skipped methods of a view that is not yet initialized do not change the variable",
    arguments: [
      ("lazy var bar = UIView()", "self.bar.removeFromSuperview()"),
      ("lazy var bar = UIView()", "bar.removeFromSuperview()"),
      ("lazy var bar: UIView = UIView()", "self.bar.remove()"),
    ])
  func lazyView(_ declaration: String, _ statement: String) throws {
    let body = """
          Store.shared.changed { \(statement) }
          bar.widthAnchor.constraint(equalToConstant: 9).isActive = true
      """
    let layout = try #require(layouts(of: viewClass("  \(declaration)", body)).layouts.first)
    #expect(equations(of: layout) == ["bar.width == 9"])
    #expect(layout.coverage?.unread == [])
  }

  /// If an unknown value decides whether code runs, the code adds no constraints, and the diagnostic names the unknown
  /// value.
  @Test(
    "Code that depends on an unknown operand",
    arguments: [
      "n > 2 ? one() : two()", "_ = n > 2 && made()", "_ = n > 2 || made()", "_ = more ?? make()",
      "if n > 2, made() { b.isHidden = true }", "if n > 2, let v = make() { v.isHidden = true }",
      "n > 2 ? { one() }() : two()", "guard n > 2 && made() else { return }",
      "while n > 2 && made() { one() }",
    ])
  func unknownOperand(_ statement: String) throws {
    let members = """
        let a = UIView(), b = UIView()
        func one() { a.widthAnchor.constraint(equalToConstant: 1).isActive = true }
        func two() { a.widthAnchor.constraint(equalToConstant: 2).isActive = true }
        func made() -> Bool { one(); return true }
        func make() -> UIView? { two(); return b }
      """
    let body = "let n = Store.shared.number, more = Store.shared.views\n\(statement)"
    let layout = try #require(layouts(of: viewClass(members, body)).layouts.first)
    #expect(equations(of: layout) == [])
    let unread = try #require(layout.coverage).unread
    #expect(unread.contains { $0.reason == "the value of 'Store.shared' is not in the sources" }, "\(unread)")
  }

  @Test(
    "The reason why an expression in a function that runs is not evaluated",
    arguments: [
      "b?.addConstraint(MAKE)", "list?.append(MAKE)", "_ = true ? nil : MAKE",
      "_ = false && MAKE.isActive", "_ = true || MAKE.isActive", "_ = 1 ?? MAKE.priority",
    ])
  func operandThatIsSkipped(_ statement: String) throws {
    let make = "a.widthAnchor.constraint(equalToConstant: 1)"
    let body = "var b: UIView?, list: [NSLayoutConstraint]?\n\(statement.replacing("MAKE", with: make))"
    let layout = try #require(layouts(of: viewClass("  let a = UIView()", body)).layouts.first)
    #expect(equations(of: layout) == [])
    #expect(
      layout.coverage?.unread.map(\.reason) == [
        "for a newly created instance, this expression is not evaluated"
      ])
  }

  private static let types = """

    class Model { var gap: CGFloat = 8; func widen() { gap = 20 } }
    class Pinner { init(_ view: UIView) { view.heightAnchor.constraint(equalToConstant: 1).isActive = true } }
    """

  private static let members = """
      let a = UIView(), b = UIView(), n = Store.shared.number, more = Store.shared.views
      struct Config { var gap: CGFloat = 8; mutating func widen() { gap = 20 } }
      var gap: CGFloat = 8, gaps: [CGFloat] = [8]
      func widen() { gap = 20 }
      func widenBoth() { widen(); widenBoth() }
      func list() { gaps[0] = 20 }
      func useOwn() { var gap = 4; gap = 8; a.tag = 3; b.isHidden = false; func f(gaps: Int) { gap += 1 } }
      func read() -> Bool { config.gap > 3 && model.gap > 3 }
      var config = Config(), model = Model()
      func grow(_ value: inout CGFloat) { value += 4 }
      func early() -> CGFloat { if n > 2 { return 20 }; return 8 }
      func chosen() -> CGFloat { switch n { case 1: return 20; default: break }; return 8 }
      func guarded() -> CGFloat { guard n > 2 else { return 20 }; return 8 }
      var computed: CGFloat { for _ in 0..<n { return 20 }; return 8 }
      func pin(_ view: UIView) { view.widthAnchor.constraint(equalToConstant: 9).isActive = true }
      func both(_ view: UIView) { pin(view) }
      var made: Bool { pin(a); return true }
    """

  private func layout(running statements: String) throws -> Layout {
    try #require(layouts(of: viewClass(Self.members, statements) + Self.types).layouts.first)
  }

  @Test(
    "Values that skipped statements may change or return",
    arguments: [
      ("var c = Config(); if n > 2 { c.gap = 20 }", "c.gap"), ("if n > 2 { config.gap = 20 }", "config.gap"),
      ("if n > 2 { self.config.gap = 20 }", "config.gap"), ("if n > 2 { model.gap = 20 }", "model.gap"),
      ("var p: CGFloat = 1, q: CGFloat = 2; if n > 2 { (p, q) = (q, p) }", "p"),
      ("var p: CGFloat = 1; if n > 2 { grow(&p) }", "p"), ("", "early()"), ("", "chosen()"),
      ("", "guarded()"),
      ("var p: CGFloat = 1; let f = { p = 4 }; if n > 2 { f() }", "p"),
      ("var p: CGFloat = 1; func f() { p += 4 }; if n > 2 { f() }", "p"),
      ("if n > 2 { widen() }", "gap"), ("if n > 2 { self.widenBoth() }", "gap"),
      ("if n > 2 { list() }", "gaps[0]"), ("if n > 2 { config.widen() }", "config.gap"),
      ("if n > 2 { model.widen() }", "model.gap"),
      ("", "computed"), ("let f = { () -> CGFloat in if self.n > 2 { return 20 }; return 8 }", "f()"),
    ])
  func changedValues(_ statements: String, _ width: String) throws {
    let make = "a.widthAnchor.constraint(equalToConstant: \(width)).isActive = true"
    let layout = try layout(running: "\(statements)\n\(make)")
    #expect(equations(of: layout) == [])
    #expect(
      layout.coverage?.unread.contains { $0.reason == "the value of 'Store.shared' is not in the sources" }
        == true)
  }

  @Test(
    "Values that skipped calls do not change",
    arguments: [
      ("if n > 2 { useOwn() }", "gap"), ("if n > 2 { _ = read() }", "config.gap"),
      ("var p: CGFloat = 8; let f = { var p = 4; p = 5 }; if n > 2 { f() }", "p"),
      ("let gap: CGFloat = 8; if n > 2 { widen() }", "gap"),
    ])
  func unchangedValues(_ statements: String, _ width: String) throws {
    let make = "a.widthAnchor.constraint(equalToConstant: \(width)).isActive = true"
    let layout = try layout(running: "\(statements)\n\(make)")
    #expect(equations(of: layout) == ["a.width == 8"])
  }

  /// If the condition of a `guard` is unknown and its `else` block returns `nil`, the code after the `guard` is
  /// expected to run.
  @Test func guardThatReturnsNothing() throws {
    let layout = try layout(
      running:
        "func view() -> UIView? { guard n > 2 else { return nil }; return a }\nif let view = view() { pin(view) }"
    )
    #expect(equations(of: layout) == ["a.width == 9"])
  }

  @Test(
    "Calls in skipped code of functions that run elsewhere",
    arguments: [
      "pin(a); if n > 2 { pin(b) }", "pin(a); for view in more { pin(view) }", "pin(a); n > 2 ? pin(b) : ()",
      "both(a); if n > 2 { both(b) }", "pin(a); if n > 2 { _ = Pinner(b) }",
      "pin(a); _ = n > 2 ? Pinner(b) : nil",
    ])
  func skippedCalls(_ statements: String) throws {
    let layout = try layout(running: statements)
    #expect(equations(of: layout) == ["a.width == 9"])
    #expect(
      layout.coverage?.unread.map(\.reason) == ["the value of 'Store.shared' is not in the sources"])
  }

  @Test func getterThatMayRun() throws {
    let layout = try layout(running: "_ = n > 2 && made")
    #expect(equations(of: layout) == [])
  }

  @Test(
    "Members of types that are not in the sources",
    arguments: [
      "if Settings.mode == .dark { pin(a) } else { pin(b) }", "if Settings.mode != .dark { pin(a) }",
      "switch Settings.mode { case .dark: pin(a); default: pin(b) }",
      "if case .dark = Settings.mode { pin(a) }",
      "if Settings.first == Settings.second { pin(a) }",
    ])
  func undeclaredMembers(_ statements: String) throws {
    let layout = try layout(running: statements)
    #expect(equations(of: layout) == [])
    #expect(layout.coverage?.unread.isEmpty == false)
  }

  @Test func constraintsGivenToOthers() throws {
    let layout = try layout(
      running: "let made = a.widthAnchor.constraint(equalToConstant: 9)\nStore.shared.width = made")
    #expect(
      layout.coverage?.unread.contains { $0.reason == "code that was not read may activate this constraint" }
        == true)
    #expect(layout.coverage?.findings == [])
  }

  @Test func capturedCopies() throws {
    let layout = try layout(
      running:
        "var k: CGFloat = 3\nlet f = { [k] in self.a.widthAnchor.constraint(equalToConstant: k).isActive = true }\nk = 9\nf()"
    )
    #expect(equations(of: layout) == ["a.width == 3"])
  }

  @Test func unknownIdentifier() throws {
    let layout = try layout(
      after: "let width = a.widthAnchor.constraint(equalToConstant: 9)",
      "width.identifier = Store.shared.name; width.isActive = true")
    #expect(equations(of: layout) == ["a.width == 9"])
    #expect(layout.coverage?.unread == [])
  }

  @Test(
    "An assumption is listed at the line that rests on it",
    arguments: [
      ("let half = UIScreen.main.bounds.width / 2", [9]), ("setUp()", [4]), ("let size = Sizes.half()", [9]),
    ])
  func assumption(_ statement: String, _ lines: [Int]) throws {
    let members = """
        func setUp() {
          _ = UIScreen.main.bounds
        }
      """
    let helper =
      "enum Sizes {\n\n\n\n\n\n\n\n\n\n\n  static func half() -> CGFloat { UIScreen.main.bounds.width / 2 }\n}"
    let code = viewClass(members, "    \n\(statement)\n    addSubview(UIView())") + "\n" + helper
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.coverage?.assumptions.map(\.line) == lines)
  }

  @Test func `names the file of a statement in another file`() throws {
    var coverage = SourceCoverage(
      unread: [
        .init(file: "Views/Base.swift", lines: 4...5, reason: "r"),
        .init(file: "A.swift", lines: 7...7, reason: "s"),
      ],
      assumptions: [], made: 1)
    coverage.file = "A.swift"
    #expect(
      coverage.summary == "1 of at least 3 constraints were read; not read: Base.swift line 4 (r), line 7 (s)"
    )
  }
}
