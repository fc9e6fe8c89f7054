import Diagnostics
import LayoutModel

extension EquationParser {
  mutating func takeItem() throws(Diagnostic) -> ItemSyntax {
    guard let view = cursor.takeName() else { throw .expectedRightSide(at: cursor.characterHere) }
    if let place = missingDot() {
      throw .missingAttribute(
        view: view.text, validForm: formWithAttributes(of: statement, in: context), at: place)
    }
    cursor.roles?.note(.view, view.span)
    var item = ItemSyntax(view: view.text, viewSpan: view.span, attributeSpan: view.span)
    var word = try takeWord(of: view.text)
    item.attribute = attribute(named: word.text)
    if item.attribute == nil, let guide = LayoutGuide(rawValue: word.text) {
      let path = "\(view.text).\(guide.rawValue)"
      (item.guide, item.guideSpan) = (guide, word.span)
      if let place = missingDot() {
        throw .missingAttribute(view: path, other: first?.attribute, validForm: nil, at: place)
      }
      word = try takeWord(of: path)
      item.attribute = attribute(named: word.text)
    }
    item.attributeSpan = word.span
    if item.attribute == nil {
      if item.guide == nil, nextPart(cursor) != nil {
        throw .path(validForm: form(ofPath: view.text, word), at: word.span)
      }
      errors.append(.unknownAttribute(word.text, suggestion: attributeMeant(by: word.text), at: word.span))
    }
    return item
  }

  /// Takes a dot and the blanks around it, or returns the place where the dot is missing.
  private mutating func missingDot() -> SourceSpan? {
    cursor.skipBlanks()
    guard cursor.take(".") else { return cursor.characterHere }
    cursor.skipBlanks()
    return nil
  }

  private mutating func takeWord(of owner: String) throws(Diagnostic) -> (text: String, span: SourceSpan) {
    if let word = cursor.takeName(as: .attribute(of: owner)) { return word }
    throw .expectedAttribute(view: owner, at: cursor.characterHere)
  }

  /// Returns the word after the next dot, possibly empty, and the offset of its end; `nil` if no dot comes next.
  private func nextPart(_ cursor: Cursor) -> (text: String, end: Int)? {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.take(".") else { return nil }
    ahead.skipBlanks()
    let text = ahead.takeName()?.text ?? ""
    return (text, ahead.offset)
  }

  /// Returns the equation to suggest for an incorrect path such as `a.topAnchor.constraint(…)`.
  private func form(ofPath view: String, _ word: (text: String, span: SourceSpan)) -> String {
    let name = view.utf8.count <= 60 ? view : "NAME"
    if let guide = layoutGuide(meantBy: word.text) {
      let word = nextPart(cursor)?.text ?? ""
      let known = Attribute(anchor: word) ?? LayoutLanguage.attribute(named: word) ?? .top
      let margin = guide == .margins ? known.ofMargins : nil
      return margin.map { "\(name).\($0.rawValue)" } ?? "\(name).\(guide.rawValue).\(known.rawValue)"
    }
    // UIKit's `a.center.x` means `a.centerX`.
    let joined = word.text + (nextPart(cursor)?.text.uppercased() ?? "")
    if LayoutLanguage.attribute(named: joined) != nil { return "\(name).\(joined)" }
    guard let attribute = Attribute(anchor: word.text) else { return pathForm(name, word) }
    let other = attribute.isSize ? "40" : "superview.\(attribute.rawValue) + 8"
    return "\(name).\(attribute.rawValue) == \(other)"
  }

  /// Returns the correct form of a path: `a.safeArea.left` for `a.safearea.left`, or `b.left` for `a.b.left`.
  private func pathForm(_ view: String, _ word: (text: String, span: SourceSpan)) -> String {
    let (attribute, end) = nextPart(cursor) ?? ("", word.span.end)
    if context.viewNames[word.text] == nil,
      let guide = nearest(to: word.text, in: LayoutGuide.allCases.map(\.rawValue)),
      LayoutLanguage.attribute(named: attribute) != nil
    {
      return "\(view).\(guide).\(attribute)"
    }
    return context.source[SourceSpan(start: word.span.start, end: end)]
  }
}
