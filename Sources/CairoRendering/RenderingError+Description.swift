import Encoding

extension RenderingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "a picture cannot be drawn at scale \(scale); --scale takes a positive number"
    case .invalidSize(let width, let height):
      "a picture cannot be \(decimal(width)) x \(decimal(height)) points"
    case .sideTooLong(let width, let height, let scale, let limit, let largest):
      Self.sizes(width, height, scale)
        + ", more than the \(limit) pixels that a side can have; " + Self.advice(largest)
    case .tooManyPixels(let width, let height, let scale, let limit, let largest):
      Self.sizes(width, height, scale)
        + ", more than \(limit / 1_000_000) million pixels in all; " + Self.advice(largest)
    case .tooMuchTogether:
      "drawing all pictures of this file would take too long; draw one with --canvas NAME, or use a smaller --scale"
    case .cairo(let message):
      "Cairo could not draw the picture: \(message)"
    }
  }

  private static func sizes(_ width: Double, _ height: Double, _ scale: Double) -> String {
    "at scale \(decimal(scale)) the picture of \(decimal(width)) x \(decimal(height)) points would be "
      + "\(decimal((width * scale).rounded(.up))) x \(decimal((height * scale).rounded(.up))) pixels"
  }

  private static func advice(_ largestScale: Double) -> String {
    largestScale >= 0.001
      ? "the largest --scale that fits is \(decimal(largestScale))"
      : "the picture is too large at any --scale: draw it as SVG"
  }
}
