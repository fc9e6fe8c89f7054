extension KindLook {
  /// A filled rectangle labeled with its name: in a neutral color that depends on depth where it has subviews, and
  /// otherwise in one of the theme's tints.
  static let view = KindLook(tint: { theme, depth, sibling, hasSubviews in
    hasSubviews
      ? theme.container(atDepth: depth) : theme.leaves[sibling % theme.leaves.count]
  })
}
