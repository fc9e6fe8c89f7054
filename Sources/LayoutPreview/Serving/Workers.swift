@preconcurrency import Platform

/// A queue of requests, and the threads that answer them.
final class Workers: @unchecked Sendable {
  private struct Job {
    let connection: Int
    let number: Int
    let work: PreviewSite.Work
  }

  // `lock` protects the following variables.
  private var jobs: [Job] = []
  private var jobCount = 0
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
  ///   - isBackground: `true` for a lower priority on Linux.
  init(threads: Int, ring: Int32, isBackground: Bool = false) {
    (self.ring, self.isBackground) = (ring, isBackground)
    for _ in 0..<threads { _ = startThread { self.run() } }
  }

  /// Adds a job, and cancels all earlier jobs if `replacesOthers` is true.
  func add(_ work: @escaping PreviewSite.Work, for connection: Int, replacesOthers: Bool) {
    lock {
      if replacesOthers { cancelJobs { _ in true } }
      jobs.append(Job(connection: connection, number: jobCount, work: work))
      jobCount += 1
      lock.announceChange()
    }
  }

  func cancel(for connection: Int) {
    lock { cancelJobs { $0.connection == connection } }
  }

  /// Cancels the jobs for which `isMeant` returns true. Their requests are answered with status 409: immediately if the
  /// job has not started, otherwise when the job ends.
  private func cancelJobs(_ isMeant: (Job) -> Bool) {
    for job in jobs where isMeant(job) { answers.append((job.connection, HTTPResponse(.conflict))) }
    jobs.removeAll(where: isMeant)
    for job in running where isMeant(job) { canceled.insert(job.number) }
  }

  private func isCancelled(_ number: Int) -> Bool { lock { canceled.contains(number) } }

  func take() -> [(connection: Int, response: HTTPResponse)] {
    lock {
      defer { answers = [] }
      return answers
    }
  }

  private func run() {
    #if os(Linux)
      // On Linux, `nice` affects only this thread.
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
