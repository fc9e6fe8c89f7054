internal import Graphics

extension KindLook {
  /// The look of a control, without a background unless the file sets one.
  static let control = KindLook(
    tint: { theme, depth, _, _ in
      var tint = theme.container(atDepth: depth)
      (tint.fill, tint.pattern) = (nil, nil)
      return tint
    }, strokeWidth: { $0.hairline })

  static let bar = KindLook(
    tint: { theme, depth, _, _ in theme.container(atDepth: depth) }, strokeWidth: { $0.hairline })

  static let divider = KindLook(
    tint: { theme, _, _, _ in
      Theme.Tint(
        fill: theme.faintLine(theme.sheet.ink, on: theme.sheet.fill ?? theme.lightInk), stroke: nil,
        ink: theme.sheet.ink)
    })
}
