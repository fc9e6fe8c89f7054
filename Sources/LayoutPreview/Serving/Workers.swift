#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that make answers, so that a layout that takes long to solve keeps nobody else waiting.
final class Workers: @unchecked Sendable {
  typealias Work = @Sendable () -> HTTPResponse

  // All under the lock.
  private var jobs: [(connection: Int, work: Work)] = []
  private var answers: [(connection: Int, response: HTTPResponse)] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let ring: Int32

  /// - Parameter ring: what is written to when an answer is there.
  init(threads: Int, ring: Int32) {
    self.ring = ring
    pthread_mutex_init(lock, nil)
    pthread_cond_init(signal, nil)
    for _ in 0..<threads { start() }
  }

  func add(_ work: @escaping Work, for connection: Int) {
    pthread_mutex_lock(lock)
    jobs.append((connection, work))
    pthread_mutex_unlock(lock)
    pthread_cond_signal(signal)
  }

  /// The answers that are there.
  func take() -> [(connection: Int, response: HTTPResponse)] {
    pthread_mutex_lock(lock)
    defer {
      answers = []
      pthread_mutex_unlock(lock)
    }
    return answers
  }

  /// A thread whose stack is large enough for any layout; memory comes when a stack grows into it.
  private func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 256 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(&thread, &attributes, runWorker, Unmanaged.passRetained(self).toOpaque())
  }

  fileprivate func run() {
    while true {
      pthread_mutex_lock(lock)
      while jobs.isEmpty { pthread_cond_wait(signal, lock) }
      let job = jobs.removeFirst()
      pthread_mutex_unlock(lock)
      let response = job.work()
      pthread_mutex_lock(lock)
      answers.append((job.connection, response))
      pthread_mutex_unlock(lock)
      _ = write(ring, "!", 1)
    }
  }
}

#if canImport(Darwin)
  private func runWorker(_ workers: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Workers>.fromOpaque(workers).takeRetainedValue().run()
    return nil
  }
#else
  private func runWorker(_ workers: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let workers { Unmanaged<Workers>.fromOpaque(workers).takeRetainedValue().run() }
    return nil
  }
#endif
