import Diagnostics

extension VisualFormat.Parser {
  mutating func parseLineChain() -> VisualFormat.Chain {
    var chain = VisualFormat.Chain()
    chain.elements.reserveCapacity(4)
    chain.connections.reserveCapacity(3)
    let bar = cursor.characterHere
    if cursor.take("|") {
      chain.elements.append(.superview(bar))
      chain.connections.append(parseConnection())
    }
    while parseGroup(into: &chain, depth: 0) {
      let end = cursor.offset
      cursor.skipBlanks()
      if startsOptions { break }
      // Move back to the end of the group, so that the span of the connection in `[a] [b]` is the blank between the
      // brackets.
      cursor.move(to: end)
      let connection = parseConnection()
      let bar = cursor.characterHere
      if cursor.take("|") {
        chain.connections.append(connection)
        chain.elements.append(.superview(bar))
        break
      }
      if connection.kind == .flush, cursor.byte != UInt8(ascii: "[") { break }
      chain.connections.append(connection)
    }
    return chain
  }

  private var startsOptions: Bool {
    cursor.isAtEnd || isNameStart(cursor.byte) || cursor.byte == UInt8(ascii: ".")
      || cursor.byte == UInt8(ascii: ",")
  }

  /// Returns the chain of a stack up to the closing bracket, or an empty chain after an error.
  mutating func parseStack(depth: Int) -> VisualFormat.Chain {
    var chain = VisualFormat.Chain(elements: [.edge(nil)])
    place = .line
    defer { place = .view }
    var connection = parseConnection()
    repeat {
      chain.connections.append(connection)
      guard parseGroup(into: &chain, depth: depth) else {
        skipToBracket()
        return VisualFormat.Chain()
      }
      connection = parseConnection()
    } while cursor.byte == UInt8(ascii: "[")
    chain.connections.append(connection)
    chain.elements.append(.edge(nil))
    return chain
  }

  /// Indicates whether the gap before the cursor contains a view's name in place of a distance, as in `|-title-|`. A
  /// name that is also a metric's does not count.
  private var endsInViewName: Bool {
    guard cursor.previousByte == UInt8(ascii: "-") else { return false }
    let bytes = context.source.utf8[..<(cursor.offset - 1)]
    let start = bytes.lastIndex { !isNameByte($0) }.map { $0 + 1 } ?? bytes.startIndex
    let name = context[SourceSpan(start: start, end: bytes.endIndex)]
    return context.viewNames[name] != nil && context.metrics[name] == nil
  }

  /// Reads `[…]` into the chain, and returns whether parsing of the chain can continue.
  private mutating func parseGroup(into chain: inout VisualFormat.Chain, depth: Int) -> Bool {
    let start = cursor.offset
    guard !hasGivenUp else { return false }
    guard cursor.take("[") else {
      let isBarInStack = depth > 0 && cursor.byte == UInt8(ascii: "|")
      // A view's name without brackets, as in `|-title-|`, is not reported here, since the resolver reports it as an
      // unknown metric.
      if isBarInStack || !endsInViewName { report(isBarInStack ? .barInStack : .expectedView) }
      if depth == 0 { skipRest() }
      return false
    }
    guard depth <= VisualFormat.Limit.depth else {
      report(.tooDeep(limit: VisualFormat.Limit.depth), at: cursor.span(from: start))
      skipRest()
      return false
    }
    let outside = place
    place = .view
    var members: [VisualFormat.Member] = []
    repeat {
      skipBlanks()
      guard countPart() else { return false }
      if let member = parseMember(depth: depth) { members.append(member) }
      skipBlanks()
      if members.count == 2 { extend(.severalViews, at: members[1].nameSpan) }
    } while cursor.take(",") && !cursor.isAtEnd
    closeView()
    place = outside
    chain.elements.append(.group(members))
    return true
  }

  private mutating func parseMember(depth: Int) -> VisualFormat.Member? {
    guard let name = cursor.skipName(as: .view) else {
      report(.invalidViewName)
      skipMember()
      return nil
    }
    var member = VisualFormat.Member(nameSpan: name)
    member.rangeEnd = parseRangeEnd()
    if member.rangeEnd == nil, let view = context.viewNames[cursor[name]] { member.views = [view] }
    skipBlanks()
    if cursor.take("(") {
      member.predicates = parsePredicates(of: .view)
    }
    skipBlanks()
    let colon = cursor.characterHere
    if cursor.take(":") {
      extend(.stack, at: colon)
      member.stack = parseStack(depth: depth + 1)
    }
    return member
  }

  private mutating func parseRangeEnd() -> (Int, SourceSpan)? {
    let start = cursor.offset
    guard cursor.take("..") else { return nil }
    let digits = cursor.offset
    while isDigit(cursor.byte) { cursor.advance() }
    let span = cursor.span(from: digits)
    guard let number = Int(cursor[span]) else {
      if span.start == span.end { report(.expectedRangeEnd) } else { report(.numberTooLarge, at: span) }
      return nil
    }
    extend(.range, at: cursor.span(from: start))
    return (number, span)
  }

  private mutating func closeView() {
    if cursor.take("]") { return }
    report(.unclosedView)
    switch cursor.byte {
    case UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "~"), 0:
      return
    default:
      skipToBracket()
      _ = cursor.take("]")
    }
  }

  private mutating func skipToBracket() {
    repeat { skipMember() } while cursor.take(",")
  }

  private mutating func skipMember() {
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      default: break
      }
      cursor.advance()
    }
  }
}
