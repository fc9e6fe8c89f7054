public import Graphics

/// The style of pictures: every color and measure that drawing uses. Lengths and font sizes are in points.
public struct Theme: Sendable, Equatable {
  /// The appearance of a kind of view, used where the file sets no color. A fill, stroke or pattern of `nil` is not
  /// drawn.
  public struct Tint: Sendable, Equatable {
    /// The color that fills the view.
    public var fill: Color?
    /// The color of the outline.
    public var stroke: Color?
    /// The color of the view's text and name, with a contrast of at least 4.5:1 on the fill.
    public var ink: Color
    /// The pattern on the fill, below the text.
    public var pattern: Pattern?
    /// The width of the outline, in points; `nil` for the usual width for this kind of view.
    public var strokeWidth: Double?
    /// The lengths of the outline's dashes and gaps, in points; `nil` for the usual dashes for this kind of view.
    public var dash: [Double]?
  }

  /// The style of marks for a problem. Readers must be able to distinguish the marks without colors.
  public struct Mark: Sendable, Equatable {
    /// The color of the marked view's outline and of the badge with the name of the problem.
    public var color: Color
    /// The color of the badge's text.
    public var ink: Color
    /// The lengths of the outline's dashes and gaps, in points; empty for a solid line.
    public var dash: [Double]
    /// The color of the lines that hatch the view; `nil` for none.
    public var hatch: Color?
    /// The kind of lines that hatch the view.
    public var hatchLines = Pattern.Lines.rising
    /// The fill of the badge; `nil` to fill the badge with `color`. If it is set, the badge also has an outline with
    /// the same color and dashes as the view's outline.
    public var badge: Color?
  }

  /// Lines across the canvas, behind all views.
  public struct Grid: Sendable, Equatable {
    /// The color of ordinary grid lines.
    public var color: Color
    /// The color of strong lines, for example of every fifth line.
    public var strongColor: Color
    /// The number of grid lines from one strong line to the next.
    public var strongEvery: Int
    /// The distance between grid lines, in points.
    public var spacing: Double
    /// The width of a line, in points.
    public var width: Double
  }

  /// The theme's name on the command line.
  public var name: String
  /// The color around the canvas, if the picture is larger than the canvas.
  public var background: Color
  /// The tint of the canvas.
  public var sheet: Tint
  /// The grid on the canvas; `nil` for none.
  public var grid: Grid?
  /// The tints of views with subviews, by depth. Neighbors in the array differ in lightness or outline.
  public var containers: [Tint]
  /// The tints of views without subviews. Siblings get them in turn.
  public var leaves: [Tint]
  /// The tint of labels.
  public var label: Tint
  /// The tint of buttons.
  public var button: Tint
  /// The tint of fields.
  public var field: Tint
  /// The tint of images.
  public var image: Tint
  /// The tint of layout guides.
  public var guide: Tint
  /// The way in which colors from the file are painted.
  public var ownColors = FileColors.kept
  /// The color of text and names on a dark fill, if the file sets the fill's color.
  public var lightInk: Color
  /// The color of text and names on a light fill, if the file sets the fill's color.
  public var darkInk: Color
  /// The color of names outside of their views, and of names in views that show a text or a control.
  public var captionInk: Color
  /// The color of the lines that lead from views to names outside of these views.
  public var leader: Color
  /// The mark of views and lines that belong to a conflict.
  public var conflict: Mark
  /// The mark of ambiguous views.
  public var ambiguity: Mark
  /// The colors of dimension lines and other annotations.
  public var annotation = AnnotationInk.onLight

  /// The width of views' outlines, in points.
  public var strokeWidth: Double
  /// The width of labels' outlines, in points.
  public var hairline: Double
  /// The width of lines from views to their names, in points.
  public var leaderWidth: Double
  /// The width of the outlines that mark problems, in points.
  public var markWidth: Double
  /// The distance between the lines that hatch a view, in points.
  public var hatchSpacing: Double
  /// The width of the lines that hatch a view, in points.
  public var hatchWidth = 1.0
  /// The opacity of the cross in images, from 0 to 1.
  public var crossOpacity = 0.5
  /// The lengths of dashes and gaps in the outlines of layout guides, in points.
  public var guideDash: [Double]
  /// The radius of a button's corners, in points.
  public var buttonCorner: Double
  /// The radius of a field's corners, in points.
  public var fieldCorner: Double
  /// The distance from a field's edge to its text, in points.
  public var fieldInset: Double
  /// The font sizes for names, largest first. A name that does not fit in one size is tried in the next.
  public var nameSizes: [Double]
  /// The font sizes for names of views that show a text or a control, largest first.
  public var captionSizes: [Double]
  /// The font sizes for names at the end of a leader line, largest first.
  public var calloutSizes: [Double]
  /// The weight of views' names.
  public var nameWeight: TextStyle.Weight
  /// The distance from a container's edges to the name in its corner, in points.
  public var nameInset: Double
  /// The font size of the legend.
  public var legendSize: Double
  /// The space around the canvas, in points, if the picture is larger than the canvas.
  public var padding: Double
}

extension Theme {
  /// Returns the tint of a view with subviews. The direct subviews of the canvas have depth 1. With increasing depth,
  /// the tints are used forward and backward in turn: a, b, c, b, a, and so on.
  func container(atDepth depth: Int) -> Tint {
    let last = containers.count - 1
    if last <= 0 { return containers[0] }
    let step = (depth - 1) % (2 * last)
    return containers[step <= last ? step : 2 * last - step]
  }

  /// Every theme, the default first.
  public static let all: [Theme] = [.light, .dark, .blueprint, .print]
}
