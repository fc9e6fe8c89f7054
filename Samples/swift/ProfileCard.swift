import UIKit

private enum Metrics {
  static let gap: CGFloat = 12
  static let portrait = CGSize(width: 56, height: 56)
}

/// A card with a portrait, a name and two buttons.
final class ProfileCard: UIView {
  private let portrait = UIImageView()
  private let name = UILabel()
  private let about: UILabel = {
    let label = UILabel()
    label.text = "Draws layouts, and writes about them"
    label.numberOfLines = 0
    return label
  }()
  private lazy var buttons = UIStackView(arrangedSubviews: ["Follow", "Message"].map(makeButton))

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Jane Appleseed"
    name.font = .systemFont(ofSize: 20, weight: .bold)
    buttons.spacing = Metrics.gap
    buttons.distribution = .fillEqually
    for view in [portrait, name, about, buttons] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      portrait.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      portrait.widthAnchor.constraint(equalToConstant: Metrics.portrait.width),
      portrait.heightAnchor.constraint(equalToConstant: Metrics.portrait.height),
      name.topAnchor.constraint(equalTo: portrait.topAnchor),
      about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: Metrics.gap / 3),
      buttons.topAnchor.constraint(greaterThanOrEqualTo: about.bottomAnchor, constant: Metrics.gap),
      buttons.topAnchor.constraint(greaterThanOrEqualTo: portrait.bottomAnchor, constant: Metrics.gap),
      buttons.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    for view in [name, about] { view.pinSides(after: portrait, in: layoutMarginsGuide) }
    buttons.pinSides(in: layoutMarginsGuide)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func makeButton(title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}

extension UIView {
  /// Leads behind a view, or in the guide, and trails in the guide.
  fileprivate func pinSides(after view: UIView? = nil, in guide: UILayoutGuide) {
    if let view {
      leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: Metrics.gap).isActive = true
    } else {
      leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    }
    trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
  }
}
