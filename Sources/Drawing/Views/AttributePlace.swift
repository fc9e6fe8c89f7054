internal import Graphics
internal import LayoutModel

extension SolvedLayout {
  /// The position of an attribute in the canvas's coordinates; for a width or a height, the length itself.
  func place(of item: Item) -> Double {
    let frame = rect(of: item.view, item.guide)
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
      return item.guide == nil || item.guide == .frame ? baseline(item) : frame.maxY
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return withinMargins(item)
    }
  }

  private func baseline(_ item: Item) -> Double {
    let view = StackBaselines(layout)?.source(of: item.view, item.attribute) ?? item.view
    let frame = frames[view.index]
    let isFirst = item.attribute == .firstBaseline
    if let baselines = layout[view].ownBaselines {
      return isFirst ? frame.y + baselines.first : frame.maxY - baselines.last
    }
    // Text is centered in its frame.
    guard let text = texts[view.index] else { return frame.maxY }
    return frame.midY + (isFirst ? text.firstBaseline : text.lastBaseline) - text.height / 2
  }

  private func withinMargins(_ item: Item) -> Double {
    let inner = withinMargins(rect(of: item.view, item.guide), of: item.view)
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

  /// Returns whether a constraint between two attributes is measured from the right: in a layout from right to left,
  /// this holds for leading and trailing edges.
  func isMirrored(_ first: Attribute, _ second: Attribute?) -> Bool {
    canvas.direction == .rightToLeft && (first.isDirectionalSide || second?.isDirectionalSide == true)
  }
}

extension Attribute {
  /// The edge that a margin is measured from; any other attribute is itself.
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
