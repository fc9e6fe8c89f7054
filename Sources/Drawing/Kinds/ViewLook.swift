extension KindLook {
  /// A filled rectangle labeled with its name: neutral by depth where it holds others, tinted where not.
  static let view = KindLook(tint: { theme, depth, sibling, hasSubviews in
    hasSubviews
      ? theme.container(atDepth: depth) : theme.leaves[sibling % theme.leaves.count]
  })
}
