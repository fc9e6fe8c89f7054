import ArgumentParser

/// An option whose value is one of several words. This protocol replaces ArgumentParser's own support for enums, which
/// slows down every start of the program.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}

/// An option whose value is the name of an element of `all`. Uppercase and lowercase letters are treated as equal.
protocol NamedChoice: ExpressibleByArgument {
  static var all: [Self] { get }
  var name: String { get }
}

extension NamedChoice {
  public init?(argument: String) {
    guard let choice = Self.all.first(where: { $0.name == argument.lowercased() }) else { return nil }
    self = choice
  }

  public var defaultValueDescription: String { name }
  public static var allValueStrings: [String] { all.map { $0.name } }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
