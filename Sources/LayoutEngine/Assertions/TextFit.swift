import Graphics
public import LayoutModel

/// The result of checking whether a text fits its view.
public enum TextFit: Sendable, Equatable {
  /// The text fits, or the view has no text.
  case fits
  /// The text ends in an ellipsis; `width` is the view's actual width, and `needed` is its intrinsic content width,
  /// both in points. `needed` is `nil` if the view may have more than one line, or has no intrinsic content width.
  case cutShort(needed: Double?, width: Double)
  /// The text is taller than its view; both heights are in points.
  case tooTall(textHeight: Double, height: Double)
}

extension SolvedLayout {
  /// Returns how a view's text fits its frame; the name of a box always fits, because drawing shrinks or moves the
  /// name.
  ///
  /// - Parameter tolerance: the largest difference that counts as rounding, in points.
  public func textFit(of view: ViewID, tolerance: Double) -> TextFit {
    textFit(of: view, texts[view.index], in: frames[view.index], tolerance: tolerance)
  }

  package func textFit(of view: ViewID, _ text: MeasuredText?, in frame: Rect, tolerance: Double) -> TextFit {
    guard let text, layout[view].kind != .box else { return .fits }
    if text.isTruncated {
      let needed = layout[view].lineLimit == 1 ? intrinsicSizes[view.index].horizontal : nil
      return .cutShort(needed: needed, width: frame.width)
    }
    if text.height > frame.height + tolerance,
      layout[view].knownContent(textWidth: text.width)?.holds(text, in: frame) != true
    {
      return .tooTall(textHeight: text.height, height: frame.height)
    }
    return .fits
  }
}
