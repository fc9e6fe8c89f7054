/// Makes names unique by adding numbers: `label`, `label2`, `label3`.
struct UniqueNames {
  private var taken: Set<String> = []
  /// For each name that was requested before, the next number to try. Without it, many requests of the same name would
  /// take quadratic time.
  private var next: [String: Int] = [:]
  /// The number of names that were tried. Tests use it to check the cost.
  private(set) var tries = 0

  /// Returns the requested name, or if it is already used, the name with the first free number.
  mutating func name(_ wanted: String) -> String {
    tries += 1
    if taken.insert(wanted).inserted { return wanted }
    var count = next[wanted] ?? 2
    while !taken.insert("\(wanted)\(count)").inserted {
      tries += 1
      count += 1
    }
    next[wanted] = count + 1
    return "\(wanted)\(count)"
  }
}
