extension KindLook {
  static let box = KindLook(
    tint: { theme, _, sibling, _ in theme.leaves[sibling % theme.leaves.count] }, text: .centered,
    textInset: { _ in 3 }, textIsName: true)
}
