/// The words and numbers that a picture shows for a conflict.
public struct ConflictRemark: Sendable, Hashable {
  /// The conflict's line in the legend.
  public var legend: String
  /// The conflict's number, such as ②; `nil` if there is only one conflict.
  public var number: String?
  /// The number of points to add to the left-out constraint's constant to resolve the conflict; `nil` if unknown.
  public var step: Double?

  /// The words `too much` or `too little` from `legend`, which a picture also shows beside the left-out constraint;
  /// `nil` if `legend` contains neither.
  public var verdict: String?

  public init(legend: String, number: String? = nil, step: Double? = nil, verdict: String? = nil) {
    (self.legend, self.number, self.step, self.verdict) = (legend, number, step, verdict)
  }
}
