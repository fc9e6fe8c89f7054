/// Returns the source of a view class `A` with the given members and an initializer with the given body.
func viewClass(_ members: String, _ body: String) -> String {
  """
  import UIKit
  class A: UIView {
  \(members)
    override init(frame: CGRect) {
      super.init(frame: frame)
  \(body)
    }
  }
  """
}

let sourceCases: [SourceCase] = [
  SourceCase(
    name: "anchors, activated in a list and one by one",
    code: viewClass(
      "  let title = UILabel()",
      """
          addSubview(title)
          NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          ])
          let top = title.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor)
          top.priority = .defaultHigh
          top.isActive = true
      """),
    constraints: [
      "title.leading == view.leading + 8", "title.width == view.width * 0.5",
      "title.top >= view.safeArea.top @750",
    ]),
  SourceCase(
    name: "SnapKit: edges, insets, offsets, sizes and priorities",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a)
          addSubview(b)
          a.snp.makeConstraints { make in
            make.leading.top.equalToSuperview().inset(4)
            make.trailing.equalTo(b.snp.leading).offset(-8)
            make.size.equalTo(CGSize(width: 20, height: 30)).priority(.high)
          }
          a.snp.updateConstraints { $0.leading.equalToSuperview().inset(6) }
      """),
    constraints: [
      "a.leading == view.leading + 6", "a.top == view.top + 4", "a.trailing == b.leading - 8",
      "a.width == 20 @750", "a.height == 30 @750",
    ]),
  SourceCase(
    name: "lazy closures, helpers and constants of other files",
    code: viewClass(
      """
        lazy var box: UIView = {
          let box = UIView()
          box.heightAnchor.constraint(equalToConstant: Metrics.Box.height).isActive = true
          return box
        }()
      """,
      """
          addSubview(box)
          box.pin(to: self, inset: Metrics.gap * 2)
      """),
    others: [
      """
      import UIKit
      enum Metrics {
        static let gap: CGFloat = 4
        enum Box { static var height: CGFloat { Metrics.gap + 40 } }
      }
      """,
      """
      import UIKit
      extension UIView {
        func pin(to other: UIView, inset: CGFloat = 0) {
          translatesAutoresizingMaskIntoConstraints = false
          [leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
           trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)].forEach { $0.isActive = true }
        }
      }
      """,
    ],
    constraints: ["box.height == 44", "box.leading == view.leading + 8", "box.trailing == view.trailing - 8"]),
  SourceCase(
    name: "a superclass in another file calls what the class overrides",
    code: """
      import UIKit
      class A: Base {
        let a = UIView()
        override func setUp() {
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: 5).isActive = true
        }
      }
      """,
    others: [
      """
      import UIKit
      class Base: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        func setUp() {}
      }
      """
    ], constraints: ["a.width == 5"]),
  SourceCase(
    name: "loops, optionals and what a new object decides",
    code: viewClass(
      "  let views = [UIView(), UIView()]\n  var footer: UIView?\n  var isWide = false",
      """
          for (index, view) in views.enumerated() {
            addSubview(view)
            view.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(index) * 10).isActive = true
          }
          if let footer { footer.topAnchor.constraint(equalTo: topAnchor).isActive = true }
          views[0].widthAnchor.constraint(equalToConstant: isWide ? 20 : 10).isActive = true
      """),
    constraints: ["view2.top == view.top", "view3.top == view.top + 10", "view2.width == 10"],
    unread: [12]),
  SourceCase(
    name: "the format of NSLayoutConstraint, with views and metrics",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a)
          addSubview(b)
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[a]-[b(30)]", options: [], metrics: ["gap": 12], views: ["a": a, "b": b]))
      """),
    constraints: ["a.leading == view.leading + 12", "b.leading == a.trailing + 8", "b.width == 30"]),
  SourceCase(
    name: "constraints that are stored, deactivated and activated",
    code: viewClass(
      "  let a = UIView()\n  var narrow: NSLayoutConstraint!\n  lazy var wide = a.widthAnchor.constraint(equalToConstant: 50)",
      """
          addSubview(a)
          narrow = a.widthAnchor.constraint(equalToConstant: 20)
          narrow.isActive = true
          NSLayoutConstraint.deactivate([narrow])
          wide.isActive = true
          wide.constant = 60
      """),
    constraints: ["a.width == 60"]),
  SourceCase(
    name: "what needs data is listed, and all else is read",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          a.heightAnchor.constraint(equalToConstant: Settings.shared.height).isActive = true
      """),
    constraints: ["a.top == view.top"], unread: [8]),
  SourceCase(
    name: "removing a view drops the constraints that reach out of it",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          a.widthAnchor.constraint(equalToConstant: 9).isActive = true
          a.removeFromSuperview()
          addSubview(a)
          a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """),
    constraints: ["a.width == 9", "a.leading == view.leading"]),
]
