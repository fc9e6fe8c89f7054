public import Drawing
public import Graphics
public import LayoutModel

/// A chart of the positions of views along one axis as the canvas's size changes.
public struct SizesChart: Sendable {
  /// A view's extent along the axis at all sizes of the canvas.
  public struct Band: Sendable {
    /// The view's name.
    public var name: String
    /// The parts of the band, each for one range of canvas sizes, in ascending order.
    public var parts: [Part]
  }

  /// A range of sizes over which a view's edges move linearly.
  public struct Part: Sendable {
    /// The sizes of the canvas, in points.
    public var sizes: ClosedRange<Double>
    /// The view's extent at the smallest of the sizes, in points from the canvas's left or top edge.
    public var first: ClosedRange<Double>
    /// The view's extent at the largest of the sizes, in points from the canvas's left or top edge.
    public var last: ClosedRange<Double>

    public init(sizes: ClosedRange<Double>, first: ClosedRange<Double>, last: ClosedRange<Double>) {
      self.sizes = sizes
      self.first = first
      self.last = last
    }
  }

  /// A note about a canvas size, or about a range of canvas sizes, in the chart.
  public struct Note: Sendable {
    /// The canvas size, or the ends of the range, in points.
    public var sizes: [Double]
    /// The text of the note.
    public var words: String

    public init(sizes: [Double], words: String) {
      self.sizes = sizes
      self.words = words
    }
  }

  /// The title above the chart.
  public var title: String
  /// The axis on which the size of the canvas changes.
  public var axis: Axis
  /// The range of the canvas's sizes, in points.
  public var range: ClosedRange<Double>
  /// The bands, in file order.
  public var bands: [Band]
  /// The notes, in the order of their first sizes.
  public var notes: [Note]
  /// The ranges of sizes at which required constraints conflict.
  public var conflicts: [ClosedRange<Double>]
}

/// Draws charts, one below the other. Each row of a chart shows one view's position at increasing canvas sizes.
///
/// Cost: linear in the number of bands and notes.
public func drawChart(
  _ charts: [SizesChart], options: DrawingOptions = DrawingOptions(), measuring text: some TextMeasurer
) -> Scene {
  func drawn(in theme: Theme) -> Scene {
    let theme = theme.over(options.background)
    var nodes: [SceneNode] = []
    var size = Size(width: 0, height: theme.padding)
    for chart in charts {
      let drawing = ChartDrawing(chart, theme: theme, measurer: text)
      nodes.append(
        .group(
          SceneGroup(
            title: chart.title,
            children: drawing.nodes.map { $0.offset(x: theme.padding, y: size.height) })))
      size.width = max(size.width, drawing.size.width + 2 * theme.padding)
      size.height += drawing.size.height + theme.padding
    }
    return Scene(
      size: Size(width: size.width.rounded(.up), height: size.height.rounded(.up)), background: options.paper,
      title: charts.map(\.title).joined(separator: "; "),
      summary: charts.flatMap(\.notes).prefix(40).map(\.words).joined(separator: "; "), nodes: nodes)
  }
  var scene = drawn(in: options.theme)
  if let darkTheme = options.darkTheme { scene.darkColors = scene.colors(of: drawn(in: darkTheme)) }
  return scene
}
