public import Diagnostics
import LayoutModel

/// What a text holds of the messages that Xcode prints under “Unable to simultaneously satisfy constraints”.
public struct ConflictLogs: Sendable, Equatable {
  /// In the order of the text, each once.
  public var logs: [ConflictLog]
  /// What could not be read, line by line; an error where nothing could.
  public var diagnostics: [Diagnostic]
}

/// Reads the constraint logs in a text, whatever stands around them. Cost: a few passes over the text.
public func readLogs(_ source: SourceText) -> ConflictLogs {
  // 1. Undo what pasting did to it.
  let text = cleanText(source.utf8)
  // 2. Find what matters.
  let marks = findEntries(text)
  // 3. Read each constraint into the log that it belongs to.
  var collector = LogCollector()
  for (index, mark) in marks.enumerated() {
    let end = index + 1 < marks.count ? marks[index + 1].offset : text.count
    collector.take(mark, text, upTo: end)
  }
  collector.finish()
  // 4. What is printed again is told once.
  let logs = foldRepeats(collector.logs)
  if logs.isEmpty { collector.report(.noLog, line: 0) }
  return ConflictLogs(
    logs: logs, diagnostics: collector.findings.map { $0.diagnostic(in: source) } + collector.leftOut)
}

/// Puts constraints into logs: a heading starts one, and so does a constraint after one that was broken.
private struct LogCollector {
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

  /// More than a person reads.
  private static let findingLimit = 1000
  /// No constraint is described at greater length.
  private static let entryLimit = 8192

  var leftOut: [Diagnostic] {
    let count = findingCount - findings.count
    if count == 0 { return [] }
    return [Diagnostic(.note, code: "too-many-diagnostics", "\(count) more are not shown", at: nil)]
  }

  mutating func report(_ kind: LogFinding.Kind, line: Int) {
    findingCount += 1
    if findings.count < Self.findingLimit { findings.append(LogFinding(kind: kind, line: line)) }
  }

  mutating func take(_ mark: LogMark, _ text: [UInt8], upTo next: Int) {
    switch mark.kind {
    case .heading:
      finish()
      isAppKit = isAppKitHeading(text, after: mark.offset)
      lines = mark.line...mark.line
    case .recovery: expectsBroken = lines != nil
    case .hidden: if !expectsBroken { report(.hidden, line: mark.line) }
    case .prose: break
    case .entry:
      let end = takeEntry(mark, text, upTo: min(next, mark.offset + Self.entryLimit))
      if broken == nil, next < text.count { reportStrays(text, from: end, to: next, line: mark.line) }
    }
  }

  /// Reports the lines between two constraints that look as if they had been constraints, too.
  private mutating func reportStrays(_ text: [UInt8], from start: Int, to end: Int, line: Int) {
    var line = line
    var isFirst = true
    var hasAddress = false
    for offset in start..<max(start, end) {
      if text[offset] == UInt8(ascii: "\n") {
        if hasAddress, !isFirst { report(.noConstraint, line: line) }
        (isFirst, hasAddress) = (false, false)
        line += 1
      } else if text[offset] == UInt8(ascii: "x"), offset > 0, text[offset - 1] == UInt8(ascii: "0") {
        hasAddress = true
      }
    }
  }

  /// Ends the log that is read, if any.
  mutating func finish() {
    defer {
      table = LogViewTable()
      (constraints, places, broken, lines, expectsBroken, isAppKit) = ([], [:], nil, nil, false, nil)
    }
    guard let lines, !constraints.isEmpty else { return }
    logs.append(
      ConflictLog(views: table.views, constraints: constraints, broken: broken, lines: lines)
        .withoutUnusedViews)
  }

  /// Returns where it ends.
  private mutating func takeEntry(_ mark: LogMark, _ text: [UInt8], upTo end: Int) -> Int {
    if broken != nil { finish() }
    lines = min(lines?.lowerBound ?? mark.line, mark.line)...mark.line
    var reader = EntryReader(
      cursor: LogCursor(bytes: text, offset: mark.offset, end: end),
      isAppKit: isAppKit ?? isAppKitEntry(text, mark.offset, end))
    do throws(LogError) {
      let entry = try reader.read(line: mark.line, into: &table)
      add(entry.constraint)
      if let rest = entry.ignored { report(.ignored(rest), line: mark.line) }
    } catch {
      // The one that was broken has been told of where it stands in the list.
      if !expectsBroken { report(.unread(error), line: mark.line) }
    }
    return reader.cursor.offset
  }

  /// The constraint after “Will attempt to recover” is one of the list, written once more.
  private mutating func add(_ constraint: LogConstraint) {
    let known = constraint.address.flatMap { places[$0] }
    if expectsBroken {
      broken = known ?? constraints.firstIndex { $0.form == constraint.form } ?? constraints.count
      if broken == constraints.count { constraints.append(constraint) }
    } else if known == nil || constraints[known!].form != constraint.form {
      if let address = constraint.address { places[address] = constraints.count }
      constraints.append(constraint)
    }
  }
}

/// AppKit ends its heading in a colon, UIKit in a full stop.
private func isAppKitHeading(_ text: [UInt8], after offset: Int) -> Bool? {
  var offset = offset
  while offset < text.count, text[offset] != UInt8(ascii: "\n") {
    if text[offset] == UInt8(ascii: ":") { return true }
    if text[offset] == UInt8(ascii: ".") { return false }
    offset += 1
  }
  return nil
}

/// Whether a class of AppKit stands in an entry.
private func isAppKitEntry(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
  let cursor = LogCursor(bytes: text, offset: start, end: end)
  return cursor.find("NSView:") != nil || cursor.find("NSTextField:") != nil
    || cursor.find("NSClipView:") != nil || cursor.find("NSWindow") != nil
}

extension ConflictLog {
  /// Views that only stand in what could not be read are no part of the log.
  fileprivate var withoutUnusedViews: ConflictLog {
    var used = Array(repeating: false, count: views.count)
    for constraint in constraints { for view in constraint.views { used[view] = true } }
    guard used.contains(false) else { return self }
    var places: [Int: Int] = [:]
    for view in views.indices where used[view] { places[view] = places.count }
    var log = self
    log.views = views.indices.filter { used[$0] }.map { views[$0] }
    for index in constraints.indices {
      log.constraints[index] = constraints[index].replacingViews { places[$0] ?? 0 }
    }
    return log
  }
}
