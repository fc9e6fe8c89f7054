/// A rectangle that every view, or every scroll, has besides its frame, and that constraints can tie.
public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
  /// The part of the view, in the final layout, that the canvas's safe area leaves free.
  case safeArea
  /// The view without its layout margins.
  case margins
  /// A scroll's content.
  case content
  /// The view itself, also where a scroll's subview would speak of the content.
  case frame
  /// The view within its margins, where text lines do not get too long to read: UIKit's readable content guide.
  case readable
  /// What the keyboard covers: without one, what lies below the safe area.
  case keyboard

  /// The greatest width of `readable`, in points.
  public static let readableWidth = 672.0
}
