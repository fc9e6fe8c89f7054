extension KindLook {
  /// The look of a stack view: a dotted hairline around the arranged views.
  static let stack = KindLook(
    tint: { theme, depth, _, _ in
      var tint = theme.container(atDepth: depth)
      (tint.fill, tint.pattern, tint.dash) = (nil, nil, theme.label.dash)
      return tint
    }, strokeWidth: { $0.hairline })
}
