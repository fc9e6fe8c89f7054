import UIKit
class V: UIView {
  let a = UIView()
  let b = UIView()
  var flag = false
  func setUp() {
    let n = UserDefaults.standard.integer(forKey: "n")
    let more = provider.constraints()
    addSubview(a)
    addSubview(b)
    var cs = [a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 11)]
    NSLayoutConstraint.activate(Set(cs).sorted { $0.constant < $1.constant })
  }
  override init(frame: CGRect) { super.init(frame: frame); setUp() }
  required init?(coder: NSCoder) { fatalError() }
}
