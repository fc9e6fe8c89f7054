public import LayoutModel

/// A notation or a kind of code that a layout can be written as. Adding one is a file, and a line in
/// `conversionTargets`.
public protocol ConversionTarget: Sendable {
  /// As a person names it: `uikit`.
  static var name: String { get }
  /// What its files end in, without the dot.
  static var fileExtension: String { get }
  /// For lists of targets, in a few words.
  static var summary: String { get }

  static func convert(_ source: ConversionSource) -> Conversion
}

/// All that there is, in the order in which help lists them.
public let conversionTargets: [any ConversionTarget.Type] = [
  LayoutTarget.self, EquationsTarget.self, VisualFormatTarget.self, SLLTarget.self, SwiftTarget.self,
  UIKitTarget.self, AppKitTarget.self, SnapKitTarget.self,
]

/// What is converted.
public struct ConversionSource: Sendable {
  /// As a `.layout` file says it.
  public var layout: Layout
  /// Solved, on every canvas: what is free to be said in another way depends on it.
  public var solutions: [SolvedLayout]

  public init(_ layout: Layout, solutions: [SolvedLayout]) {
    self.layout = layout
    self.solutions = solutions
  }

  /// Indicates whether all required constraints hold on every canvas.
  var isSatisfiable: Bool { solutions.allSatisfy(\.conflicts.isEmpty) }
}

/// A layout in another notation, and what that notation could not say.
public struct Conversion: Sendable, Equatable {
  /// The whole file, which ends with a line break.
  public var text: String
  /// In the order of the text.
  public var findings: [ConversionFinding] = []

  init(text: String, findings: [ConversionFinding]) {
    self.text = text
    self.findings = findings
  }
}
