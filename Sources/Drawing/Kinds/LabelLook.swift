extension KindLook {
  /// Text, with a hairline that shows how large its frame is.
  static let label = KindLook(
    tint: { theme, _, _, _ in theme.label }, strokeWidth: { $0.hairline }, text: .leading)
}
