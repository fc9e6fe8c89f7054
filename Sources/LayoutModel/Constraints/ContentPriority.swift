/// A priority that binds a view to the size of its content; `rawValue` is its property in the layout language.
public enum ContentPriority: String, Sendable, Hashable {
  /// The priority with which the view is no larger than its content.
  case hugging
  /// The priority with which the view is no smaller than its content.
  case compression

  /// The name in words: `compression resistance`.
  package var words: String { self == .hugging ? "hugging" : "compression resistance" }
}

extension View {
  /// The priority on each axis.
  package subscript(priority: ContentPriority) -> PerAxis<Double> {
    get { priority == .hugging ? hugging : compression }
    set { if priority == .hugging { hugging = newValue } else { compression = newValue } }
  }

  /// The priority that a conflict names on an axis: the required one of the two, or compression resistance if both are
  /// required.
  package func strictContentPriority(_ axis: Axis) -> ContentPriority {
    compression[axis] >= Priority.required ? .compression : .hugging
  }
}
