#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that make the answers of one lane, so that a layout that takes long to solve does not delay others.
final class Workers: @unchecked Sendable {
  private struct Job {
    let connection: Int
    /// The number of the job, unique among all.
    let number: Int
    let work: PreviewSite.Work
  }

  // The following is protected by the lock.
  private var jobs: [Job] = []
  private var jobCount = 0
  /// The jobs whose answers are no longer needed.
  private var canceled: Set<Int> = []
  private var running: [Job] = []
  private var answers: [(connection: Int, response: HTTPResponse)] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let ring: Int32
  private let givesWay: Bool

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - ring: the pipe to write to when an answer is ready.
  ///   - givesWay: whether other threads go first where there are too few processors.
  init(threads: Int, ring: Int32, givesWay: Bool = false) {
    (self.ring, self.givesWay) = (ring, givesWay)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(signal, nil)
    for _ in 0..<threads { start() }
  }

  /// Adds work.
  ///
  /// - Parameter replacesOthers: whether all earlier work is canceled.
  func add(_ work: @escaping PreviewSite.Work, for connection: Int, replacesOthers: Bool) {
    pthread_mutex_lock(lock)
    if replacesOthers { giveUp { _ in true } }
    jobs.append(Job(connection: connection, number: jobCount, work: work))
    jobCount += 1
    pthread_mutex_unlock(lock)
    pthread_cond_signal(signal)
  }

  /// Cancels the work for a client that has gone.
  func cancel(for connection: Int) {
    pthread_mutex_lock(lock)
    giveUp { $0.connection == connection }
    pthread_mutex_unlock(lock)
  }

  /// Answers waiting jobs at once, and cancels running ones.
  private func giveUp(_ isMeant: (Job) -> Bool) {
    for job in jobs where isMeant(job) { answers.append((job.connection, HTTPResponse(.conflict))) }
    jobs.removeAll(where: isMeant)
    for job in running where isMeant(job) { canceled.insert(job.number) }
  }

  private func isCancelled(_ number: Int) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return canceled.contains(number)
  }

  /// The answers that are ready.
  func take() -> [(connection: Int, response: HTTPResponse)] {
    pthread_mutex_lock(lock)
    defer {
      answers = []
      pthread_mutex_unlock(lock)
    }
    return answers
  }

  /// Starts a thread whose stack is large enough for any layout; its memory is only used when needed.
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
    #if os(Linux)
      // On Linux, this lowers the priority of this thread only.
      if givesWay { _ = nice(10) }
    #endif
    while true {
      pthread_mutex_lock(lock)
      while jobs.isEmpty { pthread_cond_wait(signal, lock) }
      let job = jobs.removeFirst()
      running.append(job)
      pthread_mutex_unlock(lock)
      let response = job.work { [self] in isCancelled(job.number) }
      pthread_mutex_lock(lock)
      running.removeAll { $0.number == job.number }
      answers.append(
        (job.connection, canceled.remove(job.number) == nil ? response : HTTPResponse(.conflict)))
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
