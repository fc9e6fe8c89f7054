/// The origin of the content sizes of an Interface Builder file's views.
public enum ContentSizes: String, Sendable, Hashable, CaseIterable {
  /// The saved size where that is near the size that text and font need, else the measured one.
  case nearest
  /// The saved size.
  case saved
  /// The measured size, with the pinned typeface in place of Apple's.
  case measured
}
