import Diagnostics
import LayoutModel

/// Reads one equation:
///
///     equation  = item relation ( item [("*"|"/") factor] [("+"|"-") constant] | constant | NUMBER "%" )
///                 [("~"|"@") priority] [string]
///     item      = NAME ["." guide] "." attribute
///     guide     = "safeArea" | "margins" | "content" | "frame"
///     factor    = constant {("*"|"/") constant} | constant ":" constant          (the ratio behind "*" alone)
///     relation  = "=" | "==" | "<=" | ">="
///     constant  = ["-"] (NUMBER | METRIC)
///     priority  = NUMBER (1 to 1000) | METRIC | "required" | "high" | …              (see takePriority)
///
/// The expression format's README lists what is deliberately invalid; each such form is recognized, so that
/// its diagnostic can show the valid one.
struct EquationParser {
  private(set) var syntax = EquationSyntax()
  private var cursor: Cursor
  private let statement: SourceSpan
  private let context: NotationContext

  init(_ statement: SourceSpan, in context: NotationContext) {
    cursor = context.cursor(at: statement)
    self.statement = statement
    self.context = context
  }

  /// Reads up to the first error that leaves the rest without meaning.
  mutating func parse() throws(EquationError) {
    // 1. What looks like an equation of another language.
    try refuseMessage()
    try refuseConstantOnLeft()
    // 2. The left side.
    let first = try takeItem()
    syntax.first = first
    cursor.skipBlanks()
    if isOperator(cursor.byte) { throw form(.arithmeticOnLeft, at: cursor.characterHere) }
    // 3. The relation and the right side.
    syntax.relation = try takeRelation()
    cursor.skipBlanks()
    try takeRightSide()
    // 4. The rest.
    try takePriority()
    try takeIdentifier()
    takeListComma()
    if !cursor.isAtEnd { throw .unexpectedText(at: cursor.characterHere) }
  }

  /// The valid form of this equation as the error's way out.
  private func form(_ form: EquationError.Form, at span: SourceSpan) -> EquationError {
    .form(form, validForm: validForm(of: statement, in: context), at: span)
  }

  // MARK: - Items

  private mutating func takeItem() throws(EquationError) -> EquationSyntax.ItemSyntax {
    guard let view = cursor.takeName() else { throw .expectedRightSide(at: cursor.characterHere) }
    cursor.skipBlanks()
    let place = cursor.characterHere
    guard cursor.take(".") else {
      throw .missingAttribute(
        view: view.text, validForm: formWithAttributes(of: statement, in: context), at: place)
    }
    cursor.tokens?.note(.view, view.span)
    return try takeAttribute(of: view)
  }

  private mutating func takeAttribute(
    of view: (text: String, span: SourceSpan)
  ) throws(EquationError) -> EquationSyntax.ItemSyntax {
    cursor.skipBlanks()
    guard let word = cursor.takeName(as: .attribute(of: view.text)) else {
      throw .expectedAttribute(view: view.text, at: cursor.characterHere)
    }
    if let guide = LayoutGuide(rawValue: word.text) {
      return try takeAttribute(of: view, guide, at: word.span)
    }
    let known = attribute(named: word.text)
    if known == nil {
      var ahead = cursor
      ahead.skipBlanks()
      if ahead.take(".") { throw .path(validForm: form(ofPath: view.text, word), at: word.span) }
      let suggestion = attributeMeant(by: word.text)
      syntax.errors.append(.unknownAttribute(word.text, suggestion: suggestion, at: word.span))
    }
    return EquationSyntax.ItemSyntax(
      view: view.text, viewSpan: view.span, attribute: known, attributeSpan: word.span)
  }

  /// Takes `.top` behind `a.safeArea`.
  private mutating func takeAttribute(
    of view: (text: String, span: SourceSpan), _ guide: LayoutGuide, at guideSpan: SourceSpan
  ) throws(EquationError) -> EquationSyntax.ItemSyntax {
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

  /// What to write for `a.b.left` and `a.topAnchor.constraint(…)`.
  private func form(ofPath view: String, _ word: (text: String, span: SourceSpan)) -> String {
    let name = view.utf8.count <= 60 ? view : "NAME"
    if let guide = guidesOfUIKit[word.text] {
      var ahead = cursor
      ahead.skipBlanks()
      _ = ahead.take(".")
      ahead.skipBlanks()
      let word = ahead.takeName()?.text ?? ""
      let known = attributeOfAnchor(word) ?? (LayoutLanguage.attribute(named: word) == nil ? "top" : word)
      return PastedItem(view: .named(name), guide: guide, attribute: known).text ?? ""
    }
    guard let attribute = attributeOfAnchor(word.text) else { return pathForm(name, word) }
    let isSize = attribute == "width" || attribute == "height"
    return "\(name).\(attribute) == \(isSize ? "40" : "superview.\(attribute) + 8")"
  }

  /// `b.left` of `a.b.left`, `a.safeArea.left` of `a.safearea.left`.
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

  // MARK: - Relation

  private mutating func takeRelation() throws(EquationError) -> Relation {
    let place = cursor.characterHere
    let relation: Relation
    if cursor.take("<=") {
      relation = .lessOrEqual
    } else if cursor.take(">=") {
      relation = .greaterOrEqual
    } else if cursor.take("==") || cursor.take("=") {
      relation = .equal
    } else if isRelationByte(cursor.byte) {
      throw .unknownRelation(suggestion: cursor.take("<") ? "<=" : cursor.take(">") ? ">=" : nil, at: place)
    } else {
      throw .expectedRelation(at: place)
    }
    if isRelationByte(cursor.byte) {
      let suggestion = cursor.byte == UInt8(ascii: "<") ? "<=" : cursor.byte == UInt8(ascii: ">") ? ">=" : nil
      throw .unknownRelation(suggestion: suggestion, at: cursor.characterHere)
    }
    return relation
  }

  private func isRelationByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "!")
  }

  // MARK: - Right side

  private mutating func takeRightSide() throws(EquationError) {
    if isAtItem {
      syntax.second = try takeItem()
      try takeMultiplier()
      try takeOffset()
      cursor.skipBlanks()
      if isOperator(cursor.byte) { throw form(.furtherOperation, at: cursor.characterHere) }
      return
    }
    if let name = viewWithoutAttribute() { throw name }
    let start = cursor.offset
    if try takePercentage() { return }
    guard let constant = try takeConstant() else { throw .expectedRightSide(at: cursor.characterHere) }
    (syntax.constant, syntax.constantSpan) = (constant, cursor.span(from: start))
    cursor.skipBlanks()
    if isOperator(cursor.byte) {
      throw form(rightSideHasItem ? .constantBeforeItem : .arithmeticOfConstants, at: cursor.characterHere)
    }
  }

  /// Whether `NAME .` comes next.
  private var isAtItem: Bool {
    var ahead = cursor
    guard ahead.takeName() != nil else { return false }
    ahead.skipBlanks()
    return ahead.byte == UInt8(ascii: ".")
  }

  /// Whether an item stands somewhere in the rest.
  private var rightSideHasItem: Bool {
    var ahead = cursor
    while !ahead.isAtEnd, ahead.byte != UInt8(ascii: "\"") {
      if isNameStart(ahead.byte) {
        _ = ahead.takeName()
        ahead.skipBlanks()
        if ahead.byte == UInt8(ascii: ".") { return true }
      } else {
        ahead.advance()
      }
    }
    return false
  }

  /// The error for `a.left = b`, where `b` is a view and no metric.
  private func viewWithoutAttribute() -> EquationError? {
    var ahead = cursor
    guard let name = ahead.takeName(), context.metrics[name.text] == nil else { return nil }
    guard name.text == "superview" || context.viewNames[name.text] != nil else { return nil }
    return .missingAttribute(
      view: name.text, validForm: formWithAttributes(of: statement, in: context), at: ahead.characterHere)
  }

  private mutating func takeMultiplier() throws(EquationError) {
    cursor.skipBlanks()
    guard isFactorSign(cursor.byte) else { return }
    var start: Int?
    // 1. One factor after the other, from left to right.
    while isFactorSign(cursor.byte) {
      let isDivision = cursor.take("/")
      if !isDivision { _ = cursor.take("*") }
      cursor.skipBlanks()
      start = start ?? cursor.offset
      try takeFactor(isDivision: isDivision, isFirst: start == cursor.offset)
      cursor.skipBlanks()
    }
    // 2. What they come to.
    let span = cursor.span(from: start ?? cursor.offset)
    syntax.multiplierSpan = span
    if abs(syntax.multiplier) > largestNumber { syntax.errors.append(.multiplierTooLarge(at: span)) }
  }

  private mutating func takeFactor(isDivision: Bool, isFirst: Bool) throws(EquationError) {
    let start = cursor.offset
    let factor = try takeOperand(after: isDivision ? "/" : "*")
    let span = cursor.span(from: start)
    if cursor.byte == UInt8(ascii: "%") { throw .percentageAsFactor(factor, at: cursor.characterHere) }
    multiply(by: factor, isDivision: isDivision, at: span)
    cursor.skipBlanks()
    guard cursor.byte == UInt8(ascii: ":") else { return }
    guard isFirst, !isDivision else { throw .misplacedRatio(at: cursor.characterHere) }
    cursor.advance()
    cursor.skipBlanks()
    let other = cursor.offset
    let divisor = try takeOperand(after: ":")
    multiply(by: divisor, isDivision: true, at: cursor.span(from: other))
    cursor.skipBlanks()
    if isFactorSign(cursor.byte) { throw form(.furtherOperation, at: cursor.characterHere) }
  }

  private mutating func multiply(by factor: Double, isDivision: Bool, at span: SourceSpan) {
    if factor == 0 {
      syntax.errors.append(.factor(isDivision ? .divisionByZero : .multiplierZero, at: span))
    } else {
      syntax.multiplier = isDivision ? syntax.multiplier / factor : syntax.multiplier * factor
    }
  }

  private func isFactorSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") }

  /// Takes `50%`, a part of the superview's size; tells whether it did.
  private mutating func takePercentage() throws(EquationError) -> Bool {
    var ahead = cursor
    let isNegative = ahead.take("-")
    guard let number = ahead.takeNumber() else { return false }
    ahead.skipBlanks()
    guard ahead.take("%") else { return false }
    let span = SourceSpan(start: cursor.offset, end: ahead.offset)
    if isNegative { throw .percentageOutOfRange(at: span) }
    cursor = ahead
    (syntax.isPercentage, syntax.multiplierSpan) = (true, span)
    syntax.multiplier = number.value / 100
    if number.value == 0 {
      syntax.multiplier = 1
      syntax.errors.append(.percentageOutOfRange(at: span))
    } else if number.value > largestNumber {
      syntax.errors.append(.multiplierTooLarge(at: span))
    }
    cursor.skipBlanks()
    if isOperator(cursor.byte) {
      let size = (syntax.first?.attribute?.axis ?? .horizontal) == .horizontal ? "width" : "height"
      throw .percentageInSum(size: size, multiplier: syntax.multiplier, at: cursor.characterHere)
    }
    return true
  }

  private mutating func takeOffset() throws(EquationError) {
    cursor.skipBlanks()
    let isMinus = cursor.byte == UInt8(ascii: "-")
    guard cursor.take("+") || cursor.take("-") else { return }
    cursor.skipBlanks()
    let start = cursor.offset
    let constant = try takeOperand(after: isMinus ? "-" : "+")
    syntax.constantSpan = cursor.span(from: start)
    syntax.constant = isMinus ? -constant : constant
  }

  /// Takes the constant after an operator.
  private mutating func takeOperand(after sign: String) throws(EquationError) -> Double {
    if isAtItem { throw form(.furtherItem, at: cursor.characterHere) }
    guard let constant = try takeConstant() else {
      throw .expectedConstant(after: sign, at: cursor.characterHere)
    }
    return constant
  }

  /// Takes `["-"] (NUMBER | METRIC)`; `nil` where none begins here.
  private mutating func takeConstant() throws(EquationError) -> Double? {
    if cursor.byte == UInt8(ascii: "(") { throw form(.parenthesis, at: cursor.characterHere) }
    if cursor.byte == UInt8(ascii: "+") { throw form(.plusSign, at: cursor.characterHere) }
    let isNegative = cursor.take("-")
    if isNegative {
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "(") { throw form(.parenthesis, at: cursor.characterHere) }
    }
    do throws(NumberError) {
      if let number = try cursor.takeLength() { return isNegative ? -number.value : number.value }
    } catch {
      throw .number(error)
    }
    if let name = cursor.takeName() {
      let value = context.metrics[name.text]
      if value == nil { reportUnknownMetric(name) }
      return (isNegative ? -1 : 1) * (value ?? 1)
    }
    if isNegative { throw .expectedConstant(after: "-", at: cursor.characterHere) }
    return nil
  }

  private mutating func reportUnknownMetric(_ name: (text: String, span: SourceSpan)) {
    let isView = context.viewNames[name.text] != nil || name.text == "superview"
    syntax.errors.append(
      .unknownMetric(
        name.text, suggestion: context.nearestMetricName(to: name.text), isView: isView, at: name.span))
  }

  // MARK: - Priority and name

  private mutating func takePriority() throws(EquationError) {
    cursor.skipBlanks()
    let start = cursor.offset
    guard cursor.take("~") || cursor.take("@") else { return }
    defer { syntax.prioritySpan = cursor.span(from: start) }
    cursor.skipBlanks()
    do throws(PriorityError) {
      syntax.priority = try cursor.takePriority(metrics: context.metrics, as: .priority)
    } catch {
      switch error {
      // The rest can still be read.
      case .outOfRange, .unknownName: syntax.errors.append(.priority(error))
      default: throw .priority(error)
      }
    }
  }

  private mutating func takeIdentifier() throws(EquationError) {
    cursor.skipBlanks()
    do throws(StringError) {
      syntax.identifier = try cursor.takeString()?.text
      cursor.skipBlanks()
    } catch {
      throw .string(error)
    }
  }

  /// Passes over one comma at the end: equations pasted from a Swift array have it.
  private mutating func takeListComma() {
    var ahead = cursor
    guard ahead.take(",") else { return }
    ahead.skipBlanks()
    if ahead.isAtEnd { cursor = ahead }
  }

  // MARK: - Other languages

  /// Refuses `[a setLeft:20]`.
  private func refuseMessage() throws(EquationError) {
    guard cursor.byte == UInt8(ascii: "[") else { return }
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    _ = ahead.takeName()
    ahead.skipBlanks()
    let selector = ahead.takeName()
    throw .form(
      .message, validForm: formOfMessage(statement, in: context), at: selector?.span ?? ahead.characterHere)
  }

  /// Refuses `20 = a.left`.
  private func refuseConstantOnLeft() throws(EquationError) {
    if !isNameStart(cursor.byte) { throw form(.constantOnLeft, at: cursor.characterHere) }
  }
}

private func isOperator(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*")
    || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(")
}
