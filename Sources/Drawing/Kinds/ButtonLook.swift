extension KindLook {
  static let button = KindLook(
    tint: { theme, _, _, _ in theme.button }, cornerRadius: { $0.buttonCorner }, text: .centered,
    textInset: { _ in 4 })
}
