let helperCases: [SourceCase] = [
  SourceCase(
    name: "initializers that extensions give structures and classes of UIKit",
    code: viewClass(
      "",
      """
          let line = UIView(color: nil, insets: .init(across: 3), to: self)
          line.widthAnchor.constraint(equalToConstant: CGSize(side: 9).width).isActive = true
          let column = UIStackView(spacing: 7, of: [UIView()])
          column.heightAnchor.constraint(equalToConstant: column.spacing).isActive = true
      """),
    others: [
      """
      import UIKit
      extension UIEdgeInsets {
        init(across: CGFloat, along: CGFloat = 2) { self.init(top: along, left: across, bottom: along, right: across) }
      }
      extension CGSize { init(side: CGFloat = 1) { self = CGSize(width: side, height: side) } }
      extension UIView {
        convenience init(color: UIColor?, insets: UIEdgeInsets, to parent: UIView) {
          self.init(frame: .zero)
          parent.addSubview(self)
          leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left).isActive = true
          topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top).isActive = true
        }
      }
      extension UIStackView {
        convenience init(arrangedSubviews: [UIView] = [], spacing: CGFloat, of views: [UIView] = []) {
          self.init(arrangedSubviews: arrangedSubviews + views)
          self.spacing = spacing
        }
      }
      """
    ],
    constraints: [
      "line.left == view.left + 3", "line.top == view.top + 2", "line.width == 9", "column.height == 7",
    ]),
  SourceCase(
    name: "an initializer that calls another one of the class",
    code: """
      import UIKit
      class A: UIView {
        let a = UIView()
        private let side: CGFloat
        convenience init() { self.init(side: 30) }
        init(side: CGFloat) {
          self.side = side
          super.init(frame: .zero)
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: side).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
    constraints: ["a.width == 30"]),
  SourceCase(
    name: "an initializer that only calls its superclass is not the one that makes the view",
    code: """
      import UIKit
      class A: UITableViewCell {
        let a = UIView()
        convenience init(title: String) {
          self.init(style: .default, reuseIdentifier: nil)
          contentView.addSubview(a)
          a.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
    constraints: ["a.top == contentView.top"]),
  SourceCase(
    name: "option sets of the sources, alone, in lists and as constants",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.pin(.across)
          a.pin([.top])
          a.pin(Sides.all.subtracting([.across, .top]))
      """),
    others: [
      """
      import UIKit
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1 << 0)
        static let left = Sides(rawValue: 1 << 1)
        static let bottom = Sides(rawValue: 1 << 2)
        static let right = Sides(rawValue: 1 << 3)
        static let across: Sides = [.left, .right]
        static let all: Sides = [.across, .top, .bottom]
      }
      extension UIView {
        func pin(_ sides: Sides) {
          guard let superview else { return }
          if sides.contains(.top) { topAnchor.constraint(equalTo: superview.topAnchor).isActive = true }
          if sides.contains(.left) { leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true }
          if sides.contains(.bottom) { bottomAnchor.constraint(equalTo: superview.bottomAnchor).isActive = true }
          if sides.contains(.right) { rightAnchor.constraint(equalTo: superview.rightAnchor).isActive = true }
        }
      }
      """
    ],
    constraints: [
      "a.left == view.left", "a.right == view.right", "a.top == view.top", "a.bottom == view.bottom",
    ]),
  SourceCase(
    name: "edges of UIKit, and sets of an enumeration",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.pin()
          a.pin(.bottom)
          a.grow(Set(Side.allCases).subtracting([.height]))
      """),
    others: [
      """
      import UIKit
      enum Side: CaseIterable { case width, height }
      extension UIView {
        func pin(_ edges: UIRectEdge = [.left, .top]) {
          if edges.contains(.top) { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }
          if edges.contains(.left) { leftAnchor.constraint(equalTo: superview!.leftAnchor).isActive = true }
          if edges.contains(.bottom) { bottomAnchor.constraint(equalTo: superview!.bottomAnchor).isActive = true }
        }
        func grow(_ sides: Set<Side>) {
          if sides.contains(.width) { widthAnchor.constraint(equalToConstant: 1).isActive = true }
          if sides.contains(.height) { heightAnchor.constraint(equalToConstant: 2).isActive = true }
        }
      }
      """
    ],
    constraints: ["a.top == view.top", "a.left == view.left", "a.bottom == view.bottom", "a.width == 1"]),
  SourceCase(
    name: "operators with a pair or an anchor on the right, and lists as static members",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a)
          a.lay {
            $0.top == topAnchor + 8
            $0.leading == leadingAnchor
          }
          add(b, with: .filling(by: 2))
      """),
    others: [
      """
      import UIKit
      protocol Edge {
        func constraint(equalTo: Self, constant: CGFloat) -> NSLayoutConstraint
      }
      extension NSLayoutAnchor: Edge {}
      struct Held<A: Edge> { let anchor: A }
      final class Proxy {
        lazy var top = held(view.topAnchor)
        lazy var leading = held(view.leadingAnchor)
        private let view: UIView
        init(view: UIView) { self.view = view }
        private func held<A: Edge>(_ anchor: A) -> Held<A> { Held(anchor: anchor) }
      }
      extension UIView { func lay(_ body: (Proxy) -> Void) { body(Proxy(view: self)) } }
      func + <A: Edge>(left: A, right: CGFloat) -> (A, CGFloat) { (left, right) }
      func == <A: Edge>(left: Held<A>, right: (A, CGFloat)) {
        left.anchor.constraint(equalTo: right.0, constant: right.1).isActive = true
      }
      func == <A: Edge>(left: Held<A>, right: A) {
        left.anchor.constraint(equalTo: right, constant: 0).isActive = true
      }
      typealias Made = (UIView, UIView) -> NSLayoutConstraint
      func equal<L, A>(_ path: KeyPath<UIView, L>, _ constant: CGFloat) -> Made where L: NSLayoutAnchor<A> {
        { $0[keyPath: path].constraint(equalTo: $1[keyPath: path], constant: constant) }
      }
      extension UIView {
        func add(_ child: UIView, with made: [Made]) {
          addSubview(child)
          made.forEach { $0(child, self).isActive = true }
        }
      }
      extension Array where Element == Made {
        static func filling(by inset: CGFloat = 0) -> [Made] {
          [equal(\\.topAnchor, inset), equal(\\.bottomAnchor, -inset)]
        }
      }
      """
    ],
    constraints: [
      "a.top == view.top + 8", "a.leading == view.leading", "b.top == view.top + 2",
      "b.bottom == view.bottom - 2",
    ]),
  SourceCase(
    name: "a property wrapper that makes its value",
    code: viewClass(
      "  @Made private var a: UIButton",
      """
          addSubview(a)
          a.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
      """),
    others: [
      """
      import UIKit
      @propertyWrapper struct Made<V: UIView> {
        private lazy var view = V(frame: .zero)
        var wrappedValue: V { mutating get { view } }
        init() {}
      }
      """
    ],
    constraints: ["a.height == view.height"]),
  SourceCase(
    name: "a helper's constraint under a condition that is not known is reported at the call",
    code: """
      import UIKit
      class A: UIView {
        let a = UIView()
        init(wide: Bool) {
          super.init(frame: .zero)
          addSubview(a)
          a.pin(to: self, wide)
          let narrow = [a.leftAnchor.constraint(equalTo: leftAnchor)]
          if wide { NSLayoutConstraint.activate(narrow) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
    others: [
      """
      import UIKit
      extension UIView {
        func pin(to other: UIView, _ wide: Bool) {
          topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          if wide { widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
        }
      }
      """
    ],
    constraints: ["a.top == view.top"], unread: [7, 8]),
  SourceCase(
    name: "what happens when an error is thrown is listed",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          do {
            let side = try 5.0
            a.widthAnchor.constraint(equalToConstant: side).isActive = true
          } catch {
            a.widthAnchor.constraint(equalToConstant: 9).isActive = true
          }
          let sides: [String: CGFloat] = [:]
          a.heightAnchor.constraint(equalToConstant: sides["a", default: 4]).isActive = true
      """),
    constraints: ["a.width == 5", "a.height == 4"], unread: [11]),
  SourceCase(
    name: "a bare distance from a superview is 20 in AppKit's visual formats",
    code: """
      import AppKit
      class A: NSView {
        let a = NSView()
        init() {
          super.init(frame: .zero)
          addSubview(a)
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", views: ["a": a]))
        }
      }
      """,
    constraints: ["a.leading == view.leading + 20", "view.trailing == a.trailing + 20"]),
  SourceCase(
    name: "a priority in its shortest form",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.snp.makeConstraints { $0.height.equalTo(20).priority(.init(700)) }
      """),
    constraints: ["a.height == 20 @700"]),
  SourceCase(
    name: "a result builder is one by its functions, whatever its name is",
    code: viewClass(
      """
        let a = UIView()
        @Rows var rows: [NSLayoutConstraint] {
          a.topAnchor.constraint(equalTo: topAnchor)
          a.leftAnchor.constraint(equalTo: leftAnchor)
        }
      """,
      """
          addSubview(a)
          NSLayoutConstraint.activate {
            a.widthAnchor.constraint(equalToConstant: 1)
            a.heightAnchor.constraint(equalToConstant: 2)
          }
          NSLayoutConstraint.activate(rows)
      """),
    others: [
      """
      import UIKit
      @resultBuilder enum Rows {
        static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
      }
      extension NSLayoutConstraint {
        static func activate(@Rows _ rows: () -> [NSLayoutConstraint]) { activate(rows()) }
      }
      """
    ],
    constraints: ["a.width == 1", "a.height == 2", "a.top == view.top", "a.left == view.left"]),
  SourceCase(
    name: "functions of a library that applies them: configured by key paths, added and pinned",
    code: viewClass(
      "  let a = UIView() |> \\.isHidden .~ true",
      """
          _ = (a, self) |> added() >>> pinned(by: 3)
          [a.widthAnchor.constraint(equalToConstant: 4)] |> NSLayoutConstraint.activate
      """),
    others: [
      """
      import UIKit
      func added() -> ((UIView, UIView) -> (UIView, UIView)) {
        { child, parent in
          parent.addSubview(child)
          return (child, parent)
        }
      }
      func pinned(by inset: CGFloat) -> ((UIView, UIView) -> (UIView, UIView)) {
        { child, parent in
          child.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset).isActive = true
          return (child, parent)
        }
      }
      """
    ],
    constraints: ["a.top == view.top + 3", "a.width == 4"]),
  SourceCase(
    name: "a library's operators and overloads are not guessed",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.topAnchor == topAnchor + 8
          a.leftAnchor.constraint(equalTo: leftAnchor, priority: .defaultLow).isActive = true
          constrain(a, self) { $0.top == $1.top }
          a.snp.makeConstraints { $0.bottom.equalToKeyboard(of: self) }
          let made = [a.widthAnchor.constraint(equalToConstant: 1)]
          NSLayoutConstraint.activate(choose(made))
      """),
    constraints: [], unread: [7, 8, 9, 10, 11]),
  SourceCase(
    name: "SnapKit's descriptions are extended by the sources",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.snp.makeConstraints {
            $0.top.equalToSafeArea(of: self).offset(3)
            $0.margins.equalTo(snp.edges)
          }
      """),
    others: [
      """
      import SnapKit
      extension ConstraintMakerRelatable {
        func equalToSafeArea(of view: UIView) -> ConstraintMakerEditable { equalTo(view.safeAreaLayoutGuide) }
      }
      """
    ],
    constraints: [
      "a.top == view.safeArea.top + 3", "a.leftMargin == view.left", "a.topMargin == view.top",
      "a.rightMargin == view.right", "a.bottomMargin == view.bottom",
    ]),
  SourceCase(
    name:
      "UIKit's properties beside functions of the same name, labels of a tuple's type, a view that is loaded",
    code: """
      import UIKit
      class A: UIViewController {
        lazy var parts: [(isWide: Bool, part: UIView)] = [true, false].map { ($0, UIView()) }
        override func viewDidLoad() {
          super.viewDidLoad()
          (viewIfLoaded ?? view).addSubview(parts[0].part)
          for entry in parts where entry.isWide {
            entry.part.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
          }
          view.subviews(of: UIView.self).forEach { $0.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        }
      }
      extension UIView {
        func subviews<V: UIView>(of type: V.Type) -> [V] { subviews.compactMap { $0 as? V } }
      }
      """,
    constraints: ["UIView3.width == view.width", "UIView3.top == view.top"]),
  SourceCase(
    name: "the names that Swift 3 had for priorities",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          let width = a.widthAnchor.constraint(equalToConstant: 1)
          width.priority = UILayoutPriorityDefaultHigh - 1
          width.isActive = true
      """),
    constraints: ["a.width == 1 @749"]),
  SourceCase(
    name: "values of cases in their shortest form",
    code: viewClass(
      """
        indirect enum Part {
          case gap(CGFloat), row(Row)
          struct Row { var inset: CGFloat = 1; var parts: [Part] }
        }
        let part: Part = .row(.init(inset: 6, parts: [.gap(5), .row(.init(parts: []))]))
        let a = UIView()
      """,
      """
          addSubview(a)
          add(part)
        }
        func add(_ part: Part) {
          switch part {
          case .gap(let height): a.heightAnchor.constraint(equalToConstant: height).isActive = true
          case .row(let row):
            a.leftAnchor.constraint(equalTo: leftAnchor, constant: row.inset).isActive = true
            row.parts.forEach(add)
          }
      """),
    constraints: ["a.left == view.left + 6", "a.height == 5", "a.left == view.left + 1"]),
  SourceCase(
    name: "types that an extension nests in a class of UIKit",
    code: viewClass(
      "  let a = UIButton()",
      """
          addSubview(a)
          a.pin([Across.left, Along.top], to: self)
      """),
    others: [
      """
      import UIKit
      protocol Side {}
      extension UIView {
        enum Across: Side { case left, right }
        enum Along: Side { case top, bottom }
        func pin(_ sides: [Side], to other: UIView) {
          sides.forEach {
            switch $0 {
            case let side as Across: pin(side, to: other)
            case let side as Along: pin(side, to: other)
            default: break
            }
          }
        }
        func pin(_ side: Across, to other: UIView) {
          switch side {
          case .left: leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
          case .right: rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
          }
        }
        func pin(_ side: Along, to other: UIView) {
          topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
      }
      """
    ],
    constraints: ["a.left == view.left", "a.top == view.top"]),
  SourceCase(
    name: "an option set, one of whose members the argument changes",
    code: viewClass(
      "  let a = UIView(), b = UIView()",
      """
          [a, b].forEach(addSubview)
          a.pin(.all.subtracting(.bottom))
          b.pin(Edges.all.subtracting([.top, .left]), by: 2)
          b.pin(.except([.top, .left, .right]), by: 3)
      """),
    others: [
      """
      import UIKit
      struct Edges: OptionSet {
        let rawValue: Int
        static let top = Edges(rawValue: 1 << 0), left = Edges(rawValue: 1 << 1),
          bottom: Edges = .init(rawValue: 1 << 2)
        static let right = Edges(rawValue: 1 << 3)
        static let all: Edges = [.top, .left, .bottom, .right]
        static func except(_ edges: Edges) -> Edges { all.subtracting(edges) }
      }
      extension UIView {
        func pin(_ edges: Edges = .all, by inset: CGFloat = 0) {
          guard let superview else { return }
          if edges.contains(.top) { topAnchor.constraint(equalTo: superview.topAnchor, constant: inset).isActive = true }
          if edges.contains(.left) { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: inset).isActive = true }
          if edges.contains(.bottom) {
            bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset).isActive = true
          }
          if edges.contains(.right) { rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -inset).isActive = true }
        }
      }
      """
    ],
    constraints: [
      "a.top == view.top", "a.left == view.left", "a.right == view.right", "b.bottom == view.bottom - 2",
      "b.right == view.right - 2", "b.bottom == view.bottom - 3",
    ]),
  SourceCase(
    name: "members that a type looks up, by key path and by name, and its subscripts",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          let proxy = Proxy(base: a)
          proxy.topAnchor.constraint(equalTo: topAnchor).isActive = true
          let label = Chain(UILabel()).text("Hi").tag(7).made
          addSubview(label)
          label.leftAnchor.constraint(equalTo: a.rightAnchor, constant: CGFloat(label.tag)).isActive = true
          a.widthAnchor.constraint(equalToConstant: Lengths().wide).isActive = true
          a.heightAnchor.constraint(equalToConstant: Lengths()[4]).isActive = true
      """),
    others: [
      """
      import UIKit
      @dynamicMemberLookup struct Proxy<Base: UIView> {
        let base: Base
        subscript<Member>(dynamicMember path: KeyPath<Base, Member>) -> Member { base[keyPath: path] }
      }
      @dynamicMemberLookup struct Chain<Made: AnyObject> {
        let made: Made
        init(_ made: Made) { self.made = made }
        subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Made, Value>) -> (Value) -> Chain<Made> {
          { value in
            made[keyPath: path] = value
            return self
          }
        }
      }
      @dynamicMemberLookup struct Lengths {
        subscript(dynamicMember name: String) -> CGFloat { name == "wide" ? 90 : 10 }
        subscript(steps: Int) -> CGFloat { CGFloat(steps) * 8 }
      }
      """
    ],
    constraints: ["a.top == view.top", "label.left == a.right + 7", "a.width == 90", "a.height == 32"]),
  SourceCase(
    name: "each call of a helper whose condition is not known",
    code: viewClass(
      "  let a = UIView(), b = UIView()",
      """
          [a, b].forEach(addSubview)
          a.place(Flags.inset)
          b.place(Flags.inset)
      """),
    others: [
      """
      import UIKit
      extension UIView {
        func place(_ isInset: Bool) {
          if isInset { topAnchor.constraint(equalTo: superview!.topAnchor, constant: 8).isActive = true }
        }
      }
      """
    ],
    constraints: [], unread: [7, 8]),
  SourceCase(
    name: "a protocol's function that gives its own type, and a generic one whose result the property has",
    code: viewClass(
      "  let a: UIImageView = .make()",
      """
          addSubview(a)
          NSLayoutConstraint.activate(a.edges(in: self, .all(3)))
          a.widthAnchor.constraint(equalToConstant: 6).isActive = true
      """),
    others: [
      """
      import UIKit
      protocol Pinned { var topAnchor: NSLayoutYAxisAnchor { get } }
      extension UIView: Pinned {
        static func make<Made: UIView>(_ type: Made.Type = Made.self, _ set: (Made) -> Void = { _ in }) -> Made {
          let made = Made()
          set(made)
          return made
        }
      }
      extension Pinned {
        func edges(in other: any Pinned, _ insets: NSDirectionalEdgeInsets) -> [NSLayoutConstraint] {
          [topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)]
        }
      }
      extension NSDirectionalEdgeInsets {
        static func all(_ length: CGFloat) -> Self { .init(top: length, leading: length, bottom: length, trailing: length) }
      }
      """
    ],
    constraints: ["a.top == view.top + 3", "a.width == 6"]),
  SourceCase(
    name: "relations of an operator with a value that is not known, and functions of a library",
    code: viewClass(
      "  let a = UIView(), b = UILabel.newAutoLayout()",
      """
          addSubview(a)
          addSubview(b)
          a.place { proxy in
            proxy.top == Lengths.shared.gap
            proxy.top == 4
          }
          a.autoPinEdge(toSuperviewEdge: .left)
          a.height(30)
          b.widthAnchor.constraint(equalToConstant: 9).isActive = true
      """),
    others: [
      """
      import UIKit
      struct Proxy { let view: UIView; var top: Edge { Edge(view: view) } }
      struct Edge { let view: UIView }
      extension Edge {
        func tie(_ gap: CGFloat) { view.topAnchor.constraint(equalTo: view.superview!.topAnchor, constant: gap).isActive = true }
      }
      func == (edge: Edge, gap: CGFloat) { edge.tie(gap) }
      extension UIView { func place(_ body: (Proxy) -> Void) { body(Proxy(view: self)) } }
      """
    ],
    constraints: ["a.top == view.top + 4", "b.width == 9"], unread: [9, 12, 13]),
  SourceCase(
    name: "an operator of the sources beside a comparison of values from UIKit",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          if traitCollection.horizontalSizeClass == .compact {
            a.widthAnchor.constraint(equalToConstant: 5).isActive = true
          }
      """),
    others: [
      """
      import UIKit
      struct Edge<Kind: AnyObject> { let anchor: NSLayoutAnchor<Kind> }
      func == <Kind: AnyObject>(edge: Edge<Kind>, other: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
        edge.anchor.constraint(equalTo: other)
      }
      """
    ],
    constraints: ["a.width == 5"]),
  SourceCase(
    name: "forty nested blocks, which debug builds of the parser do not read by default",
    code: viewClass(
      "  let a = UIView()",
      "    addSubview(a)\n" + String(repeating: "if true {\n", count: 40)
        + "a.widthAnchor.constraint(equalToConstant: 5).isActive = true\n"
        + String(repeating: "}\n", count: 40)),
    constraints: ["a.width == 5"]),
]
