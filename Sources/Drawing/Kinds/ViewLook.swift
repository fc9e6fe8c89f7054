extension KindLook {
  /// A filled rectangle labeled with the view's name. A view with subviews has a neutral color that depends on its
  /// depth; a view without subviews has one of the theme's tints.
  static let view = KindLook(tint: { theme, depth, sibling, hasSubviews in
    hasSubviews
      ? theme.container(atDepth: depth) : theme.leaves[sibling % theme.leaves.count]
  })
}
