public import Graphics
public import LayoutModel

/// A picture as a list of positioned shapes and texts: what backends draw, without measuring or deciding.
///
/// Everything is in points, y down; what comes later lies above.
public struct Scene: Sendable, Equatable {
  public var size: Size
  /// `nil` is transparent.
  public var background: Color?
  /// For readers who prefer dark pictures, in formats that can follow them; `nil` where the picture is the same for all.
  public var darkColors: SceneColors?
  /// For people who cannot see the picture.
  public var title: String
  public var summary: String
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

public indirect enum SceneNode: Sendable, Equatable {
  case group(SceneGroup)
  case shape(SceneShape)
  case text(SceneText)
}

/// What belongs together, such as all that is drawn for one view; without an `id`, a few nodes that are one mark, such
/// as a name with its leader line.
public struct SceneGroup: Sendable, Equatable {
  public var id: String?
  public var title: String?
  /// The line of the source that it came from, from 1.
  public var line: Int?
  /// What its children draw outside of this is not seen; clips of groups within one another do not add up.
  public var clip: Rect?
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

/// A filled or stroked outline. Strokes are centred on the outline.
public struct SceneShape: Sendable, Equatable {
  public enum Outline: Sendable, Equatable {
    case rectangle(Rect, cornerRadius: Double)
    case ellipse(Rect)
    case path([PathStep])
  }

  public enum PathStep: Sendable, Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  public struct Stroke: Sendable, Equatable {
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

  public var outline: Outline
  public var fill: Color?
  public var stroke: Stroke?

  public init(_ outline: Outline, fill: Color? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// One line of text, already broken and placed.
public struct SceneText: Sendable, Equatable {
  public var text: String
  public var style: TextStyle
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
