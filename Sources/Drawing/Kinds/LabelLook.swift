extension KindLook {
  static let label = KindLook(
    tint: { theme, _, _, _ in theme.label }, strokeWidth: { $0.hairline }, text: .leading)
}
