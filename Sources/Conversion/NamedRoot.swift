import LayoutModel

extension Layout {
  /// The layout with a name for its root, which every notation needs to speak of it.
  var withNamedRoot: Layout {
    guard views[0].name == nil else { return self }
    var named = self
    named.views[0].name = freshName("root")
    return named
  }

  /// A name that no view has.
  func freshName(_ wanted: String) -> String {
    let taken = Set(views.compactMap(\.name))
    if !taken.contains(wanted) { return wanted }
    var number = 2
    while taken.contains("\(wanted)\(number)") { number += 1 }
    return "\(wanted)\(number)"
  }
}
