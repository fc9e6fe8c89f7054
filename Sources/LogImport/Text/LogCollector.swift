import Diagnostics

/// Divides a text into logs. A log ends with the constraint that the system broke or, if this constraint is missing,
/// before the next heading or at the end of the text.
struct LogCollector {
  private(set) var logs: [ConflictLog] = []
  private(set) var findings: [LogFinding] = []
  private var findingCount = 0
  private var table = LogViewTable()
  private var constraints: [LogConstraint] = []
  private var places: [String: Int] = [:]
  private var broken: Int?
  private var lines: ClosedRange<Int>?
  private var expectsBroken = false
  private var isAppKit: Bool?
  /// Indicates which parts of the current log were read: the heading, the start of the list, and the end of the list.
  private var (hasHeading, isOpened, isClosed) = (false, false, false)
  private var isBrokenNew = false
  private var isTooLong = false

  private static let findingLimit = 1000
  private static let entryLimit = 8192
  private static let constraintLimit = 2000

  var sortedFindings: [LogFinding] { findings.sorted { $0.line < $1.line } }

  var leftOut: [Diagnostic] {
    let count = findingCount - findings.count
    if count == 0 { return [] }
    return [Diagnostic(.note, code: "too-many-diagnostics", "messages not shown: \(count)", at: nil)]
  }

  mutating func report(_ diagnostic: Diagnostic, line: Int) {
    findingCount += 1
    if findings.count < Self.findingLimit { findings.append(LogFinding(diagnostic, line: line)) }
  }

  mutating func take(_ mark: LogMark, _ text: [UInt8], upTo next: Int) {
    switch mark.kind {
    case .heading:
      finish()
      hasHeading = true
      isAppKit = isAppKitHeading(text, after: mark.offset)
      lines = mark.line...mark.line
      reportUnreadLines(text, from: mark.offset, to: next, line: mark.line)
    case .recovery: expectsBroken = lines != nil
    case .hidden: if !expectsBroken { report(.hidden, line: mark.line) }
    case .prose:
      let isInHead = lines != nil && constraints.isEmpty && !expectsBroken
      if isInHead { reportUnreadLines(text, from: mark.offset, to: next, line: mark.line) }
    case .entry:
      let end = takeEntry(mark, text, upTo: min(next, mark.offset + Self.entryLimit))
      if lines != nil, broken == nil { reportUnreadLines(text, from: end, to: next, line: mark.line) }
    }
  }

  /// Reports unread lines of a list that look like constraints, because they contain an address or are quoted.
  private mutating func reportUnreadLines(_ text: [UInt8], from start: Int, to end: Int, line: Int) {
    var line = line
    for (number, stray) in text[start..<max(start, end)].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      defer { line += 1 }
      let content = stray.drop { isBlank($0) || isListMark($0) }
      if content.first == UInt8(ascii: ")") { return }
      guard number > 0 else { continue }
      let isQuoted =
        content.first == UInt8(ascii: "\"") && content.contains(where: isLetter)
        && content.dropFirst().contains(UInt8(ascii: "\""))
      let hasAddress = zip(content, content.dropFirst()).contains {
        $0 == UInt8(ascii: "0") && $1 == UInt8(ascii: "x")
      }
      if isQuoted || hasAddress && !constraints.isEmpty { report(.noConstraint, line: line) }
    }
  }

  mutating func finish() {
    defer {
      table = LogViewTable()
      (constraints, places, broken, lines, expectsBroken, isAppKit) = ([], [:], nil, nil, false, nil)
      (hasHeading, isOpened, isClosed, isBrokenNew, isTooLong) = (false, false, false, false, false)
    }
    guard let lines, !constraints.isEmpty else { return }
    // If a line is cut off before it names a view's superview, and no other line names this superview, report that the
    // superview is a guess.
    let reported = Set(constraints.compactMap { $0.containment?.view })
    for index in constraints.indices where constraints[index].isCut {
      constraints[index].isCut = !reported.contains(constraints[index].view)
      if constraints[index].isCut { report(.guessed(.superview), line: constraints[index].line) }
    }
    logs.append(
      ConflictLog(
        views: table.views, constraints: constraints, broken: broken, lines: lines, missing: missing
      ).withoutUnusedViews)
  }

  private var missing: ConflictLog.Missing? {
    switch (hasHeading || isOpened, isClosed || expectsBroken) {
    case (false, true): .beginning
    case (true, false): .end
    case (false, false): .frame
    case (true, true): isBrokenNew ? .broken : hasHeading || expectsBroken ? nil : .frame
    }
  }

  private mutating func takeEntry(_ mark: LogMark, _ text: [UInt8], upTo end: Int) -> Int {
    if broken != nil { finish() }
    var reader = EntryReader(
      cursor: LogCursor(bytes: text, offset: mark.offset, end: end),
      isAppKit: isAppKit ?? isAppKitEntry(text, mark.offset, end))
    do throws(LogError) {
      let entry = try reader.read(line: mark.line, into: &table)
      // A constraint that is repeated in the text after its log does not start another log.
      if lines == nil, isQuotation(of: entry.constraint, table.views) {
        table.undo()
        return reader.cursor.offset
      }
      if constraints.isEmpty { isOpened = isOpened || opensList(text, before: mark.offset) }
      if !expectsBroken { isClosed = closesList(text, after: reader.cursor.offset) }
      lines = min(lines?.lowerBound ?? mark.line, mark.line)...mark.line
      add(entry)
    } catch {
      table.undo()
      lines = min(lines?.lowerBound ?? mark.line, mark.line)...mark.line
      // The broken constraint is also in the list, where its errors were already reported.
      if !expectsBroken { report(.unread(error), line: mark.line) }
    }
    return reader.cursor.offset
  }

  private func isQuotation(of constraint: LogConstraint, _ views: [LogView]) -> Bool {
    guard let log = logs.last, let address = constraint.address else { return false }
    let statement = constraint.statement(in: views)
    return log.constraints.contains { $0.address == address && $0.statement(in: log.views) == statement }
  }

  private mutating func add(_ entry: EntryReader.Entry) {
    var constraint = entry.constraint
    if expectsBroken {
      addBroken(constraint)
      return
    }
    if constraints.count == Self.constraintLimit {
      if !isTooLong { report(.tooLong(Self.constraintLimit), line: constraint.line) }
      isTooLong = true
      table.undo()
      return
    }
    table.keep()
    constraint.isCut = entry.guess == .superview
    let place = constraint.address.flatMap { places[$0] }
    if place.map({ constraints[$0].means(constraint) }) != true {
      if let address = constraint.address { places[address] = constraints.count }
      constraints.append(constraint)
      if let guess = entry.guess, guess != .superview { report(.guessed(guess), line: constraint.line) }
    }
    if let rest = entry.ignored { report(.ignored(rest), line: constraint.line) }
    if !constraint.isActive { report(.inactive, line: constraint.line) }
  }

  /// Records the constraint that the system broke. If the log mixes lines from several runs, the list may contain this
  /// constraint with a different address.
  private mutating func addBroken(_ constraint: LogConstraint) {
    let statement = constraint.statement(in: table.views)
    let place =
      constraint.address.flatMap { places[$0] }
      ?? constraints.firstIndex { $0.means(constraint) }
      ?? constraints.firstIndex { $0.statement(in: table.views) == statement }
    let index = place ?? constraints.count
    broken = index
    isBrokenNew = place == nil
    if place == nil {
      table.keep()
      constraints.append(constraint)
    } else {
      table.undo()
    }
    // The log may print the broken constraint as inactive, but the constraint was part of the conflict.
    constraints[index].isActive = true
  }
}

private func opensList(_ text: [UInt8], before offset: Int) -> Bool {
  let before = text[..<offset].last { !isBlank($0) && !isListMark($0) && !isItemMark($0) }
  return before == UInt8(ascii: "(")
}

private func closesList(_ text: [UInt8], after offset: Int) -> Bool {
  guard let lineEnd = text[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
  return text[lineEnd...].first { !isBlank($0) && !isListMark($0) && !isItemMark($0) } == UInt8(ascii: ")")
}

/// Returns whether a byte may occur between the parenthesis that opens a list of constraints and the first constraint,
/// or between the last constraint and the closing parenthesis.
private func isItemMark(_ byte: UInt8) -> Bool { isDigit(byte) || "\"'<\\.,\n".utf8.contains(byte) }

/// Returns whether a byte may occur before a line of a log that was pasted into a comment or into Markdown.
private func isListMark(_ byte: UInt8) -> Bool { "/*`#>\r".utf8.contains(byte) }

/// Returns `true` if a heading ends with a colon, as AppKit prints it, and `false` if it ends with a period, as UIKit
/// prints it; `nil` if its line contains neither.
private func isAppKitHeading(_ text: [UInt8], after offset: Int) -> Bool? {
  var offset = offset
  while offset < text.count, text[offset] != UInt8(ascii: "\n") {
    if text[offset] == UInt8(ascii: ":") { return true }
    if text[offset] == UInt8(ascii: ".") { return false }
    offset += 1
  }
  return nil
}

private func isAppKitEntry(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
  let cursor = LogCursor(bytes: text, offset: start, end: end)
  return cursor.find("NSView:") != nil || cursor.find("NSTextField:") != nil
    || cursor.find("NSClipView:") != nil || cursor.find("NSWindow") != nil
}
