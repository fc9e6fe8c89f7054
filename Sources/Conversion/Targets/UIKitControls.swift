import LayoutModel

extension View {
  var controlInitializer: String {
    switch control?.shape {
    case .segments(let titles, _)?:
      "UISegmentedControl(items: \(swiftLiteral(titles)))"
    case .activity?: "UIActivityIndicatorView(style: .medium)"
    case .symbol(let name)?: "UIImageView(image: UIImage(systemName: \(swiftLiteral(name))))"
    default: "\(kind.element?.className ?? "UIView")()"
    }
  }

  var controlProperties: [String] {
    var texts: [String] = []
    if kind == .divider { texts.append("backgroundColor = .separator") }
    switch control?.shape {
    case .toggle(let isOn)? where isOn: texts.append("isOn = true")
    case .slider(let value)?: texts.append("value = \(spelled(value))")
    case .progress(let value)?: texts.append("progress = \(spelled(value))")
    case .segments(_, let selected)? where selected >= 0: texts.append("selectedSegmentIndex = \(selected)")
    case .pages(let count, _)?: texts.append("numberOfPages = \(count)")
    case .activity?: texts.append("startAnimating()")
    case .search?: if let text { texts.append("placeholder = \(swiftLiteral(text))") }
    case .bar(let bar)?:
      let title = text ?? bar.title
      texts.append("setItems([UINavigationItem(title: \(swiftLiteral(title)))], animated: false)")
    case .items(let titles)?:
      let items = titles.enumerated().map { place, title in
        kind == .tabbar
          ? "UITabBarItem(title: \(swiftLiteral(title)), image: nil, tag: \(place))"
          : "UIBarButtonItem(title: \(swiftLiteral(title)), style: .plain, target: nil, action: nil)"
      }
      texts.append("items = [\(items.joined(separator: ", "))]")
    case .symbol?: texts.append("contentMode = .center")
    case .text?:
      if let text { texts.append("text = \(swiftLiteral(text))") }
      texts.append("font = \(CodeFramework.uiKit.font(textStyle))")
    default: break
    }
    return texts
  }
}
