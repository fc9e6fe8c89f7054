public import Graphics

/// Lines that cover an area, so that areas can be distinguished without colors.
public struct Pattern: Sendable, Equatable {
  /// The kinds of lines.
  public enum Lines: String, Sendable, CaseIterable {
    /// Lines run from bottom left to top right.
    case rising
    /// Lines run from top left to bottom right.
    case falling
    /// Rising and falling lines cross.
    case crossed
    /// Lines run from left to right, or from top to bottom.
    case horizontal, vertical
    /// Rows of square dots. The side of a dot is `width` long.
    case dots
  }

  /// The kind of the lines.
  public var lines: Lines
  /// The color of the lines.
  public var color: Color
  /// The width of a line, in points.
  public var width: Double
  /// The distance from one line to the next along an edge, in points.
  public var spacing: Double

  public init(_ lines: Lines, color: Color, width: Double, spacing: Double) {
    self.lines = lines
    self.color = color
    self.width = width
    self.spacing = spacing
  }
}
