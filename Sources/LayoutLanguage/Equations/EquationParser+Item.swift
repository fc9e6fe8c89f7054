import Diagnostics
import LayoutModel

/// Reads a view's attribute, and other text in its place.
extension EquationParser {
  mutating func takeItem() throws(Diagnostic) -> EquationSyntax.ItemSyntax {
    guard let view = cursor.takeName() else { throw .expectedRightSide(at: cursor.characterHere) }
    cursor.skipBlanks()
    let place = cursor.characterHere
    guard cursor.take(".") else {
      throw .missingAttribute(
        view: view.text, validForm: formWithAttributes(of: statement, in: context), at: place)
    }
    cursor.roles?.note(.view, view.span)
    return try takeAttribute(of: view)
  }

  private mutating func takeAttribute(
    of view: (text: String, span: SourceSpan)
  ) throws(Diagnostic) -> EquationSyntax.ItemSyntax {
    cursor.skipBlanks()
    guard let word = cursor.takeName(as: .attribute(of: view.text)) else {
      throw .expectedAttribute(view: view.text, at: cursor.characterHere)
    }
    let known = attribute(named: word.text)
    if known == nil {
      if let guide = LayoutGuide(rawValue: word.text) {
        return try takeAttribute(of: view, guide, at: word.span)
      }
      var ahead = cursor
      ahead.skipBlanks()
      if ahead.take(".") { throw .path(validForm: form(ofPath: view.text, word), at: word.span) }
      let suggestion = attributeMeant(by: word.text)
      syntax.errors.append(.unknownAttribute(word.text, suggestion: suggestion, at: word.span))
    }
    return EquationSyntax.ItemSyntax(
      view: view.text, viewSpan: view.span, attribute: known, attributeSpan: word.span)
  }

  /// Takes `.top` after `a.safeArea`.
  private mutating func takeAttribute(
    of view: (text: String, span: SourceSpan), _ guide: LayoutGuide, at guideSpan: SourceSpan
  ) throws(Diagnostic) -> EquationSyntax.ItemSyntax {
    let path = "\(view.text).\(guide.rawValue)"
    cursor.skipBlanks()
    let place = cursor.characterHere
    guard cursor.take(".") else { throw .missingAttribute(view: path, validForm: nil, at: place) }
    cursor.skipBlanks()
    guard let word = cursor.takeName(as: .attribute(of: path)) else {
      throw .expectedAttribute(view: path, at: cursor.characterHere)
    }
    let known = attribute(named: word.text)
    if known == nil {
      syntax.errors.append(
        .unknownAttribute(word.text, suggestion: attributeMeant(by: word.text), at: word.span))
    }
    return EquationSyntax.ItemSyntax(
      view: view.text, viewSpan: view.span, guide: guide, guideSpan: guideSpan, attribute: known,
      attributeSpan: word.span)
  }

  /// The correct form of `a.b.left` and `a.topAnchor.constraint(…)`.
  private func form(ofPath view: String, _ word: (text: String, span: SourceSpan)) -> String {
    let name = view.utf8.count <= 60 ? view : "NAME"
    if let guide = LayoutGuide.named(word.text)?.guide {
      var ahead = cursor
      ahead.skipBlanks()
      _ = ahead.take(".")
      ahead.skipBlanks()
      let word = ahead.takeName()?.text ?? ""
      let known = Attribute(anchor: word) ?? LayoutLanguage.attribute(named: word) ?? .top
      let margin = guide == .margins ? known.ofMargins : nil
      return margin.map { "\(name).\($0.rawValue)" } ?? "\(name).\(guide.rawValue).\(known.rawValue)"
    }
    guard let attribute = Attribute(anchor: word.text) else { return pathForm(name, word) }
    let other = attribute.isSize ? "40" : "superview.\(attribute.rawValue) + 8"
    return "\(name).\(attribute.rawValue) == \(other)"
  }

  /// The correct form of a path: `b.left` for `a.b.left`, `a.safeArea.left` for `a.safearea.left`.
  private func pathForm(_ view: String, _ word: (text: String, span: SourceSpan)) -> String {
    var ahead = cursor
    ahead.skipBlanks()
    _ = ahead.take(".")
    ahead.skipBlanks()
    let attribute = ahead.takeName()?.text ?? ""
    if context.viewNames[word.text] == nil,
      let guide = nearest(to: word.text, in: LayoutGuide.allCases.map(\.rawValue)),
      LayoutLanguage.attribute(named: attribute) != nil
    {
      return "\(view).\(guide).\(attribute)"
    }
    return context.source[SourceSpan(start: word.span.start, end: ahead.offset)]
  }
}
