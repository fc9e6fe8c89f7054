/// A mutex with a condition variable. It is used instead of the standard library's `Mutex`, which requires macOS 15.
package final class Lock: @unchecked Sendable {
  @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  @inlinable
  package func callAsFunction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits for a call of `announceChange()`. The caller must hold the lock, which is released while waiting.
  package func waitForChange() { pthread_cond_wait(changed, mutex) }

  /// Wakes the threads that wait for a change. The caller must hold the lock.
  package func announceChange() { pthread_cond_broadcast(changed) }
}
