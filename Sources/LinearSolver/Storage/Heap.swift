struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  var min: Element? { elements.first }

  @inline(__always)
  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !(elements[child] < elements[parent]) { break }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  @inline(__always)
  mutating func popMin() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    if elements.isEmpty { return first }
    elements[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= elements.count { return first }
      if child + 1 < elements.count && elements[child + 1] < elements[child] { child += 1 }
      if !(elements[child] < elements[parent]) { return first }
      elements.swapAt(parent, child)
      parent = child
    }
  }
}

struct Candidate: Comparable {
  var key: Int32
  var item: Int32

  @inline(__always)
  static func < (a: Candidate, b: Candidate) -> Bool { a.key != b.key ? a.key < b.key : a.item < b.item }
}
