/// A layout guide: a rectangle of a view that constraints can refer to. Only scroll views have `content` and `frame`.
public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
  /// The part of the view, in the final layout, that lies in the canvas's safe area.
  case safeArea
  /// The view inset by its layout margins.
  case margins
  /// A scroll view's content.
  case content
  /// The view itself, even where a scroll view's subview would otherwise refer to the content.
  case frame
  /// UIKit's readable content guide: the view within its margins, narrowed so that lines of text are not too long to
  /// read.
  case readable
  /// The area that the keyboard covers; without a keyboard, the area below the safe area.
  case keyboard

  /// The greatest width of `readable`, in points.
  public static let readableWidth = 672.0
}
