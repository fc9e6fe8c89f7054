/// Makes names unique by adding the first free number, from 2, to a taken name.
public struct UniqueNames: Sendable {
  private var taken: Set<String>
  private let separator: String
  private let ignoresCase: Bool
  /// The number to try next for each name. Remembering it keeps the time linear when many names are equal.
  private var next: [String: Int] = [:]
  package private(set) var tries = 0

  /// - Parameters:
  ///   - taken: the names that are taken at the start, in lowercase if `ignoresCase` is true.
  ///   - separator: the text between a name and its number.
  ///   - ignoresCase: whether names that differ only in case count as equal.
  public init(taken: Set<String> = [], separator: String = "", ignoresCase: Bool = false) {
    self.taken = taken
    self.separator = separator
    self.ignoresCase = ignoresCase
  }

  /// Returns the wanted name, with a number (`title2`) if the name is taken or not allowed, and marks the result as
  /// taken.
  public mutating func name(_ wanted: String, where isAllowed: (String) -> Bool = { _ in true }) -> String {
    var name = wanted
    while true {
      tries += 1
      if isAllowed(name), taken.insert(ignoresCase ? name.lowercased() : name).inserted { return name }
      let number = next[wanted, default: 2]
      next[wanted] = number + 1
      name = "\(wanted)\(separator)\(number)"
    }
  }
}
