/// Gives names that are used once: `label`, `label2`, `label3`.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number to try next for each name that was wanted before, so that many equal names take time linear in their
  /// number.
  private var next: [String: Int] = [:]
  /// The number of names that were tried.
  private(set) var tries = 0

  /// The wanted name, or the first one with a number that is not taken yet.
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
