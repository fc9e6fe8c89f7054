let libraryCases: [SourceCase] = [
  SourceCase(
    name: "a library of operators, with a precedence of its own",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a); addSubview(b)
          constrain(a, b) { a, b in
            a.leading == b.leading + 8 ~ .defaultLow
            a.width >= b.width * 2
            a.top == a.superview.top
          }
      """),
    others: [
      """
      import UIKit
      precedencegroup TiePriority { lowerThan: ComparisonPrecedence higherThan: LogicalConjunctionPrecedence }
      infix operator ~: TiePriority
      struct Side { let view: UIView; let attribute: NSLayoutConstraint.Attribute; var times: CGFloat = 1; var plus: CGFloat = 0 }
      struct Proxy {
        let view: UIView
        var leading: Side { Side(view: view, attribute: .leading) }
        var top: Side { Side(view: view, attribute: .top) }
        var width: Side { Side(view: view, attribute: .width) }
        var superview: Proxy { Proxy(view: view.superview!) }
      }
      func + (side: Side, value: CGFloat) -> Side { var side = side; side.plus += value; return side }
      func * (side: Side, value: CGFloat) -> Side { var side = side; side.times *= value; return side }
      private func tie(_ a: Side, _ relation: NSLayoutConstraint.Relation, _ b: Side) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(item: a.view, attribute: a.attribute, relatedBy: relation, toItem: b.view, attribute: b.attribute, multiplier: b.times, constant: b.plus)
        made.isActive = true
        return made
      }
      @discardableResult func == (a: Side, b: Side) -> NSLayoutConstraint { tie(a, .equal, b) }
      @discardableResult func >= (a: Side, b: Side) -> NSLayoutConstraint { tie(a, .greaterThanOrEqual, b) }
      @discardableResult func ~ (tie: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint { tie.priority = priority; return tie }
      func constrain(_ a: UIView, _ b: UIView, _ block: (Proxy, Proxy) -> Void) { block(Proxy(view: a), Proxy(view: b)) }
      """
    ],
    constraints: [
      "a.leading == b.leading + 8 @250", "a.width >= b.width * 2", "a.top == view.top",
    ]),
  SourceCase(
    name: "a library of short methods that give their constraints",
    code: viewClass(
      "  let a = UIView()\n  var height: NSLayoutConstraint?",
      """
          addSubview(a)
          a.edges(to: self, except: .bottom, insets: .all(2))
          height = a.height(30, isActive: false)
          height?.isActive = true
          a.centerX(to: self, offset: -1)
      """),
    others: [
      """
      import UIKit
      extension UIEdgeInsets { static func all(_ value: CGFloat) -> UIEdgeInsets { .init(top: value, left: value, bottom: value, right: value) } }
      enum Edge: CaseIterable { case top, left, bottom, right }
      extension UIView {
        @discardableResult
        func edges(to other: UIView, except skipped: Edge..., insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
          let made = Edge.allCases.filter { !skipped.contains($0) }.map { edge -> NSLayoutConstraint in
            switch edge {
            case .top: return topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)
            case .left: return leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left)
            case .bottom: return bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom)
            case .right: return rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right)
            }
          }
          made.forEach { $0.isActive = true }
          return made
        }
        @discardableResult func height(_ value: CGFloat, isActive: Bool = true) -> NSLayoutConstraint { heightAnchor.constraint(equalToConstant: value).set(isActive) }
        @discardableResult func centerX(to other: UIView, offset: CGFloat = 0) -> NSLayoutConstraint { centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: offset).set(true) }
      }
      extension NSLayoutConstraint { func set(_ isActive: Bool) -> Self { self.isActive = isActive; return self } }
      """
    ],
    constraints: [
      "a.top == view.top + 2", "a.left == view.left + 2", "a.right == view.right - 2", "a.height == 30",
      "a.centerX == view.centerX - 1",
    ]),
  SourceCase(
    name: "a library of values that describe constraints",
    code: viewClass(
      "  let a = UIView()",
      "    addSubview(a)\n    a.layout(Top(4), Width(20).with(.low), Left(2).to(self))"),
    others: [
      """
      import UIKit
      enum Strength { case must, low }
      class Rule {
        let attribute: NSLayoutConstraint.Attribute
        let value: CGFloat
        var strength = Strength.must
        var other: UIView?
        init(_ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) { self.attribute = attribute; self.value = value }
        func with(_ strength: Strength) -> Self { self.strength = strength; return self }
        func to(_ view: UIView) -> Self { other = view; return self }
        func make(for view: UIView) -> NSLayoutConstraint {
          let target = attribute == .width ? nil : other ?? view.superview
          let made = NSLayoutConstraint(item: view, attribute: attribute, relatedBy: .equal, toItem: target, attribute: target == nil ? .notAnAttribute : attribute, multiplier: 1, constant: value)
          made.priority = strength == .low ? .defaultLow : .required
          return made
        }
      }
      class Top: Rule { init(_ value: CGFloat) { super.init(.top, value) } }
      class Left: Rule { init(_ value: CGFloat) { super.init(.left, value) } }
      class Width: Rule { init(_ value: CGFloat) { super.init(.width, value) } }
      extension UIView { func layout(_ rules: Rule...) { NSLayoutConstraint.activate(rules.map { $0.make(for: self) }) } }
      """
    ], constraints: ["a.top == view.top + 4", "a.width == 20 @250", "a.left == view.left + 2"]),
  SourceCase(
    name: "SnapKit: remade, stored, switched off, guides and lists",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()\n  var wide: Constraint?",
      """
          addSubview(a); addSubview(b)
          a.snp.makeConstraints { $0.edges.equalToSuperview() }
          a.snp.remakeConstraints { make in
            make.center.equalTo(self)
            wide = make.width.equalTo(self).multipliedBy(0.5).offset(-2).constraint
            make.height.lessThanOrEqualTo(b.snp.width).dividedBy(4)
          }
          wide?.deactivate()
          b.snp.makeConstraints {
            $0.top.equalTo(safeAreaLayoutGuide.snp.top).offset(3).priority(.medium)
            $0.directionalHorizontalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
            $0.size.equalTo(40)
            $0.bottom.greaterThanOrEqualTo(10)
          }
      """),
    constraints: [
      "a.centerX == view.centerX", "a.centerY == view.centerY", "a.height <= b.width * 0.25",
      "b.top == view.safeArea.top + 3 @500", "b.leading == view.leading + 1",
      "b.trailing == view.trailing - 2",
      "b.width == 40", "b.height == 40", "b.bottom >= view.bottom + 10",
    ]),
  SourceCase(
    name: "formats with options, metrics and a superview",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a); addSubview(b)
          let views = ["first": a, "second": b]
          let metrics = ["gap": NSNumber(value: 6), "side": 20]
          NSLayoutConstraint.activate(
            ["H:|-[first(side)]-(>=gap@300)-[second(==first)]", "V:|[first]|"].flatMap {
              NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: metrics, views: views)
            })
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[first]-[second]", options: [.alignAllTop], metrics: nil, views: views))
      """),
    constraints: [
      "a.leading == view.leadingMargin", "a.width == 20", "b.leading >= a.trailing + 6 @300",
      "b.width == a.width",
      "a.top == view.top", "view.bottom == a.bottom", "b.leading == a.trailing + 8", "b.top == a.top",
    ]),
  SourceCase(
    name: "guides: a controller's bars, a stored one, the readable one",
    code: """
      import UIKit
      class A: UIViewController {
        let a = UIView()
        let middle = UILayoutGuide()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          view.addLayoutGuide(middle)
          a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 1).isActive = true
          bottomLayoutGuide.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
          middle.heightAnchor.constraint(equalToConstant: 5).isActive = true
          a.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true
          a.trailingAnchor.constraint(equalToSystemSpacingAfter: middle.trailingAnchor, multiplier: 2).isActive = true
        }
      }
      """,
    constraints: [
      "a.top == topLayoutGuide.bottom + 1", "bottomLayoutGuide.top == a.bottom", "middle.height == 5",
      "a.leading == view.readable.leading", "a.trailing == middle.trailing + 16",
    ]),
]
