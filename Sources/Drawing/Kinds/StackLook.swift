extension KindLook {
  /// A hairline around what it arranges: UIStackView draws nothing of its own.
  static let stack = KindLook(
    tint: { theme, depth, _, _ in
      var tint = theme.container(atDepth: depth)
      (tint.fill, tint.pattern) = (nil, nil)
      return tint
    }, strokeWidth: { $0.hairline })
}
