/// The reasons why a scene could not be drawn.
public enum RenderingError: Error, Equatable, Sendable {
  /// The scale is not a positive number.
  case invalidScale(Double)
  /// The scene's size is negative, infinite or not a number.
  case invalidSize(width: Double, height: Double)
  /// A side of the picture would have more than `limit` pixels; the largest possible scale is `largestScale`.
  case sideTooLong(width: Double, height: Double, scale: Double, limit: Int, largestScale: Double)
  /// The picture would have more than `limit` pixels; the largest possible scale is `largestScale`.
  case tooManyPixels(width: Double, height: Double, scale: Double, limit: Int, largestScale: Double)
  /// Earlier pictures have used up the current run's drawing budget, which grows with the length of the source.
  case tooMuchTogether
  /// Cairo failed, most likely because memory ran out.
  case cairo(String)
}
