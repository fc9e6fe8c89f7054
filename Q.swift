import AppKit
class V: NSView {
  let a = NSView()
  let b = NSView()
  let label = NSTextField(labelWithString: "Hello")
  let stack = NSStackView()
  var k: NSLayoutConstraint!
  func setUp() {
    for v in [a, b, label, stack] { v.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(a)
    addSubview(b)
    addSubview(stack)
    stack.addArrangedSubview(label)
    k = a.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([k, stack.topAnchor.constraint(equalTo: topAnchor), stack.leftAnchor.constraint(equalTo: leftAnchor)])
    let v = NSVisualEffectView(); v.addSubview(b); addSubview(v)
  }
  override init(frame: NSRect) { super.init(frame: frame); setUp() }
  required init?(coder: NSCoder) { fatalError() }
}
