@preconcurrency import Platform

/// Threads that make the answers of one lane, so that a layout that takes long to solve delays neither the thread that
/// serves clients nor the other lanes.
final class Workers: @unchecked Sendable {
  private struct Job {
    let connection: Int
    /// The number of the job; no two jobs have the same one.
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
  private let lock = Lock()
  private let ring: Int32
  private let isBackground: Bool

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - ring: the pipe to write to when an answer is ready.
  ///   - isBackground: whether other threads go first where there are too few processors.
  init(threads: Int, ring: Int32, isBackground: Bool = false) {
    (self.ring, self.isBackground) = (ring, isBackground)
    for _ in 0..<threads { _ = startThread { self.run() } }
  }

  /// Adds work.
  ///
  /// - Parameter replacesOthers: whether all earlier work is canceled.
  func add(_ work: @escaping PreviewSite.Work, for connection: Int, replacesOthers: Bool) {
    lock {
      if replacesOthers { cancelJobs { _ in true } }
      jobs.append(Job(connection: connection, number: jobCount, work: work))
      jobCount += 1
      lock.announceChange()
    }
  }

  /// Cancels the work for a client that has gone.
  func cancel(for connection: Int) {
    lock { cancelJobs { $0.connection == connection } }
  }

  /// Answers the waiting jobs among the given ones at once, with a conflict, and tells the running ones to stop.
  private func cancelJobs(_ isMeant: (Job) -> Bool) {
    for job in jobs where isMeant(job) { answers.append((job.connection, HTTPResponse(.conflict))) }
    jobs.removeAll(where: isMeant)
    for job in running where isMeant(job) { canceled.insert(job.number) }
  }

  private func isCancelled(_ number: Int) -> Bool { lock { canceled.contains(number) } }

  /// The answers that are ready.
  func take() -> [(connection: Int, response: HTTPResponse)] {
    lock {
      defer { answers = [] }
      return answers
    }
  }

  private func run() {
    #if os(Linux)
      // On Linux, this lowers the priority of this thread only.
      if isBackground { _ = nice(10) }
    #endif
    while true {
      let job = lock {
        while jobs.isEmpty { lock.waitForChange() }
        running.append(jobs[0])
        return jobs.removeFirst()
      }
      let response = job.work { [self] in isCancelled(job.number) }
      lock {
        running.removeAll { $0.number == job.number }
        let isCanceled = canceled.remove(job.number) != nil
        answers.append((job.connection, isCanceled ? HTTPResponse(.conflict) : response))
      }
      _ = write(ring, "!", 1)
    }
  }
}
