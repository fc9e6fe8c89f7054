import Diagnostics
import LayoutModel

/// Finds code of other languages by words and punctuation that the layout language does not have.
///
/// - Complexity: Linear, since searches for missing brackets are limited.
struct PastedCodeFinder {
  private let stream: TokenStream
  private let tokens: UnsafeBufferPointer<Token>
  /// The number of bytes that searches for missing closing brackets may still read, to keep the total time linear.
  private var searchBudget = 1_000_000
  private var declaredNames: Set<String> = []
  /// The views declared so far whose names are words of code, such as `view required`.
  private var viewsNamedLikeCode: Set<WordOfCode> = []
  private static let longest = 60_000

  init(_ stream: TokenStream) {
    self.stream = stream
    tokens = stream.tokens
  }

  /// Returns the index of the token after the code at `start`; `nil` if no complete code of another language begins
  /// there.
  mutating func end(ofCodeAt start: Int, isInBlock: Bool) -> Int? {
    switch tokens[start].kind {
    case .name, .color: if let end = endOfStyles(at: start) { return end }
    case .mark:
      switch byte(start) {
      case UInt8(ascii: "."): if let end = endOfStyles(at: start) { return end }
      case UInt8(ascii: "["), UInt8(ascii: "@"): break
      default: return nil
      }
    case .unknown: if byte(start) != UInt8(ascii: "$") { return nil }
    case .number, .string, .openString, .comment, .lineBreak: return nil
    }
    guard beginsCode(at: start), let end = endOfCode(at: start) else {
      noteView(at: start)
      return nil
    }
    noteNames(start..<end)
    let endsLine = byte(end) <= 0x20 || byte(end) == UInt8(ascii: "/")
    return isInBlock && !endsLine && byte(end - 1) == UInt8(ascii: ";") ? end - 1 : end
  }

  private mutating func noteNames(_ code: Range<Int>) {
    for index in code where kind(index + 1) == .name {
      let isDefinition =
        kind(index) == .name
        ? ["let", "var"].contains(text(index))
        : byte(index) == UInt8(ascii: "*") && byte(index + 2) == UInt8(ascii: "=")
      if isDefinition { declaredNames.insert(text(index + 1)) }
    }
  }

  private mutating func noteView(at start: Int) {
    let name = start + 1
    guard kind(start) == .name, kind(name) == .name, wordStarts[Int(byte(name))],
      let word = wordsOfCode[text(name)]
    else { return }
    viewsNamedLikeCode.insert(word)
  }

  // MARK: - How code begins

  private func beginsCode(at start: Int) -> Bool {
    let next = byte(start + 1)
    if kind(start) == .name, wordStarts[Int(byte(start))] {
      let word = text(start)
      let known = wordsOfCode[word]
      if let known, kind(start + 1) == .name || "{(?".utf8.contains(next) {
        // `NAME { … }` adds to the block of a declared view.
        return next != UInt8(ascii: "{") || !viewsNamedLikeCode.contains(known)
      }
      if known == .NSLayoutConstraint, next == UInt8(ascii: ".") {
        return !viewsNamedLikeCode.contains(.NSLayoutConstraint)
      }
      if word == "let" || word == "var" { return definesCode(at: start + 1) }
      // `UILabel *label = …` declares a view in Objective-C, and `UILabel(…)` creates one in Swift.
      if word.hasPrefix("UI"), word.utf8.count > 3 { return "*(".utf8.contains(next) }
      if known != nil { return false }
    }
    if byte(start) == UInt8(ascii: "@") { return kind(start + 1) == .name && touches(start + 1) }
    return configuresDeclaredView(at: start) || holdsMark(start)
  }

  /// Returns whether a statement configures a view from earlier code, as in `title.text = "x"` or `[title
  /// setText:@"x"]`.
  private func configuresDeclaredView(at start: Int) -> Bool {
    if declaredNames.isEmpty { return false }
    let isMessage = byte(start) == UInt8(ascii: "[")
    let name = isMessage ? start + 1 : start
    guard kind(name) == .name, declaredNames.contains(text(name)) else { return false }
    if isMessage { return kind(name + 1) == .name }
    guard byte(name + 1) == UInt8(ascii: "."), kind(name + 2) == .name else { return false }
    let member = text(name + 2)
    return attribute(named: member) == nil && LayoutGuide(rawValue: member) == nil
  }

  /// Returns whether a definition is Swift code, such as `let a = UILabel()`, rather than a metric, such as `let half =
  /// gap / 2`.
  private func definesCode(at name: Int) -> Bool {
    guard kind(name) == .name else { return false }
    let sign = name + 1
    if byte(sign) == UInt8(ascii: ":") { return kind(sign + 1) == .name }
    guard byte(sign) == UInt8(ascii: "="), touches(sign + 2) else { return false }
    let following = byte(sign + 2)
    if byte(sign + 1) == UInt8(ascii: "[") { return "\"[".utf8.contains(following) }
    return kind(sign + 1) == .name && ".(".utf8.contains(following)
  }

  /// Returns whether the line contains a sign of program code, such as `.equalTo(…)`, `.spacing = 8` or an Objective-C
  /// message.
  private func holdsMark(_ start: Int) -> Bool {
    let isMessage = byte(start) == UInt8(ascii: "[")
    var lastName = start
    var index = start
    scan: while index < tokens.count {
      defer { index += 1 }
      switch tokens[index].kind {
      case .lineBreak: break scan
      case .string, .openString, .comment: return false
      case .name where isMessage:
        let word = text(index)
        if word == "NSLayoutConstraint", byte(index - 1) == UInt8(ascii: "[") { return true }
        if !touches(index), selectors.contains(where: word.hasPrefix) { return true }
      case .mark:
        switch byte(index) {
        // The text after these characters is another statement.
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
        case UInt8(ascii: ".") where kind(index + 1) == .name:
          lastName = index + 1
          switch byte(index + 2) {
          case UInt8(ascii: "("), UInt8(ascii: "{"): if calls.contains(text(lastName)) { return true }
          case UInt8(ascii: "=") where byte(index + 3) != UInt8(ascii: "="):
            if propertiesOfCode.contains(text(lastName)) { return true }
          default: break
          }
        default: break
        }
      case .name, .number, .color, .unknown: break
      }
    }
    // A line that ends in `view.topAnchor` may continue with `.constraint(…)` on the next line.
    let lineEnd = min(index, tokens.count) - 1
    let next = skippingLineBreaks(lineEnd)
    guard byte(next) == UInt8(ascii: "."), lastName == lineEnd - 1, kind(lastName) == .name else {
      return false
    }
    let last = text(lastName)
    return (last.hasSuffix("Anchor") || last == "snp") && calls.contains(text(next + 1))
  }

  // MARK: - How code ends

  /// Returns the index of the token after the code. The code ends at the first `;` or line end outside of brackets, but
  /// not at a line end if the next line continues the code.
  private mutating func endOfCode(at start: Int) -> Int? {
    var open: [UInt8] = []
    var end = start
    var index = start
    let limit = tokens[start].start + min(Self.longest, max(searchBudget, 200))
    while index < tokens.count, tokens[index].start < limit {
      let byte = byte(index)
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.isEmpty { return end > start ? end : nil }
        guard closes(byte, open.removeLast()) else { return endOfUnclosedCode(at: start, after: index) }
      case UInt8(ascii: ";") where open.isEmpty:
        return index + 1
      case UInt8(ascii: "\n") where open.isEmpty:
        if !codeContinues(behind: end, at: index) { return end }
      default: break
      }
      index += 1
      if tokens[index - 1].kind != .lineBreak, tokens[index - 1].kind != .comment { end = index }
    }
    return open.isEmpty && index >= tokens.count ? end : endOfUnclosedCode(at: start, after: index)
  }

  /// Returns the end of the first line, the only line that counts as code if a bracket is never closed; `nil` if the
  /// line ends in `(`.
  private mutating func endOfUnclosedCode(at start: Int, after last: Int) -> Int? {
    searchBudget -= tokens[min(last, tokens.count - 1)].start - tokens[start].start
    let end = endOfLine(at: start)
    return byte(end - 1) == UInt8(ascii: "(") ? nil : end
  }

  /// Returns whether code continues on the next line, either after `=` or with a member such as `.isActive`.
  private func codeContinues(behind end: Int, at lineEnd: Int) -> Bool {
    if byte(end - 1) == UInt8(ascii: "=") { return true }
    let next = skippingLineBreaks(lineEnd)
    guard byte(next) == UInt8(ascii: "."), kind(next + 1) == .name else { return false }
    return byte(next + 2) != UInt8(ascii: "{") || calls.contains(text(next + 1))
  }

  private func closes(_ bracket: UInt8, _ opening: UInt8) -> Bool {
    bracket == (opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening + 2)
  }

  // MARK: - Style sheets

  /// Returns the index of the token after CSS such as `.bar { display: flex; … }`, or after declarations that begin
  /// with `display: flex`.
  private mutating func endOfStyles(at start: Int) -> Int? {
    let sign = endOfSelector(at: start)
    if byte(sign) == UInt8(ascii: "{"), searchBudget > 0 {
      var close = sign + 1
      while close < tokens.count, tokens[close].start - tokens[start].start < 4000,
        !"{}".utf8.contains(byte(close))
      {
        close += 1
      }
      if byte(close) == UInt8(ascii: "}"), isFlexible(sign..<close) { return close + 1 }
      searchBudget -= tokens[close - 1].end - tokens[start].start
      return nil
    }
    guard byte(sign) == UInt8(ascii: ":"), text(start) == "display" else { return nil }
    var end = endOfLine(at: start)
    guard isFlexible(start..<end) else { return nil }
    while byte(end - 1) == UInt8(ascii: ";") {
      let next = skippingLineBreaks(end)
      let nextEnd = endOfLine(at: next)
      guard byte(endOfSelector(at: next)) == UInt8(ascii: ":"), byte(nextEnd - 1) == UInt8(ascii: ";") else {
        break
      }
      end = nextEnd
    }
    return end
  }

  /// Returns the index of the token after a CSS selector or property name, such as `.bar` or `align-items`.
  private func endOfSelector(at start: Int) -> Int {
    var index = start
    while index < tokens.count, index == start || touches(index) {
      switch tokens[index].kind {
      case .name, .number, .color: index += 1
      case .mark where ".-".utf8.contains(byte(index)): index += 1
      case .mark, .string, .openString, .comment, .lineBreak, .unknown: return index
      }
    }
    return index
  }

  private func isFlexible(_ range: Range<Int>) -> Bool {
    let span = SourceSpan(start: tokens[range.lowerBound].start, end: tokens[range.upperBound - 1].end)
    let text = stream.text(span)
    return text.contains("display") && text.contains("flex")
  }

  // MARK: - Tokens

  private func byte(_ index: Int) -> UInt8 {
    0..<tokens.count ~= index ? stream.bytes[tokens[index].start] : 0
  }

  private func kind(_ index: Int) -> Token.Kind? { index < tokens.count ? tokens[index].kind : nil }

  private func text(_ index: Int) -> String { index < tokens.count ? stream.text(tokens[index].span) : "" }

  private func touches(_ index: Int) -> Bool {
    index < tokens.count && index > 0 && tokens[index].start == tokens[index - 1].end
  }

  private func skippingLineBreaks(_ start: Int) -> Int {
    var index = start
    while kind(index) == .lineBreak { index += 1 }
    return index
  }

  private func endOfLine(at start: Int) -> Int {
    tokens[min(start, tokens.count)...].firstIndex { $0.kind == .lineBreak } ?? tokens.count
  }
}
