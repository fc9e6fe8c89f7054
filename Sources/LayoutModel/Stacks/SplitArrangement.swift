public import Diagnostics

/// The panes of an NSSplitView and the dividers between them.
public struct SplitArrangement {
  /// A view on one side of a divider.
  public struct Pane {
    /// The view.
    public var view: ViewID
    /// The length along the split view's axis that the pane keeps if nothing else determines it, in points; `nil` if
    /// the pane shares the remaining space equally with the other panes that have no length.
    public var length: Double?
    /// The priority with which the pane keeps its length, from 1 to 999.
    public var holdingPriority: Double

    /// Creates a pane.
    public init(_ view: ViewID, length: Double?, holdingPriority: Double = Self.usualHoldingPriority) {
      (self.view, self.length) = (view, length)
      self.holdingPriority = min(999, max(1, holdingPriority))
    }

    /// The holding priority of panes for which none is set.
    public static let usualHoldingPriority = 250.0
  }

  /// The axis along which the panes lie.
  public var axis: Axis
  /// The space between two panes, in points.
  public var dividerThickness: Double

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the panes lie.
  ///   - dividerStyle: AppKit's name of the dividers' style, such as `thin`; `nil` for thick dividers.
  public init(axis: Axis, dividerStyle: String?) {
    self.axis = axis
    dividerThickness =
      switch dividerStyle {
      case "thin": 1
      case "paneSplitter": 10
      default: 9
      }
  }

  /// Returns constraints that place the panes in the split view.
  ///
  /// - Parameters:
  ///   - notation: the notation of the constraints.
  ///   - span: returns the source range of the constraints that place the given pane.
  public func constraints(
    placing panes: [Pane], in split: ViewID, notation: NotationName, span: (ViewID) -> SourceSpan
  ) -> [Constraint] {
    var constraints: [Constraint] = []
    func constrain(
      _ view: ViewID, _ attribute: Attribute, _ second: Item?, plus constant: Double = 0,
      at priority: Double = Priority.required
    ) {
      constraints.append(
        Constraint(
          .items(first: Item(view, attribute), second: second, multiplier: 1, constant: constant), .equal,
          priority: priority, notation: notation, span: span(view)))
    }
    var last: ViewID?
    let sharing = panes.first { $0.length == nil }
    for pane in panes {
      for edge in [axis.other.start, axis.other.end] { constrain(pane.view, edge, Item(split, edge)) }
      if let last {
        constrain(pane.view, axis.start, Item(last, axis.end), plus: dividerThickness)
      } else {
        constrain(pane.view, axis.start, Item(split, axis.start))
      }
      if let length = pane.length {
        constrain(pane.view, axis.size, nil, plus: length, at: pane.holdingPriority)
      } else if let sharing, sharing.view != pane.view {
        constrain(pane.view, axis.size, Item(sharing.view, axis.size), at: pane.holdingPriority)
      }
      last = pane.view
    }
    if let last { constrain(last, axis.end, Item(split, axis.end)) }
    return constraints
  }
}
