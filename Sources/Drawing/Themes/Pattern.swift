public import Graphics

/// Lines that cover an area: what tells areas apart where colors don't.
public struct Pattern: Sendable, Equatable {
  /// The kinds of lines.
  public enum Lines: String, Sendable, CaseIterable {
    /// From bottom left to top right.
    case rising
    /// From top left to bottom right.
    case falling
    /// Both of them.
    case crossed
    /// Across, or upright.
    case horizontal, vertical
    /// Squares of the line's width, in rows.
    case dots
  }

  /// Which lines.
  public var lines: Lines
  /// Of the lines.
  public var color: Color
  /// Of a line, in points.
  public var width: Double
  /// From one line to the next, along an edge; in points.
  public var spacing: Double

  public init(_ lines: Lines, color: Color, width: Double, spacing: Double) {
    self.lines = lines
    self.color = color
    self.width = width
    self.spacing = spacing
  }
}
