import LayoutModel

extension Evaluator {
  /// The views that something other than the known constraints may place or size.
  ///
  /// - Parameter objects: the objects of the layout's views, in their order.
  func viewsPlacedOtherwise(_ objects: [Object], _ views: [View]) -> Set<ViewID> {
    let isAllKnown = !hasUnknownSubviews && hasUnknownActivations == nil && exhaustion == nil
    let code = ownTypes.sorted().flatMap { program.parsedDeclarations(of: $0) }
      .map { program.text($0.place) }.joined(separator: "\n")
    return Set(
      objects.indices.dropFirst().filter {
        !isAllKnown || isPlacedOtherwise(objects[$0], views[$0], code)
      }.map { ViewID($0) })
  }

  private func isPlacedOtherwise(_ object: Object, _ view: View, _ code: String) -> Bool {
    guard let parent = object.parent else { return true }
    if isGuide(object) { return false }
    // 1. UIKit, an interface file, or code that was not read may place it.
    guard isView(object), !object.isOutlet, !object.isDeclaredOnly, !object.hasEscaped else { return true }
    // 2. The constraints of its autoresizing mask may place it, or a frame that is set whenever subviews are
    //    laid out.
    let isArranged = parent.arranged.contains { $0 === object }
    if !isArranged, !object.hasSnap, object.fields[maskName].map({ $0.bool == true }) ?? true { return true }
    for name in [object.propertyName, object.localName].compactMap({ $0 }) {
      for member in ["frame", "bounds", "center"]
      where code.contains("\(name).\(member)") || code.contains("\(name)?.\(member)") {
        return true
      }
    }
    // 3. A stack may place it: by the weak constraints that end the ambiguity of members that it doesn't
    //    stretch, or because its arrangement depends on data.
    if isArranged {
      if parent.fields["alignment"]?.caseName ?? "fill" != "fill" { return true }
      for name in ["axis", "alignment", "distribution"] where parent.fields[name]?.isUnknown ?? false {
        return true
      }
    }
    // 4. Its content size may not be in the source.
    return hasUnknownContentSize(object, view)
  }
}
