import LayoutDraw

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does `work` for 0, 1, … `count - 1` on several threads, and passes on the results here, in order.
///
/// The threads are our own, not a pool's: their stacks are large enough for any input, and each result waits for its
/// turn, so what is printed and written never depends on timing. Each piece of work has a budget of its own. At most a
/// few results per thread wait, so that a slow one does not fill the memory.
func workInOrder<Result: Sendable>(
  count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result, take: (Result) -> Void
) {
  let queue = OrderedQueue(count: count, window: 4 * threads, work: work)
  for _ in 0..<min(threads, count) { queue.startThread() }
  for index in 0..<count { take(queue.result(index)) }
}

/// Does work on a thread whose stack is large enough for any layout, and waits for it.
func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let queue = OrderedQueue(count: 1, window: 1) { _ in work() }
  queue.startThread()
  return queue.result(0)
}

/// The queue of results, which can be shared because one lock guards all of its state.
private final class OrderedQueue<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let window: Int
  private let work: @Sendable (Int) -> Result
  private var next = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  private var threadCount = 0
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(count: Int, window: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.window = window
    self.work = work
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Waits for a result; does the work here where no thread could be started.
  func result(_ index: Int) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard threadCount > 0 else { return oneRun { work(index) } }
    taken = index
    pthread_cond_broadcast(changed)
    while true {
      if let result = results.removeValue(forKey: index) { return result }
      pthread_cond_wait(changed, lock)
    }
  }

  func startThread() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // The stack is reserved, not used: memory is only taken as it grows.
    pthread_attr_setstacksize(&attributes, 256 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Body { self.workUntilDone() })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        #else
          Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
        #endif
        return nil
      }, box.toOpaque())
    if status == 0 { threadCount += 1 } else { box.release() }
  }

  private func workUntilDone() {
    while let index = nextIndex() {
      let result = oneRun { [work] in work(index) }
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
  }

  private func nextIndex() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while next < count, next >= taken + window { pthread_cond_wait(changed, lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}

private final class Body {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
