extension KindLook {
  /// A filled rectangle labeled with its name. A view with subviews has a neutral color that depends on its depth;
  /// another view has one of the theme's tints.
  static let view = KindLook(tint: { theme, depth, sibling, hasSubviews in
    hasSubviews
      ? theme.container(atDepth: depth) : theme.leaves[sibling % theme.leaves.count]
  })
}
