import Diagnostics
import LayoutModel

/// The mistakes of a kind that the code of a class proves. Only layouts of source code have such findings.
private func findings(_ canvas: CheckedCanvas, _ kind: SourceCoverage.Finding.Kind) -> [Diagnostic] {
  (canvas.layout.coverage?.findings ?? []).filter { $0.kind == kind }.map {
    Diagnostic(
      kind == .noCommonSuperview ? .error : .warning, code: kind.rawValue, $0.message, at: $0.span)
  }
}

/// The rule on constraints that code makes and never activates.
enum NeverActivatedRule: CheckRule {
  static let name = SourceCoverage.Finding.Kind.neverActivated.rawValue
  static let summary = "in Swift source: constraints that are made and never activated"
  static let isForCode = true
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    LayoutChecks.findings(canvas, .neverActivated)
  }
}

/// The rule on constraints whose views have no superview in common.
enum NoCommonSuperviewRule: CheckRule {
  static let name = SourceCoverage.Finding.Kind.noCommonSuperview.rawValue
  static let summary = "in Swift source: constraints between views without a common superview"
  static let isForCode = true
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    LayoutChecks.findings(canvas, .noCommonSuperview)
  }
}

/// The rule on views that keep their autoresizing masks besides constraints.
enum AutoresizingMaskRule: CheckRule {
  static let name = SourceCoverage.Finding.Kind.autoresizingMask.rawValue
  static let summary = "in Swift source: views with constraints that keep their autoresizing masks"
  static let isForCode = true
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    LayoutChecks.findings(canvas, .autoresizingMask)
  }
}

/// The rule on constraints that are active twice.
enum GivenTwiceRule: CheckRule {
  static let name = SourceCoverage.Finding.Kind.givenTwice.rawValue
  static let summary = "in Swift source: the same constraint given twice"
  static let isForCode = true
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] { LayoutChecks.findings(canvas, .givenTwice) }
}
