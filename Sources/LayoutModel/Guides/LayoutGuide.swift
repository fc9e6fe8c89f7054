/// A rectangle of a view that constraints can refer to.
public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
  /// The part of the view, in the final layout, that lies in the canvas's safe area.
  case safeArea
  /// The view inset by its layout margins.
  case margins
  /// A scroll view's content.
  case content
  /// A scroll view's frame, as opposed to its content.
  case frame
  /// UIKit's readable content guide: the area within the margins, limited to a readable width.
  case readable
  /// The keyboard's area, which is the area below the safe area because no keyboard is shown.
  case keyboard

  /// The maximum width of `readable`, in points.
  public static let readableWidth = 672.0
}
