internal import Graphics
internal import LayoutModel

extension SolvedLayout {
  /// Where an attribute lies, in the canvas's coordinates; the length itself for a width or a height.
  func place(of item: Item) -> Double {
    let frame = frames[item.view.index]
    let isLeftToRight = canvas.direction == .leftToRight
    switch item.attribute {
    case .left: return frame.x
    case .right: return frame.maxX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .leading: return isLeftToRight ? frame.x : frame.maxX
    case .trailing: return isLeftToRight ? frame.maxX : frame.x
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline, .lastBaseline:
      // Text is centred in its frame.
      guard let text = texts[item.view.index] else { return frame.maxY }
      let baseline = item.attribute == .firstBaseline ? text.firstBaseline : text.lastBaseline
      return frame.midY + baseline - text.height / 2
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return withinMargins(item)
    }
  }

  private func withinMargins(_ item: Item) -> Double {
    let inner = frameWithinMargins(of: item.view)
    let isLeftToRight = canvas.direction == .leftToRight
    switch item.attribute {
    case .leftMargin: return inner.x
    case .rightMargin: return inner.maxX
    case .topMargin: return inner.y
    case .bottomMargin: return inner.maxY
    case .leadingMargin: return isLeftToRight ? inner.x : inner.maxX
    case .trailingMargin: return isLeftToRight ? inner.maxX : inner.x
    case .centerXWithinMargins: return inner.midX
    default: return inner.midY
    }
  }

  /// A view's frame less its layout margins; it may be inside out.
  func frameWithinMargins(of view: ViewID) -> Rect {
    let frame = frames[view.index]
    let margins = view == .root ? canvas.margins : layout[view].margins
    let isLeftToRight = canvas.direction == .leftToRight
    return Rect(
      minX: frame.x + (isLeftToRight ? margins.leading : margins.trailing), minY: frame.y + margins.top,
      maxX: frame.maxX - (isLeftToRight ? margins.trailing : margins.leading),
      maxY: frame.maxY - margins.bottom)
  }

  /// Whether a constraint between two attributes counts from the right: under right-to-left, one on a leading or
  /// trailing edge.
  func isMirrored(_ first: Attribute, _ second: Attribute?) -> Bool {
    canvas.direction == .rightToLeft && (first.isDirectionalSide || second?.isDirectionalSide == true)
  }
}

extension Attribute {
  /// The edge that a margin is measured from; others are their own.
  var edge: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
