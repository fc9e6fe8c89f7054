public import Graphics

/// The colors and measures of annotations. Lengths and font sizes are in points.
public struct AnnotationInk: Sendable, Equatable {
  /// The colors of one kind of annotation.
  public struct Tone: Sendable, Equatable {
    /// The color of numbers and words, at least 4.5:1 on the canvas and around it. On other fills, the theme chooses
    /// another color if that contrast is not reached.
    public var ink: Color
    /// The color of lines, at least 3:1 on the canvas and around it.
    public var line: Color
  }

  /// The tone of measures: sizes, gaps.
  public var measure: Tone
  /// The tone of guides: margins, baselines, centers, intrinsic sizes, the grid.
  public var guide: Tone
  /// The tone of constraints.
  public var constraint: Tone
  /// The font sizes, largest first.
  public var sizes: [Double] = [8, 7]
  /// The width of dimension lines, in points.
  public var lineWidth = 0.75
  /// The width of the grid's lines, and of those between the measured views and their dimension line.
  public var thinWidth = 0.5
  /// The dashes of intrinsic sizes and margins: drawn and skipped lengths, in points.
  public var guideDash: [Double] = [3, 2]
  /// The dashes of center lines: long, short.
  public var centerDash: [Double] = [8, 2, 2, 2]
  /// The dashes of optional constraints.
  public var optionalDash: [Double] = [3, 2]
  /// The opacity of the grid's lines, 0 to 1.
  public var gridOpacity = 0.2
  /// The opacity of the lines with coordinates, 0 to 1.
  public var strongGridOpacity = 0.45
  /// The dashes of the grid: drawn and skipped lengths, in points; empty for a solid line.
  public var gridDash: [Double] = []
  /// The dashes of the lines with coordinates.
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
  /// The style for themes in which everything has the color of text.
  public static func only(_ ink: Color) -> AnnotationInk {
    let tone = Tone(ink: ink, line: ink)
    var look = AnnotationInk(measure: tone, guide: tone, constraint: tone)
    // Lines of one color cannot be paler, so they are dotted instead; the dots meet where lines cross.
    (look.gridOpacity, look.strongGridOpacity) = (1, 1)
    (look.gridDash, look.strongGridDash) = ([0.5, 3.5], [0.5, 1.5])
    return look
  }
}
