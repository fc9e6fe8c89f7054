import LayoutModel

extension Evaluator {
  /// Returns the views that something other than the known constraints may position or resize: UIKit, code that was not
  /// evaluated, or unknown constraints.
  func viewsPlacedOtherwise(
    _ objects: [Object], in layout: Layout, code: String, unread: [UnreadStatement], sizes: Set<ViewID>
  ) -> Set<ViewID> {
    let doubtful = doubtfulViews(objects, in: layout, unread)
    guard !hasUnknownSubviews, hasUnknownActivations == nil, exhaustion == nil, let doubtful else {
      return Set(objects.indices.dropFirst().map { ViewID($0) })
    }
    let framed = namesWithFrames(in: code)
    var arranged: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for parent in objects where !parent.arranged.isEmpty {
      arranged[ObjectIdentifier(parent)] = Set(parent.arranged.map { ObjectIdentifier($0) })
    }
    return Set(
      objects.indices.dropFirst().filter { index in
        let object = objects[index]
        guard let parent = object.parent else { return true }
        let isArranged = arranged[ObjectIdentifier(parent)]?.contains(ObjectIdentifier(object)) ?? false
        return isPlacedOtherwise(object, in: parent, isArranged: isArranged, framed)
      }.map { ViewID($0) }
    ).union(doubtful).union(sizes)
  }

  /// Returns the names before `.frame`, `.bounds` or `.center` in the code, such as `label` for `label.frame`.
  private func namesWithFrames(in code: String) -> Set<String> {
    let text = Array(code.utf8)
    let members = ["frame", "bounds", "center"].map(\.utf8)
    var names: Set<String> = []
    for dot in text.indices where text[dot] == UInt8(ascii: ".") {
      let member = text[(dot + 1)...].prefix(while: isPartOfName)
      guard members.contains(where: member.elementsEqual) else { continue }
      let isOptional = dot > 0 && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text[dot - 1])
      let end = isOptional ? dot - 1 : dot
      let name = text[..<end].reversed().prefix(while: isPartOfName)
      names.insert(String(decoding: name.reversed(), as: UTF8.self))
    }
    return names
  }

  /// Returns the views in constraints that depend on assumptions, and the views that are named in code that was not
  /// evaluated. Returns `nil` if any piece of such code names none of the views, because this piece may then affect any
  /// view.
  private func doubtfulViews(_ objects: [Object], in layout: Layout, _ unread: [UnreadStatement])
    -> Set<ViewID>?
  {
    var found = Set(layout.constraints.filter(\.isAssumed).flatMap { $0.items.map(\.view) })
    let words = ["constraint", "Constraint", "snp", "Subview", "isActive", "activate", "frame", "isHidden"]
    let passed = skipped.filter(\.mayRun).map { program.text($0.place) }.filter { text in
      words.contains(where: text.contains)
    }
    for text in unread.map({ program.text($0.place) }) + passed {
      let names = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      let concerned = objects.indices.dropFirst().filter { index in
        [objects[index].propertyName, objects[index].localName].contains { $0.map(names.contains) ?? false }
      }
      if concerned.isEmpty { return nil }
      found.formUnion(concerned.map { ViewID($0) })
    }
    return found
  }

  func textOfOwnTypes() -> String {
    ownTypes.sorted().flatMap { program.parsedDeclarations(of: $0) }.map { program.text($0.place) }
      .joined(separator: "\n")
  }

  private func isPlacedOtherwise(
    _ object: Object, in parent: Object, isArranged: Bool, _ framed: Set<String>
  ) -> Bool {
    if isGuide(object) { return false }
    // 1. UIKit, an Interface Builder file, or code that was not evaluated may place the view.
    guard isView(object), !object.isOutlet, !object.isDeclaredOnly, !object.hasEscaped else { return true }
    // 2. The view may be placed by its autoresizing mask, or by code that sets its frame.
    if !isArranged, !object.hasSnap, object.fields[maskName].map({ $0.bool == true }) ?? true { return true }
    if [object.propertyName, object.localName].contains(where: { $0.map(framed.contains) ?? false }) {
      return true
    }
    // 3. A stack view whose alignment is not `fill`, or whose settings are unknown, may place the view.
    if isArranged {
      if parent.fields["alignment"]?.caseName ?? "fill" != "fill" { return true }
      for name in ["axis", "alignment", "distribution"] where parent.fields[name]?.isUnknown ?? false {
        return true
      }
    }
    return false
  }
}
