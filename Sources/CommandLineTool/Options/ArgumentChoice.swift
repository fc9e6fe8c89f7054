import ArgumentParser

/// A choice of one of several words. ArgumentParser supports any such type, but creates key paths and dictionaries for
/// it at every start; this protocol avoids them.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}
