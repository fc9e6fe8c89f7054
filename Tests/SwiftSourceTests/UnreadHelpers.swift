let unreadHelpers: [UnreadCase] = [
  UnreadCase(
    "a helper of an unknown view",
    """
    a.outer()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["the value of 'Settings.shared' is not in the sources"],
    types: """
      extension UIView {
        func outer() { Settings.shared.view.attach(to: self) }
        func attach(to view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      }
      """),
  UnreadCase(
    "a helper with a closure in a function that is not called",
    "a.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    ["a.width == 5"],
    reasons: ["'tapped()' is not called while the view is created"],
    members: "  func tapped() { a.attach { self } }",
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
    "a call without a closure that fits no helper",
    "a.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    ["a.width == 5"],
    members: "  func tapped() { a.attach() }",
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
    "a helper that a view without a superview leaves",
    """
    b.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'b' has no superview yet"],
    types: """
      extension UIView {
        func fill() {
          guard let superview else { return }
          topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a helper that a view with a superview does not leave",
    """
    a.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.top == view.top", "a.width == 5"],
    types: """
      extension UIView {
        func fill() {
          guard let superview else { return }
          topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a helper that leaves, with a name for the superview",
    """
    b.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'b' has no superview yet"],
    types: """
      extension UIView {
        func fill() {
          guard let outer = self.superview else { return }
          topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a helper that leaves for another reason",
    """
    b.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    types: """
      extension UIView {
        func fill() {
          guard tag > 3 else { return }
          topAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
      }
      """),
  UnreadCase(
    "a helper whose branch asks for the superview",
    """
    b.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.width == 5"],
    reasons: ["'b' has no superview yet"],
    types: """
      extension UIView {
        func fill() {
          if let superview { topAnchor.constraint(equalTo: superview.topAnchor).isActive = true }
        }
      }
      """),
  UnreadCase(
    "two helpers of a protocol",
    """
    a.fill()
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.top == view.top", "a.width == 5"],
    types: """
      protocol Filling {}
      extension UIView: Filling {}
      extension Filling where Self: UIView {
        func fill() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }
      }
      """),
  UnreadCase(
    "a helper object that activates its constraints when it is deallocated",
    """
    _ = Maker(a).width(4)
    a.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.height == 5"],
    reasons: ["code that was not read may activate this constraint"],
    types: """
      class Maker {
        let view: UIView
        var made: [NSLayoutConstraint] = []
        init(_ view: UIView) { self.view = view }
        deinit { NSLayoutConstraint.activate(made) }
        func width(_ width: CGFloat) -> Maker {
          made.append(view.widthAnchor.constraint(equalToConstant: width))
          return self
        }
      }
      """),
  UnreadCase(
    "a helper object that deactivates its constraints when it is deallocated",
    """
    keeper.tie = a.widthAnchor.constraint(equalToConstant: 4)
    a.heightAnchor.constraint(equalToConstant: 5).isActive = true
    """,
    ["a.height == 5"],
    types: """
      class Keeper {
        var tie: NSLayoutConstraint?
        deinit { NSLayoutConstraint.deactivate([tie!]) }
      }
      """,
    members: "let keeper = Keeper()"),
]
