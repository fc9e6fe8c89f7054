let unreadCases: [UnreadCase] = [
  UnreadCase(
    "an anchor is given to an unknown function that sounds like layout",
    """
    pin(topAnchor)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'pin' is not declared in the sources"]),
  UnreadCase(
    "a guide is given to an unknown function that sounds like layout",
    """
    pin(safeAreaLayoutGuide)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'pin' is not declared in the sources"]),
  UnreadCase(
    "a number is given to an unknown function that sounds like layout",
    """
    pin(3)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"]),
  UnreadCase(
    "a view is given to an unknown function that does not",
    """
    note(a)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"]),
  UnreadCase(
    "an unknown static function that may make constraints",
    """
    NSLayoutConstraint.tie(a, b)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'NSLayoutConstraint.tie' is not declared in the sources"]),
  UnreadCase(
    "an unknown static function for a number",
    """
    NSLayoutConstraint.tie(3)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"]),
  UnreadCase(
    "a view's unknown method that sounds like layout",
    """
    a.size(4)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'size' is not declared in the sources"]),
  UnreadCase(
    "a view's unknown method that does not",
    """
    a.note(4)
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"]),
  UnreadCase(
    "another method of an unknown view",
    """
    a.outer()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    types: """
      extension UIView {
        func outer() { Settings.shared.view.note(self) }
        func attach(to view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      }
      """),
  UnreadCase(
    "a setter that nothing uses",
    "a.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    ["a.width == 5"],
    reasons: ["'gap' is not set while the view is created"],
    members: """
        var gap: CGFloat {
          get { 3 }
          set { a.topAnchor.constraint(equalTo: topAnchor, constant: newValue).isActive = true }
        }
      """),
  UnreadCase(
    "a setter that is used",
    """
    gap = 8
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.top == view.top + 8", "a.width == 5"],
    members: """
        var gap: CGFloat {
          get { 3 }
          set { a.topAnchor.constraint(equalTo: topAnchor, constant: newValue).isActive = true }
        }
      """),
  UnreadCase(
    "a call with one closure for two",
    "a.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    ["a.width == 5"],
    members: "  func tapped() { a.both { self } }",
    other: """
      import UIKit
      extension UIView {
        func attach(_ other: () -> UIView) { topAnchor.constraint(equalTo: other().topAnchor).isActive = \
      true }
        func both(_ one: () -> UIView, and two: () -> UIView) {
          one().topAnchor.constraint(equalTo: two().topAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a call with two closures for two",
    "a.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    ["a.width == 5"],
    reasons: ["'tapped()' is not called while the view is created"],
    members: "  func tapped() { a.both { self } and: { b } }",
    other: """
      import UIKit
      extension UIView {
        func attach(_ other: () -> UIView) { topAnchor.constraint(equalTo: other().topAnchor).isActive = \
      true }
        func both(_ one: () -> UIView, and two: () -> UIView) {
          one().topAnchor.constraint(equalTo: two().topAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a view that is declared only",
    """
    addSubview(c)
    c.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["c.height == 5"],
    members: "  var c: UILabel"),
  UnreadCase(
    "a view after a style that is not known",
    """
    let c = UILabel() |> Styles.bold
    addSubview(c)
    c.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["c.height == 5"]),
  UnreadCase(
    "a view after a style that is set",
    #"""
    let c = UILabel() |> \.isHidden .~ true
    addSubview(c)
    c.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """#,
    ["c.height == 5"]),
  UnreadCase(
    "a property wrapper that makes its view",
    """
    addSubview(c)
    c.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["c.height == 5"],
    types: """
      @propertyWrapper struct Made {
        var wrappedValue: UILabel
        init(tag: Int = 0) { wrappedValue = UILabel() }
      }
      """,
    members: "  @Made var c: UILabel"),
  UnreadCase(
    "a property wrapper that needs a value",
    """
    addSubview(c)
    c.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    [],
    reasons: ["it depends on the property wrapper '@Made' of 'c'"],
    types: """
      @propertyWrapper struct Made {
        var wrappedValue: UILabel
        init(tag: Int) { wrappedValue = UILabel() }
      }
      """,
    members: "  @Made var c: UILabel"),
  UnreadCase(
    "a view that a branch may replace",
    """
    if Settings.shared.isWide { box = UILabel() }
    addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["box.height == 5"],
    members: "  var box = UIView()"),
  UnreadCase(
    "a constraint of a dictionary that may be activated",
    """
    let all = ["w": a.heightAnchor.constraint(equalToConstant: 3)]
    if Settings.shared.isWide { all["w"]?.isActive = true }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["code that was not read may activate this constraint"]),
  UnreadCase(
    "a constraint of a dictionary that nothing activates",
    """
    let all = ["w": a.heightAnchor.constraint(equalToConstant: 3)]
    if Settings.shared.isWide { print(3) }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"]),
  UnreadCase(
    "constraints in an else branch that is not known",
    """
    guard Settings.shared.isWide else { a.heightAnchor.constraint(equalToConstant: 3).isActive = true; \
    return }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["the value of 'Settings.shared' is not in the sources"]),
  UnreadCase(
    "constraints in cases that are not known",
    """
    switch Settings.shared.mode {
    case .thin: a.heightAnchor.constraint(equalToConstant: 3).isActive = true
    default: a.heightAnchor.constraint(equalToConstant: 4).isActive = true
    }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: [
      "the value of 'Settings.shared' is not in the sources",
      "the value of 'Settings.shared' is not in the sources",
    ]),
  UnreadCase(
    "constraints in a loop over an unknown list",
    """
    for view in Settings.shared.views { view.topAnchor.constraint(equalTo: topAnchor).isActive = true }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["the value of 'Settings.shared' is not in the sources"]),
  UnreadCase(
    "a view of another object, kept by the view",
    """
    mine = holder.inner
    addSubview(mine)
    mine.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["mine.width == 5"],
    types: "class Holder { var inner: UIView? = UIView() }",
    members: """
        let holder = Holder()
        var mine: UIView!
      """),
  UnreadCase(
    "a view of another object",
    """
    let c = holder.inner!
    addSubview(c)
    c.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["inner.width == 5"],
    types: "class Holder { var inner: UIView? = UIView() }",
    members: "  let holder = Holder()"),
  UnreadCase(
    "a view that another object also keeps",
    """
    holder.inner = b
    addSubview(b)
    b.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["b.width == 5"],
    types: "class Holder { var inner: UIView? = UIView() }",
    members: "  let holder = Holder()"),
  UnreadCase(
    "a view that the view keeps twice",
    """
    other = b
    addSubview(b)
    b.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["b.width == 5"],
    members: "  var other: UIView?"),
  UnreadCase(
    "constraints of a list that may be activated",
    """
    let all = [a.heightAnchor.constraint(equalToConstant: 3)]
    if Settings.shared.isWide { NSLayoutConstraint.activate(all) }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["code that was not read may activate this constraint"]),
]
