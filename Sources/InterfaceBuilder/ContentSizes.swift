/// The source of the content sizes of views in an Interface Builder file.
public enum ContentSizes: String, Sendable, Hashable, CaseIterable {
  /// The saved size if it is near the measured size; otherwise the measured size.
  case nearest
  /// The size that Xcode saved in the file.
  case saved
  /// The measured size, with texts in the typeface that replaces San Francisco.
  case measured
}
