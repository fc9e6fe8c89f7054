import Diagnostics
import Graphics
import LayoutModel

/// The choices that determine the layout guides of views: which edges of a view's safe area come from the canvas
/// instead of the view, and whether its readable content is narrower than the area within its margins.
///
/// The linear solver cannot make these choices, so they are made before each solve, based on the frames of the previous
/// solve.
struct GuideSides: Equatable {
  struct Edges: Equatable {
    var left = false
    var right = false
    var top = false
    var bottom = false
    var isWide = false

    subscript(axis: Axis, isEnd isEnd: Bool) -> Bool {
      switch (axis, isEnd) {
      case (.horizontal, false): left
      case (.horizontal, true): right
      case (.vertical, false): top
      case (.vertical, true): bottom
      }
    }
  }

  private let views: [ViewID]
  private var edges: [Edges]

  init(_ layout: Layout) {
    var views: Set<ViewID> = []
    func look(at item: Item) {
      switch item.guide {
      case .readable: views.insert(item.view)
      case .safeArea, .keyboard: if item.view != .root { views.insert(item.view) }
      case nil, .margins, .content, .frame: break
      }
    }
    // Indices are used because copying a constraint costs more than reading its form.
    for index in layout.constraints.indices {
      switch layout.constraints[index].form {
      case .items(let first, let second, _, _):
        look(at: first)
        if let second { look(at: second) }
      case .terms(let terms, _): for term in terms { look(at: term.item) }
      }
    }
    self.views = views.sorted()
    edges = Array(repeating: Edges(), count: views.count)
  }

  init(_ solved: SolvedLayout) {
    views = solved.layout.views.indices.map(ViewID.init)
    edges = []
    edges = views.map { Self.edges(of: $0, in: solved.layout, solved.canvas) { solved.frames[$0.index] } }
  }

  func updated(_ layout: Layout, _ canvas: Canvas, _ frame: (ViewID) -> Rect) -> GuideSides {
    if views.isEmpty { return self }
    var updated = self
    updated.edges = views.map { Self.edges(of: $0, in: layout, canvas, frame) }
    return updated
  }

  /// Returns five lengths for each view, in points: how far each edge of the view lies outside the canvas's safe area,
  /// and by how much the width within the margins exceeds the readable width.
  ///
  /// `depth` is the length, and `rate` is its change when the canvas grows by one point.
  func depths(
    _ layout: Layout, _ canvas: Canvas, values: [Double], rates: [Double]
  ) -> [(depth: Double, rate: Double)] {
    views.flatMap { view -> [(depth: Double, rate: Double)] in
      let (width, margins) = (variable(view, .horizontal, .size), layout.margins(of: view, on: canvas))
      let spare = values[width] - margins.left - margins.right - LayoutGuide.readableWidth
      let edges = Axis.allCases.flatMap { axis -> [(depth: Double, rate: Double)] in
        let (start, end) = (variable(view, axis, .start), variable(view, axis, .end))
        let (rootStart, rootEnd) = (variable(.root, axis, .start), variable(.root, axis, .end))
        let safe = canvas.safeArea
        let insets = axis == .horizontal ? (safe.left, safe.right) : (safe.top, safe.bottom)
        return [
          (values[rootStart] + insets.0 - values[start], rates[rootStart] - rates[start]),
          (values[end] - values[rootEnd] + insets.1, rates[end] - rates[rootEnd]),
        ]
      }
      return edges + [(spare, rates[width])]
    }
  }

  func differences(from other: GuideSides) -> [ViewID] {
    zip(views, zip(edges, other.edges)).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  func isCanvas(_ view: ViewID, _ axis: Axis, isEnd: Bool) -> Bool {
    view == .root || sides(of: view)?[axis, isEnd: isEnd] == true
  }

  func isWide(_ view: ViewID) -> Bool { sides(of: view)?.isWide == true }

  private func sides(of view: ViewID) -> Edges? {
    let place = views.indices.partitioningIndex { views[$0] >= view }
    return place < views.count && views[place] == view ? edges[place] : nil
  }

  private static func edges(
    of view: ViewID, in layout: Layout, _ canvas: Canvas, _ frame: (ViewID) -> Rect
  ) -> Edges {
    let (root, safeArea, margins) = (frame(.root), canvas.safeArea, layout.margins(of: view, on: canvas))
    let frame = frame(view)
    // Without this tolerance, rounding errors could change the result from solve to solve if an edge of the view
    // coincides with an edge of the safe area.
    let tolerance = 1e-6
    return Edges(
      left: root.x + safeArea.left > frame.x + tolerance,
      right: root.maxX - safeArea.right < frame.maxX - tolerance,
      top: root.y + safeArea.top > frame.y + tolerance,
      bottom: root.maxY - safeArea.bottom < frame.maxY - tolerance,
      isWide: frame.width - margins.left - margins.right > LayoutGuide.readableWidth + tolerance)
  }
}
