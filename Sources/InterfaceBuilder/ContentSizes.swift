/// Where the content sizes of an Interface Builder file's views come from.
public enum ContentSizes: String, Sendable, Hashable, CaseIterable {
  /// As saved where that is near what text and font ask for, else measured.
  case nearest
  /// As saved.
  case saved
  /// As measured, with the pinned typeface standing in for Apple's.
  case measured
}
