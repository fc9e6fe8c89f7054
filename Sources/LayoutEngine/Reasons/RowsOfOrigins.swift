import LayoutModel

/// The first row of the linear problem for each `ConstraintOrigin`. The rows are stored in arrays, which use less
/// memory than a dictionary.
struct RowsOfOrigins {
  private var written: [Int32]
  /// For each view, six rows (-1 for a missing row): the width and height of its content size, of its minimum size, and
  /// of its scrolled content's minimum size.
  private var ofViews: [Int32]
  private var ofCanvas: [Int32] = [-1, -1]

  init(_ origins: [ConstraintOrigin?], of layout: Layout) {
    written = [Int32](repeating: -1, count: layout.constraints.count)
    ofViews = [Int32](repeating: -1, count: 6 * layout.views.count)
    for (row, origin) in origins.enumerated().reversed() {
      switch origin {
      case .written(let index)?: written[index] = Int32(row)
      case .canvasSize(let axis)?: ofCanvas[axis == .horizontal ? 0 : 1] = Int32(row)
      case let origin?: if let place = Self.place(of: origin) { ofViews[place] = Int32(row) }
      case nil: break
      }
    }
  }

  subscript(origin: ConstraintOrigin) -> Int? {
    let row: Int32? =
      switch origin {
      case .written(let index): written.indices.contains(index) ? written[index] : nil
      case .canvasSize(let axis): ofCanvas[axis == .horizontal ? 0 : 1]
      default: Self.place(of: origin).flatMap { ofViews.indices.contains($0) ? ofViews[$0] : nil }
      }
    return row.flatMap { $0 < 0 ? nil : Int($0) }
  }

  private static func place(of origin: ConstraintOrigin) -> Int? {
    switch origin {
    case .intrinsicSize(let view, let axis): 6 * view.index + (axis == .horizontal ? 0 : 1)
    case .nonNegativeSize(let view, let axis): 6 * view.index + (axis == .horizontal ? 2 : 3)
    case .nonNegativeContent(let view, let axis): 6 * view.index + (axis == .horizontal ? 4 : 5)
    case .written, .canvasSize: nil
    }
  }
}
