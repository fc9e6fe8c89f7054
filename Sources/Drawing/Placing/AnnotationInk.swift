public import Graphics

/// The colors, line widths and font sizes of annotations, with lengths in points.
public struct AnnotationInk: Sendable, Equatable {
  /// The colors of one kind of annotation.
  public struct Tone: Sendable, Equatable {
    /// The color of numbers and words, with a contrast of at least 4.5:1 on the canvas and around it. On a fill where
    /// the contrast would be lower, another color is used.
    public var ink: Color
    /// The color of lines, with a contrast of at least 3:1 on the canvas and around it.
    public var line: Color
  }

  /// The colors of sizes and gaps.
  public var measure: Tone
  /// The colors of margins, baselines, centers, intrinsic sizes and the grid.
  public var guide: Tone
  /// The colors of constraints.
  public var constraint: Tone
  /// The font sizes, largest first.
  public var sizes: [Double] = [8, 7]
  /// The width of dimension lines.
  public var lineWidth = 0.75
  /// The width of the grid's lines and of extension lines.
  public var thinWidth = 0.5
  /// The lengths of dashes and gaps in the lines of intrinsic sizes and margins.
  public var guideDash: [Double] = [3, 2]
  /// The lengths of dashes and gaps in center lines.
  public var centerDash: [Double] = [8, 2, 2, 2]
  /// The lengths of dashes and gaps in the lines of optional constraints.
  public var optionalDash: [Double] = [3, 2]
  /// The opacity of grid lines that are not labeled with coordinates, from 0 to 1.
  public var gridOpacity = 0.2
  /// The opacity of grid lines that are labeled with coordinates, from 0 to 1.
  public var strongGridOpacity = 0.45
  /// The lengths of dashes and gaps in grid lines that are not labeled with coordinates; empty for solid lines.
  public var gridDash: [Double] = []
  /// The lengths of dashes and gaps in grid lines that are labeled with coordinates; empty for solid lines.
  public var strongGridDash: [Double] = []

  /// The colors on light backgrounds.
  public static let onLight = AnnotationInk(
    measure: Tone(ink: Color(rgb: 0xA0126B), line: Color(rgb: 0xC4308C)),
    guide: Tone(ink: Color(rgb: 0x0B6069), line: Color(rgb: 0x15848F)),
    constraint: Tone(ink: Color(rgb: 0x5B21B6), line: Color(rgb: 0x7C4DE0)))
  /// The colors on dark backgrounds.
  public static let onDark = AnnotationInk(
    measure: Tone(ink: Color(rgb: 0xFF9AD5), line: Color(rgb: 0xEB6FB9)),
    guide: Tone(ink: Color(rgb: 0x86DCE4), line: Color(rgb: 0x3FB4C0)),
    constraint: Tone(ink: Color(rgb: 0xCDBEFF), line: Color(rgb: 0xA78BFA)))
  /// Returns the ink for annotations in a single color, for themes that draw everything in the text color.
  public static func only(_ ink: Color) -> AnnotationInk {
    let tone = Tone(ink: ink, line: ink)
    var look = AnnotationInk(measure: tone, guide: tone, constraint: tone)
    // In one color, the grid's lines cannot be paler than other lines, so they are dotted.
    (look.gridOpacity, look.strongGridOpacity) = (1, 1)
    (look.gridDash, look.strongGridDash) = ([0.5, 3.5], [0.5, 1.5])
    return look
  }
}
