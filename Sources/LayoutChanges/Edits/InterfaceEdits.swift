import Diagnostics
import LayoutMessages
import LayoutModel

/// Finds the edits between two states of a scene of an Interface Builder file. Elements with the same id are
/// the same, in whatever order Xcode wrote them; elements that are not in a layout, such as outlets and
/// segues, are ignored. The edits are in the order of the second file's lines.
///
/// The views of the first state must already have the names of the second. Cost: near-linear in views and constraints.
func interfaceEdits(from before: Layout, to after: Layout) -> [UndoableEdit] {
  var finder = InterfaceEditFinder(before, after)
  // 1. Make one edit of all views that were added, removed or moved to another superview, with their constraints.
  finder.findTree()
  // 2. Make an edit of every other element that differs.
  finder.findViews()
  finder.findConstraints()
  finder.findCanvas()
  return finder.edits.sorted { $0.line < $1.line }.map(\.edit)
}

private struct InterfaceEditFinder {
  private let before: Layout
  private let after: Layout
  private let sources: ReadSources
  private let oldViews: [String: View]
  private let newViews: [String: View]
  /// The constraints that differ, by id, in file order.
  private var constraints: [(old: Int?, new: Int?)] = []
  private(set) var edits: [(line: Int, edit: UndoableEdit)] = []

  init(_ before: Layout, _ after: Layout) {
    (self.before, self.after) = (before, after)
    sources = ReadSources(before, after)
    (oldViews, newViews) = (before.viewsByName, after.viewsByName)
    let old = before.constraintsByID
    let new = after.constraintsByID
    var places = Dictionary(old.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    for (id, index) in new {
      let other = places.removeValue(forKey: id)
      if let other, before.text(of: before.constraints[other]) == after.text(of: after.constraints[index]) {
        continue
      }
      constraints.append((other, index))
    }
    constraints += places.values.sorted().map { ($0, nil) }
  }

  // MARK: - What differs

  mutating func findTree() {
    let came = after.views.dropFirst().compactMap(\.name).filter { oldViews[$0] == nil }
    let went = before.views.dropFirst().compactMap(\.name).filter { newViews[$0] == nil }
    let moved = after.views.dropFirst().compactMap(\.name).filter { name in
      oldViews[name].map { before.superviewName(of: $0) != after.superviewName(of: newViews[name]!) }
        ?? false
    }
    guard !(came + went + moved).isEmpty else { return }
    var edit = StatementEdit()
    edit.views = came + went + moved
    let names = Set(edit.views)
    let differing = constraints
    constraints = []
    for (old, new) in differing {
      let own = StatementEdit(removed: old.map { [$0] } ?? [], added: new.map { [$0] } ?? [])
      if names.isDisjoint(with: sources.names(in: own)) {
        constraints.append((old, new))
      } else {
        (edit.removed, edit.added) = (edit.removed + own.removed, edit.added + own.added)
      }
    }
    func line(_ name: String, _ views: [String: View], in layout: Layout) -> SourceLine? {
      views[name].map { view in
        let place = layout.superviewName(of: view).map { " in \($0)" } ?? ""
        return SourceLine(
          number: layout.line(of: view), text: "\(view.className ?? view.kind.rawValue) \(name)\(place)")
      }
    }
    add(
      edit,
      edit.views.map {
        .statement(before: line($0, oldViews, in: before), after: line($0, newViews, in: after))
      })
  }

  mutating func findViews() {
    for new in after.views.dropFirst() {
      guard let name = new.name, let old = oldViews[name] else { continue }
      let (one, other) = (old.nonDefaultProperties, new.nonDefaultProperties)
      let differing = Set(
        one.filter { !other.contains($0) }.map(\.name) + other.filter { !one.contains($0) }.map(\.name))
      guard !differing.isEmpty else { continue }
      // Other changes usually change the size that Xcode saves, too, so that size is reported only if nothing else
      // differs.
      let reported = differing.count > 1 ? differing.subtracting(["saved size"]) : differing
      func line(_ properties: [NonDefaultProperty], _ view: View, in layout: Layout) -> SourceLine {
        let words = properties.filter { reported.contains($0.name) }.map(\.text)
        return SourceLine(
          number: layout.line(of: view),
          text: "\(name): " + (words.isEmpty ? "nothing" : words.joined(separator: ", ")))
      }
      add(
        StatementEdit(views: [name]),
        [.statement(before: line(one, old, in: before), after: line(other, new, in: after))])
    }
  }

  mutating func findConstraints() {
    for (old, new) in constraints {
      func line(_ index: Int?, in layout: Layout) -> SourceLine? {
        index.map {
          SourceLine(
            number: layout.source.lineIndex(at: layout.constraints[$0].span.start) + 1,
            text: layout.text(of: layout.constraints[$0]))
        }
      }
      add(
        StatementEdit(removed: [old].compactMap { $0 }, added: [new].compactMap { $0 }),
        [.statement(before: line(old, in: before), after: line(new, in: after))])
    }
  }

  mutating func findCanvas() {
    let (old, new) = (before.canvases[0].nonDefaultProperties, after.canvases[0].nonDefaultProperties)
    guard old != new else { return }
    func line(_ properties: [NonDefaultProperty], _ other: [NonDefaultProperty], in layout: Layout)
      -> SourceLine
    {
      SourceLine(
        number: layout.line(of: layout.views[0]),
        text: "scene: " + properties.filter { !other.contains($0) }.map(\.text).joined(separator: ", "))
    }
    add(
      StatementEdit(canvases: [0]),
      [.statement(before: line(old, new, in: before), after: line(new, old, in: after))])
  }

  // MARK: - Edits

  private mutating func add(_ edit: StatementEdit, _ parts: [SourceEdit.Part]) {
    var line = Int.max
    for case .statement(let before, let after) in parts {
      line = min(line, (after ?? before)?.number ?? .max)
    }
    edits.append(
      (
        line,
        UndoableEdit(
          reported: SourceEdit(parts: parts), undoing: .statements(edit), views: Set(sources.names(in: edit)),
          sources: sources)
      ))
  }

}

extension Layout {
  /// The constraints of the file with the ids that Xcode gave them, in file order. Those of a fixed frame have the
  /// view's id. A number after the id distinguishes constraints with the same one.
  fileprivate var constraintsByID: [(id: String, index: Int)] {
    var counts: [String: Int] = [:]
    return constraints.indices.filter { constraints[$0].notation != .stack }.map { index in
      let id = identifier(at: constraints[index].span)
      counts[id, default: 0] += 1
      return ("\(id) \(counts[id]!)", index)
    }
  }

  private func identifier(at span: SourceSpan) -> String {
    let tag = source[span]
    guard let start = tag.firstRange(of: " id=\"")?.upperBound else { return "" }
    return String(tag[start...].prefix { $0 != "\"" })
  }

  fileprivate func line(of view: View) -> Int { view.span.map { source.lineIndex(at: $0.start) + 1 } ?? 1 }
}
