public import Diagnostics
public import LayoutModel

/// Returns the items named by an argument: one for `title.width`, or the left, top, width and height for a view's name
/// alone.
///
/// - Complexity: Linear in the number of views.
public func readItems(_ text: String, in layout: Layout) throws(Diagnostic) -> [Item] {
  let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let guide = words.count == 3 ? LayoutGuide(rawValue: words[1]) : nil
  guard words.count <= 2 || guide != nil, !words[0].isEmpty else {
    throw noItem(
      "expected-attribute", "\(quoted(text)) is not an attribute of a view",
      help: "write a view and an attribute, as in 'title.width'")
  }
  guard let index = layout.views.firstIndex(where: { ($0.name ?? "superview") == words[0] }) else {
    let names = layout.views.map { $0.name ?? "superview" }
    let suggestion = names.count > 10_000 ? nil : nearest(to: words[0], in: names)
    throw noItem(
      "unknown-view", "no view is named \(quoted(words[0]))" + didYouMean(suggestion),
      help: words[0] == "superview" ? "for the root view, write 'view.width'" : nil)
  }
  let view = ViewID(index)
  guard let word = words.dropFirst().last else {
    return [.left, .top, .width, .height].map { Item(view, $0) }
  }
  switch word {
  case "x": return [Item(view, guide, .left)]
  case "y": return [Item(view, guide, .top)]
  default:
    guard let attribute = attribute(named: word) else {
      let suggestion = attributeMeant(by: word)
      throw noItem(
        "unknown-attribute", "views have no attribute \(quoted(word))" + didYouMean(suggestion),
        help: suggestion == nil ? "the attributes are x, y, \(attributeWords.joined(separator: ", "))" : nil)
    }
    return [Item(view, guide, attribute)]
  }
}

private func noItem(_ code: String, _ message: String, help: String?) -> Diagnostic {
  Diagnostic(.error, code: code, message, at: nil, help: help)
}
