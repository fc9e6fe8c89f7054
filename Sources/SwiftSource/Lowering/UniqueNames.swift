/// Makes names unique by adding numbers: `label`, `label2`, `label3`.
struct UniqueNames {
  private var taken: Set<String> = []
  /// For each name that was requested before, the number to try next. Thanks to this, the time for many equal names is
  /// linear in their number.
  private var next: [String: Int] = [:]
  /// The number of names that were tried, for tests of the cost.
  private(set) var tries = 0

  /// The requested name, or the name with the first number that is not taken yet.
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
