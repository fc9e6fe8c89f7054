extension KindLook {
  static let guide = KindLook(tint: { theme, _, _, _ in theme.guide }, dash: { $0.guideDash })
}
