public import Diagnostics

/// The rows, columns and cells of an NSGridView.
public struct GridArrangement {
  /// A row or a column.
  public struct Line {
    /// The guide whose frame is that of the row or column.
    public var guide: ViewID
    /// The height of a row or the width of a column, in points; `nil` if it depends on the contents.
    public var length: Double?
    /// The distance that is added to the spacing before and after the line, in points.
    public var padding = (before: 0.0, after: 0.0)
    /// Indicates whether the line takes no space.
    public var isHidden = false

    /// Creates a row or column whose length depends on its contents.
    public init(_ guide: ViewID) { self.guide = guide }
  }

  /// The place of a view in its cell, on one axis. The leading edge is the top on the vertical axis.
  public enum Placement: String, Sendable {
    /// At the leading edge, in the center or at the trailing edge; from edge to edge; or, with `none`, anywhere inside.
    case none, leading, center, trailing, fill

    /// Creates the placement that AppKit calls `name`, such as `top` or `leading`.
    init?(appKit name: String) {
      self.init(rawValue: name == "top" ? "leading" : name == "bottom" ? "trailing" : name)
    }
  }

  /// A cell with a view. A merged cell has several rows or columns.
  public struct Cell {
    /// The view in the cell.
    public var view: ViewID
    /// The indices of the cell's rows and columns.
    public var rows, columns: ClosedRange<Int>
    /// The place of the view in the cell.
    let x, y: Placement
    /// The baseline with which the view is aligned with the other views of its row; `nil` if it is not aligned.
    let baseline: Attribute?

    /// Creates a cell.
    ///
    /// - Parameter settings: returns the values that the cell, its row or column, and the grid have for a property of
    ///   AppKit, in this order. The first of these values that is neither `nil` nor `inherited` is used.
    public init(
      _ view: ViewID, rows: ClosedRange<Int>, columns: ClosedRange<Int>,
      settings: (_ property: String, _ axis: Axis) -> [String?]
    ) {
      (self.view, self.rows, self.columns) = (view, rows, columns)
      func setting(_ property: String, _ axis: Axis) -> String? {
        settings(property, axis).compactMap { $0 }.first { $0 != "inherited" }
      }
      x = setting("xPlacement", .horizontal).flatMap(Placement.init(appKit:)) ?? .leading
      y = setting("yPlacement", .vertical).flatMap(Placement.init(appKit:)) ?? .leading
      switch setting("rowAlignment", .vertical) {
      case "firstBaseline": baseline = .firstBaseline
      case "lastBaseline": baseline = .lastBaseline
      default: baseline = nil
      }
    }
  }

  /// The spacing between rows and columns of a grid for which none is set, in points.
  public static let spacing = 6.0
  /// The priority with which rows and columns are as short as possible.
  public static let shrinking = 49.0

  private let notation: NotationName
  private let span: (ViewID) -> SourceSpan
  private var rows: [Line] = []
  private var columns: [Line] = []
  /// For each row with baseline alignment, by row index, the first view that is aligned in it.
  private var baselines: [Int: ViewID] = [:]
  /// Indicates whether the last row and the last column take the space that remains in the grid, so that the layout is
  /// not ambiguous. AppKit documents no rule for this space.
  public var givesSpaceToLast = false
  /// The constraints that the grid has made so far.
  public private(set) var constraints: [Constraint] = []

  /// Creates a grid without rows.
  ///
  /// - Parameters:
  ///   - notation: the notation of the grid's constraints.
  ///   - span: returns the source range of a constraint whose first item belongs to the given view.
  public init(notation: NotationName, span: @escaping (ViewID) -> SourceSpan) {
    (self.notation, self.span) = (notation, span)
  }

  /// Adds constraints that place the rows and columns in the grid.
  public mutating func add(
    rows: [Line], spacing rowSpacing: Double, columns: [Line], spacing columnSpacing: Double, to grid: ViewID
  ) {
    (self.rows, self.columns) = (rows, columns)
    add(columns, to: grid, .horizontal, columnSpacing)
    add(rows, to: grid, .vertical, rowSpacing)
  }

  private mutating func add(_ lines: [Line], to grid: ViewID, _ axis: Axis, _ spacing: Double) {
    var last: Line?
    for line in lines {
      constrain(line.guide, axis.other.start, .equal, Item(grid, axis.other.start))
      constrain(line.guide, axis.other.end, .equal, Item(grid, axis.other.end))
      let start = last.map { Item($0.guide, axis.end) } ?? Item(grid, axis.start)
      if line.isHidden {
        constrain(line.guide, axis.start, .equal, start)
        constrain(line.guide, axis.size, .equal, nil, plus: 0)
        continue
      }
      let gap = last.map { spacing + $0.padding.after + line.padding.before } ?? line.padding.before
      constrain(line.guide, axis.start, .equal, start, plus: gap)
      if let length = line.length {
        constrain(line.guide, axis.size, .equal, nil, plus: length)
      } else {
        let isLast = line.guide == lines.last?.guide
        constrain(
          line.guide, axis.size, .equal, nil, plus: 0,
          at: Self.shrinking + (givesSpaceToLast ? isLast ? 0.25 : 0.5 : 0))
      }
      last = line
    }
    if let last { constrain(last.guide, axis.end, .equal, Item(grid, axis.end), plus: -last.padding.after) }
  }

  /// Adds constraints that place a view in its cell.
  ///
  /// If all rows of the cell are hidden, the constraints set only the view's top, not its height. If all columns are
  /// hidden, they set only its leading edge, not its width.
  public mutating func add(_ cell: Cell) {
    let (row, last) = (rows[cell.rows.lowerBound], rows[cell.rows.upperBound])
    let (column, lastColumn) = (columns[cell.columns.lowerBound], columns[cell.columns.upperBound])
    if isHidden(columns[cell.columns]) {
      constrain(cell.view, .leading, .equal, Item(column.guide, .leading))
    } else {
      place(cell.view, cell.x, from: column, to: lastColumn, .horizontal)
    }
    if isHidden(rows[cell.rows]) {
      return constrain(cell.view, .top, .equal, Item(row.guide, .top))
    }
    guard let baseline = cell.baseline else {
      return place(cell.view, cell.y, from: row, to: last, .vertical)
    }
    place(cell.view, .none, from: row, to: last, .vertical)
    if let first = baselines[cell.rows.lowerBound] {
      constrain(cell.view, baseline, .equal, Item(first, baseline))
    } else {
      baselines[cell.rows.lowerBound] = cell.view
    }
    // In a row that is taller than the view, this weak constraint keeps the view at the top.
    constrain(cell.view, .top, .equal, Item(row.guide, .top), at: Self.shrinking - 4)
  }

  /// Returns whether all rows or all columns of a cell are hidden.
  public func isHidden(_ cell: Cell) -> Bool { isHidden(rows[cell.rows]) || isHidden(columns[cell.columns]) }

  private func isHidden(_ lines: ArraySlice<Line>) -> Bool { lines.allSatisfy(\.isHidden) }

  private mutating func place(
    _ view: ViewID, _ placement: Placement, from first: Line, to last: Line, _ axis: Axis
  ) {
    let (start, end) = (Item(first.guide, axis.start), Item(last.guide, axis.end))
    constrain(view, axis.start, [.leading, .fill].contains(placement) ? .equal : .greaterOrEqual, start)
    constrain(view, axis.end, [.trailing, .fill].contains(placement) ? .equal : .lessOrEqual, end)
    guard placement == .center else { return }
    if first.guide == last.guide {
      return constrain(view, axis.middle, .equal, Item(first.guide, axis.middle))
    }
    constraints.append(
      Constraint(
        .terms(
          [
            Constraint.Term(1, Item(view, axis.middle)), Constraint.Term(-0.5, start),
            Constraint.Term(-0.5, end),
          ], constant: 0), .equal, notation: notation, span: span(view)))
  }

  private mutating func constrain(
    _ view: ViewID, _ attribute: Attribute, _ relation: Relation, _ second: Item?, plus constant: Double = 0,
    at priority: Double = Priority.required
  ) {
    constraints.append(
      Constraint(
        .items(first: Item(view, attribute), second: second, multiplier: 1, constant: constant),
        relation, priority: priority, notation: notation, span: span(view)))
  }
}
