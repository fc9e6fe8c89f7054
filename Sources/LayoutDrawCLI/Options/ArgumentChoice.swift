import ArgumentParser

/// One of several words. As ArgumentParser has it for any such type, without the key paths and dictionaries that
/// it makes at every start.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}
