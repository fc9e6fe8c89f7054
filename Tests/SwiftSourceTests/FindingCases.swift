import LayoutModel

let endlessBodies = [
  "    while true { addSubview(UIView()) }",
  "    var list = [1, 2]\n    for _ in 0..<99 { list += list }\n    addSubview(UIView())",
  "    var text = \"a\"\n    for _ in 0..<99 { text += text }\n    addSubview(UIView())",
  "    func f(_ n: Int) { f(n + 1); f(n + 2) }\n    addSubview(UIView())\n    f(0)",
  "    addSubview(UIView())\n    _ = " + String(repeating: "(", count: 10_000) + "1"
    + String(repeating: ")", count: 10_000),
  "    addSubview(UIView())\n    let a: " + String(repeating: "Array<", count: 10_000) + "Int",
  "    addSubview(UIView())\n    _ = " + String(repeating: "a.", count: 10_000) + "b",
  "    addSubview(UIView())\n    _ = " + String(repeating: "[", count: 10_000)
    + String(repeating: "]", count: 10_000),
]

let findingCases: [(String, String, [SourceCoverage.Finding.Kind])] = [
  ("nothing", "addSubview(a); a.topAnchor.constraint(equalTo: topAnchor).isActive = true", []),
  ("never activated", "addSubview(a); _ = a.topAnchor.constraint(equalTo: topAnchor)", [.neverActivated]),
  (
    "stored, so that other code may activate it",
    "addSubview(a); a.tag = 1; let c = a.topAnchor.constraint(equalTo: topAnchor); c.isActive = true", []
  ),
  (
    "code that was not read may activate this constraint",
    "addSubview(a); let tie = a.topAnchor.constraint(equalTo: topAnchor); if Store.shared.isOn { tie.isActive = true }",
    []
  ),
  (
    "given to code that is not known",
    "addSubview(a); Store.shared.keep([a.topAnchor.constraint(equalTo: topAnchor)])", []
  ),
  (
    "kept in a private property that nothing uses",
    "addSubview(a); kept = a.topAnchor.constraint(equalTo: topAnchor); kept?.constant = 4", [.neverActivated]
  ),
  (
    "kept in a private property that a closure uses",
    "addSubview(a); kept = a.topAnchor.constraint(equalTo: topAnchor); onTap = { self.kept?.isActive = true }",
    []
  ),
  (
    "kept in a property that other files can read",
    "addSubview(a); shown = a.topAnchor.constraint(equalTo: topAnchor)", []
  ),
  (
    "added after the constraint is active",
    "a.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(a)", [.noCommonSuperview]
  ),
  (
    "two constraints of a view that was not added",
    "a.topAnchor.constraint(equalTo: topAnchor).isActive = true; a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true",
    [.noCommonSuperview]
  ),
  (
    "a line that runs for several views",
    "for _ in 0..<3 { let c = UIView(); c.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
    [.noCommonSuperview]
  ),
  (
    "code that may run adds the view",
    "if Store.shared.isOn { addSubview(a) }; a.topAnchor.constraint(equalTo: topAnchor).isActive = true", []
  ),
  (
    "code that may run adds views without a name",
    "if Store.shared.isOn { views.forEach { addSubview($0) } }; a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    []
  ),
  (
    "code that may run adds another view",
    "if Store.shared.isOn { addSubview(b) }; a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.noCommonSuperview]
  ),
  (
    "code that does not run for a newly created instance adds the view",
    "if kept != nil { addSubview(a) }; a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.noCommonSuperview]
  ),
  (
    "no common superview", "addSubview(a); a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true",
    [.noCommonSuperview]
  ),
  (
    "a view that hands out itself, and shows something",
    "let c = Watcher(); addSubview(c); c.play(); c.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.autoresizingMask]
  ),
  (
    "a view given to code that is not known",
    "addSubview(b); Store.shared.keep(b); b.topAnchor.constraint(equalTo: topAnchor).isActive = true", []
  ),
  (
    "the mask is left on", "addSubview(b); b.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.autoresizingMask]
  ),
  (
    "code that may run switches the mask off",
    "addSubview(b); if Store.shared.isOn { b.translatesAutoresizingMaskIntoConstraints = false }; b.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    []
  ),
  (
    "code that may run switches the masks of other views off",
    "addSubview(b); if Store.shared.isOn { let c = UIView(); c.translatesAutoresizingMaskIntoConstraints = false; a.translatesAutoresizingMaskIntoConstraints = false }; b.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.autoresizingMask]
  ),
  (
    "code that may run hands the view to a helper",
    "addSubview(b); if Store.shared.isOn { b.pinAll() }; b.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    []
  ),
  (
    "a mask that is chosen",
    "addSubview(b); b.autoresizingMask = [.flexibleWidth]; b.heightAnchor.constraint(equalToConstant: 5).isActive = true",
    []
  ),
  (
    "a table keeps the view",
    "Store.shared.setObject(1, forKey: b); addSubview(b); b.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    [.autoresizingMask]
  ),
  (
    "a stack switches the mask off",
    "let s = UIStackView(arrangedSubviews: [b]); s.translatesAutoresizingMaskIntoConstraints = false; addSubview(s); b.widthAnchor.constraint(equalToConstant: 5).isActive = true",
    []
  ),
  (
    "given twice",
    "addSubview(a)\nfor _ in 0..<2 { a.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
    [.givenTwice]
  ),
]

let placedOtherwiseCases: [(String, String, [String])] = [
  ("constraints only", "", ["stack"]),
  ("the mask is left on", "let b = UIView(); addSubview(b)", ["b", "stack"]),
  (
    "a view that UIKit places", "let b = UIButton(); stack.addArrangedSubview(b); b.titleLabel?.tag = 1",
    ["stack"]
  ),
  ("an image", "let b = UIImageView(); stack.addArrangedSubview(b)", ["b", "stack"]),
  ("a label has a size", "let b = UILabel(); stack.addArrangedSubview(b)", ["stack"]),
  ("a size that is computed", "let b = Sized(); stack.addArrangedSubview(b)", ["b", "stack"]),
  (
    "a stack that does not stretch",
    "let b = UIView(); stack.alignment = .center; stack.addArrangedSubview(b)",
    ["b", "stack"]
  ),
  ("given to code that is not known", "Store.shared.keep(a)", ["a", "stack"]),
  (
    "a statement that was not read names the view",
    "Store.shared.load { self.a.widthAnchor.constraint(equalToConstant: 5).isActive = true }", ["a", "stack"]
  ),
  (
    "a constraint that rests on an assumption",
    "a.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true", ["a", "stack"]
  ),
  (
    "an assumption that no constraint rests on", "a.alpha = UIScreen.main.bounds.width / 1000", ["stack"]
  ),
  (
    "an image with its sizes",
    "let b = UIImageView(); b.translatesAutoresizingMaskIntoConstraints = false; addSubview(b); b.widthAnchor.constraint(equalToConstant: 5).isActive = true; b.heightAnchor.constraint(equalToConstant: 5).isActive = true",
    ["stack"]
  ),
  (
    "a stack whose axis depends on data",
    "let b = UIView(); stack.axis = Store.shared.axis; stack.addArrangedSubview(b)", ["b", "stack"]
  ),
]

let placeholderCases: [(String, String, [String: PerAxis<Double?>])] = [
  ("an image without constraints", "let b = UIImageView(); addSubview(b)", ["b": PerAxis(both: 44)]),
  (
    "an image with a height",
    "let b = UIImageView(); addSubview(b); b.heightAnchor.constraint(equalToConstant: 9).isActive = true",
    ["b": PerAxis(horizontal: 44, vertical: nil)]
  ),
  (
    "two edges give a length",
    "let b = Sized(); addSubview(b); b.leftAnchor.constraint(equalTo: leftAnchor).isActive = true; b.rightAnchor.constraint(equalTo: rightAnchor).isActive = true",
    ["b": PerAxis(horizontal: nil, vertical: 44)]
  ),
  (
    "edges of a canvas that is as tall as its content give no height",
    "let b = UIImageView(); addSubview(b); for (c, d) in [(b.topAnchor, topAnchor), (b.bottomAnchor, bottomAnchor)] { c.constraint(equalTo: d).isActive = true }; b.leftAnchor.constraint(equalTo: leftAnchor).isActive = true; b.rightAnchor.constraint(equalTo: rightAnchor).isActive = true",
    ["b": PerAxis(horizontal: nil, vertical: 44)]
  ),
  ("a library's view", "let b = Marquee(); addSubview(b)", ["b": PerAxis(both: 44)]),
  ("a plain view has no size of its own", "let b = UIView(); addSubview(b)", [:]),
  ("a label is measured", "let b = UILabel(); addSubview(b)", [:]),
]
