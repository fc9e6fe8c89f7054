/// What a picture says of one conflict, beside marking what takes part in it.
public struct ConflictRemark: Sendable, Hashable {
  /// A line of the legend.
  public var legend: String
  /// Its number among several, such as ②, as it stands at what was left out; `nil` where it is the only one.
  public var number: String?
  /// What has to be added to the constant of the member left out for all to hold, the others as they are, in points:
  /// what fits, less what was wanted. `nil` where it is not known.
  public var step: Double?

  public init(legend: String, number: String? = nil, step: Double? = nil) {
    (self.legend, self.number, self.step) = (legend, number, step)
  }
}
