import Diagnostics
import Graphics
import LayoutModel

/// For each view, the edges of its safe area that are its own and those that are the canvas's; and whether
/// the readable content is narrower than the area within the margins.
///
/// The top of a view's safe area is the lower one of the view's top and the top of the canvas's safe area,
/// and so on for the other edges. This is not a linear function of frames until it is known which of the two
/// counts, so each solve uses the choices that follow from the frames of the one before.
struct GuideSides: Equatable {
  /// The edges of one view's safe area: true where the edge is the canvas's.
  struct Edges: Equatable {
    var left = false
    var right = false
    var top = false
    var bottom = false
    /// Indicates whether the readable content has its greatest width.
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

  /// The views whose guides are used, in ascending order.
  private let views: [ViewID]
  private var edges: [Edges]

  /// Creates the sides before any frame is known: each edge is the view's own.
  init(_ layout: Layout) {
    var views: Set<ViewID> = []
    func look(at item: Item) {
      switch item.guide {
      case .readable: views.insert(item.view)
      // The root's safe area is the canvas's.
      case .safeArea, .keyboard: if item.view != .root { views.insert(item.view) }
      case nil, .margins, .content, .frame: break
      }
    }
    // By index, since copying a constraint costs more than looking at its form.
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

  /// Creates the sides of all views, from their frames.
  init(_ solved: SolvedLayout) {
    views = solved.layout.views.indices.map(ViewID.init)
    edges = []
    edges = views.map { Self.edges(of: $0, in: solved.layout, solved.canvas) { solved.frames[$0.index] } }
  }

  /// The sides of the same views, from new frames.
  func updated(_ layout: Layout, _ canvas: Canvas, _ frame: (ViewID) -> Rect) -> GuideSides {
    if views.isEmpty { return self }
    var updated = self
    updated.edges = views.map { Self.edges(of: $0, in: layout, canvas, frame) }
    return updated
  }

  /// The values whose signs decide the sides, in points: for each edge of each view, the distance by which the edge of
  /// the canvas's safe area lies inside the view's own edge; and for each view, the width of the area within the
  /// margins minus the readable width. The rates are the changes of these values with the canvas's size.
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

  /// The views whose sides differ between two rounds of solving.
  func differences(from other: GuideSides) -> [ViewID] {
    zip(views, zip(edges, other.edges)).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  /// Returns whether an edge of a view's safe area is the canvas's.
  func isCanvas(_ view: ViewID, _ axis: Axis, isEnd: Bool) -> Bool {
    view == .root || sides(of: view)?[axis, isEnd: isEnd] == true
  }

  /// Returns whether a view's readable content has its greatest width.
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
    // Rounding must not make the choice alternate where the two edges coincide.
    let tolerance = 1e-6
    return Edges(
      left: root.x + safeArea.left > frame.x + tolerance,
      right: root.maxX - safeArea.right < frame.maxX - tolerance,
      top: root.y + safeArea.top > frame.y + tolerance,
      bottom: root.maxY - safeArea.bottom < frame.maxY - tolerance,
      isWide: frame.width - margins.left - margins.right > LayoutGuide.readableWidth + tolerance)
  }
}
