extension KindLook {
  static let image = KindLook(tint: { theme, _, _, _ in theme.image }, isCrossed: true)
}
