import Diagnostics
import Encoding
import Graphics
import LayoutMessages

extension LayoutChanges {
  /// The changes as text: for each changed view, a line with the change and the edits that explain it, and below it a
  /// line that names the views that moved with it.
  ///
  /// ```
  /// 'save' moved 8 right: line 12, 'pad' 8 → 16
  ///   'cancel' and 'help' followed
  /// ```
  public func text() -> String { printableText(lines()) }

  /// The lines of `text()`.
  public func lines() -> [String] {
    var lines: [String] = []
    for canvas in canvases where !canvas.isEmpty {
      var reported = self.lines(for: canvas)
      if canvases.count > 1 { reported = ["\(canvas.label):"] + reported.map { "  " + $0 } }
      lines += reported
    }
    if untriedEdits > 0, !lines.isEmpty {
      let count = untriedEdits == edits.count ? "all" : "\(untriedEdits) of the"
      lines.append(
        "computing the effects of \(count) \(edits.count) edits would take too long; an edit whose effects were not computed is listed only under the views that it names"
      )
    }
    return lines
  }

  /// Returns a sentence saying that no view has changed and, if known, why the pictures may still differ, such as a
  /// changed source or different fonts. Returns an empty string if a view or canvas has changed.
  public func textOfUnmoved() -> String {
    guard isEmpty else { return "" }
    switch sources {
    case .read:
      if edits.isEmpty { return "no view moved, and no declaration changed\n" }
      let changed = edits.prefix(Self.mostCauses).map(text).joined(separator: "; ")
      let more = edits.count > Self.mostCauses ? "; and \(edits.count - Self.mostCauses) more" : ""
      return printableText(["no view moved, but the source changed: \(changed)\(more)"])
    case .different: return "no view was moved, added or removed\n"
    case .same(let before, let after):
      return before == after
        ? "no view moved: both pictures come from the same source, drawn with different scales, settings or fonts\n"
        : "no view moved; the same source was drawn by version \(before) and by version \(after) of layoutdraw\n"
    }
  }

  /// Returns an edit in words: `line 12, 'pad' 8 → 16`.
  public func text(of edit: SourceEdit) -> String {
    let reported = edit.parts.prefix(Self.mostParts).map(text)
    let more = edit.parts.count - reported.count
    return reported.joined(separator: "; ")
      + (more > 0 ? "; and \(more) more \(more == 1 ? "line" : "lines")" : "")
  }

  private static let mostParts = 2
  private static let mostCauses = 3

  private func lines(for canvas: CanvasChange) -> [String] {
    switch (canvas.sizeBefore, canvas.sizeAfter) {
    case (nil, _): return ["the canvas was added"]
    case (_, nil): return ["the canvas was removed"]
    case (.some(let before), .some(let after)):
      var lines: [String] = []
      if before != after { lines.append("the canvas is \(size(after)) instead of \(size(before))") }
      let groups = groups(of: canvas)
      for group in groups.prefix(Self.mostGroups) {
        lines.append(
          "\(names(group.leaders)) \(group.leaders[0].predicate(isPlural: group.leaders.count > 1))\(group.causes)"
        )
        if !group.followers.isEmpty { lines.append("  " + following(group.followers, group.leaders[0])) }
      }
      let more = groups.dropFirst(Self.mostGroups).reduce(0) { $0 + $1.leaders.count + $1.followers.count }
      if more > 0 { lines.append("and \(more) more \(more == 1 ? "view" : "views")") }
      return lines
    }
  }

  private struct Group {
    var leaders: [ViewChange]
    var causes: String
    var followers: [ViewChange]
  }

  private func groups(of canvas: CanvasChange) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    var last = 0
    for view in canvas.views {
      if view.follows != nil {
        groups[last].followers.append(view)
        continue
      }
      let causes = causes(of: view)
      let words = view.predicate() + causes
      if let place = places[words] {
        groups[place].leaders.append(view)
        last = place
      } else {
        last = groups.count
        places[words] = last
        groups.append(Group(leaders: [view], causes: causes, followers: []))
      }
    }
    return groups
  }

  private static let mostGroups = 40

  package func causes(of view: ViewChange) -> String {
    let looks = view.lookCauses.prefix(Self.mostCauses).map { text(of: edits[$0]) }
    let look = looks.isEmpty ? "" : "; the appearance also changed: \(looks.joined(separator: "; "))"
    let reported = view.causes.prefix(Self.mostCauses).map { text(of: edits[$0]) }
    if reported.isEmpty, view.nameBefore != nil, let line = view.after?.line {
      return ": line \(line)" + look
    }
    if reported.isEmpty {
      if !look.isEmpty { return look }
      guard sources != .read, let line = view.after?.line ?? view.before?.line else { return "" }
      return " (declared on line \(line))"
    }
    let more = view.causes.count - reported.count
    return ": " + reported.joined(separator: "; ")
      + (more > 0 ? "; and \(more) more \(more == 1 ? "edit" : "edits")" : "") + look
  }

  package func following(_ followers: [ViewChange], _ leader: ViewChange) -> String {
    let isTogether = followers.allSatisfy { $0.move == followers[0].move }
    let isSame = isTogether && followers[0].move == leader.move
    return "\(names(followers)) followed" + (isSame || !isTogether ? "" : ", \(distance(followers[0].move))")
  }

  private func names(_ views: [ViewChange]) -> String {
    let names = views.prefix(Self.mostNames).map { "'\($0.name)'" }
    let more = views.count - names.count
    return listed(names + (more > 0 ? ["\(more) more"] : []))
  }

  private static let mostNames = 6

  private func text(of part: SourceEdit.Part) -> String {
    switch part {
    case .metric(let name, let before, let after, let line):
      let values = [before, after].map { $0.map(number) ?? "none" }
      return "line \(line), '\(name)' \(values.joined(separator: " → "))"
    case .statement(let before, let after):
      switch (before, after) {
      case (.some(let before), .some(let after)):
        if before.text == after.text { return "line \(after.number), \(quoted(after.text))" }
        // If the lines are long, show only the part around the first difference.
        let shared = zip(before.text, after.text).prefix { $0 == $1 }.count
        let isLong = max(before.text.count, after.text.count) > Self.longestLine
        var start = isLong ? max(0, shared - Self.longestLine / 2) : 0
        if start > 0, let blank = after.text.prefix(shared).dropFirst(start).firstIndex(of: " ") {
          start = after.text.distance(from: after.text.startIndex, to: blank) + 1
        }
        return
          "line \(after.number), \(quoted(before.text, from: start)) → \(quoted(after.text, from: start))"
      case (nil, .some(let after)): return "line \(after.number), new: \(quoted(after.text))"
      case (.some(let before), nil): return "old line \(before.number), removed: \(quoted(before.text))"
      case (nil, nil): return ""
      }
    }
  }

  private func quoted(_ line: String, from start: Int = 0) -> String {
    let shown = line.dropFirst(start)
    return "'" + (start > 0 ? "…" : "")
      + (shown.count > Self.longestLine ? shown.prefix(Self.longestLine - 1) + "…" : shown) + "'"
  }

  private static let longestLine = 60
}

extension ViewChange {
  /// The change in words: `'save' moved 8 right and got 4 wider`.
  public var sentence: String { "'\(name)' \(predicate())" }

  /// Returns the change in words without its subject, which is one or several view names.
  func predicate(isPlural: Bool = false) -> String {
    guard let before else { return isPlural ? "were added" : "was added" }
    guard let after else { return isPlural ? "were removed" : "was removed" }
    var parts: [String] = []
    if let nameBefore { parts.append("was renamed from '\(nameBefore)'") }
    if before.kind != after.kind {
      parts.append(
        "\(isPlural ? "each " : "")became \([.image, .icon].contains(after.kind) ? "an" : "a") \(after.kind.rawValue)"
      )
    }
    if before.superview != after.superview {
      parts.append("moved into \(after.superview.map { "'\($0)'" } ?? "the canvas")")
    }
    if let old = before.textLines, let new = after.textLines, old != new {
      parts.append(
        new > old
          ? "now \(isPlural ? "wrap" : "wraps") to \(new) lines"
          : "now \(isPlural ? "take" : "takes") \(new) \(new == 1 ? "line" : "lines")")
    }
    if move != .zero { parts.append("moved \(distance(move))") }
    let sizes =
      [(growth.width, "wider", "narrower"), (growth.height, "taller", "shorter")]
      .filter { $0.0 != 0 }.map { "\(derivedNumber(abs($0.0))) \($0.0 > 0 ? $0.1 : $0.2)" }
    if !sizes.isEmpty { parts.append("got " + sizes.joined(separator: " and ")) }
    if parts.isEmpty { parts.append(isPlural ? "look different" : "looks different") }
    return listed(parts)
  }
}

private func distance(_ move: Size) -> String {
  [(move.width, "right", "left"), (move.height, "down", "up")]
    .filter { $0.0 != 0 }.map { "\(derivedNumber(abs($0.0))) \($0.0 > 0 ? $0.1 : $0.2)" }
    .joined(separator: " and ")
}

private func size(_ size: Size) -> String { "\(derivedNumber(size.width))x\(derivedNumber(size.height))" }
