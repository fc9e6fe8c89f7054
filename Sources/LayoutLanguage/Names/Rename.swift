package import Diagnostics
import LayoutModel

package struct RenameError: Error, Equatable {
  /// The reason for the failure, as one sentence without a period.
  package var message: String

  package static let nothingNamed = RenameError(message: "this is not the name of a view or metric")

  fileprivate static func invalidName(_ name: String) -> RenameError {
    RenameError(
      message:
        "\(quoted(name)) is not a name; names are made of a-z, A-Z, 0-9 and '_', and do not begin with a digit"
    )
  }

  fileprivate static func reservedName(_ name: String) -> RenameError {
    RenameError(message: "\(quoted(name)) is a reserved word and cannot be a view's name")
  }

  fileprivate static func taken(_ name: String) -> RenameError {
    RenameError(message: "\(quoted(name)) is already taken")
  }

  fileprivate static func changesMeaning(_ name: String) -> RenameError {
    RenameError(message: "renaming to \(quoted(name)) would change the layout, not just the name")
  }
}

/// Returns the edits that rename a view or metric everywhere. Throws an error if the item does not occur in the source,
/// or if the new name is invalid or taken. For a source without errors, also throws an error if renaming would change
/// the layout.
///
/// - Complexity: That of parsing the source.
package func rename(
  _ item: NamedItem, to name: String, in source: SourceText, as reading: SourceReading
) throws(RenameError) -> [TextEdit] {
  guard isName(name) else { throw .invalidName(name) }
  guard !reservedViewNames.contains(name) else { throw .reservedName(name) }
  let words = reading.words
  let places = words.places(of: item)
  guard !places.isEmpty else { throw .nothingNamed }
  if name == item.name { return [] }
  let isTaken =
    switch item {
    case .view: words.viewNames.contains(name)
    case .metric: words.metricNames.contains(name)
    }
  if isTaken { throw .taken(name) }
  let edits = places.map { TextEdit($0, name) }
  let before = reading.parsed
  guard !before.hasErrors, !words.isNew(name, insteadOf: item.name, at: places.count, in: source) else {
    return edits
  }
  let after = parse(source.applying(edits))
  guard !after.hasErrors, after.layout.meaning == before.layout.renaming(item, to: name).meaning else {
    throw .changesMeaning(name)
  }
  return edits
}

extension SourceWords {
  /// Returns whether the new name is unused and all uses of the old name are known, so that renaming is safe without
  /// parsing the result. Returns false for a source with a range such as `a1..5`, because a range uses names that are
  /// not written out.
  fileprivate func isNew(
    _ name: String, insteadOf old: String, at count: Int, in source: SourceText
  ) -> Bool {
    let period = UInt8(ascii: ".")
    return !LanguageWords.all.contains(name) && !words.contains { $0.text == name }
      && words.count { $0.text == old } == count
      && !zip(source.utf8, source.utf8.dropFirst()).contains { $0 == period && $1 == period }
  }
}

private func isName(_ text: String) -> Bool {
  guard let first = text.utf8.first, isNameStart(first) else { return false }
  return text.utf8.allSatisfy(isNameByte)
}

extension Layout {
  fileprivate func renaming(_ item: NamedItem, to name: String) -> Layout {
    guard case .view(let old) = item else { return self }
    var renamed = self
    for index in views.indices where views[index].name == old { renamed.views[index].name = name }
    return renamed
  }
}
