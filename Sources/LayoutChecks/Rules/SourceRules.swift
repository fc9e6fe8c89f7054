import Diagnostics
import LayoutModel

protocol SourceRule: CheckRule {
  static var kind: SourceCoverage.Finding.Kind { get }
}

extension SourceRule {
  static var name: String { kind.rawValue }
  static var isForCode: Bool { true }

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    (canvas.layout.coverage?.findings ?? []).filter { $0.kind == kind }.map {
      Diagnostic(kind == .noCommonSuperview ? .error : .warning, code: name, $0.message, at: $0.span)
    }
  }
}

enum NeverActivatedRule: SourceRule {
  static let kind = SourceCoverage.Finding.Kind.neverActivated
  static let summary = "in Swift source: constraints that are created but never activated"
}

enum NoCommonSuperviewRule: SourceRule {
  static let kind = SourceCoverage.Finding.Kind.noCommonSuperview
  static let summary = "in Swift source: constraints between views without a common superview"
}

enum AutoresizingMaskRule: SourceRule {
  static let kind = SourceCoverage.Finding.Kind.autoresizingMask
  static let summary =
    "in Swift source: views that have constraints, but whose autoresizing masks are still translated into constraints"
}

enum GivenTwiceRule: SourceRule {
  static let kind = SourceCoverage.Finding.Kind.givenTwice
  static let summary = "in Swift source: the same constraint given twice"
}
