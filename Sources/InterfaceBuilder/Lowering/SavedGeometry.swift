import Graphics
import LayoutModel

/// The frames that Xcode saved, in the root's coordinates.
struct SavedGeometry {
  private(set) var frames: [Rect] = []
  var alignmentRects: [Rect] = []

  init(_ views: [InterfaceView]) {
    for view in views {
      var frame = view.savedFrame ?? .zero
      if let parent = view.parent {
        let superview = frames[parent]
        if view.savedFrame == nil, view.role == .content || view.role == .gridLine {
          frame = Rect(x: 0, y: 0, width: superview.width, height: superview.height)
        }
        frame.x += superview.x
        frame.y += superview.y
      } else {
        (frame.x, frame.y) = (0, 0)
      }
      frames.append(frame)
      var rect = frame.inset(by: view.overhang)
      (rect.width, rect.height) = (max(0, rect.width), max(0, rect.height))
      alignmentRects.append(rect)
    }
  }
}

extension SavedGeometry {
  func alignmentRect(_ view: Int, in superview: Int?) -> Rect? {
    guard let superview else { return nil }
    var rect = alignmentRects[view]
    rect.x -= alignmentRects[superview].x
    rect.y -= alignmentRects[superview].y
    return rect
  }
}

extension Rect {
  func inset(by insets: EdgeInsets) -> Rect {
    extended(
      by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

extension InterfaceView {
  /// The distances by which the frame extends beyond the alignment rectangle; 0 for a control, whose distances depend
  /// on the version of macOS, and for some views if they have a custom class.
  var fixedOverhang: EdgeInsets {
    switch entry.overhang {
    case .fixed(let insets): insets
    case .unlessCustom(let insets): hasCustomClass ? EdgeInsets(all: 0) : insets
    case .control: EdgeInsets(all: 0)
    }
  }
}
