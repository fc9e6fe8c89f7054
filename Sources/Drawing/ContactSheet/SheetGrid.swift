internal import Graphics
internal import LayoutModel

/// Canvases in a grid with headings: a row for each size and a column for each variant.
struct SheetGrid {
  private let cells: [SheetCell]
  private let columns: Int
  private let columnHeads: [SheetCaption]
  private let rowHeads: [SheetCaption]
  private let verdicts: [SheetCaption?]

  private static let widest = 4_000.0

  init?(_ cells: [SheetCell], columns: Int, theme: Theme, measuring measurer: some TextMeasurer) {
    guard columns > 1, cells.count.isMultiple(of: columns), !cells.isEmpty else { return nil }
    self.cells = cells
    self.columns = columns
    columnHeads = cells.prefix(columns).map {
      SheetCaption(
        $0.words.variant.joined(separator: " · "), details: [], room: $0.words.room, theme: theme,
        measuring: measurer)
    }
    rowHeads = stride(from: 0, to: cells.count, by: columns).map {
      let words = cells[$0].words
      // Variants with larger text may have larger canvases, so the heading lists all sizes.
      var sizes: [String] = []
      for cell in cells[$0..<$0 + columns] where !sizes.contains(cell.words.solvedSize) {
        sizes.append(cell.words.solvedSize)
      }
      return sizes.count > 1
        ? SheetCaption(words.name, details: sizes, room: 260, theme: theme, measuring: measurer)
        : SheetCaption(
          words.title, details: [words.size].compactMap { $0 }, room: 160, theme: theme, measuring: measurer)
    }
    verdicts = cells.map { cell in
      cell.words.verdict.map {
        SheetCaption(
          nil, details: [], verdict: $0, isConflict: cell.words.isConflict, room: 160, theme: theme,
          measuring: measurer)
      }
    }
    if size(gap: 2 * theme.padding).width > Self.widest { return nil }
  }

  func arranged(theme: Theme) -> ArrangedSheet {
    let gap = 2 * theme.padding
    var arranged = ArrangedSheet(size: size(gap: gap))
    arranged.size.width += 2 * theme.padding
    arranged.size.height += 2 * theme.padding
    let head = columnHeads.map(\.size.height).max() ?? 0
    var (x, y) = (theme.padding + headWidth + gap, theme.padding + head + SheetCell.captionGap)
    let lefts = (0..<columns).map { column -> Double in
      let span = span(ofColumn: column)
      x += span.length + gap
      return x - gap - span.high
    }
    let tops = rowHeads.indices.map { row -> Double in
      let span = span(ofRow: row)
      y += span.length + gap
      return y - gap - span.high
    }
    for (head, left) in zip(columnHeads, lefts) {
      arranged.heads += head.nodes(at: Point(x: left, y: theme.padding), theme: theme)
    }
    for (head, top) in zip(rowHeads, tops) {
      arranged.heads += head.nodes(at: Point(x: theme.padding, y: top), theme: theme)
    }
    for (index, cell) in cells.enumerated() {
      let origin = Point(x: lefts[index % columns], y: tops[index / columns])
      let verdict = verdicts[index].map { verdict in
        let top = origin.y + cell.top - SheetCell.captionGap - verdict.size.height
        return verdict.nodes(at: Point(x: origin.x, y: top), theme: theme)
      }
      arranged.nodes.append((verdict ?? []) + cell.nodes(at: origin))
      arranged.origins.append(origin)
    }
    return arranged
  }

  private var headWidth: Double { (rowHeads.map(\.size.width).max() ?? 0).rounded(.up) }

  private func size(gap: Double) -> Size {
    let widths = (0..<columns).map { span(ofColumn: $0).length }
    let heights = rowHeads.indices.map { span(ofRow: $0).length }
    return Size(
      width: widths.reduce(headWidth) { $0 + gap + $1 },
      height: heights.reduce((columnHeads.map(\.size.height).max() ?? 0) + SheetCell.captionGap - gap) {
        $0 + gap + $1
      })
  }

  /// Returns the horizontal range of a column's drawings and heading, relative to the left edge of the column's
  /// canvases.
  private func span(ofColumn column: Int) -> Span {
    let members = stride(from: column, to: cells.count, by: columns).map { cells[$0] }
    return Span(
      low: members.map(\.left).min() ?? 0,
      high: max(members.map(\.right).max() ?? 0, columnHeads[column].size.width.rounded(.up)))
  }

  /// Returns the vertical range of a row's drawings and badges, relative to the top edges of the canvases.
  private func span(ofRow row: Int) -> Span {
    let members = row * columns..<(row + 1) * columns
    let tops = members.map { index in
      cells[index].top - (verdicts[index].map { $0.size.height + SheetCell.captionGap } ?? 0)
    }
    return Span(low: tops.min() ?? 0, high: members.map { cells[$0].bottom }.max() ?? 0)
  }
}
