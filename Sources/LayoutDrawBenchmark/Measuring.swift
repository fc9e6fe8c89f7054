import Platform

/// Returns the median time of a run of `body`, in nanoseconds. Runs `body` for about half a second, but at least 3 and
/// at most 1,000 times.
func median<Result>(_ body: () -> Result) -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(500)
  var times: [Double] = []
  while times.count < 3 || (clock.now < end && times.count < 1000) {
    let start = clock.now
    keep(body())
    let (seconds, attoseconds) = (clock.now - start).components
    times.append(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
  }
  times.sort()
  return times[times.count / 2]
}

@inline(never)
private func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

func peakMemory() -> Double {
  var usage = rusage()
  getrusage(0, &usage)  // 0 is RUSAGE_SELF, whose type differs between Linux and macOS.
  #if canImport(Glibc)
    return Double(usage.ru_maxrss) * 1024
  #else
    return Double(usage.ru_maxrss)
  #endif
}

func decimals(_ value: Double, places: Int = 2) -> String {
  let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
  let scaled = Int(round(value * Double(unit)))
  let rest = String(abs(scaled) % unit)
  let zeros = String(repeating: "0", count: places - rest.count)
  return "\(scaled < 0 ? "-" : "")\(abs(scaled) / unit).\(zeros)\(rest)"
}

func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func padLeft(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func logarithm(_ value: Double) -> Double { log10(value) }
