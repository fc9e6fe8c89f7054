extension OpenRange {
  package enum RangeContext { case message, legend }

  /// Returns the range in words, with numbers formatted by `number`: `8 or more` in a message, `at least 8` in a
  /// legend.
  package func words(in context: RangeContext, _ number: (Double) -> String) -> String {
    guard isSought else {
      return context == .message
        ? "any of several values (finding the range would take too long)" : "not determined"
    }
    return switch (lower.map(number), upper.map(number), context) {
    case (let lower?, let upper?, _): "\(lower) to \(upper)"
    case (let lower?, nil, .message): "\(lower) or more"
    case (let lower?, nil, .legend): "at least \(lower)"
    case (nil, let upper?, .message): "\(upper) or less"
    case (nil, let upper?, .legend): "at most \(upper)"
    case (nil, nil, _): "anything"
    }
  }
}
