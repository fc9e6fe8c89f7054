public import Graphics
public import LayoutModel

/// How pictures look: every color and measure that drawing uses. Lengths and font sizes are in points.
public struct Theme: Sendable, Equatable {
  /// What a kind of view is painted with where the file leaves it to the theme; `nil` is nothing.
  public struct Tint: Sendable, Equatable {
    /// Of the area.
    public var fill: Color?
    /// Of the outline.
    public var stroke: Color?
    /// Of the view's text and name, at least 4.5:1 on the fill.
    public var ink: Color
    /// On the fill, below the text.
    public var pattern: Pattern?
    /// Of the outline, in points; `nil` is the theme's for the kind.
    public var strokeWidth: Double?
    /// Of the outline, in points; `nil` is the theme's for the kind.
    public var dash: [Double]?

    public init(
      fill: Color?, stroke: Color?, ink: Color, pattern: Pattern? = nil, strokeWidth: Double? = nil,
      dash: [Double]? = nil
    ) {
      self.fill = fill
      self.stroke = stroke
      self.ink = ink
      self.pattern = pattern
      self.strokeWidth = strokeWidth
      self.dash = dash
    }
  }

  /// How something that is wrong with a view is marked; the mark must read without its color.
  public struct Mark: Sendable, Equatable {
    /// Of the outline, and of the badge that says it in words.
    public var color: Color
    /// Of the badge's text.
    public var ink: Color
    /// Of the outline, in points.
    public var dash: [Double]
    /// Of the lines that hatch the view; `nil` for none.
    public var hatch: Color?
    /// Which lines hatch it.
    public var hatchLines: Pattern.Lines
    /// Of the badge, which then has an outline like the view's; `nil` is `color`, without an outline.
    public var badge: Color?

    public init(
      color: Color, ink: Color, dash: [Double], hatch: Color?, hatchLines: Pattern.Lines = .rising,
      badge: Color? = nil
    ) {
      self.color = color
      self.ink = ink
      self.dash = dash
      self.hatch = hatch
      self.hatchLines = hatchLines
      self.badge = badge
    }
  }

  /// Lines across the canvas, behind all views.
  public struct Grid: Sendable, Equatable {
    /// Of the other lines.
    public var color: Color
    /// Of every line that `strongEvery` picks.
    public var strongColor: Color
    /// Every so many lines one is strong.
    public var strongEvery: Int
    /// In points.
    public var spacing: Double
    /// Of a line, in points.
    public var width: Double

    public init(color: Color, strongColor: Color, strongEvery: Int, spacing: Double, width: Double) {
      precondition(strongEvery > 1 && spacing > 0, "a grid has lines between its strong ones")
      self.color = color
      self.strongColor = strongColor
      self.strongEvery = strongEvery
      self.spacing = spacing
      self.width = width
    }
  }

  /// What it is called on the command line.
  public var name: String
  /// Around the canvas, where the picture is larger.
  public var background: Color
  /// The canvas.
  public var sheet: Tint
  /// `nil` for none.
  public var grid: Grid?
  /// Views with subviews, by depth: from one to the next lighter or darker, or told apart by their outlines.
  public var containers: [Tint]
  /// Views without, by their place among their siblings, in turn.
  public var leaves: [Tint]
  /// Of labels.
  public var label: Tint
  /// Of buttons.
  public var button: Tint
  /// Of fields.
  public var field: Tint
  /// Of images.
  public var image: Tint
  /// Of layout guides.
  public var guide: Tint
  /// What becomes of colors that a file gives.
  public var ownColors = OwnColors.kept
  /// Text and names on dark fills that a file gave.
  public var lightInk: Color
  /// Text and names on light fills that a file gave.
  public var darkInk: Color
  /// Names beside views that show a text of their own.
  public var captionInk: Color
  /// Lines from a view to its name where that stands outside.
  public var leader: Color
  /// Of views and lines that take part in a conflict.
  public var conflict: Mark
  /// Of ambiguous views.
  public var ambiguity: Mark
  /// Of dimension lines and other annotations.
  public var annotation = AnnotationInk.onLight

  /// Of views' outlines, in points.
  public var strokeWidth: Double
  /// Of labels' outlines, which stand close to their text.
  public var hairline: Double
  /// Of lines from views to their names, in points.
  public var leaderWidth: Double
  /// Of the outlines that mark problems, in points.
  public var markWidth: Double
  /// Between the lines that hatch a view, in points.
  public var hatchSpacing: Double
  /// Of the lines that hatch a view.
  public var hatchWidth = 1.0
  /// Of the cross in images, 0 to 1, in the outline's color.
  public var crossOpacity = 0.5
  /// Of layout guides' outlines: drawn and skipped lengths, in points.
  public var guideDash: [Double]
  /// The radius of a button's corners, in points.
  public var buttonCorner: Double
  /// The radius of a field's corners, in points.
  public var fieldCorner: Double
  /// From a field's edge to its text.
  public var fieldInset: Double
  /// Font sizes for names, largest first: a name shrinks along these.
  public var nameSizes: [Double]
  /// The same for views that show a text of their own.
  public var captionSizes: [Double]
  /// Font sizes for names at the end of a leader line, largest first.
  public var calloutSizes: [Double]
  /// Of views' names.
  public var nameWeight: TextStyle.Weight
  /// From a container's edges to the name in its corner.
  public var nameInset: Double
  /// The font size of the legend.
  public var legendSize: Double
  /// Around the canvas, where the picture is larger.
  public var padding: Double
}

extension Theme {
  /// What a view with subviews is painted with at a depth from 1; deeper than there are steps, the steps lead back.
  func container(atDepth depth: Int) -> Tint {
    let last = containers.count - 1
    if last <= 0 { return containers[0] }
    let step = (depth - 1) % (2 * last)
    return containers[step <= last ? step : 2 * last - step]
  }

  /// Every theme, the default first.
  public static let all: [Theme] = [.light, .dark, .blueprint, .print]
}
