extension KindLook {
  /// Text with a hairline around its frame.
  static let label = KindLook(
    tint: { theme, _, _, _ in theme.label }, strokeWidth: { $0.hairline }, text: .leading)
}
