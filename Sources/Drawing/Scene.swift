public import Graphics
public import LayoutModel

/// A picture as a list of positioned shapes and texts: what backends draw, without measuring or deciding.
///
/// Everything is in points, y down; what comes later lies above.
public struct Scene: Sendable, Equatable {
  /// Of the whole picture.
  public var size: Size
  /// `nil` is transparent.
  public var background: Color?
  /// For readers who prefer dark pictures, in formats that can follow them; `nil` where the picture is the same for all.
  public var darkColors: SceneColors?
  /// For people who cannot see the picture.
  public var title: String
  /// One or more sentences about what is where.
  public var summary: String
  /// From back to front.
  public var nodes: [SceneNode]
  /// Where the canvas's top left corner lies.
  public var origin: Point
  /// For machines that read the picture; `nil` where it carries nothing for them.
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

/// What a picture carries for machines, wherever its format has a place for it.
public struct SceneMetadata: Sendable, Equatable {
  /// The program and its version: `layoutdraw 0.1.0`.
  public var creator: String
  /// UTF-8, in one line.
  public var json: [UInt8]

  public init(creator: String, json: [UInt8]) {
    self.creator = creator
    self.json = json
  }
}

/// What a picture is made of.
public indirect enum SceneNode: Sendable, Equatable {
  /// Several nodes that belong together.
  case group(SceneGroup)
  /// An outline with colors.
  case shape(SceneShape)
  /// A line of text.
  case text(SceneText)
}

/// What belongs together, such as all that is drawn for one view; without an `id`, a few nodes that are one mark, such
/// as a name with its leader line.
public struct SceneGroup: Sendable, Equatable {
  /// Unique in the picture; what formats with ids write.
  public var id: String?
  /// What a pointer that rests on it is shown.
  public var title: String?
  /// The line of the source that it came from, from 1.
  public var line: Int?
  /// What its children draw outside of this is not seen; clips of groups within one another do not add up.
  public var clip: Rect?
  /// From back to front.
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
    /// With corners rounded by a radius; 0 for none.
    case rectangle(Rect, cornerRadius: Double)
    /// The ellipse that the rectangle contains.
    case ellipse(Rect)
    /// Lines and curves, one after the other.
    case path([PathStep])
  }

  /// A part of a path.
  public enum PathStep: Sendable, Equatable {
    /// Begins a part here.
    case move(Point)
    /// A straight line to here.
    case line(Point)
    /// A cubic Bézier curve, with its two control points.
    case curve(Point, Point, to: Point)
    /// A straight line back to where the part began.
    case close
  }

  /// How an outline is drawn.
  public struct Stroke: Sendable, Equatable {
    /// Of the line.
    public var color: Color
    /// In points.
    public var width: Double
    /// Lengths of dashes and gaps in points, from the outline's start; empty is solid.
    public var dash: [Double]

    public init(_ color: Color, width: Double, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// What is painted.
  public var outline: Outline
  /// `nil` for no fill.
  public var fill: Color?
  /// `nil` for no line.
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
  /// Its size and weight.
  public var style: TextStyle
  /// Of the glyphs.
  public var color: Color
  /// The left end of the baseline.
  public var origin: Point
  /// The advance width that it was measured with.
  public var width: Double

  public init(_ text: String, style: TextStyle, color: Color, origin: Point, width: Double) {
    self.text = text
    self.style = style
    self.color = color
    self.origin = origin
    self.width = width
  }
}
