/// Extensions with functions that are named like those of the system.
let systemOverloads: [UnreadCase] = [
  UnreadCase(
    "addSubview beside an overload with a default argument",
    "addSubview(b, insets: .init(top: 7, left: 0, bottom: 0, right: 0))",
    ["b.top == view.top + 7"],
    types: """
      extension UIView {
        func addSubview(_ view: UIView, insets: UIEdgeInsets = .zero) {
          addSubview(view)
          view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top).isActive = true
        }
      }
      """),
  UnreadCase(
    "super's addSubview beside an overload with a default argument",
    """
    let box = Box()
    addSubview(box)
    box.addSubview(b)
    """,
    ["box.height == 4"],
    types: """
      extension UIView {
        func addSubview(_ view: UIView, height: CGFloat = 3) {
          view.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }
      class Box: UIView {
        override func addSubview(_ view: UIView) {
          super.addSubview(view)
          heightAnchor.constraint(equalToConstant: CGFloat(subviews.count + 3)).isActive = true
        }
      }
      """),
  UnreadCase(
    "activate beside overloads with several arguments",
    """
    NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
    NSLayoutConstraint.activate(
      a.widthAnchor.constraint(equalToConstant: 3), a.heightAnchor.constraint(equalToConstant: 4))
    """,
    ["a.top == view.top", "a.width == 3", "a.height == 4"],
    types: """
      extension NSLayoutConstraint {
        static func activate(_ constraints: NSLayoutConstraint...) { activate(constraints) }
        static func activate(_ constraints: [NSLayoutConstraint]...) { activate(constraints.flatMap { $0 }) }
      }
      """),
  UnreadCase(
    "activate beside an overload for optional constraints",
    "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 3), nil])",
    ["a.width == 3"],
    types: """
      extension NSLayoutConstraint {
        static func activate(_ constraints: [NSLayoutConstraint?]) { activate(constraints.compactMap { $0 }) }
      }
      """),
  UnreadCase(
    "a stack's functions beside overloads with default arguments",
    """
    let stack = UIStackView(arrangedSubviews: [])
    stack.addArrangedSubview(b)
    [UIView(), UIView()].forEach(stack.addArrangedSubview)
    a.widthAnchor.constraint(equalToConstant: stack.spacing + CGFloat(stack.arrangedSubviews.count)).isActive = true
    """,
    ["a.width == 3"],
    types: """
      extension UIStackView {
        convenience init(arrangedSubviews: [UIView], spacing: CGFloat = 8) {
          self.init(arrangedSubviews: arrangedSubviews)
          self.spacing = spacing
        }
        func addArrangedSubview(_ view: UIView, after spacing: CGFloat? = nil) { addArrangedSubview(view) }
      }
      """),
  UnreadCase(
    "a stack's function beside one of a subclass with a default argument",
    """
    let stack = Column()
    stack.addArrangedSubview(b, after: 4)
    stack.addArrangedSubview(UIView())
    a.widthAnchor.constraint(equalToConstant: stack.spacing + CGFloat(stack.arrangedSubviews.count)).isActive = true
    """,
    ["a.width == 6"],
    types: """
      class Column: UIStackView {
        func addArrangedSubview(_ view: UIView, after spacing: CGFloat = 8) {
          addArrangedSubview(view)
          self.spacing = spacing
        }
      }
      """),
  UnreadCase(
    "removeFromSuperview beside an overload with a default argument",
    """
    a.removeFromSuperview()
    addSubview(b)
    b.widthAnchor.constraint(equalToConstant: CGFloat(subviews.count)).isActive = true
    """,
    ["b.width == 1"],
    types: "extension UIView { func removeFromSuperview(animated: Bool = false) { alpha = 0 } }"),
  UnreadCase(
    "constraints of anchors beside an overload with a default argument",
    """
    a.topAnchor.constraint(equalTo: topAnchor, constant: 5, priority: .defaultHigh).isActive = true
    a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    """,
    ["a.top == view.top + 5 @750", "a.bottom == view.bottom"],
    types: """
      extension NSLayoutYAxisAnchor {
        func constraint(
          equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0, priority: UILayoutPriority = .required
        ) -> NSLayoutConstraint {
          let made = constraint(equalTo: anchor, constant: constant)
          made.priority = priority
          return made
        }
      }
      """),
  UnreadCase(
    "visual formats beside an overload with default arguments",
    """
    let made = NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[a]", views: ["a": a])
    NSLayoutConstraint.activate(made)
    """,
    ["a.top == view.top + 5"],
    types: """
      extension NSLayoutConstraint {
        static func constraints(
          withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
          views: [String: UIView]
        ) -> [NSLayoutConstraint] {
          constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
        }
      }
      """),
  UnreadCase(
    "map and sorted beside overloads for key paths",
    #"""
    for (view, width) in zip([a].map { $0 }, [2, 1].sorted { $0 < $1 }) {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    a.heightAnchor.constraint(equalToConstant: CGFloat([a].map(\.tag)[0] + 4)).isActive = true
    """#,
    ["a.width == 1", "a.height == 4"],
    types: """
      extension Sequence {
        func map<T>(_ keyPath: KeyPath<Element, T>) -> [T] { map { $0[keyPath: keyPath] } }
        func sorted<T: Comparable>(by keyPath: KeyPath<Element, T>) -> [Element] {
          sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
        }
      }
      """),
  UnreadCase(
    "lists added beside an operator for another type",
    """
    var all = [a.topAnchor.constraint(equalTo: topAnchor)] + [a.widthAnchor.constraint(equalToConstant: 4)]
    all += [a.heightAnchor.constraint(equalToConstant: 5)]
    NSLayoutConstraint.activate(all)
    """,
    ["a.top == view.top", "a.width == 4", "a.height == 5"],
    types: """
      struct Box { var side = 0 }
      func + (a: NSAttributedString, b: NSAttributedString) -> NSAttributedString { a }
      func + (a: Box, b: Box) -> Box { Box(side: a.side + b.side) }
      """),
  UnreadCase(
    "a constraint whose operator the sources declare",
    "a.widthAnchor == 3; a.heightAnchor == size(of: a)",
    ["a.width == 3"],
    reasons: ["the value of 'Settings.shared' is not in the sources"],
    types: """
      func == (anchor: NSLayoutDimension, size: CGFloat) -> NSLayoutConstraint {
        let made = anchor.constraint(equalToConstant: size)
        made.isActive = true
        return made
      }
      """,
    members: "  func size(of view: UIView) -> CGFloat { Settings.shared.size }"),
]
