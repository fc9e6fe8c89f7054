public import Graphics

/// A picture as a list of positioned shapes and texts. Coordinates are in points, and y grows downward.
public struct Scene: Sendable, Equatable {
  /// The size of the whole picture.
  public var size: Size
  /// The color behind everything; `nil` is transparent.
  public var background: Color?
  /// The colors for readers who prefer dark pictures; `nil` if the picture has only one set of colors.
  public var darkColors: SceneColors?
  /// The title for people who cannot see the picture.
  public var title: String
  /// The description of the views and their positions for people who cannot see the picture.
  public var summary: String
  /// The nodes, from back to front.
  public var nodes: [SceneNode]
  /// The position of the canvas's top left corner in the picture.
  public var origin: Point
  /// The metadata for programs that read the picture; `nil` for none.
  public var metadata: SceneMetadata?
  /// The number of places that were tried for marks, a measure of the cost of drawing.
  public var attempts = 0

  public init(
    size: Size, background: Color?, title: String, summary: String, nodes: [SceneNode],
    origin: Point = Point(x: 0, y: 0), metadata: SceneMetadata? = nil
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.summary = summary
    self.nodes = nodes
    self.origin = origin
    self.metadata = metadata
  }
}

/// The metadata for programs that read a picture.
public struct SceneMetadata: Sendable, Equatable {
  /// The name and version of the program, such as `layoutdraw 0.1.0`.
  public var creator: String
  /// The metadata as one line of JSON, in UTF-8.
  public var json: [UInt8]

  public init(creator: String, json: [UInt8]) {
    self.creator = creator
    self.json = json
  }
}

/// A part of a picture.
public indirect enum SceneNode: Sendable, Equatable {
  /// Several nodes that belong together.
  case group(SceneGroup)
  /// A filled or stroked outline.
  case shape(SceneShape)
  /// A line of text.
  case text(SceneText)
}

/// Nodes that belong together, such as all nodes of one view, or a name with its leader line.
public struct SceneGroup: Sendable, Equatable {
  /// The group's id, unique in the picture, for formats with ids.
  public var id: String?
  /// The group's tooltip.
  public var title: String?
  /// The line of the source, from 1, that declares the group's view; `nil` if no line declares the view.
  public var line: Int?
  /// The area outside of which the group's children are hidden; `nil` if all of them are visible.
  public var clip: Rect?
  /// The nodes, from back to front.
  public var children: [SceneNode]

  public init(
    id: String? = nil, title: String? = nil, line: Int? = nil, clip: Rect? = nil, children: [SceneNode]
  ) {
    self.id = id
    self.title = title
    self.line = line
    self.clip = clip
    self.children = children
  }
}

/// An outline that is filled, stroked or both, with the stroke centered on the outline.
public struct SceneShape: Sendable, Equatable {
  /// The form of an outline.
  public enum Outline: Sendable, Equatable {
    /// A rectangle whose corners have a radius in points, 0 for square corners.
    case rectangle(Rect, cornerRadius: Double)
    /// The largest ellipse inside the rectangle.
    case ellipse(Rect)
    /// Straight lines and curves.
    case path([PathStep])
  }

  /// A step of a path.
  public enum PathStep: Sendable, Equatable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve, with its two control points.
    case curve(Point, Point, to: Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The color, width and dashes of a line.
  public struct Stroke: Sendable, Equatable {
    /// The line's color.
    public var color: Color
    /// The line's width, in points.
    public var width: Double
    /// The lengths in points of dashes and the gaps between them, in turn; empty for a solid line.
    public var dash: [Double]

    public init(_ color: Color, width: Double, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// The outline that is filled or stroked.
  public var outline: Outline
  /// The color inside the outline; `nil` for none.
  public var fill: Color?
  /// The line along the outline; `nil` for none.
  public var stroke: Stroke?

  public init(_ outline: Outline, fill: Color? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// One line of text, already broken and placed.
public struct SceneText: Sendable, Equatable {
  /// The characters, in logical order.
  public var text: String
  /// The text's size and weight.
  public var style: TextStyle
  /// The color of the glyphs.
  public var color: Color
  /// The left end of the baseline.
  public var origin: Point
  /// The measured advance width, in points.
  public var width: Double

  public init(_ text: String, style: TextStyle, color: Color, origin: Point, width: Double) {
    self.text = text
    self.style = style
    self.color = color
    self.origin = origin
    self.width = width
  }
}
