extension InterfaceView {
  /// What is set in the view; `nil` for none.
  var text: String? {
    switch entry.text {
    case .none: nil
    case .text: plainText("text") ?? attributedText(element)
    case .field: nonEmpty(plainText("text")) ?? plainText("placeholder")
    case .title: buttonTitle
    }
  }

  private func plainText(_ key: String) -> String? {
    element[key] ?? element.child("string", key: key)?.text
  }

  private var buttonTitle: String? {
    if let title = element.child("buttonConfiguration")?["title"] { return title }
    if let configuration = element.child("buttonConfiguration"), let title = attributedText(configuration) {
      return title
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
