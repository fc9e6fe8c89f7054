let idiomCases: [SourceCase] = [
  SourceCase(
    name: "overloads by labels and by types",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a)
          addSubview(b)
          a.tie(to: self)
          a.tie(to: layoutMarginsGuide)
          a.tie(width: 5)
          a.tie(above: b)
      """),
    others: [
      """
      import UIKit
      extension UIView {
        func tie(to view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        func tie(to guide: UILayoutGuide) { leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true }
        func tie(width: CGFloat, relation: NSLayoutConstraint.Relation = .equal) {
          NSLayoutConstraint(item: self, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: width).isActive = true
        }
        func tie(above view: UIView, by gap: CGFloat = 3) { bottomAnchor.constraint(equalTo: view.topAnchor, constant: -gap).isActive = true }
      }
      """
    ],
    constraints: [
      "a.top == view.top", "a.left == view.leftMargin", "a.width == 5", "a.bottom == b.top - 3",
    ]),
  SourceCase(
    name: "private members of a class and its superclass that have the same names",
    code: """
      import UIKit
      class A: Base {
        private let a = UIView(), b = UIView()
        private lazy var c = UIView()
        private var gap: CGFloat = 2
        override init(frame: CGRect) {
          super.init(frame: frame)
          arrange()
          gap += 1
          self.b.widthAnchor.constraint(equalToConstant: gap).isActive = true
        }
        private func arrange() {
          for view in [a, c] {
            addSubview(view)
            view.heightAnchor.constraint(equalToConstant: gap).isActive = true
          }
        }
      }
      class Base: UIView {
        private let a = UIView(), c = UIView()
        private var gap: CGFloat { 7 }
        override init(frame: CGRect) {
          super.init(frame: frame)
          arrange()
        }
        private func arrange() {
          addSubview(a)
          self.a.widthAnchor.constraint(equalToConstant: gap).isActive = true
          c.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
        }
      }
      """,
    constraints: ["a.width == 7", "c2.width == a.width", "a2.height == 2", "c.height == 2", "b.width == 3"]),
  SourceCase(
    name: "private types and constants of several files that have the same names",
    code: """
      import UIKit
      private enum UX { static let gap: CGFloat = 1 }
      private let size: CGFloat = 2
      class A: Base {
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.leftAnchor.constraint(equalTo: leftAnchor, constant: UX.gap + size).isActive = true
        }
      }
      """,
    others: [
      """
      import UIKit
      private enum UX { static let gap: CGFloat = 10 }
      private let size: CGFloat = 20
      class Base: UIView {
        let a = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          a.topAnchor.constraint(equalTo: topAnchor, constant: UX.gap + size).isActive = true
        }
      }
      """
    ], constraints: ["a.top == view.top + 30", "a.left == view.left + 3"]),
  SourceCase(
    name: "protocols with extensions and what conforms elsewhere",
    code: viewClass(
      "  let a = UIView()", "    addSubview(a)\n    fill(with: a)\n    a.shrink()"),
    others: [
      """
      import UIKit
      protocol Filling { var inset: CGFloat { get } }
      extension Filling where Self: UIView {
        var inset: CGFloat { 4 }
        func fill(with view: UIView) {
          for (own, other) in [(view.topAnchor, topAnchor), (view.bottomAnchor, bottomAnchor)] {
            own.constraint(equalTo: other, constant: inset).isActive = true
          }
        }
      }
      """, "import UIKit\nextension A: Filling {}",
      """
      import UIKit
      protocol Shrinking {}
      extension Shrinking where Self: UIView {
        func shrink() { widthAnchor.constraint(lessThanOrEqualToConstant: 9).isActive = true }
      }
      extension UIView: Shrinking {}
      """,
    ], constraints: ["a.top == view.top + 4", "a.bottom == view.bottom + 4", "a.width <= 9"]),
  SourceCase(
    name: "generic classes and functions",
    code: """
      import UIKit
      class A: Holder<Badge> {}
      class Badge: UIView {
        static let side: CGFloat = 7
      }
      """,
    others: [
      """
      import UIKit
      class Holder<Content: UIView>: UIView {
        let content = Content()
        override init(frame: CGRect) {
          super.init(frame: frame)
          add(content) { $0.widthAnchor.constraint(equalToConstant: 7).isActive = true }
        }
        func add<V: UIView>(_ view: V, _ setUp: (V) -> Void) { addSubview(view); setUp(view) }
      }
      """
    ], constraints: ["content.width == 7"]),
  SourceCase(
    name: "ranges, strides, zip, methods as values, whole rows of a grid",
    code: viewClass(
      "  let cells = (0..<4).map { _ in UIView() }",
      """
          cells.forEach(addSubview)
          let columns = 2
          for (index, cell) in cells.enumerated() {
            cell.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(index % columns) * 10).isActive = true
            cell.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(index / columns * 5)).isActive = true
          }
          NSLayoutConstraint.activate(zip(cells, cells.dropFirst()).prefix(1).map { $1.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 1 / 4) })
          for x in stride(from: 0, to: 4, by: 3) { cells[x].heightAnchor.constraint(equalToConstant: [1, 2, 3].reduce(0, +)).isActive = true }
          cells[2...].forEach { $0.tag = 1 }
      """),
    constraints: [
      "cell.left == view.left", "cell.top == view.top", "cell2.left == view.left + 10",
      "cell2.top == view.top",
      "cell3.left == view.left", "cell3.top == view.top + 5", "cell4.left == view.left + 10",
      "cell4.top == view.top + 5", "cell2.width == cell.width * 0.25", "cell.height == 6",
      "cell4.height == 6",
    ]),
  SourceCase(
    name: "switches over enumerations with values, conditions and ranges",
    code: viewClass(
      """
        enum Size { case small, fixed(CGFloat), ratio(CGFloat, of: UIView) }
        let a = UIView()
      """,
      """
          addSubview(a)
          for size in [Size.small, .fixed(4), .fixed(400), .ratio(0.5, of: self)] {
            switch size {
            case .small: a.heightAnchor.constraint(equalToConstant: 1).isActive = true
            case .fixed(let side) where side > 100: a.widthAnchor.constraint(lessThanOrEqualToConstant: side).isActive = true
            case .fixed(let side): a.widthAnchor.constraint(greaterThanOrEqualToConstant: side).isActive = true
            case let .ratio(part, view): a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: part).isActive = true
            }
          }
      """),
    constraints: ["a.height == 1", "a.width >= 4", "a.width <= 400", "a.width == view.width * 0.5"]),
  SourceCase(
    name: "key paths that make constraints",
    code: viewClass(
      "  let a = UIView()",
      "    add(a, [equal(\\.topAnchor), equal(\\.leadingAnchor, \\.layoutMarginsGuide.leadingAnchor), equal(\\.widthAnchor, to: 8)])"
    ),
    others: [
      """
      import UIKit
      typealias Tie = (UIView, UIView) -> NSLayoutConstraint
      func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(_ own: KeyPath<UIView, Anchor>, _ other: KeyPath<UIView, Anchor>) -> Tie {
        { $0[keyPath: own].constraint(equalTo: $1[keyPath: other]) }
      }
      func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(_ path: KeyPath<UIView, Anchor>) -> Tie { equal(path, path) }
      func equal<Size: NSLayoutDimension>(_ path: KeyPath<UIView, Size>, to constant: CGFloat) -> Tie {
        return { view, _ in view[keyPath: path].constraint(equalToConstant: constant) }
      }
      extension UIView {
        func add(_ child: UIView, _ ties: [Tie]) {
          addSubview(child)
          child[keyPath: \\.translatesAutoresizingMaskIntoConstraints] = false
          NSLayoutConstraint.activate(ties.map { $0(child, self) })
        }
      }
      """
    ], constraints: ["a.top == view.top", "a.leading == view.leadingMargin", "a.width == 8"]),
  SourceCase(
    name: "result builders, with conditions and loops",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()\n  var isTall = true",
      """
          NSLayoutConstraint.build {
            [a, b].map { $0.topAnchor.constraint(equalTo: topAnchor) }
            if isTall { a.heightAnchor.constraint(equalToConstant: 9) } else { b.heightAnchor.constraint(equalToConstant: 9) }
            for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 2) }
          }
      """),
    others: [
      """
      import UIKit
      @resultBuilder enum TieBuilder {
        static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }
        static func buildExpression(_ several: [NSLayoutConstraint]) -> [NSLayoutConstraint] { several }
        static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
        static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
        static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
        static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
      }
      extension NSLayoutConstraint {
        static func build(@TieBuilder _ make: () -> [NSLayoutConstraint]) { activate(make()) }
      }
      """
    ],
    constraints: [
      "a.top == view.top", "b.top == view.top", "a.height == 9", "a.width == 2", "b.width == 2",
    ], unread: [10]),
  SourceCase(
    name: "property wrappers, chained setters and closures that hold values",
    code: viewClass(
      """
        @Placed var a = UIView()
        let b = UILabel().with(\\.numberOfLines, 2).with { $0.text = "b" }
        var gap: CGFloat = 3
      """,
      """
          let later = { [gap = gap + 1] in self.b.topAnchor.constraint(equalTo: self.a.topAnchor, constant: gap) }
          gap = 100
          addSubview(a); addSubview(b)
          later().isActive = true
          let ways: [String: (UIView) -> Void] = ["wide": { $0.widthAnchor.constraint(equalToConstant: 30).isActive = true }]
          ways["wide"]?(a)
      """),
    others: [
      """
      import UIKit
      @propertyWrapper struct Placed<V: UIView> {
        var wrappedValue: V
        init(wrappedValue: V) {
          self.wrappedValue = wrappedValue
          wrappedValue.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      protocol With {}
      extension With {
        func with<T>(_ path: ReferenceWritableKeyPath<Self, T>, _ value: T) -> Self { self[keyPath: path] = value; return self }
        func with(_ set: (Self) -> Void) -> Self { set(self); return self }
      }
      extension UIView: With {}
      """
    ], constraints: ["b.top == a.top + 4", "a.width == 30"]),
  SourceCase(
    name: "helpers that give structures of constraints",
    code: viewClass(
      "  let a = UIView()\n  private lazy var edges = a.edges(in: self, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      """
          addSubview(a)
          edges.activate()
          edges.left.constant /= 4
          edges.bottom.isActive = false
      """),
    others: [
      """
      import UIKit
      struct Edges {
        let top, left, bottom, right: NSLayoutConstraint
        var all: [NSLayoutConstraint] { [top, left, bottom, right] }
        func activate() { all.activate() }
      }
      extension Array where Element == NSLayoutConstraint { func activate() { NSLayoutConstraint.activate(self) } }
      extension UIView {
        func edges(in other: UIView, insets: UIEdgeInsets = .zero) -> Edges {
          Edges(
            top: topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            left: leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
            bottom: other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            right: other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right))
        }
      }
      """
    ], constraints: ["a.top == view.top + 1", "a.left == view.left + 0.5", "view.right == a.right + 4"]),
  SourceCase(
    name: "priorities by arithmetic, helpers and names of the sources",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.topAnchor.constraint(equalTo: topAnchor).with(.defaultHigh + 1).isActive = true
          a.leftAnchor.constraint(equalTo: leftAnchor).with(.almost).isActive = true
          a.widthAnchor.constraint(equalToConstant: 1).with(UILayoutPriority(UILayoutPriority.defaultLow.rawValue - 50)).isActive = true
          let height = a.heightAnchor.constraint(equalToConstant: 1)
          height.priority = .init(rawValue: 12)
          height.isActive = true
      """),
    others: [
      """
      import UIKit
      extension UILayoutPriority {
        static let almost = UILayoutPriority(999)
        static func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + value) }
      }
      extension NSLayoutConstraint {
        @discardableResult func with(_ priority: UILayoutPriority) -> NSLayoutConstraint { self.priority = priority; return self }
      }
      """
    ],
    constraints: [
      "a.top == view.top @751", "a.left == view.left @999", "a.width == 1 @200", "a.height == 1 @12",
    ]),
  SourceCase(
    name: "a list that code without known data adds to keeps what is known",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          var all = [a.topAnchor.constraint(equalTo: topAnchor)]
          if Store.shared.isWide { all += [a.widthAnchor.constraint(equalToConstant: 9)] }
          NSLayoutConstraint.activate(all)
      """),
    constraints: ["a.top == view.top"], unread: [8]),
  SourceCase(
    name: "a view that moves to another parent loses what reaches out of it",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()\n  let inner = UIView()",
      """
          addSubview(a); addSubview(b); a.addSubview(inner)
          inner.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
          inner.heightAnchor.constraint(equalToConstant: 3).isActive = true
          b.addSubview(inner)
          inner.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
          a.constraints.forEach { $0.isActive = false }
          removeConstraints(constraints)
      """),
    constraints: ["inner.height == 3", "inner.top == b.top"]),
  SourceCase(
    name: "a zero of UIKit as the default, and a constant that data changes later",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          let top = a.pin(to: self)
          top.constant = Store.shared.gap
      """),
    others: [
      """
      import UIKit
      extension UIView {
        func pin(to other: UIView, insets: UIEdgeInsets = .zero) -> NSLayoutConstraint {
          let made = topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)
          made.isActive = true
          return made
        }
      }
      """
    ], constraints: ["a.top == view.top"], unread: [8]),
  SourceCase(
    name: "a constraint that an observer activates is listed",
    code: viewClass(
      "  let a = UIView()\n  var tie: NSLayoutConstraint? { didSet { tie?.isActive = true } }",
      """
          addSubview(a)
          tie = a.topAnchor.constraint(equalTo: topAnchor)
      """),
    constraints: [], unread: [8]),
]
