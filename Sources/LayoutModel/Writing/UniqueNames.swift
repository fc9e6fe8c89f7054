/// Makes names unique: a name that is taken gets the first free number, from 2.
public struct UniqueNames: Sendable {
  private var taken: Set<String>
  private let separator: String
  private let ignoresCase: Bool
  /// For each name that was taken, the number to try next. Many equal names thus take time linear in their number.
  private var next: [String: Int] = [:]
  /// The number of names that were tried.
  package private(set) var tries = 0

  /// - Parameters:
  ///   - taken: names that are already taken.
  ///   - separator: the text between a name and its number.
  ///   - ignoresCase: whether `Name` is taken if `name` is.
  public init(taken: Set<String> = [], separator: String = "", ignoresCase: Bool = false) {
    self.taken = taken
    self.separator = separator
    self.ignoresCase = ignoresCase
  }

  /// Returns the wanted name if it is free; otherwise, adds the first number that results in a free name, as in
  /// `title2`. The returned name then counts as taken.
  ///
  /// - Parameter isAllowed: returns whether a name may be used, apart from those that are taken.
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
