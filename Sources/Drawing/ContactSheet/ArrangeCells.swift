internal import Diagnostics
internal import Graphics
internal import LayoutModel

struct SheetCell {
  var canvas: DrawnCanvas
  var words: SheetWords

  static let captionGap = 5.0

  // The edges of the drawing relative to the canvas's top left corner, rounded outward to whole points.
  var left: Double { canvas.extent.x.rounded(.down) }
  var right: Double { canvas.extent.maxX.rounded(.up) }
  var top: Double { canvas.extent.y.rounded(.down) }
  var bottom: Double { canvas.extent.maxY.rounded(.up) }

  func nodes(at origin: Point) -> [SceneNode] { canvas.nodes.map { $0.offset(x: origin.x, y: origin.y) } }
}

extension DrawnCanvas {
  mutating func write(_ legend: Legend, theme: Theme, measuring measurer: some TextMeasurer) {
    let corner = Point(x: sheet.frame.x, y: (extent.maxY + theme.padding / 2).rounded(.up))
    let width = max(extent.maxX - corner.x, legend.leastWidth)
    let (lines, bottom) = legend.nodes(at: corner, width: width, theme: theme, measuring: measurer)
    if lines.isEmpty { return }
    nodes += lines
    extent = extent.union(Rect(minX: corner.x, minY: corner.y, maxX: corner.x + width, maxY: bottom))
  }
}

struct ArrangedSheet {
  var size: Size
  var nodes: [[SceneNode]] = []
  var origins: [Point] = []
  var heads: [SceneNode] = []
}

private struct CaptionedCell {
  var cell: SheetCell
  var caption: SheetCaption

  var width: Double { max(cell.right, caption.size.width.rounded(.up)) - cell.left }
}

/// Arranges cells in rows on a sheet whose proportions are close to those of a page.
///
/// - Parameter unit: the number of successive cells to keep in one row if possible.
func arrange(
  _ cells: [SheetCell], unit: Int, theme: Theme, measuring measurer: some TextMeasurer
) -> ArrangedSheet {
  let cells = cells.map {
    CaptionedCell(cell: $0, caption: $0.words.caption(theme: theme, measuring: measurer))
  }
  let gap = 2 * theme.padding
  let limit = widestRow(of: cells, gap: gap)
  let units = stride(from: 0, to: cells.count, by: unit).map {
    Unit(cells[$0..<min($0 + unit, cells.count)], limit: limit, gap: gap)
  }
  var best: [ArraySlice<CaptionedCell>] = []
  var bestStrain = Double.infinity
  for width in widths(of: units, limit: limit, gap: gap) {
    let rows = rows(of: units, width: width, gap: gap)
    let strain = strain(size(of: rows, gap: gap))
    // If two widths are equally good, a rounding error must not decide between them.
    if strain < bestStrain - 1e-9 { (best, bestStrain) = (rows, strain) }
  }
  let size = size(of: best, gap: gap)
  var arranged = ArrangedSheet(
    size: Size(
      width: max(0, size.width) + 2 * theme.padding, height: max(0, size.height) + 2 * theme.padding))
  var y = theme.padding
  for row in best {
    var x = theme.padding
    let captionHeight = row.map(\.caption.size.height).max() ?? 0
    let top = y + captionHeight + SheetCell.captionGap - (row.map(\.cell.top).min() ?? 0)
    for captioned in row {
      let origin = Point(x: x - captioned.cell.left, y: top)
      let corner = Point(x: origin.x, y: y + captionHeight - captioned.caption.size.height)
      arranged.nodes.append(
        captioned.caption.nodes(at: corner, theme: theme) + captioned.cell.nodes(at: origin))
      arranged.origins.append(origin)
      x += captioned.width + gap
    }
    y += rowHeight(row) + gap
  }
  return arranged
}

/// Returns at most 64 row widths to try: the width of the first unit (a group of cells), of the first two units, and so
/// on. If there are more, only those that give the sheet nearly the proportions of a page are kept.
private func widths(of units: [Unit], limit: Double, gap: Double) -> ArraySlice<Double> {
  var widths: [Double] = []
  var width = -gap
  for unit in units {
    width += gap + unit.width
    if width > limit, !widths.isEmpty { break }
    widths.append(width)
  }
  let most = 64
  guard widths.count > most else { return widths[...] }
  let place = (0..<widths.count - 1).partitioningIndex {
    let size = size(of: rows(of: units, width: widths[$0], gap: gap), gap: gap)
    return size.width >= pageRatio * size.height
  }
  return widths[max(0, place - most / 4)..<min(widths.count, place + most / 4)]
}

private struct Unit {
  var rows: [ArraySlice<CaptionedCell>]
  var width: Double

  /// Divides the cells into as few rows as possible, all with the same number of cells. No row is wider than `limit`,
  /// unless it has only one cell.
  init(_ cells: ArraySlice<CaptionedCell>, limit: Double, gap: Double) {
    rows = [cells]
    width = rowWidth(cells, gap: gap)
    for count in (1..<max(1, cells.count)).reversed() where width > limit && cells.count % count == 0 {
      rows = stride(from: cells.startIndex, to: cells.endIndex, by: count).map { cells[$0..<$0 + count] }
      width = rows.map { rowWidth($0, gap: gap) }.max() ?? 0
    }
  }
}

/// Returns the largest width that a row may have, in points.
private func widestRow(of cells: [CaptionedCell], gap: Double) -> Double {
  let area = cells.reduce(0) { $0 + ($1.width + gap) * (rowHeight([$1]) + gap) }
  return max(4_000, 1.25 * (pageRatio * area).squareRoot())
}

/// Returns the rows of the sheet, each with as many units (groups of cells) as fit into `width`. A unit that needs
/// several rows does not share them with other units.
private func rows(of units: [Unit], width: Double, gap: Double) -> [ArraySlice<CaptionedCell>] {
  var rows: [ArraySlice<CaptionedCell>] = []
  var filled = Double.infinity
  for unit in units {
    let more = gap + unit.width
    if unit.rows.count == 1, filled + more <= width + 1e-6 {
      rows[rows.count - 1] += unit.rows[0]
      filled += more
    } else {
      rows += unit.rows
      filled = unit.rows.count == 1 ? more - gap : .infinity
    }
  }
  return rows
}

private func size(of rows: [ArraySlice<CaptionedCell>], gap: Double) -> Size {
  Size(
    width: rows.map { rowWidth($0, gap: gap) }.max() ?? 0,
    height: rows.reduce(-gap) { $0 + gap + rowHeight($1) })
}

private func rowWidth(_ row: ArraySlice<CaptionedCell>, gap: Double) -> Double {
  row.reduce(-gap) { $0 + gap + $1.width }
}

private func rowHeight(_ row: ArraySlice<CaptionedCell>) -> Double {
  (row.map(\.caption.size.height).max() ?? 0) + SheetCell.captionGap
    + (row.map(\.cell.bottom).max() ?? 0) - (row.map(\.cell.top).min() ?? 0)
}

/// Returns the factor by which a shape is wider or narrower, relative to its height, than a landscape page.
private func strain(_ size: Size) -> Double {
  let ratio = size.width / max(size.height, 1) / pageRatio
  return max(ratio, 1 / max(ratio, 1e-9))
}

private let pageRatio = 1.6
