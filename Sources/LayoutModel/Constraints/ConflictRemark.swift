/// The words and numbers that a picture shows for one conflict, besides marking its members.
public struct ConflictRemark: Sendable, Hashable {
  /// The conflict's line in the legend.
  public var legend: String
  /// The conflict's number among several, such as ②, shown at the constraint that was left out; `nil` for a single
  /// conflict.
  public var number: String?
  /// The change of the left-out member's constant, in points, with which all members would hold if the others
  /// stayed unchanged; `nil` where it is not known.
  public var step: Double?

  /// The words for the failure in `legend`, `too much` or `too little`; `nil` where the legend words it in another way.
  public var verdict: String?

  public init(legend: String, number: String? = nil, step: Double? = nil, verdict: String? = nil) {
    (self.legend, self.number, self.step, self.verdict) = (legend, number, step, verdict)
  }
}
