extension KindLook {
  static let view = KindLook(tint: { theme, depth, sibling, hasSubviews in
    hasSubviews
      ? theme.container(atDepth: depth) : theme.leaves[sibling % theme.leaves.count]
  })
}
