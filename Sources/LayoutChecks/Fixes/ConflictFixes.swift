import Diagnostics
import LayoutEngine
import LayoutModel

extension FixTrial {
  /// Returns fixes for the conflicts that contain a constraint at `place`.
  mutating func conflictFixes(onCanvas index: Int, at place: SourceSpan) -> [SourceFix] {
    let solved = file.canvases[index].layout
    let concerned = solved.conflicts.filter { conflict in
      conflict.members.contains { solved.member($0).span?.touches(place) ?? false }
    }
    if concerned.isEmpty { return [] }
    let before = self
    let reasons = LayoutReasons(solved, measuring: measurer)
    var solves = reasons.fixBudget
    var found: [SourceFix] = []
    for conflict in concerned {
      guard let arithmetic = reasons.arithmetic(of: conflict) else { continue }
      for fix in reasons.fixes(of: conflict, arithmetic, budget: &solves) {
        let candidates = edits(for: fix, of: conflict, in: solved)
        let wanted = first(of: candidates) { before.hasFewerConflicts($0, onCanvas: index) }
        guard let wanted, let span = solved.member(conflict.members[conflict.dropped]).span else { continue }
        found.append(
          SourceFix(
            title: capitalized(solved.text(of: fix, for: conflict)), edits: wanted, code: "conflict",
            span: span))
      }
    }
    return found
  }

  private mutating func edits(
    for fix: ConflictFix, of conflict: LayoutConflict, in solved: SolvedLayout
  ) -> [[TextEdit]] {
    let layout = solved.layout
    switch conflict.members[fix.member] {
    case .written(let index):
      let writer = ConstraintEdits(source: source, words: words, constraint: layout.constraints[index])
      switch fix.change {
      case .priority(let priority): return writer.edits(priority: priority)
      case .constant(let constant): return writer.edits(constant: constant, insteadOf: fix.requested)
      case .relation(let relation): return writer.edits(relation: relation)
      case .remove: return [source.removingLine(layout.constraints[index].span)]
      }
    case .intrinsicSize(let view, let axis):
      guard case .priority(let priority) = fix.change else { return [] }
      let property = layout[view].strictContentPriority(axis)
      var wanted = layout[view][property]
      wanted[axis] = priority
      let edit = propertyEdit(property.rawValue, wanted, of: layout[view])
      return edit.map { [[$0]] } ?? []
    case .canvasSize, .nonNegativeSize, .nonNegativeContent: return []
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension SourceText {
  func removingLine(_ span: SourceSpan) -> [TextEdit] {
    let index = lineIndex(at: span.start)
    let line = lineSpan(index)
    let before = self[SourceSpan(start: line.start, end: max(line.start, span.start))]
    let after = self[SourceSpan(start: min(span.end, line.end), end: line.end)]
    let isAlone =
      before.allSatisfy { $0 == " " || $0 == "\t" } && span.end <= line.end
      && (after.allSatisfy { $0 == " " || $0 == "\t" } || after.drop { $0 == " " }.hasPrefix("//"))
    let next = index + 1 < lineStarts.count ? lineStarts[index + 1] : utf8.count
    return [TextEdit(isAlone ? SourceSpan(start: line.start, end: next) : span, "")]
  }
}
