import Diagnostics
import LayoutModel

private let textAlignments = WordTable<TextAlignment>()
private let stackAlignments = WordTable<StackArrangement.Alignment>()
private let distributions = WordTable<StackArrangement.Distribution>()

extension DeclarationReader {
  /// Takes a property of a stack, or `after`, a property of a stack's member:
  ///
  ///     "row" | "column" | "spacing" NUMBER | "distribute" DISTRIBUTION | "after" NUMBER
  func takeStackProperty(
    _ property: PropertyUse, from cursor: inout Cursor, into view: inout View
  ) throws(Diagnostic) {
    switch property.name {
    case .row: view.stack?.axis = .horizontal
    case .column: view.stack?.axis = .vertical
    case .spacing:
      let spacing = try cursor.takeValue(of: "spacing").value
      view.stack?.spacing = spacing
    case .distribute:
      let word = try cursor.takeChoice(of: "distribute", among: Distribution.allCases.map(\.rawValue))
      if let distribution = distributions[word.text] { view.stack?.distribution = distribution }
    default: view.spacingAfter = try cursor.takeValue(of: "after").value
    }
    // Throw the error for a misplaced property only after taking the property's value, because reading continues after
    // the value.
    let isInPlace = property.name == .after ? view.isArranged : view.stack != nil
    if !isInPlace { throw .misplacedProperty(property.name, view.kind, at: property.span) }
  }

  /// Takes the value of `align`: the position of a stack's members across the stack's axis, or a view's text alignment.
  func takeAlignment(_ cursor: inout Cursor, into view: inout View) throws(Diagnostic) {
    let (sides, places) = (TextAlignment.allCases.map(\.rawValue), Alignment.allCases.map(\.rawValue))
    let axis = view.stack?.axis
    let possible = Alignment.allCases.filter { axis.map($0.isPossible) ?? true }.map(\.rawValue)
    let word = try cursor.takeChoice(
      of: "align", among: sides + places, naming: view.stack == nil ? sides : possible)
    // `reportUnused` checks the alignment against the stack's axis, which a later property can still change.
    if view.stack != nil, let alignment = stackAlignments[word.text] {
      view.stack?.alignment = alignment
    } else if view.stack == nil, let alignment = textAlignments[word.text] {
      view.textAlignment = alignment
    } else {
      throw .misplacedAlignment(word.text, view.kind, view.stack?.axis, at: word.span)
    }
  }

  private typealias Distribution = StackArrangement.Distribution
  private typealias Alignment = StackArrangement.Alignment
}

extension Cursor {
  fileprivate mutating func takeChoice(
    of property: String, among words: [String], naming named: [String]? = nil
  ) throws(Diagnostic) -> (text: String, span: SourceSpan) {
    skipBlanks()
    let place = characterHere
    guard let word = takeName(as: .propertyValue(of: property)) else {
      throw .error(
        "expected-word", "expected a word after '\(property)': \((named ?? words).joined(separator: ", "))",
        at: place)
    }
    guard words.contains(word.text) else {
      throw .unknownChoice(
        word.text, property: property, choices: named ?? words,
        suggestion: choiceMeant(by: word.text, among: named ?? words), at: word.span)
    }
    return word
  }
}
