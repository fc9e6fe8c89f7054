/// The sizes that views in an Interface Builder file use as their content sizes.
public enum ContentSizes: String, Sendable, Hashable, CaseIterable {
  /// The saved size if it is near the measured size; otherwise the measured size.
  case nearest
  /// The size that Xcode saved in the file.
  case saved
  /// The size that `layoutdraw` measures, with text in the typeface that it uses instead of San Francisco.
  case measured
}
