import LayoutDraw
import Platform

/// Calls `work` with each number from 0 to `count - 1` on several threads, and passes the results to `take` on the
/// calling thread, in the order of the numbers.
func workInOrder<Result: Sendable>(
  count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result, take: (Result) -> Void
) {
  let threads = min(threads, count)
  let queue = OrderedQueue(count: count, window: 4 * threads, work: work)
  for _ in 0..<threads { queue.addThread() }
  for index in 0..<count { take(queue.result(index)) }
}

/// Runs `work` on a thread whose stack is large enough for any layout.
func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result { onThread { oneRun { work() } } }

/// The class is `@unchecked Sendable`, because a lock guards all state that the threads share.
private final class OrderedQueue<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let window: Int
  private let work: @Sendable (Int) -> Result
  private var next = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  private var threadCount = 0
  private let lock = Lock()

  init(count: Int, window: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.window = window
    self.work = work
  }

  /// Waits for a result, or computes it if no thread could be started.
  func result(_ index: Int) -> Result {
    guard threadCount > 0 else { return oneRun { work(index) } }
    return lock {
      taken = index
      lock.announceChange()
      while true {
        if let result = results.removeValue(forKey: index) { return result }
        lock.waitForChange()
      }
    }
  }

  func addThread() {
    if startThread({ self.workUntilDone() }) { threadCount += 1 }
  }

  private func workUntilDone() {
    while let index = nextIndex() {
      let result = oneRun { [work] in work(index) }
      lock {
        results[index] = result
        lock.announceChange()
      }
    }
  }

  private func nextIndex() -> Int? {
    lock {
      while next < count, next >= taken + window { lock.waitForChange() }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }
}
