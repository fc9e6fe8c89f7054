/// A view that pasted code makes.
struct PastedView: Equatable {
  var name: String
  var kind: String
  var text: String?
  /// What its line says behind the text, in the order of the code.
  var properties: [String] = []
  /// A stack's members, or a scroll view's content.
  var members: [Member] = []
  /// Its block's lines behind its members.
  var lines: [String] = []
  /// Indicates whether a stack's margins count.
  var usesMargins = true
  var margins: String?
  var isMember = false

  struct Member: Equatable {
    /// Of a view of the code or of the file; else `view` says what it is.
    var name: String
    var view: PastedView?
    /// `after N`
    var spacingAfter: String?
  }

  /// Sets a property by its first word, over what was set before.
  mutating func set(_ property: String) {
    let word = property.prefix { $0 != " " }
    properties.removeAll { $0 == word || $0.hasPrefix("\(word) ") }
    properties.append(property)
  }
}

extension PastedReader {
  /// The declarations of the views that the code made, each in its superview's block.
  mutating func declarations() throws(UnreadableCode) -> [ConvertedLine] {
    var lines: [ConvertedLine] = []
    for view in views where !view.isMember { lines.append(try declaration(of: view)) }
    return lines
  }

  private mutating func declaration(
    of view: PastedView, after: String? = nil, depth: Int = 0
  ) throws(UnreadableCode) -> ConvertedLine {
    guard depth < 20 else { throw UnreadableCode() }
    var words = [view.kind, view.name]
    if let text = view.text { words.append("\"\(text)\"") }
    words += view.properties
    if view.kind != "stack" || view.usesMargins, let margins = view.margins {
      words.append("margins \(margins)")
    }
    if let after { words.append("after \(after)") }
    var block: [ConvertedLine] = []
    for member in view.members {
      if let inner = member.view ?? views.first(where: { $0.name == member.name }) {
        block.append(try declaration(of: inner, after: member.spacingAfter, depth: depth + 1))
      } else if var declared = surroundings.declarations(member.name) {
        if let after = member.spacingAfter { declared.text += " after \(after)" }
        movedViews.append(member.name)
        block.append(declared)
      } else {
        block.append(ConvertedLine("box \(member.name)" + (member.spacingAfter.map { " after \($0)" } ?? "")))
      }
    }
    block += view.lines.map { ConvertedLine($0) }
    return ConvertedLine(words.joined(separator: " "), block: block)
  }
}
