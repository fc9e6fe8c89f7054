let surroundingsCases: [SourceCase] = [
  SourceCase(
    name: "orientation, window, status bar and text size are assumed",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          let isWide = UIApplication.shared.statusBarOrientation.isLandscape || UIDevice.current.orientation.isLandscape
          a.widthAnchor.constraint(equalToConstant: isWide ? 10 : 20).isActive = true
          let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
          let bottom = scene?.windows.first { $0.isKeyWindow }?.safeAreaInsets.bottom ?? 0
          a.heightAnchor.constraint(equalToConstant: bottom).isActive = true
          if traitCollection.preferredContentSizeCategory > .extraLarge {
            a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
          let gap = UIFontMetrics.default.scaledValue(for: 12)
          a.leftAnchor.constraint(equalTo: leftAnchor, constant: gap).isActive = true
          let top: CGFloat = UI_USER_INTERFACE_IDIOM() == .pad || UIDevice.current.model.hasPrefix("iPad") ? 1 : 2
          a.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true
          a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -safeAreaInsets.bottom).isActive = true
      """),
    constraints: [
      "a.width == 20", "a.height == 34", "a.left == view.left + 12", "a.top == view.top + 2",
      "a.bottom == view.bottom",
    ], unread: [13]),
  SourceCase(
    name: "members of a guide, a list and a number, without a receiver",
    code: viewClass(
      "  let a = UIView()\n  let b = UIView()",
      """
          [a, b].addAll(to: self)
          safeAreaLayoutGuide.hold(a)
          b.heightAnchor.constraint(equalToConstant: Swift.max(4, 3.twice)).isActive = true
      """),
    others: [
      """
      import UIKit
      extension UILayoutGuide {
        func hold(_ view: UIView) {
          let size = bounds.size
          view.topAnchor.constraint(equalTo: topAnchor).isActive = true
          owningView?.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        var bounds: CGRect { .zero }
      }
      extension Array where Element: UIView {
        func addAll(to view: UIView) {
          guard count == 2, !isEmpty else { return }
          forEach { view.addSubview($0) }
        }
      }
      extension Int { var twice: Int { self * 2 } }
      """
    ],
    constraints: ["a.top == view.safeArea.top", "view.bottom == a.bottom", "b.height == 6"]),
  SourceCase(
    name: "static members of CGFloat as constants",
    code: "private extension CGFloat { static let side: CGFloat = 12; static let gap: CGFloat = 3 }\n"
      + viewClass(
        "  let a = UIView()\n  let s = UIStackView()",
        """
            addSubview(a)
            s.spacing = .gap
            a.widthAnchor.constraint(equalToConstant: .side).isActive = true
            a.topAnchor.constraint(equalTo: topAnchor, constant: -.side).isActive = true
            a.leftAnchor.constraint(equalTo: leftAnchor, constant: .side + .gap).isActive = true
            a.rightAnchor.constraint(equalTo: rightAnchor, constant: -(.side * 2)).isActive = true
            a.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-.gap) }
        """),
    constraints: [
      "a.width == 12", "a.top == view.top - 12", "a.left == view.left + 15", "a.right == view.right - 24",
      "a.bottom == view.bottom - 3",
    ]),
  SourceCase(
    name: "views of a library's classes, known by their use",
    code: viewClass(
      "  let a = Slideshow()\n  let b = Marquee()\n  let c = LoadingView.small",
      """
          addSubview(a); addSubview(b); addSubview(c)
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom) }
          c.snp.makeConstraints { $0.height.equalTo(4) }
      """),
    others: ["import Slides\nclass Slideshow: SlideEngine { }"],
    constraints: ["a.top == view.top", "b.top == a.bottom", "c.height == 4"]),
  SourceCase(
    name: "an overridden property that is only observed has UIKit's value",
    code: viewClass(
      "  let a = UIView()\n  override var isHidden: Bool { didSet { update() } }\n  override var bounds: CGRect { didSet { } }",
      """
          addSubview(a)
          let side: CGFloat = isHidden ? 1 : 2
          a.widthAnchor.constraint(equalToConstant: side + bounds.width).isActive = true
      """),
    constraints: ["a.width == 2"]),
  SourceCase(
    name: "a getter that is an initializer alone",
    code: viewClass(
      "  let a = Badge.small",
      """
          addSubview(a)
          a.tie(self)
      """),
    others: [
      """
      import UIKit
      class Badge: UIView {
        let side: CGFloat
        init(side: CGFloat) { self.side = side; super.init(frame: .zero) }
        func tie(_ view: UIView) { widthAnchor.constraint(equalToConstant: side).isActive = true }
      }
      extension Badge { static var small: Badge { .init(side: 7) } }
      """
    ], constraints: ["a.width == 7"]),
  SourceCase(
    name: "only a call that fits a helper counts as one that makes constraints",
    code: viewClass(
      "  let a = UIView()",
      """
          addSubview(a)
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        func tapped() {
          present(a, animated: true)
          show(a)
          a.attach(to: self)
      """),
    others: [
      """
      import UIKit
      class Toast: UIView {
        func present(on view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        func show(_ view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        func attach(to view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      }
      """
    ], constraints: ["a.top == view.top"], unread: [12]),
]
