extension OpenRange {
  /// The place where a range is shown: in a message after “may be”, or in a picture's legend, which has room for
  /// little more than numbers.
  package enum RangeContext { case message, legend }

  /// The range in words: `0 to 276`, `8 or more`, `anything`; in a legend `at least 8`. All messages and legends take
  /// their words from here.
  ///
  /// - Parameter number: formats a number.
  package func words(in context: RangeContext, _ number: (Double) -> String) -> String {
    guard isSought else {
      return context == .message
        ? "more than one value (finding out which would take too long)" : "not determined"
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
