import Diagnostics
import Graphics
import LayoutModel

extension DeclarationReader {
  /// Declares a view, even with a wrong or missing name, since its block may contain views.
  mutating func declareView(
    _ kind: ViewKind, _ span: SourceSpan, in parent: ViewID, isDamaged: Bool
  ) -> ViewID {
    var cursor = context.cursor(at: span)
    _ = cursor.skipName()
    cursor.skipBlanks()
    let id = ViewID(context.views.count)
    var view = View(name: nil, kind: kind, parent: parent, span: span)
    view.isArranged = context.views[parent.index].kind == .stack
    do throws(Diagnostic) {
      guard let name = cursor.takeName(as: .viewDeclaration) else {
        throw .expectedName(after: kind.rawValue, at: cursor.characterHere)
      }
      view.name = name.text
      view.nameSpan = name.span
      try claim(name, for: id)
      if !isDamaged {
        cursor.skipBlanks()
        if try !takeOperand(&cursor, into: &view) {
          let start = cursor.offset
          view.text = try cursor.takeString()?.text
          if view.text != nil, !kind.takesText {
            report(.unusedText(kind, name: name.text, at: cursor.span(from: start)))
          }
        }
        cursor.skipBlanks()
        if !cursor.isAtEnd {
          deferredProperties.append((id, SourceSpan(start: cursor.offset, end: span.end)))
        }
      }
    } catch {
      if !isDamaged { report(error) }
    }
    context.views.append(view)
    return id
  }

  private mutating func claim(
    _ name: (text: String, span: SourceSpan), for id: ViewID
  ) throws(Diagnostic) {
    if reservedViewNames.contains(name.text) { return report(.reservedName(name.text, at: name.span)) }
    guard let first = context.viewNames.updateValue(id, forKey: name.text) else { return }
    context.viewNames[name.text] = first
    report(.duplicateView(name.text, at: name.span, first: context.views[first.index].nameSpan))
  }

  mutating func readDeferredProperties() {
    var seen = [[ViewProperty]](repeating: [], count: context.views.count)
    for (view, span) in deferredProperties {
      readProperties(span, of: view, seen: &seen[view.index])
    }
    for (view, property) in propertyUses { reportUnused(property, of: context.views[view.index]) }
    for (view, seen) in zip(context.views, seen) where view.kind == .stack {
      if let name = view.name, ["column", "vertical"].contains(name), !seen.contains(.row),
        !seen.contains(.column)
      {
        report(.stackNamedLikeDirection(name, at: view.nameSpan))
      }
    }
    for (view, property) in propertyUses {
      switch property.name {
      // A view with text uses the baselines of its text instead of the declared ones.
      case .baselines where context.views[view.index].hasBaselinesOfText:
        context.views[view.index].baselines = nil
      // A guide is drawn without a fill.
      case .fill where context.views[view.index].kind == .guide: context.views[view.index].fill = .automatic
      // The size of a stack follows from its members, so a declared size is ignored.
      case .size where context.views[view.index].stack != nil:
        context.views[view.index].hasExplicitSize = false
        context.views[view.index].explicitSize = PerAxis(both: nil)
      default: break
      }
    }
  }

  mutating func readProperties(_ span: SourceSpan, of view: ViewID, seen: inout [ViewProperty]) {
    var cursor = context.cursor(at: span)
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd { return }
      do throws(Diagnostic) {
        var property = try takePropertyName(&cursor, of: context.views[view.index].kind)
        try take(property, from: &cursor, into: &context.views[view.index])
        property.end = cursor.offset
        propertyUses.append((view, property))
        if seen.contains(property.name) || property.name.opposite.map(seen.contains) == true {
          report(.repeatedProperty(property.name.rawValue, at: property.span))
        } else {
          seen.append(property.name)
        }
      } catch {
        report(error)
        skipToProperty(&cursor)
      }
    }
  }

  private func takePropertyName(
    _ cursor: inout Cursor, of kind: ViewKind
  ) throws(Diagnostic) -> PropertyUse {
    if cursor.isAtString { throw .misplacedText(at: cursor.characterHere) }
    let place = cursor.characterHere
    guard let word = cursor.takeName() else {
      throw .unexpectedText(after: "the view's name or properties", at: place)
    }
    guard let name = ViewProperty(word: word.text) else {
      // If the word is another toolkit's name for a property, a hint shows the right property. In that case, suggest a
      // similar name only if it begins with the same letter, because any other suggestion would probably contradict the
      // hint.
      let suggestion = nearest(to: word.text, in: ViewProperty.all(of: kind)).flatMap {
        $0.first != word.text.first && exampleOfProperty(word.text, value: "") != nil ? nil : $0
      }
      throw .unknownProperty(word.text, owner: kind.withArticle, suggestion: suggestion, at: word.span)
    }
    cursor.roles?.note(.property, word.span)
    return PropertyUse(name: name, span: word.span, end: word.span.end)
  }

  private func take(
    _ property: PropertyUse, from cursor: inout Cursor, into view: inout View
  ) throws(Diagnostic) {
    switch property.name {
    case .size:
      view.explicitSize = try cursor.takeSize(for: .view)
      view.hasExplicitSize = true
    case .font:
      view.textStyle.size = try cursor.takePositive("font", atMost: 10_000)
      if let weight = cursor.takeWeight() { view.textStyle.weight = weight }
    case .lines: view.lineLimit = try cursor.takeCount("lines")
    case .margins:
      view.margins = try cursor.takeMargins()
      view.stack?.usesMargins = true
    case .hugging: view.hugging = try cursor.takePriorities(of: "hugging", metrics: context.metrics)
    case .compression:
      view.compression = try cursor.takePriorities(of: "compression", metrics: context.metrics)
    case .fill: view.fill = try cursor.takeColor(after: "fill")
    case .stroke: view.stroke = try cursor.takeColor(after: "stroke")
    case .corner: view.cornerRadius = try cursor.takeValue(of: "corner").value
    case .hidden: view.isHidden = true
    case .unnamed: view.isUnnamed = true
    case .color: view.textColor = try cursor.takeColor(after: "color")
    case .baselines:
      let first = try cursor.takeValue(of: "baselines").value
      view.baselines = Baselines(first: first, last: try cursor.takeValue(of: "baselines").value)
    case .outset: view.outset = try cursor.takeInsets("outset")
    case .align: try takeAlignment(&cursor, into: &view)
    case .row, .column, .spacing, .distribute, .after:
      try takeStackProperty(property, from: &cursor, into: &view)
    }
  }

  private func skipToProperty(_ cursor: inout Cursor) {
    while !cursor.isAtEnd {
      let start = cursor.offset
      if let word = cursor.takeName() {
        if ViewProperty(word: word.text) != nil { return cursor.move(to: start) }
      } else if (try? cursor.takeString()) == nil {
        cursor.advance()
      }
    }
  }
}

private let fontWeights = WordTable<TextStyle.Weight>()

extension Cursor {
  fileprivate mutating func takeWeight() -> TextStyle.Weight? {
    var ahead = self
    ahead.skipBlanks()
    guard let word = ahead.takeName(), let weight = fontWeights[word.text] else { return nil }
    self = ahead
    return weight
  }
}
