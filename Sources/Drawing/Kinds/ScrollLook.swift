extension KindLook {
  /// A rectangle that shows a part of its content.
  static let scroll = KindLook(tint: { theme, depth, _, _ in
    theme.container(atDepth: depth)
  })
}
