extension Layout {
  /// The layout with a named root and with underscores instead of dots in names.
  public var withNamedRoot: Layout {
    var named = self
    var taken = Set(views.compactMap(\.name))
    for index in views.indices {
      guard let name = views[index].name, name.contains(".") else { continue }
      let free = freshName(name.replacing(".", with: "_"), besides: taken)
      taken.insert(free)
      named.views[index].name = free
    }
    if named.views[0].name == nil { named.views[0].name = freshName("root", besides: taken) }
    return named
  }
}

/// Returns the wanted name if it is free. Otherwise, adds the smallest number from 2 that makes the name free, as in
/// `label2`.
public func freshName(_ wanted: String, besides taken: Set<String>) -> String {
  var name = wanted
  var number = 2
  while taken.contains(name) { (name, number) = ("\(wanted)\(number)", number + 1) }
  return name
}
