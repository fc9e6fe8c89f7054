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
    let items = cell.child("menu", key: "menu")?.child("items", key: nil)?.children ?? []
    let chosen = items.first { $0["id"] == cell["selectedItem"] || $0["state"] == "on" } ?? items.first
    return chosen?["title"] ?? cell["placeholderString"]
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

private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

private func attributedText(_ element: XMLElement) -> String? {
  let fragments = element.children("attributedString").flatMap { $0.children("fragment") }
  if fragments.isEmpty { return nil }
  return fragments.map { $0["content"] ?? $0.child("string", key: "content")?.text ?? "" }.joined()
}
