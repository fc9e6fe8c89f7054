public import LayoutModel

/// A notation or kind of code in which a layout can be written. New targets must be added to `conversionTargets`.
public protocol ConversionTarget: Sendable {
  /// The target's name on the command line, such as `uikit`.
  static var name: String { get }
  /// The file extension, without the dot.
  static var fileExtension: String { get }
  /// A short description for lists of targets.
  static var summary: String { get }

  static func convert(_ source: ConversionSource) -> Conversion
}

/// All targets, in the order in which the help lists them.
public let conversionTargets: [any ConversionTarget.Type] = [
  LayoutTarget.self, EquationsTarget.self, VisualFormatTarget.self, SLLTarget.self, SwiftTarget.self,
  UIKitTarget.self, AppKitTarget.self, SnapKitTarget.self,
]

/// The input of a conversion.
public struct ConversionSource: Sendable {
  /// The layout. Its root view always has a name, because the initializer adds a missing name.
  public var layout: Layout
  /// The layout's solutions on all canvases.
  public var solutions: [SolvedLayout]

  public init(_ layout: Layout, solutions: [SolvedLayout]) {
    self.layout = layout.withNamedRoot
    self.solutions = solutions
  }

  var isSatisfiable: Bool { solutions.allSatisfy(\.conflicts.isEmpty) }

  /// The source without its stacks' constraints, which stack views create themselves.
  var withoutStackConstraints: ConversionSource {
    var source = self
    source.layout.constraints.removeAll { $0.notation == .stack }
    return source
  }
}

/// A layout in another notation, with the parts that could not be expressed.
public struct Conversion: Sendable, Equatable {
  /// The whole file, ending with a line break.
  public var text: String
  /// The constraints and declarations that the notation cannot express.
  public var findings: [ConversionFinding] = []
}
