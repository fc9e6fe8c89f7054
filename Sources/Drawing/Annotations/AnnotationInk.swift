public import Graphics

/// The colours and measures of annotations. Lengths and font sizes are in points.
public struct AnnotationInk: Sendable, Equatable {
  /// Of numbers and words, at least 4.5:1 on the canvas and around it; elsewhere the theme finds one where it is not.
  public var ink: Color
  /// Of lines that measure.
  public var line: Color
  /// Of words about lines that guide: margins, baselines, centres, the grid.
  public var guideInk: Color
  /// Of lines that guide.
  public var guide: Color
  /// Font sizes, largest first.
  public var sizes: [Double] = [8, 7]
  public var lineWidth = 0.75
  /// Of the lines that lead from what is measured to where its measure stands.
  public var thinWidth = 0.5

  public init(ink: Color, line: Color, guideInk: Color, guide: Color) {
    self.ink = ink
    self.line = line
    self.guideInk = guideInk
    self.guide = guide
  }

  /// On light grounds.
  public static let onLight = AnnotationInk(
    ink: Color(rgb: 0xA0126B), line: Color(rgb: 0xC4308C), guideInk: Color(rgb: 0x0B6069),
    guide: Color(rgb: 0x15848F))
  /// On dark grounds.
  public static let onDark = AnnotationInk(
    ink: Color(rgb: 0xFF9AD5), line: Color(rgb: 0xEB6FB9), guideInk: Color(rgb: 0x86DCE4),
    guide: Color(rgb: 0x3FB4C0))
  /// Where there is no other colour than the ink's.
  public static func only(_ ink: Color) -> AnnotationInk {
    AnnotationInk(ink: ink, line: ink, guideInk: ink, guide: ink)
  }
}
