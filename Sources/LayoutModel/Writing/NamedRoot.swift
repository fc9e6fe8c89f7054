extension Layout {
  /// The layout with a name for its root, so that every notation can refer to it.
  public var withNamedRoot: Layout {
    guard views[0].name == nil else { return self }
    var named = self
    let taken = Set(views.compactMap(\.name))
    named.views[0].name = freshName("root", besides: taken)
    return named
  }
}

/// A name that is not taken: the given one, or the same followed by the smallest free number from 2.
public func freshName(_ wanted: String, besides taken: Set<String>) -> String {
  var name = wanted
  var number = 2
  while taken.contains(name) { (name, number) = ("\(wanted)\(number)", number + 1) }
  return name
}
