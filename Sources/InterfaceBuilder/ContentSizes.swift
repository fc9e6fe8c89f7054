/// The origin of the content sizes of an Interface Builder file's views.
public enum ContentSizes: String, Sendable, Hashable, CaseIterable {
  /// The saved size if it is near the measured size; otherwise the measured size.
  case nearest
  /// The saved size.
  case saved
  /// The measured size: the text is measured in the pinned typeface, which replaces Apple's.
  case measured
}
