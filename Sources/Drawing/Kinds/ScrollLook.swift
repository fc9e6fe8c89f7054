extension KindLook {
  static let scroll = KindLook(tint: { theme, depth, _, _ in
    theme.container(atDepth: depth)
  })
}
