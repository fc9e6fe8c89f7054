import Encoding
import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SizeSweep

/// The sizes, layout directions and text scales at which a layout is solved, in all combinations.
public struct CanvasMatrix: Sendable, Equatable {
  /// The sizes, in points, that replace the canvases of the file; `nil` for the smallest width or height that the
  /// constraints allow.
  public var sizes: [PerAxis<Double?>]
  /// The devices whose screens replace the file's canvases. Their canvases follow those for `sizes`.
  public var devices: [Screen]
  /// The layout directions, or an empty array to keep the direction of each canvas.
  public var directions: [LayoutDirection]
  /// The factors for all font sizes, or an empty array to keep the font sizes.
  public var textScales: [Double]
  /// The names or labels of the combinations to solve, or an empty array to solve all combinations.
  public var wanted: [String]
  /// The range of widths or heights in which each canvas is solved; `nil` to solve a canvas only at its own size.
  public var range: SizeRange?

  public init(
    sizes: [PerAxis<Double?>] = [], devices: [Screen] = [], directions: [LayoutDirection] = [],
    textScales: [Double] = [],
    wanted: [String] = []
  ) {
    self.sizes = sizes
    self.devices = devices
    self.directions = directions
    self.textScales = textScales
    self.wanted = wanted
  }
}

package struct LayoutVariant {
  package var label: String
  package var layout: Layout
  package var canvas: Canvas
  package var textScale: Double?
  /// The scene's name in an Interface Builder file, if the canvas is named after a device instead.
  package var scene: String?
}

extension ParsedLayout {
  /// Returns each layout on each canvas of a matrix. An Interface Builder file is read again for each device, since
  /// constraints can depend on the size class.
  ///
  /// - Parameter sizes: the choice of content sizes with which the file was first read.
  package func variants(_ matrix: CanvasMatrix, sizes: ContentSizes = .nearest) -> [LayoutVariant] {
    guard layout.isInterface, !matrix.devices.isEmpty else { return layouts.variants(matrix) }
    let elsewhere = matrix.devices.map { choice in
      readInterface(layout.source, sizes: sizes, on: (choice.device, choice.orientation)).layouts.map {
        var layout = $0
        let scene = layouts.count > 1 ? layout.canvases[0].name : nil
        layout.canvases[0].name = (scene.map { $0 + " " } ?? "") + choice.name
        return layout
      }
    }
    var (onSizes, asRead) = (matrix, matrix)
    onSizes.devices = []
    (asRead.devices, asRead.sizes) = ([], [])
    var variants: [LayoutVariant] = []
    for scene in layouts.indices {
      var ofScene = matrix.sizes.isEmpty ? [] : layouts[scene].variants(onSizes)
      for layouts in elsewhere { ofScene += layouts[scene].variants(asRead) }
      for index in ofScene.indices { ofScene[index].scene = layouts[scene].canvases[0].name }
      variants += ofScene
    }
    return variants.withUniqueLabels
  }
}

extension [Layout] {
  package func variants(_ matrix: CanvasMatrix) -> [LayoutVariant] {
    let variants = flatMap { $0.variants(matrix) }
    return count > 1 ? variants.withUniqueLabels : variants
  }
}

extension [LayoutVariant] {
  fileprivate var withUniqueLabels: [LayoutVariant] {
    zip(self, unique(map(\.label))).map { variant, label in
      var variant = variant
      variant.label = label
      return variant
    }
  }
}

extension Layout {
  /// Returns the layout on each canvas of a matrix, sorted by size, then by direction, then by text scale.
  package func variants(_ matrix: CanvasMatrix) -> [LayoutVariant] {
    let chosen = matrix.sizes.map { canvases[0].resized(to: $0) } + matrix.devices.map { canvases[0].on($0) }
    let bases = chosen.isEmpty ? canvases : chosen
    var combinations: [(canvas: Canvas, label: String)] = []
    for base in bases {
      for direction in matrix.directions.isEmpty ? [base.direction] : matrix.directions {
        var canvas = base
        canvas.direction = direction
        combinations.append((canvas, canvas.label(namesDirection: !matrix.directions.isEmpty)))
      }
    }
    var layout = self
    layout.canvases = combinations.map(\.canvas)
    let scales: [Double?] = matrix.textScales.isEmpty ? [nil] : matrix.textScales
    let scaled = scales.map { layout.withText(scaledBy: $0 ?? 1) }
    let labels = unique(
      combinations.flatMap { combination in
        scales.map { combination.label + ($0 == nil || $0 == 1 ? "" : "-text\(shortest($0!))") }
      })
    return combinations.indices.flatMap { index in
      scales.indices.map { scale in
        LayoutVariant(
          label: labels[index * scales.count + scale], layout: scaled[scale],
          canvas: combinations[index].canvas, textScale: scales[scale])
      }
    }
  }

  private func withText(scaledBy scale: Double) -> Layout {
    if scale == 1 { return self }
    var layout = self
    for index in layout.views.indices {
      layout.views[index].textStyle = layout.views[index].textStyle.scaled(by: scale)
    }
    return layout
  }
}

extension Canvas {
  fileprivate func on(_ screen: Screen) -> Canvas {
    var canvas = self
    canvas.name = screen.name
    canvas.show(on: screen)
    return canvas
  }

  fileprivate func resized(to size: PerAxis<Double?>) -> Canvas {
    var canvas = self
    (canvas.name, canvas.width, canvas.height) = (nil, size.horizontal, size.vertical)
    canvas.screen = nil
    return canvas
  }
}
