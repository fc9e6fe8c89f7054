import Diagnostics
import LayoutMessages
import LayoutModel

/// The edits of statements; those that depend on each other are one edit.
func statementEdits(_ sources: ReadSources) -> [UndoableEdit] {
  var finder = StatementEditFinder(sources)
  // 1. Find the differences by line.
  finder.findConstraints()
  finder.findViews()
  finder.findCanvases()
  // 2. Group lines that belong together.
  finder.joinByViews()
  finder.joinBySpacing()
  finder.joinByValues()
  // 3. Make an edit of each group.
  return finder.edits()
}

/// An edited line: its index in the second source, or in the first if it was removed.
private enum LineKey: Hashable, Comparable {
  case new(Int)
  case old(Int)
}

private struct StatementEditFinder {
  private let sources: ReadSources
  private let before: Layout
  /// The second layout with the first source's metrics.
  private let after: Layout
  private let oldViews: [String: View]
  private let newViews: [String: View]
  private let lines: LineAlignment
  private var found: [LineKey: StatementEdit] = [:]
  /// For each line that was joined with a smaller one, a smaller line of its group: a union-find structure.
  private var parents: [LineKey: LineKey] = [:]

  init(_ sources: ReadSources) {
    self.sources = sources
    (before, after) = (sources.before.layout, sources.restored.layout)
    (oldViews, newViews) = (before.viewsByName, after.viewsByName)
    lines = LineAlignment(before.source, after.source)
  }

  mutating func findConstraints() {
    var unmatched: [String: [Int]] = [:]
    for index in before.constraints.indices.reversed() {
      unmatched[before.text(of: before.constraints[index]), default: []].append(index)
    }
    for (index, constraint) in after.constraints.enumerated() {
      if unmatched[after.text(of: constraint)]?.popLast() != nil { continue }
      found[newKey(constraint.span), default: StatementEdit()].added.append(index)
    }
    for index in unmatched.values.joined().sorted() {
      found[oldKey(before.constraints[index].span), default: StatementEdit()].removed.append(index)
    }
  }

  mutating func findViews() {
    for (index, view) in after.views.enumerated().dropFirst() {
      guard let name = view.name else { continue }
      if let other = oldViews[name], before.declaration(of: other) == after.declaration(of: view) { continue }
      let key = view.span.map { editedKey(of: index, at: $0, isNew: oldViews[name] == nil) } ?? .new(0)
      found[key, default: StatementEdit()].views.append(name)
    }
    for view in before.views.dropFirst() {
      guard let name = view.name, newViews[name] == nil else { continue }
      found[view.span.map(oldKey) ?? .old(0), default: StatementEdit()].views.append(name)
    }
  }

  mutating func findCanvases() {
    guard before.canvases.count == after.canvases.count else { return }
    for index in after.canvases.indices {
      var (one, other) = (before.canvases[index], after.canvases[index])
      guard let key = other.span.map(newKey) ?? one.span.map(oldKey) else { continue }
      (one.span, other.span) = (nil, nil)
      if one != other { found[key, default: StatementEdit()].canvases.append(index) }
    }
  }

  /// Joins each view that was added, removed or moved to another superview with all edited lines that name it.
  mutating func joinByViews() {
    var homes: [String: LineKey] = [:]
    for key in found.keys.sorted() {
      for name in found[key]?.views ?? [] where isElsewhere(name) { homes[name] = key }
    }
    guard !homes.isEmpty else { return }
    for key in found.keys.sorted() {
      for name in sources.names(in: found[key] ?? StatementEdit()) {
        if let home = homes[name] { join(key, home) }
      }
    }
  }

  /// Joins the line that changes the standard space, `spacing`, with lines that are unchanged but mean something
  /// different.
  mutating func joinBySpacing() {
    func isSpacing(_ line: String) -> Bool { line.hasPrefix("spacing ") }
    let new = lines.after.indices.first { isSpacing(lines.after[$0]) && isRewritten(.new($0)) }
    let old = lines.before.indices.first { isSpacing(lines.before[$0]) && lines.matches[$0] == nil }
    guard let home = new.map(LineKey.new) ?? old.map(LineKey.old) else { return }
    for key in found.keys.sorted() where !isRewritten(key) {
      found[home, default: StatementEdit()] = found[home] ?? StatementEdit()
      join(key, home)
    }
  }

  /// Joins lines of Swift that are unchanged, but depend on other lines, with the lines that were edited.
  mutating func joinByValues() {
    let unchanged = found.keys.sorted().filter { !isEdited($0) }
    guard after.coverage != nil, !unchanged.isEmpty else { return }
    func isCode(_ text: String) -> Bool { !text.isEmpty && !text.hasPrefix("//") }
    // 1. Rewritten or moved lines without constraints of their own hold the values, or set properties.
    var values = lines.after.indices.filter { isCode(lines.after[$0]) }.map(LineKey.new).filter {
      found[$0] == nil && isEdited($0)
    }
    if values.isEmpty {
      // 2. Else, a line that made a constraint was removed or changed: one that names the same view comes first.
      let edited = found.keys.sorted().filter(isEdited)
      for key in unchanged where !edited.isEmpty {
        let names = Set(sources.names(in: found[key] ?? StatementEdit()))
        let home = edited.first { !names.isDisjoint(with: sources.names(in: found[$0] ?? StatementEdit())) }
        join(key, home ?? edited[0])
      }
      guard edited.isEmpty else { return }
      // 3. Else, lines were removed that made no constraint.
      values = lines.before.indices.filter { lines.matches[$0] == nil && isCode(lines.before[$0]) }.map(
        LineKey.old)
    }
    guard let home = values.first else { return }
    for key in values { found[key] = StatementEdit() }
    for key in values + unchanged { join(key, home) }
  }

  mutating func edits() -> [UndoableEdit] {
    var groups: [LineKey: [LineKey]] = [:]
    for key in found.keys.sorted() { groups[root(key), default: []].append(key) }
    return groups.keys.sorted().compactMap { groups[$0] }.map { keys in
      var whole = StatementEdit()
      for key in keys {
        guard let part = found[key] else { continue }
        whole.removed += part.removed
        whole.added += part.added
        whole.views += part.views
        whole.canvases += part.canvases
      }
      let edited = keys.filter(isEdited)
      let reported = (edited.isEmpty ? keys : edited).map(part)
      return UndoableEdit(
        reported: SourceEdit(parts: reported), undoing: .statements(whole),
        views: Set(sources.names(in: whole)),
        sources: sources)
    }
  }

  // These functions find the keys of lines.

  private func newKey(_ span: SourceSpan) -> LineKey { .new(after.source.lineIndex(at: span.start)) }

  private func oldKey(_ span: SourceSpan) -> LineKey {
    let line = before.source.lineIndex(at: span.start)
    return lines.matches[line].map(LineKey.new) ?? .old(line)
  }

  private func isRewritten(_ key: LineKey) -> Bool {
    switch key {
    case .new(let line): lines.origins[line].map { lines.before[$0] != lines.after[line] } ?? true
    case .old: true
    }
  }

  /// Returns whether a line was rewritten, or, in Swift, where statements run one after the other, moved.
  private func isEdited(_ key: LineKey) -> Bool {
    if case .new(let line) = key, after.coverage != nil, lines.moved.contains(line) { return true }
    return isRewritten(key)
  }

  /// The line by which a declaration differs: its own, or the first that was rewritten in its block.
  private func editedKey(of view: Int, at span: SourceSpan, isNew: Bool) -> LineKey {
    let own = newKey(span)
    guard !isNew, !isRewritten(own), case .new(let start) = own else { return own }
    let next = after.views[(view + 1)...].lazy.compactMap { $0.span?.start }.first { $0 > span.start }
    let end = next.map { after.source.lineIndex(at: $0) } ?? lines.after.count
    return (start..<max(start, end)).lazy.map(LineKey.new).first(where: isRewritten) ?? own
  }

  private func part(_ key: LineKey) -> SourceEdit.Part {
    switch key {
    case .new(let line): .statement(before: lines.origins[line].map(lines.old), after: lines.new(line))
    case .old(let line): .statement(before: lines.old(line), after: nil)
    }
  }

  // These functions are about the names of views.

  private func isElsewhere(_ name: String) -> Bool {
    guard let old = oldViews[name], let new = newViews[name] else { return true }
    return old.parent.map { before[$0].name } != new.parent.map { after[$0].name }
  }

  // Lines are joined under the smaller key.

  private mutating func root(_ key: LineKey) -> LineKey {
    var key = key
    while let parent = parents[key] {
      // Path halving keeps the ways to the root short.
      if let grandparent = parents[parent] { parents[key] = grandparent }
      key = parent
    }
    return key
  }

  private mutating func join(_ a: LineKey, _ b: LineKey) {
    let (a, b) = (root(a), root(b))
    if a != b { parents[max(a, b)] = min(a, b) }
  }
}

extension Layout {
  var viewsByName: [String: View] {
    var views: [String: View] = [:]
    for view in self.views { if let name = view.name { views[name] = view } }
    return views
  }

  /// The name of a view's superview; `nil` for the root.
  func superviewName(of view: View) -> String? { view.parent.flatMap { $0 == .root ? nil : self[$0].name } }

  /// The content of a view's declaration, independent of its place.
  fileprivate func declaration(of view: View) -> DeclaredView {
    var plain = view
    (plain.span, plain.nameSpan, plain.parent) = (nil, nil, nil)
    return DeclaredView(view: plain, superview: superviewName(of: view))
  }
}

private struct DeclaredView: Equatable {
  var view: View
  var superview: String?
}
