import Diagnostics
import LayoutMessages
import LayoutModel

/// Returns the edits of statements or, in an Interface Builder file, of XML elements; edits that depend on each other
/// are combined into one.
///
/// - Parameter sources: the old and the new source. Renamed views have their new names in both.
func statementEdits(_ sources: ReadSources, _ alignments: LineAlignments = LineAlignments()) -> [UndoableEdit]
{
  var finder = StatementEditFinder(sources, alignments)
  // 1. Find the differences by line or element.
  if finder.isInterface { finder.findConstraintElements() } else { finder.findConstraints() }
  finder.findViews()
  finder.findCanvases()
  // 2. Group the differences that depend on each other, such as an added view and the added constraints that name it.
  finder.joinByViews()
  finder.joinBySpacing()
  finder.joinByValues()
  // 3. Make one edit from each group of differences.
  return finder.edits()
}

/// The key of an edited line or element: its index in the second source, or in the first source if it was removed.
private enum EditKey: Hashable, Comparable {
  enum Element: Comparable {
    case addedView, removedView, movedView, changedView, constraint, removedConstraint, canvas
  }

  case new(Int)
  case old(Int)
  case element(Element, Int)
}

private struct StatementEditFinder {
  private let sources: ReadSources
  private let before: Layout
  private let after: Layout
  private let oldViews: [String: View]
  private let newViews: [String: View]
  let isInterface: Bool
  private let alignments: LineAlignments
  private var found: [EditKey: StatementEdit] = [:]
  /// The parents in a union-find structure: for each key except a group's smallest key, a smaller key of its group.
  private var parents: [EditKey: EditKey] = [:]

  init(_ sources: ReadSources, _ alignments: LineAlignments) {
    (self.sources, self.alignments) = (sources, alignments)
    (before, after) = (sources.before.layout, sources.restored.layout)
    (oldViews, newViews) = (before.viewsByName, after.viewsByName)
    isInterface = after.isInterface && after.coverage == nil
  }

  /// The matching lines of the two sources; not used for Interface Builder files, in which edits are
  /// found by XML elements instead of lines.
  private var lines: LineAlignment { alignments.alignment(of: before.source, after.source) }

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

  mutating func findConstraintElements() {
    let old = before.constraintsByID
    var places = Dictionary(old.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    for (id, index) in after.constraintsByID {
      let other = places.removeValue(forKey: id)
      if let other, before.text(of: before.constraints[other]) == after.text(of: after.constraints[index]) {
        continue
      }
      found[.element(.constraint, index)] = StatementEdit(
        removed: [other].compactMap(\.self), added: [index])
    }
    for index in places.values {
      found[.element(.removedConstraint, index)] = StatementEdit(removed: [index])
    }
  }

  mutating func findViews() {
    for (index, view) in after.views.enumerated().dropFirst() {
      guard let name = view.name else { continue }
      let old = oldViews[name]
      let keys: [EditKey]
      if isInterface {
        let isChanged = old.map { $0.nonDefaultProperties != view.nonDefaultProperties } ?? false
        keys =
          (isElsewhere(name) ? [.element(old == nil ? .addedView : .movedView, index)] : [])
          + (isChanged ? [.element(.changedView, index)] : [])
      } else if let old, before.declaration(of: old) == after.declaration(of: view) {
        continue
      } else {
        keys = [view.span.map { editedKey(of: index, at: $0, isNew: old == nil) } ?? .new(0)]
      }
      for key in keys { found[key, default: StatementEdit()].views.append(name) }
    }
    for (index, view) in before.views.enumerated().dropFirst() {
      guard let name = view.name, newViews[name] == nil else { continue }
      let key = isInterface ? .element(.removedView, index) : view.span.map(oldKey) ?? .old(0)
      found[key, default: StatementEdit()].views.append(name)
    }
  }

  mutating func findCanvases() {
    if isInterface {
      if before.canvases[0].nonDefaultProperties != after.canvases[0].nonDefaultProperties {
        found[.element(.canvas, 0)] = StatementEdit(canvases: [0])
      }
      return
    }
    guard before.canvases.count == after.canvases.count else { return }
    for index in after.canvases.indices {
      var (one, other) = (before.canvases[index], after.canvases[index])
      guard let key = other.span.map(newKey) ?? one.span.map(oldKey) else { continue }
      (one.span, other.span) = (nil, nil)
      if one != other { found[key, default: StatementEdit()].canvases.append(index) }
    }
  }

  /// Joins the edits that name the same added, removed or moved view. In an Interface Builder file, joins the edits of
  /// all such views into one.
  mutating func joinByViews() {
    func isChanged(_ key: EditKey) -> Bool { if case .element(.changedView, _) = key { true } else { false } }
    let keys = found.keys.sorted().filter { !isChanged($0) }
    var homes: [String: EditKey] = [:]
    for key in keys {
      for name in found[key]?.views ?? [] where isElsewhere(name) {
        let home = isInterface ? homes.first?.value ?? key : key
        homes[name] = home
        join(key, home)
      }
    }
    guard !homes.isEmpty else { return }
    for key in keys {
      for name in sources.names(in: found[key] ?? StatementEdit()) {
        if let home = homes[name] { join(key, home) }
      }
    }
  }

  /// Joins an edited `spacing` line with unchanged lines whose constraints changed. The constraints changed because
  /// they use the standard space, which the `spacing` line sets.
  mutating func joinBySpacing() {
    // Only layout files have `spacing` lines.
    if isInterface || after.coverage != nil || found.isEmpty { return }
    let lines = lines
    func isSpacing(_ line: String) -> Bool { line.hasPrefix("spacing ") }
    let new = lines.after.indices.first { isSpacing(lines.after[$0]) && isRewritten(.new($0)) }
    let old = lines.before.indices.first { isSpacing(lines.before[$0]) && lines.matches[$0] == nil }
    guard let home = new.map(EditKey.new) ?? old.map(EditKey.old) else { return }
    for key in found.keys.sorted() where !isRewritten(key) {
      found[home, default: StatementEdit()] = found[home] ?? StatementEdit()
      join(key, home)
    }
  }

  /// Joins Swift lines that are unchanged, but whose constraints changed, with the edited lines that probably caused
  /// the change.
  mutating func joinByValues() {
    let unchanged = found.keys.sorted().filter { !isEdited($0) }
    guard after.coverage != nil, !unchanged.isEmpty else { return }
    let lines = lines
    func isCode(_ text: String) -> Bool { !text.isEmpty && !text.hasPrefix("//") }
    // 1. Find edited lines that make no constraints, but may set values that unchanged lines use.
    var values = lines.after.indices.filter { isCode(lines.after[$0]) }.map(EditKey.new).filter {
      found[$0] == nil && isEdited($0)
    }
    if values.isEmpty {
      // 2. If all edited lines make constraints, join each unchanged line with an edited line, preferably one for the
      // same view.
      let edited = found.keys.sorted().filter(isEdited)
      for key in unchanged where !edited.isEmpty {
        let names = Set(sources.names(in: found[key] ?? StatementEdit()))
        let home = edited.first { !names.isDisjoint(with: sources.names(in: found[$0] ?? StatementEdit())) }
        join(key, home ?? edited[0])
      }
      guard edited.isEmpty else { return }
      // 3. If the second source has no edited lines at all, assume that the removed lines caused the changes.
      values = lines.before.indices.filter { lines.matches[$0] == nil && isCode(lines.before[$0]) }.map(
        EditKey.old)
    }
    guard let home = values.first else { return }
    for key in values { found[key] = StatementEdit() }
    for key in values + unchanged { join(key, home) }
  }

  mutating func edits() -> [UndoableEdit] {
    var groups: [EditKey: [EditKey]] = [:]
    for key in found.keys.sorted() { groups[root(key), default: []].append(key) }
    let edits = groups.keys.sorted().compactMap { groups[$0] }.map { keys in
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
    return isInterface ? edits.sorted { $0.reported.firstLine < $1.reported.firstLine } : edits
  }

  private func newKey(_ span: SourceSpan) -> EditKey { .new(after.source.lineIndex(at: span.start)) }

  private func oldKey(_ span: SourceSpan) -> EditKey {
    let line = before.source.lineIndex(at: span.start)
    return lines.matches[line].map(EditKey.new) ?? .old(line)
  }

  private func isRewritten(_ key: EditKey) -> Bool {
    switch key {
    case .new(let line): lines.origins[line].map { lines.before[$0] != lines.after[line] } ?? true
    case .element(.constraint, _), .element(.removedConstraint, _): false
    case .old, .element: true
    }
  }

  /// Returns whether a line was rewritten or, in Swift source, moved. In Swift source, the order of lines matters.
  private func isEdited(_ key: EditKey) -> Bool {
    if case .new(let line) = key, after.coverage != nil, lines.moved.contains(line) { return true }
    return isRewritten(key)
  }

  private func editedKey(of view: Int, at span: SourceSpan, isNew: Bool) -> EditKey {
    let own = newKey(span)
    guard !isNew, !isRewritten(own), case .new(let start) = own else { return own }
    let next = after.views[(view + 1)...].lazy.compactMap { $0.span?.start }.first { $0 > span.start }
    let end = next.map { after.source.lineIndex(at: $0) } ?? lines.after.count
    return (start..<max(start, end)).lazy.map(EditKey.new).first(where: isRewritten) ?? own
  }

  private func part(_ key: EditKey) -> SourceEdit.Part {
    switch key {
    case .new(let line): .statement(before: lines.origins[line].map(lines.old), after: lines.new(line))
    case .old(let line): .statement(before: lines.old(line), after: nil)
    case .element(.changedView, let index): changed(after.views[index])
    case .element(.addedView, let index), .element(.movedView, let index): placed(after.views[index])
    case .element(.removedView, let index): placed(before.views[index])
    case .element(.constraint, _), .element(.removedConstraint, _):
      .statement(
        before: found[key]?.removed.first.map(before.constraintLine),
        after: found[key]?.added.first.map(after.constraintLine))
    case .element(.canvas, _): .statement(before: before.canvasLine(after), after: after.canvasLine(before))
    }
  }

  private func placed(_ view: View) -> SourceEdit.Part {
    let name = view.name ?? ""
    return .statement(
      before: oldViews[name].map(before.placeLine), after: newViews[name].map(after.placeLine))
  }

  private func changed(_ view: View) -> SourceEdit.Part {
    let old = oldViews[view.name ?? ""] ?? view
    return .statement(
      before: before.propertyLine(old, comparedWith: view), after: after.propertyLine(view, comparedWith: old)
    )
  }

  private func isElsewhere(_ name: String) -> Bool {
    guard let old = oldViews[name], let new = newViews[name] else { return true }
    return before.superviewName(of: old) != after.superviewName(of: new)
  }

  private mutating func root(_ key: EditKey) -> EditKey {
    var key = key
    while let parent = parents[key] {
      if let grandparent = parents[parent] { parents[key] = grandparent }
      key = parent
    }
    return key
  }

  private mutating func join(_ a: EditKey, _ b: EditKey) {
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

  func superviewName(of view: View) -> String? { view.parent.flatMap { $0 == .root ? nil : self[$0].name } }

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

extension SourceEdit {
  fileprivate var firstLine: Int {
    parts.lazy.compactMap { part in
      if case .statement(let before, let after) = part { (after ?? before)?.number } else { nil }
    }.min() ?? .max
  }
}
