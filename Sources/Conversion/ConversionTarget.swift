public import LayoutModel

/// A notation or a kind of code in which a layout can be written. To add a target, write a type in a file of its own,
/// and add it to `conversionTargets`.
public protocol ConversionTarget: Sendable {
  /// The target's name on the command line, such as `uikit`.
  static var name: String { get }
  /// The file extension, without the dot.
  static var fileExtension: String { get }
  /// The description in lists of targets, in a few words.
  static var summary: String { get }

  static func convert(_ source: ConversionSource) -> Conversion
}

/// All targets, in the order in which help lists them.
public let conversionTargets: [any ConversionTarget.Type] = [
  LayoutTarget.self, EquationsTarget.self, VisualFormatTarget.self, SLLTarget.self, SwiftTarget.self,
  UIKitTarget.self, AppKitTarget.self, SnapKitTarget.self,
]

/// The input of a conversion.
public struct ConversionSource: Sendable {
  /// The layout to write, whose root has a name.
  public var layout: Layout
  /// The solutions on all canvases. They are needed because some constraints can be expressed only if no constraints
  /// conflict, or if a distance is never negative.
  public var solutions: [SolvedLayout]

  public init(_ layout: Layout, solutions: [SolvedLayout]) {
    self.layout = layout.withNamedRoot
    self.solutions = solutions
  }

  var isSatisfiable: Bool { solutions.allSatisfy(\.conflicts.isEmpty) }

  /// The source without the constraints of its stacks. In code, stack views create these constraints.
  var withoutStackConstraints: ConversionSource {
    var source = self
    source.layout.constraints.removeAll { $0.notation == .stack }
    return source
  }
}

/// A layout in another notation, with the parts that the notation could not express.
public struct Conversion: Sendable, Equatable {
  /// The whole file, which ends with a line break.
  public var text: String
  /// The findings, in the order of the text.
  public var findings: [ConversionFinding] = []
}
