import Diagnostics
public import LayoutModel

/// A finding of a rule on one canvas, with the range of canvas sizes to which it applies.
public struct RangeFinding: Sendable, Equatable {
  /// The name of the check rule, such as `overlap`.
  public var code: String
  /// The severity with which the finding is reported.
  public var severity: Diagnostic.Severity
  /// The views that the finding is about.
  public var views: [ViewID]
  /// A description of the finding without a size: `'title' is truncated`.
  public var words: String
  /// The position in the source; `nil` for a finding about the whole file.
  public var span: SourceSpan?
  /// The sizes to which the finding applies, in points.
  public var range: ClosedRange<Double>

  public init(
    _ code: String, severity: Diagnostic.Severity = .warning, _ views: [ViewID], _ words: String,
    at span: SourceSpan?, _ range: ClosedRange<Double>
  ) {
    (self.code, self.severity, self.views, self.words) = (code, severity, views, words)
    (self.span, self.range) = (span, range)
  }
}

extension [RangeFinding] {
  /// The findings in the same order, with equal findings of adjacent ranges merged.
  package var joined: [RangeFinding] {
    var open: [Key: Int] = [:]
    var joined: [RangeFinding] = []
    for finding in self {
      let key = Key(code: finding.code, words: finding.words, start: finding.span?.start)
      if let place = open[key], joined[place].range.upperBound == finding.range.lowerBound {
        joined[place].range = joined[place].range.lowerBound...finding.range.upperBound
      } else {
        open[key] = joined.count
        joined.append(finding)
      }
    }
    return joined
  }
}

private struct Key: Hashable {
  var code: String
  var words: String
  var start: Int?
}
