public import Graphics

extension SolvedLayout {
  /// Returns the rectangle of a view, or of one of its guides, in canvas coordinates. A guide's width or height is
  /// negative if the margins are larger than the view, or if the view lies outside the safe area.
  public func rect(of view: ViewID, _ guide: LayoutGuide? = nil) -> Rect {
    let frame = frames[view.index]
    switch guide {
    case nil, .frame?: return frame
    case .safeArea?: return safeArea(of: view)
    case .margins?: return withinMargins(frame, of: view)
    case .content?:
      let size = contentSizes[view.index] ?? frame.size
      return Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    case .readable?:
      var rect = withinMargins(frame, of: view)
      let spare = rect.width - LayoutGuide.readableWidth
      if spare > 0 { (rect.x, rect.width) = (rect.x + spare / 2, LayoutGuide.readableWidth) }
      return rect
    case .keyboard?:
      return Rect(minX: frame.x, minY: safeArea(of: view).maxY, maxX: frame.maxX, maxY: frame.maxY)
    }
  }

  /// Returns `rect` inset by a view's layout margins.
  public func withinMargins(_ rect: Rect, of view: ViewID) -> Rect {
    let margins = layout.margins(of: view, on: canvas)
    return Rect(
      minX: rect.x + margins.left, minY: rect.y + margins.top, maxX: rect.maxX - margins.right,
      maxY: rect.maxY - margins.bottom)
  }

  /// Returns the part of a view within the canvas's safe area, with a negative size if the view lies outside the area.
  public func safeArea(of view: ViewID) -> Rect {
    let (frame, root, safe) = (frames[view.index], frames[0], canvas.safeArea)
    var (left, top) = (root.x + safe.left, root.y + safe.top)
    var (right, bottom) = (root.maxX - safe.right, root.maxY - safe.bottom)
    if view != .root {
      (left, top) = (max(left, frame.x), max(top, frame.y))
      (right, bottom) = (min(right, frame.maxX), min(bottom, frame.maxY))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
