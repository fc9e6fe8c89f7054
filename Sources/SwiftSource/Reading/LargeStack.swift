#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread's task, and its result.
private final class Work<Value> {
  let body: () -> Value
  var value: Value?
  init(_ body: @escaping () -> Value) { self.body = body }
}

/// Runs a task on a thread whose stack is large enough for deeply nested code, and waits for it.
///
/// Only the used part of the stack takes memory.
func withLargeStack<Value>(_ body: @escaping () -> Value) -> Value {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 512 << 20)
  defer { pthread_attr_destroy(&attributes) }
  let work = Work { body() as Any }
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { run($0) }, Unmanaged.passRetained(work).toOpaque())
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { run($0!) }, Unmanaged.passRetained(work).toOpaque())
  #endif
  guard status == 0 else { return body() }
  #if canImport(Darwin)
    pthread_join(thread!, nil)
  #else
    pthread_join(thread, nil)
  #endif
  return work.value as! Value
}

private func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let work = Unmanaged<Work<Any>>.fromOpaque(pointer).takeRetainedValue()
  work.value = work.body()
  return nil
}
