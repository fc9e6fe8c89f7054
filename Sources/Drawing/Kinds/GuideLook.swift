extension KindLook {
  /// A dashed outline without a fill: a layout guide.
  static let guide = KindLook(tint: { theme, _, _, _ in theme.guide }, dash: { $0.guideDash })
}
