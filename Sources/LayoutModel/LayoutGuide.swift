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
}
