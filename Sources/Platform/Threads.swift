/// Runs `body` on a new thread with a large stack. Returns whether the thread was started.
package func startThread(stackSize: Int = 256 << 20, _ body: @escaping () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  defer { pthread_attr_destroy(&attributes) }
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let task = Unmanaged.passRetained(Task(run: body))
  let status = pthread_create(&thread, &attributes, run, task.toOpaque())
  if status != 0 { task.release() }
  return status == 0
}

/// Runs `work` on a new thread with a large stack or, if the thread cannot be started, on the current thread. Returns
/// the result of `work`.
package func onThread<Result>(stackSize: Int = 256 << 20, _ work: @escaping () -> Result) -> Result {
  let lock = Lock()
  var result: Result?
  let isStarted = startThread(stackSize: stackSize) {
    let found = work()
    lock {
      result = found
      lock.announceChange()
    }
  }
  guard isStarted else { return work() }
  return lock {
    while true {
      if let result { return result }
      lock.waitForChange()
    }
  }
}

private final class Task {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}

// The parameter of the function that a thread runs has an optional type on all platforms except Darwin.
#if canImport(Darwin)
  private func run(_ task: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Task>.fromOpaque(task).takeRetainedValue().run()
    return nil
  }
#else
  private func run(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<Task>.fromOpaque(task!).takeRetainedValue().run()
    return nil
  }
#endif
