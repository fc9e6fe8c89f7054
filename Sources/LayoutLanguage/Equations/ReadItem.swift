public import Diagnostics
public import LayoutModel

/// Why a text names no attribute of a layout.
public enum ItemError: Error, Equatable {
  /// Not of the form `view.attribute`; with the text.
  case malformed(String)
  /// With the nearest name that there is.
  case unknownView(String, suggestion: String?)
  /// With the nearest attribute that there is.
  case unknownAttribute(String, suggestion: String?)
}

/// Reads what a person names on a command line: `title.width`, also `title.x` and `list.content.height`; a view alone is
/// its whole frame.
///
/// Cost: linear in the number of views.
public func readItems(_ text: String, in layout: Layout) throws(ItemError) -> [Item] {
  let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let guide = words.count == 3 ? LayoutGuide(rawValue: words[1]) : nil
  guard words.count <= 2 || guide != nil, !words[0].isEmpty else { throw .malformed(text) }
  guard let index = layout.views.firstIndex(where: { ($0.name ?? "superview") == words[0] }) else {
    let names = layout.views.map { $0.name ?? "superview" }
    throw .unknownView(words[0], suggestion: names.count > 10_000 ? nil : nearest(to: words[0], in: names))
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
      throw .unknownAttribute(word, suggestion: attributeMeant(by: word))
    }
    return [Item(view, guide, attribute)]
  }
}

extension ItemError {
  /// The error in words, without a place.
  public var diagnostic: Diagnostic {
    switch self {
    case .malformed(let text):
      Diagnostic(
        .error, code: "expected-attribute", "\(quoted(text)) is not an attribute of a view", at: nil,
        help: "write a view and an attribute, as in 'title.width'")
    case .unknownView(let name, let suggestion):
      Diagnostic(
        .error, code: "unknown-view", "no view is named \(quoted(name))" + didYouMean(suggestion), at: nil,
        help: name == "superview" ? "of the root view, write 'view.width'" : nil)
    case .unknownAttribute(let name, let suggestion):
      Diagnostic(
        .error, code: "unknown-attribute",
        "views have no attribute \(quoted(name))" + didYouMean(suggestion), at: nil,
        help: suggestion == nil ? "there are x, y, \(attributeWords.joined(separator: ", "))" : nil)
    }
  }
}
