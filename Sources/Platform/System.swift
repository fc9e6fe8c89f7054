/// Returns the time of the monotonic clock, in milliseconds.
package func milliseconds() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
}

package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
