/// Forms that share no unknown, even through others, have nothing to do with each other.
struct Component {
  var unknowns: [Int32] = []
  var forms: [Int] = []
  /// Indices into `FormTable.kinks`, by level ascending.
  var kinks: [Int] = []
}

extension FormTable {
  /// The connected components, ordered by their first form. Cost: practically linear.
  func components() -> [Component] {
    let unknownCount = 1 + forms.reduce(0) { max($0, Int($1.unknowns.max() ?? 0)) }
    var classes = DisjointSets(count: unknownCount)
    for form in forms {
      for unknown in form.unknowns.dropFirst() { classes.join(Int(form.unknowns[0]), Int(unknown)) }
    }
    var number = [Int](repeating: -1, count: unknownCount)
    var seen = [Bool](repeating: false, count: unknownCount)
    var components: [Component] = []
    for (index, form) in forms.enumerated() {
      let root = classes.root(of: Int(form.unknowns[0]))
      if number[root] < 0 {
        number[root] = components.count
        components.append(Component())
      }
      components[number[root]].forms.append(index)
      for unknown in form.unknowns where !seen[Int(unknown)] {
        seen[Int(unknown)] = true
        components[number[root]].unknowns.append(unknown)
      }
    }
    let order = kinks.indices.sorted { (kinks[$0].level, $0) < (kinks[$1].level, $1) }
    for kink in order {
      let root = classes.root(of: Int(forms[kinks[kink].form].unknowns[0]))
      components[number[root]].kinks.append(kink)
    }
    return components
  }
}

/// Union-find over plain numbers.
struct DisjointSets {
  private var parent: [Int]
  private var size: [Int]

  init(count: Int) {
    parent = Array(0..<count)
    size = Array(repeating: 1, count: count)
  }

  mutating func root(of element: Int) -> Int {
    var at = element
    while parent[at] != at {
      parent[at] = parent[parent[at]]
      at = parent[at]
    }
    return at
  }

  mutating func join(_ a: Int, _ b: Int) {
    var (big, small) = (root(of: a), root(of: b))
    if big == small { return }
    if size[big] < size[small] { swap(&big, &small) }
    parent[small] = big
    size[big] += size[small]
  }
}
