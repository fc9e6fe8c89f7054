import Graphics
public import LayoutModel

/// Whether a view's text has the room that it needs.
public enum TextFit: Sendable, Equatable {
  /// Also where a view sets no text.
  case fits
  /// It ends in an ellipsis; the widths are in points, the needed one unknown where text wraps.
  case cutShort(needed: Double?, width: Double)
  /// It is taller than its view; in points.
  case tooTall(textHeight: Double, height: Double)
}

extension SolvedLayout {
  /// How a view's text fits its frame. A box's name always does: drawing shrinks or moves it.
  ///
  /// - Parameter tolerance: in points; less is rounding.
  public func textFit(of view: ViewID, tolerance: Double) -> TextFit {
    textFit(of: view, texts[view.index], in: frames[view.index], tolerance: tolerance)
  }

  /// The same of another text in another frame.
  package func textFit(of view: ViewID, _ text: MeasuredText?, in frame: Rect, tolerance: Double) -> TextFit {
    guard let text, layout[view].kind != .box else { return .fits }
    if text.isTruncated {
      return .cutShort(needed: intrinsicSizes[view.index].horizontal, width: frame.width)
    }
    if text.height > frame.height + tolerance,
      layout[view].knownContent(textWidth: text.width)?.holds(text, in: frame) != true
    {
      return .tooTall(textHeight: text.height, height: frame.height)
    }
    return .fits
  }
}
