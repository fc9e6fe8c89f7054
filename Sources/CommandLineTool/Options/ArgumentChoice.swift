import ArgumentParser

/// One of several words, as ArgumentParser supports any such type, but without the key paths and dictionaries that it
/// creates at every start.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}
