extension InterfaceView {
  var text: String? {
    switch entry.text {
    case .none: nil
    case .text: plainText("text") ?? attributedText(element)
    case .field: nonEmpty(plainText("text")) ?? plainText("placeholder")
    case .title: buttonTitle
    case .cell: cellText
    case .caption: element["title"] ?? attributedText(element)
    }
  }

  private func plainText(_ key: String) -> String? {
    element[key] ?? element.child("string", key: key)?.text
  }

  private var cellText: String? {
    let cell = element.cell
    if cell["imagePosition"] == "only" { return nil }
    if let title = cell["title"] ?? cell.child("string", key: "title")?.text ?? attributedText(cell),
      !title.isEmpty
    {
      return title
    }
    return cell.shownItem?["title"] ?? cell["placeholderString"]
  }

  private var buttonTitle: String? {
    // The title of a button configuration replaces the title of the button's state.
    if let configuration = element.child("buttonConfiguration") {
      return configuration["title"] ?? attributedText(configuration)
    }
    guard let state = element.child("state", key: "normal") else { return nil }
    return state["title"] ?? state.child("string", key: "title")?.text ?? attributedText(state)
  }
}

extension XMLElement {
  /// The menu item that a pop-up button's cell shows: the selected item, the item that is on, or the first item. A
  /// pull-down button always shows its first item.
  var shownItem: XMLElement? {
    let items = child("menu", key: "menu")?.child("items", key: nil)?.children ?? []
    if flag("pullsDown") == true { return items.first }
    return items.first { $0["id"] == self["selectedItem"] || $0["state"] == "on" } ?? items.first
  }
}

private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

private func attributedText(_ element: XMLElement) -> String? {
  let fragments = element.children("attributedString").flatMap { $0.children("fragment") }
  if fragments.isEmpty { return nil }
  return fragments.map { $0["content"] ?? $0.child("string", key: "content")?.text ?? "" }.joined()
}
