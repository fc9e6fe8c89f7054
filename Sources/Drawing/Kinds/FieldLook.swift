extension KindLook {
  static let field = KindLook(
    tint: { theme, _, _, _ in theme.field }, cornerRadius: { $0.fieldCorner }, text: .leading,
    textInset: { $0.fieldInset })
}
