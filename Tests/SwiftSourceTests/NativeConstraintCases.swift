let nativeConstraintCases: [(String, String, [String])] = [
  // Constraints by anchors.
  (
    "a multiplier that is not declared",
    "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .golden).isActive = true",
    ["not read: its multiplier is not known"]
  ),
  (
    "a constant that is not declared",
    "a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: .golden).isActive = true",
    ["not read: its constant is not known"]
  ),
  (
    "a length that is not declared", "a.widthAnchor.constraint(equalToConstant: .golden).isActive = true",
    ["not read: its constant is not known"]
  ),
  (
    "an anchor that is not one", "a.widthAnchor.constraint(equalTo: missing).isActive = true",
    ["not read: its second item is not known"]
  ),
  (
    "an anchor of a constraint",
    """
    let tie = a.widthAnchor.constraint(equalTo: b.heightAnchor)
    (tie.firstAnchor as! NSLayoutDimension).constraint(equalToConstant: 8).isActive = true
    (tie.secondAnchor as! NSLayoutDimension).constraint(equalToConstant: 9).isActive = true
    """,
    ["a.width == 8", "b.height == 9"]
  ),
  (
    "a library's way to activate", "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.activate()",
    ["a.width == 5"]
  ),
  (
    "a library's way to deactivate",
    "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.isActive = true\ntie.deactivate()", []
  ),
  (
    "the constraint without arguments",
    """
    var tie = NSLayoutConstraint()
    tie = a.widthAnchor.constraint(equalToConstant: 5)
    tie.isActive = true
    """,
    ["a.width == 5"]
  ),
  (
    "the superview of the class's view",
    "a.topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true",
    ["not read: it depends on the view's superview"]
  ),
  // Constraints that UIKit rejects.
  (
    "a top edge and a left edge",
    "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0).isActive = true",
    ["not read: UIKit cannot relate 'top' to 'left'"]
  ),
  (
    "a left edge and a leading edge",
    "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0).isActive = true",
    ["not read: UIKit cannot relate 'left' to 'leading'"]
  ),
  (
    "a multiplier of 0", "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0).isActive = true",
    ["not read: UIKit does not allow a multiplier of 0"]
  ),
  (
    "an edge without a second item",
    "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8).isActive = true",
    ["not read: UIKit needs a second item for 'top'"]
  ),
  (
    "a function with its labels",
    "let make = a.leftAnchor.constraint(equalTo:constant:)\nmake(leftAnchor, 6).isActive = true\n"
      + "[5, 6].map(a.widthAnchor.constraint(equalToConstant:))[0].isActive = true",
    ["a.left == view.left + 6", "a.width == 5"]
  ),
  // Constraints by `NSLayoutConstraint(item:…)`.
  (
    "an initializer without the type",
    """
    NSLayoutConstraint.activate([NSLayoutConstraint.Attribute.top, .left].map { .init(item: a, attribute: $0, relatedBy: .equal, \
    toItem: self, attribute: $0, multiplier: 1, constant: 3) })
    addConstraint(.init(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, \
    multiplier: 1, constant: 5))
    """,
    ["a.top == view.top + 3", "a.left == view.left + 3", "a.width == 5"]
  ),
  (
    "an item that is a guide",
    """
    NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, \
    attribute: .bottom, multiplier: 2, constant: 3).isActive = true
    """,
    ["a.top == view.safeArea.bottom * 2 + 3"]
  ),
  (
    "a first item that is a guide",
    """
    NSLayoutConstraint(item: safeAreaLayoutGuide, attribute: .top, relatedBy: .lessThanOrEqual, \
    toItem: a, attribute: .top, multiplier: 1, constant: 0).isActive = true
    """,
    ["view.safeArea.top <= a.top"]
  ),
  (
    "no second item",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, \
    attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    """,
    ["a.width == 3"]
  ),
  (
    "no second attribute",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, \
    attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    """,
    ["a.width == 3"]
  ),
  (
    "an unknown relation",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .similar, toItem: nil, \
    attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    """,
    ["not read: its relation is not known"]
  ),
  (
    "an unknown first attribute",
    """
    NSLayoutConstraint(item: a, attribute: .diagonal, relatedBy: .equal, toItem: nil, \
    attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    """,
    ["not read: its first item is not known"]
  ),
  (
    "a first item that is text",
    """
    NSLayoutConstraint(item: \"a\", attribute: .width, relatedBy: .equal, toItem: nil, \
    attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    """,
    ["not read: its first item is not known"]
  ),
  (
    "an unknown second attribute",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .diagonal, \
    multiplier: 1, constant: 3).isActive = true
    """,
    ["not read: its second item is not known"]
  ),
  (
    "an unknown multiplier",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, \
    multiplier: .golden, constant: 3).isActive = true
    """,
    ["not read: its multiplier or constant is not known"]
  ),
  (
    "an unknown constant",
    """
    NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, \
    multiplier: 1, constant: .golden).isActive = true
    """,
    ["not read: its multiplier or constant is not known"]
  ),
  (
    "another initializer", "NSLayoutConstraint(item: a, attribute: .width, similarTo: b).isActive = true",
    ["not read: the declaration of 'NSLayoutConstraint(similarTo:)' is not in the sources"]
  ),
  // Constraints in the Visual Format Language.
  (
    "a format without constraints",
    """
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:[a]\", options: [], \
    metrics: nil, views: [\"a\": a]))
    """,
    []
  ),
  (
    "a format with a size",
    """
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"[a(20)]\", \
    options: [], metrics: nil, views: [\"a\": a]))
    """,
    ["a.width == 20"]
  ),
  (
    "a format with a view that is text",
    """
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"[a(20)]\", \
    options: [], metrics: nil, views: [\"a\": \"b\"]))
    """,
    ["not read: its format is not valid: Unable to find view with name a"]
  ),
  // Animations.
  (
    "an animation",
    "UIView.animate(withDuration: 1) { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
    ["a.width == 5"]
  ),
  (
    "no animation",
    "UIView.performWithoutAnimation { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
    ["a.width == 5"]
  ),
  (
    "an animation and what follows it",
    """
    UIView.animate(withDuration: 1, animations: { \
    self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true }, completion: { \
    _ in self.a.heightAnchor.constraint(equalToConstant: 6).isActive = true })
    """,
    ["a.width == 5", "not read: it is in a closure that 'animate' may run later"]
  ),
  (
    "an animation and what follows it, as closures after the call",
    """
    UIView.animate(withDuration: 1) { \
    self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true } completion: { \
    _ in self.a.heightAnchor.constraint(equalToConstant: 6).isActive = true }
    """,
    ["a.width == 5", "not read: it is in a closure that 'animate' may run later"]
  ),
  // Priorities.
  (
    "a declared priority",
    "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .almost\ntie.isActive = true",
    ["a.width == 5 @999"]
  ),
  (
    "a priority by a function",
    """
    let tie = a.widthAnchor.constraint(equalToConstant: 5)
    tie.priority = .below(300)
    tie.isActive = true
    """,
    ["a.width == 5 @299"]
  ),
  (
    "a priority by an initializer",
    """
    let tie = a.widthAnchor.constraint(equalToConstant: 5)
    tie.priority = .init(rawValue: 7)
    tie.isActive = true
    """,
    ["a.width == 5 @7"]
  ),
  (
    "a priority that is not declared",
    "let tie = a.widthAnchor.constraint(equalToConstant: 5)\ntie.priority = .golden\ntie.isActive = true",
    ["not read: its priority is not known"]
  ),
]
