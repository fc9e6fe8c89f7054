extension KindLook {
  /// A hairline around what it arranges: UIStackView draws nothing of its own.
  static let stack = KindLook(
    tint: { theme, depth, _, _ in
      var tint = theme.containers[(depth - 1) % theme.containers.count]
      (tint.fill, tint.pattern) = (nil, nil)
      return tint
    }, strokeWidth: { $0.hairline })
}
