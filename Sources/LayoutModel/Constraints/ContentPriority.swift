/// A kind of priority with which a view keeps the size of its content; `rawValue` is its keyword in layout files.
public enum ContentPriority: String, Sendable, Hashable {
  /// The priority with which a view resists becoming larger than its content.
  case hugging
  /// The priority with which a view resists becoming smaller than its content.
  case compression

  package var words: String { self == .hugging ? "hugging" : "compression resistance" }
}

extension View {
  package subscript(priority: ContentPriority) -> PerAxis<Double> {
    get { priority == .hugging ? hugging : compression }
    set { if priority == .hugging { hugging = newValue } else { compression = newValue } }
  }

  /// Returns the priority to lower in a conflict with the view's content size: compression resistance if it is
  /// required, otherwise hugging.
  package func strictContentPriority(_ axis: Axis) -> ContentPriority {
    compression[axis] >= Priority.required ? .compression : .hugging
  }
}
