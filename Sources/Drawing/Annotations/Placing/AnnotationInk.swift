public import Graphics

/// The colors and measures of annotations. Lengths and font sizes are in points.
public struct AnnotationInk: Sendable, Equatable {
  /// The colors of one kind of annotation.
  public struct Tone: Sendable, Equatable {
    /// Of numbers and words, at least 4.5:1 on the canvas and around it; elsewhere the theme finds one where it is
    /// not.
    public var ink: Color
    /// Of lines, at least 3:1 on the canvas and around it.
    public var line: Color

    public init(ink: Color, line: Color) {
      self.ink = ink
      self.line = line
    }
  }

  /// What is measured: sizes, gaps.
  public var measure: Tone
  /// What guides the eye: margins, baselines, centers, intrinsic sizes, the grid.
  public var guide: Tone
  /// What is tied together: constraints.
  public var tie: Tone
  /// Font sizes, largest first.
  public var sizes: [Double] = [8, 7]
  /// Of dimension lines, in points.
  public var lineWidth = 0.75
  /// Of the lines that lead from what is measured to where its measure stands, and of the grid.
  public var thinWidth = 0.5
  /// Of intrinsic sizes and margins: drawn and skipped lengths, in points.
  public var guideDash: [Double] = [3, 2]
  /// A center line's: long, short.
  public var centerDash: [Double] = [8, 2, 2, 2]
  /// Of constraints that may give way.
  public var optionalDash: [Double] = [3, 2]
  /// Of the grid's lines, 0 to 1.
  public var gridOpacity = 0.2
  /// Of the lines with coordinates, 0 to 1.
  public var strongGridOpacity = 0.45
  /// Drawn and skipped lengths, in points; empty for a solid line.
  public var gridDash: [Double] = []
  /// Of the lines with coordinates.
  public var strongGridDash: [Double] = []

  public init(measure: Tone, guide: Tone, tie: Tone) {
    self.measure = measure
    self.guide = guide
    self.tie = tie
  }

  /// On light grounds.
  public static let onLight = AnnotationInk(
    measure: Tone(ink: Color(rgb: 0xA0126B), line: Color(rgb: 0xC4308C)),
    guide: Tone(ink: Color(rgb: 0x0B6069), line: Color(rgb: 0x15848F)),
    tie: Tone(ink: Color(rgb: 0x5B21B6), line: Color(rgb: 0x7C4DE0)))
  /// On dark grounds.
  public static let onDark = AnnotationInk(
    measure: Tone(ink: Color(rgb: 0xFF9AD5), line: Color(rgb: 0xEB6FB9)),
    guide: Tone(ink: Color(rgb: 0x86DCE4), line: Color(rgb: 0x3FB4C0)),
    tie: Tone(ink: Color(rgb: 0xCDBEFF), line: Color(rgb: 0xA78BFA)))
  /// Where there is no other color than the ink's.
  public static func only(_ ink: Color) -> AnnotationInk {
    let tone = Tone(ink: ink, line: ink)
    var look = AnnotationInk(measure: tone, guide: tone, tie: tone)
    // Dots that meet where lines cross, in place of paler lines.
    (look.gridOpacity, look.strongGridOpacity) = (1, 1)
    (look.gridDash, look.strongGridDash) = ([0.5, 3.5], [0.5, 1.5])
    return look
  }
}
