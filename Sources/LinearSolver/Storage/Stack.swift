import Platform

/// A list of plain values that keeps its memory when it is emptied. Indices are checked only in debug builds.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  /// The memory of the list; only the first `count` elements are valid.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  init() { base = nowhere() }

  /// Creates a list of elements whose bytes are all zero. The memory of a long list costs nothing until it is used,
  /// since the operating system provides zeroed memory only on first access.
  init(zeroedCount count: Int) {
    capacity = max(1, count)
    base = calloc(capacity, MemoryLayout<Element>.stride)!.bindMemory(to: Element.self, capacity: count)
    self.count = count
  }

  deinit { if capacity > 0 { free(base) } }

  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(32, 2 * capacity)) }
    base[count] = element
    count += 1
  }

  mutating func append(_ element: Element, count added: Int) {
    reserve(count + added)
    (base + count).update(repeating: element, count: added)
    count += added
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    // If no memory is left, the program ends here, as it would when a Swift array grows.
    base = realloc(capacity > 0 ? base : nil, newCapacity * MemoryLayout<Element>.stride)!
      .bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func shrink(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }
  @inline(__always)
  subscript(_ index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }
}

/// Returns a placeholder address for an empty list. Nothing is ever read from this address.
func nowhere<Element>() -> UnsafeMutablePointer<Element> {
  UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
}
