import LayoutModel

extension VisualFormat {
  /// The axis of a line, and the edges that its connections relate.
  struct Direction: Equatable {
    var axis: Axis
    /// The first edge of each view in the direction of the line, such as `leading`.
    var start: Attribute
    var end: Attribute
    var startMargin: Attribute
    var endMargin: Attribute
    /// Indicates whether coordinates decrease along the line, as in a right-to-left line.
    var isReversed = false
    var countsFromBaselines = false

    var size: Attribute { axis == .horizontal ? .width : .height }

    static let leadingToTrailing = Direction(
      axis: .horizontal, start: .leading, end: .trailing,
      startMargin: .leadingMargin, endMargin: .trailingMargin)
    static let leftToRight = Direction(
      axis: .horizontal, start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
    static let rightToLeft = Direction(
      axis: .horizontal, start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin,
      isReversed: true)
    static let topToBottom = Direction(
      axis: .vertical, start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
  }
}
