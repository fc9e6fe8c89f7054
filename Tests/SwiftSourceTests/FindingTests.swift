import Diagnostics
import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Findings in code", .enabled(if: canReadSwift))
struct FindingTests {
  private static let findings: [(String, String, [String])] = [
    // A constraint that other code can reach may be activated later, so it is not reported as never activated.
    (
      "held by nothing", "let tie = a.topAnchor.constraint(equalTo: topAnchor)\ntie.constant = 5",
      ["never-activated"]
    ),
    ("held in a list", "list = [a.topAnchor.constraint(equalTo: topAnchor)]", []),
    ("held in a dictionary", "ties = [\"top\": a.topAnchor.constraint(equalTo: topAnchor)]", []),
    ("held in a tuple", "pair = (a.topAnchor.constraint(equalTo: topAnchor), 1)", []),
    ("held in a structure", "group = Group(top: a.topAnchor.constraint(equalTo: topAnchor))", []),
    ("held by another object", "holder.tie = a.topAnchor.constraint(equalTo: topAnchor)", []),
    ("held by a static property", "Holder.shared = a.topAnchor.constraint(equalTo: topAnchor)", []),
    (
      "held by a property that only a function of the file uses",
      "held = a.topAnchor.constraint(equalTo: topAnchor)", []
    ),
    (
      "held by a property that only a closure of a property uses",
      "later = a.topAnchor.constraint(equalTo: topAnchor)", []
    ),
    (
      "held by a property that nothing uses", "kept = a.topAnchor.constraint(equalTo: topAnchor)",
      ["never-activated"]
    ),
    ("held by an observed property", "watched = a.topAnchor.constraint(equalTo: topAnchor)", []),
    ("never added", "b.topAnchor.constraint(equalTo: topAnchor).isActive = true", ["no-common-superview"]),
    // Code that was not evaluated may add the view, so a missing common superview is not reported.
    (
      "perhaps added",
      "if Store.shared.isOn { addSubview(b) }\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true", []
    ),
    (
      "perhaps added as another type",
      """
      if Store.shared.isOn { addSubview(b as UIView) }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "perhaps added from an optional",
      "if Store.shared.isOn { addSubview(b!) }\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      []
    ),
    (
      "perhaps added from a list",
      """
      if Store.shared.isOn { addSubviews([a, b]) }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "others of a list perhaps added",
      "if Store.shared.isOn { addSubviews([a]) }\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      ["no-common-superview"]
    ),
    (
      "perhaps added in a loop",
      """
      if Store.shared.isOn { for one in views { addSubview(one) } }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "perhaps added by an optional closure",
      """
      if Store.shared.isOn { addSubviewLater?(b) }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "another view perhaps added by an optional closure",
      """
      if Store.shared.isOn { addSubviewLater?(a) }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      ["no-common-superview"]
    ),
    (
      "perhaps given to another function",
      "if Store.shared.isOn { show(b) }\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      ["no-common-superview"]
    ),
    (
      "a view of a view",
      "addSubview(card)\ncard.title.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      ["no-common-superview"]
    ),
    ("a view of an outlet", "outlet.title.topAnchor.constraint(equalTo: topAnchor).isActive = true", []),
    (
      "perhaps one of unknown views in a stack",
      """
      let stack = UIStackView(arrangedSubviews: Store.shared.views)
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "perhaps in an unknown list of views",
      "addSubviews(Store.shared.views)\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true", []
    ),
    // Code that was not evaluated may turn off the autoresizing mask, so the mask is not reported.
    (
      "a mask that stays on", "addSubview(b)\nb.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      ["autoresizing-mask"]
    ),
    (
      "a mask that a library's function may turn off",
      """
      addSubview(b)
      if Store.shared.isOn { b.pinEdges() }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "a mask that another function leaves on",
      """
      addSubview(b)
      if Store.shared.isOn { b.tint() }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      ["autoresizing-mask"]
    ),
    (
      "a mask that an optional call may turn off",
      """
      addSubview(b)
      if Store.shared.isOn { b?.translatesAutoresizingMaskIntoConstraints = false }
      b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      []
    ),
    (
      "a mask that a stack turns off",
      """
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      stack.addArrangedSubview(b)
      b.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      []
    ),
    (
      "a mask that a stack keeps on",
      """
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      stack.addSubview(b)
      b.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      ["autoresizing-mask"]
    ),
    (
      "a mask that a stack of AppKit turns off",
      """
      let stack = NSStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      stack.addView(b, in: .leading)
      b.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """,
      []
    ),
    // Equal constraints.
    (
      "given twice", "for _ in 0..<2 { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
      ["given-twice"]
    ),
    (
      "with another constant",
      "for width in [5, 6] { a.widthAnchor.constraint(equalToConstant: width).isActive = true }", []
    ),
    (
      "with another guide",
      """
      a.topAnchor.constraint(equalTo: topAnchor).isActive = true
      a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
      """,
      []
    ),
  ]

  @Test("Mistakes", arguments: findings) func finding(_ name: String, _ body: String, _ expected: [String])
    throws
  {
    let members = """
        let a = UIView(), b = UIView(), holder = Holder(), views = [UIView](), card = Card()
        @IBOutlet var outlet: Card!
        var list: [NSLayoutConstraint] = [], ties: [String: NSLayoutConstraint] = [:]
        var pair: (NSLayoutConstraint, Int)?
        var group: Group?
        fileprivate var held: NSLayoutConstraint?
        private var kept: NSLayoutConstraint?
        private var later: NSLayoutConstraint?
        private var watched: NSLayoutConstraint? { didSet { watched?.isActive = true } }
        private lazy var update = { self.later?.isActive = true }
        var addSubviewLater: ((UIView) -> Void)?
      """
    let rest = """

      func use(_ a: A) { a.held?.isActive = true }
      class Card: UIView { let title = UILabel() }
      struct Group { var top: NSLayoutConstraint }
      class Holder {
        var tie: NSLayoutConstraint?
        static var shared: NSLayoutConstraint?
      }
      """
    let start = "    a.translatesAutoresizingMaskIntoConstraints = false\n    addSubview(a)\n"
    let layout = try #require(layouts(of: viewClass(members, start + body) + rest).layouts.first)
    #expect(layout.coverage?.findings.map(\.kind.rawValue) == expected, "\(name)")
  }

  @Test(
    "Frames that code sets",
    arguments: [
      ("", false), ("b.frame = bounds", true), ("b?.frame = bounds", true), ("b!.frame = bounds", true),
      ("b.bounds = bounds", true), ("b.center = .zero", true), ("b.alpha = 1", false),
      ("bb.frame = bounds", false), ("b.layer.frame = bounds", false), ("self.b.frame = bounds", true),
      ("b.title.frame = bounds", false),
    ])
  func frames(_ statement: String, _ isPlaced: Bool) throws {
    let body = """
          addSubview(b)
          b.translatesAutoresizingMaskIntoConstraints = false
          b.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        override func layoutSubviews() {
          \(statement)
      """
    let layout = try #require(layouts(of: viewClass("  let b = UIView()", body)).layouts.first)
    let places = (layout.coverage?.placedOtherwise ?? []).compactMap { layout[$0].name }
    #expect(places == (isPlaced ? ["b"] : []))
  }

  @Test(
    "Assumptions",
    arguments: [
      (
        "a variable of an outer scope",
        """
        let half = UIScreen.main.bounds.width / 2
        let five: CGFloat = 5
        for one in [a] {
        one.widthAnchor.constraint(equalToConstant: half).isActive = true
        one.heightAnchor.constraint(equalToConstant: five).isActive = true
        }
        """,
        [true, false]
      ),
      (
        "a property of a view",
        """
        a.alpha = UIScreen.main.bounds.width / 1000
        a.widthAnchor.constraint(equalToConstant: a.alpha).isActive = true
        a.heightAnchor.constraint(equalToConstant: 5).isActive = true
        """,
        [true, false]
      ),
      (
        "SnapKit",
        """
        a.snp.makeConstraints { make in
        make.width.equalTo(UIScreen.main.bounds.width)
        make.height.equalTo(5)
        make.top.equalToSuperview().offset(UIScreen.main.scale)
        }
        """,
        [true, false, true]
      ),
    ])
  func assumptions(_ name: String, _ body: String, _ expected: [Bool]) throws {
    let code = viewClass("  let a = UIView()", "    addSubview(a)\n\(body)")
    let layout = try #require(layouts(of: code).layouts.first)
    let found = layout.constraints.filter { $0.notation == .swift }.map(\.isAssumed)
    #expect(found == expected, "\(name)")
  }

  @Test(
    "A class that is not in the file is an error",
    arguments: [("A", nil), ("B", "no-class"), ("View", "no-class")])
  func missingClass(_ name: String, _ code: String?) {
    let read = layouts(
      of: viewClass("  let a = UIView()", "    addSubview(a)"), options: SwiftReadingOptions(className: name))
    #expect(read.diagnostics.map(\.code) == (code.map { [$0] } ?? []))
    #expect(read.layouts.count == (code == nil ? 1 : 0))
  }

  @Test("A file of more than 8 MB is not read")
  func hugeFile() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 8 << 20 + 1)
    let read = readSwift(SourceText(name: "Main.swift", utf8: bytes), HeldFiles(texts: [:]))
    #expect(read.layouts.isEmpty)
    #expect(read.diagnostics.map(\.code) == ["unreadable-file"])
    #expect(
      read.diagnostics.first?.message == "this Swift file is larger than 8 MB, the most that layoutdraw reads"
    )
  }
}
