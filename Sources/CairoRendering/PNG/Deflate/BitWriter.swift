/// Writes bits, the lowest bit first, as DEFLATE requires.
struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of complete bytes, not counting the bits in `pending`.
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init() {
    capacity = 1 << 12
    memory = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit { memory.deallocate() }

  /// Reserves space for `more` bytes, and for eight spare bytes because each write stores eight bytes at once.
  mutating func reserve(_ more: Int) {
    guard count + more + 8 > capacity else { return }
    capacity = max(2 * capacity, count + more + 8)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }

  /// Appends the lowest `length` (at most 32) bits of `bits`, whose higher bits must be 0.
  mutating func write(_ bits: UInt32, _ length: Int) {
    reserve(4)
    writeReserved(bits, length)
  }

  /// Appends bits for which the caller has already reserved space.
  @inline(__always)
  mutating func writeReserved(_ bits: UInt32, _ length: Int) {
    pending |= UInt64(bits) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= length
    memory.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    let whole = pendingCount &>> 3
    count &+= whole
    pending = pending &>> UInt64(truncatingIfNeeded: whole &* 8)
    pendingCount &= 7
  }

  mutating func finish() {
    if pendingCount > 0 { write(0, 8 - pendingCount) }
  }

  /// The bytes are complete only after `finish`.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: memory, count: count)) }
}
