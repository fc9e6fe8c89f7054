/// Each number is the position of the parameter type that is expected to be chosen, counted from 1 in the list that
/// follows.
let overloadCases: [(String, String, Int, [String], String)] = [
  ("a whole number", "3", 2, ["String", "Int", "CGFloat"], ""),
  ("a fraction", "3.5", 3, ["String", "Int", "CGFloat"], ""),
  ("a whole number for a CGFloat", "3", 2, ["[Int]", "CGFloat"], ""),
  ("a number, not a view", "3", 2, ["UIView", "CGFloat"], ""),
  ("a number, not a structure", "3", 2, ["Box", "CGFloat"], "struct Box {}"),
  (
    "a number for a protocol", "3", 2, ["Box", "Sized"],
    "struct Box {}; protocol Sized {}; extension Int: Sized {}"
  ),
  ("a text", #""a""#, 3, ["Int", "Bool", "String"], ""),
  ("a text, not a list", #""a""#, 2, ["[Int]", "String"], ""),
  ("a truth", "true", 3, ["Int", "String", "Bool"], ""),
  ("a truth, not a function", "true", 2, ["() -> Void", "Bool"], ""),
  ("a list", "[1, 2]", 3, ["Int", "UIView", "[Int]"], ""),
  ("a list, not a text", "[1, 2]", 2, ["String", "[Int]"], ""),
  ("a closure", "{ 3 }", 2, ["Int", "() -> Int"], ""),
  ("a closure, not a list", "{ 3 }", 2, ["[Int]", "() -> Int"], ""),
  ("a view", "a", 3, ["Int", "CGSize", "UIView"], ""),
  ("a label", "UILabel()", 2, ["UIView", "UILabel"], ""),
  ("a label for its superclass", "UILabel()", 2, ["UIButton", "UIView"], ""),
  (
    "an object for its protocol", "Box()", 2, ["Other", "Sized"],
    "protocol Sized {}; protocol Other {}; class Box: Sized {}"
  ),
  ("a structure", "Box()", 3, ["Int", "UIView", "Box"], "struct Box {}"),
  (
    "a structure for its protocol", "Box()", 2, ["Other", "Sized"],
    "protocol Sized {}; protocol Other {}; struct Box: Sized {}"
  ),
  (
    "a case of an enumeration", "Side.left", 2, ["Way", "Side"],
    "enum Side { case left }; enum Way { case left }"
  ),
  (
    "a case without its type", ".left", 2, ["Way", "Side"], "enum Side { case left }; enum Way { case right }"
  ),
  ("a case without its type, not a number", ".left", 2, ["Int", "Side"], "enum Side { case left }"),
  (
    "a static member of an enumeration", ".normal", 2, ["Way", "Side"],
    "enum Side { case left; static let normal = Side.left }; enum Way { case right }"
  ),
  (
    "a static member of a number", ".gap", 2, ["Way", "CGFloat"],
    "enum Way { case right }; extension CGFloat { static let gap: CGFloat = 3 }"
  ),
  ("zero", ".zero", 2, ["Way", "CGFloat"], "enum Way { case right }"),
  ("a pair", "(1, 2)", 2, ["UIView", "(Int, Int)"], ""),
  ("a pair, not a structure", "(1, 2)", 2, ["Box", "(Int, Int)"], "struct Box {}"),
  ("nil", "nil", 2, ["Int", "Int?"], ""),
  ("an anchor across", "a.leadingAnchor", 2, ["NSLayoutYAxisAnchor", "NSLayoutXAxisAnchor"], ""),
  ("an anchor down", "a.topAnchor", 1, ["NSLayoutYAxisAnchor", "NSLayoutXAxisAnchor"], ""),
  (
    "an anchor of a size", "a.widthAnchor", 3,
    ["NSLayoutYAxisAnchor", "NSLayoutXAxisAnchor", "NSLayoutDimension"], ""
  ),
  ("an anchor, not a number", "a.widthAnchor", 2, ["CGFloat", "NSLayoutDimension"], ""),
  ("a guide", "safeAreaLayoutGuide", 2, ["UIView", "UILayoutGuide"], ""),
  ("a guide, not a size", "safeAreaLayoutGuide", 2, ["CGSize", "UILayoutGuide"], ""),
  ("a case, not a function", ".left", 2, ["() -> Void", "Side"], "enum Side { case left }"),
  ("a truth for any type", "true", 2, ["Int", "Any"], ""),
  ("a closure for any type", "{ 3 }", 2, ["Int", "Any"], ""),
  ("an anchor of any axis", "a.topAnchor", 2, ["CGFloat", "NSLayoutAnchor<NSLayoutYAxisAnchor>"], ""),
  ("a list, not numbers", "[a]", 2, ["[Int]", "[UIView]"], ""),
  (
    "a list for its protocol", "[a]", 2, ["Other", "Sized"],
    "protocol Other {}; protocol Sized {}; extension Array: Sized {}"
  ),
  ("a list, not optional values", "[a]", 2, ["[UIView?]", "[UIView]"], ""),
  ("a list, not an attributed text", "[a]", 2, ["NSAttributedString", "[UIView]"], ""),
  ("a list of options", "[.left]", 2, ["UIView", "UIRectEdge"], ""),
  ("a dictionary", #"["a": a]"#, 3, ["Int", "[UIView]", "[String: UIView]"], ""),
  ("one value, not several", "a", 2, ["UIView...", "UIView"], ""),
  ("a closure, not a key path", "{ 3 }", 2, ["KeyPath<UIView, Int>", "() -> Int"], ""),
  ("a key path, not a function", #"\UIView.tag"#, 2, ["(UIView) -> Int", "KeyPath<UIView, Int>"], ""),
  ("a view, not a structure", "a", 2, ["Box", "UIView"], "struct Box {}"),
  ("a priority, not a number", ".required", 2, ["Float", "UILayoutPriority"], ""),
  ("a size, not a number", "CGSize.zero", 2, ["Float", "CGSize"], ""),
  ("an initializer without its type", ".init(7)", 1, ["CGFloat"], ""),
  (
    "a generic structure", "Box(side: a)", 2, ["Box<CGFloat>", "Box<UIView>"], "struct Box<T> { let side: T }"
  ),
  ("a case for any type", "Side.left", 2, ["Int", "Any"], "enum Side { case left }"),
]
