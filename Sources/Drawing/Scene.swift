public import Graphics

/// A picture as a list of positioned shapes and texts, which backends draw without measuring or deciding anything.
///
/// Everything is in points, and y grows downward; later nodes lie above earlier ones.
public struct Scene: Sendable, Equatable {
  /// The size of the whole picture.
  public var size: Size
  /// The color behind everything; `nil` is transparent.
  public var background: Color?
  /// The colors for readers who prefer dark pictures, in formats that can follow that setting; `nil` if the picture has
  /// the same colors for all.
  public var darkColors: SceneColors?
  /// The title for people who cannot see the picture.
  public var title: String
  /// The description for people who cannot see the picture: one or more sentences about the views and their places.
  public var summary: String
  /// The nodes, from back to front.
  public var nodes: [SceneNode]
  /// The position of the canvas's top left corner in the picture.
  public var origin: Point
  /// The metadata for programs that read the picture; `nil` if the picture carries none.
  public var metadata: SceneMetadata?

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

/// The metadata that a picture carries for programs, in formats that have a place for it.
public struct SceneMetadata: Sendable, Equatable {
  /// The program and its version: `layoutdraw 0.1.0`.
  public var creator: String
  /// The metadata as JSON: UTF-8, in one line.
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
  /// An outline with colors.
  case shape(SceneShape)
  /// A line of text.
  case text(SceneText)
}

/// Nodes that belong together, such as all those that are drawn for one view. A group without an `id` is one mark, such
/// as a name with its leader line.
public struct SceneGroup: Sendable, Equatable {
  /// The group's id, unique in the picture, for formats with ids.
  public var id: String?
  /// The text that is shown when a pointer rests on the group.
  public var title: String?
  /// The number, from 1, of the source line from which the group was made; `nil` if there is none.
  public var line: Int?
  /// The area in which the group's children are visible; `nil` for everywhere. The clips of nested groups are not
  /// combined.
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

/// A filled or stroked outline. Strokes are centered on the outline.
public struct SceneShape: Sendable, Equatable {
  /// The lines that can be filled and stroked.
  public enum Outline: Sendable, Equatable {
    /// A rectangle with corners rounded by a radius; 0 for none.
    case rectangle(Rect, cornerRadius: Double)
    /// The largest ellipse inside the rectangle.
    case ellipse(Rect)
    /// Lines and curves, one after the other.
    case path([PathStep])
  }

  /// A part of a path.
  public enum PathStep: Sendable, Equatable {
    /// Begins a new part at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve, with its two control points.
    case curve(Point, Point, to: Point)
    /// A straight line back to where the part began.
    case close
  }

  /// The style of a drawn outline.
  public struct Stroke: Sendable, Equatable {
    /// The line's color.
    public var color: Color
    /// The line's width, in points.
    public var width: Double
    /// The lengths of dashes and gaps in points, from the outline's start; empty for a solid line.
    public var dash: [Double]

    public init(_ color: Color, width: Double, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// The painted outline.
  public var outline: Outline
  /// The fill; `nil` for no fill.
  public var fill: Color?
  /// The line; `nil` for no line.
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
  /// The advance width with which the text was measured, in points.
  public var width: Double

  public init(_ text: String, style: TextStyle, color: Color, origin: Point, width: Double) {
    self.text = text
    self.style = style
    self.color = color
    self.origin = origin
    self.width = width
  }
}
