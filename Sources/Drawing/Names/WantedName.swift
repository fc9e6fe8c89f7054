internal import LayoutModel

/// A name that has to be placed.
struct WantedName {
  /// Of its view, in the drawing order.
  var position: Int
  /// `nil` where the view shows its name anyway and only badges are missing.
  var name: String?
  var badges: [BadgeWords]
  /// Whether the view shows a text, beside which its name is a caption.
  var showsText: Bool
  /// Each measured once, and only when it may fit.
  private var tags: [(size: Double, isStacked: Bool, tag: NameTag)] = []

  init(position: Int, name: String?, badges: [BadgeWords], showsText: Bool) {
    self.position = position
    self.name = name
    self.badges = badges
    self.showsText = showsText
  }

  /// The first tag within a width that is accepted: larger before smaller, badges beside the name before badges
  /// below it.
  mutating func firstTag(
    of sizes: [Double], within room: Double, theme: Theme, measuring measurer: any TextMeasurer,
    where accept: (NameTag) -> Bool
  ) -> NameTag? {
    let variants = badges.isEmpty || name == nil ? [false] : [false, true]
    for size in sizes {
      for isStacked in variants {
        // Widths grow with the font size, near enough to pass over what cannot fit without measuring it.
        let known = tags.last { $0.isStacked == isStacked }
        if let known, known.tag.size.width / known.size * size > 1.05 * room { continue }
        let tag = tag(size: size, isStacked: isStacked, theme: theme, measuring: measurer)
        if tag.size.width <= room, accept(tag) { return tag }
      }
    }
    return nil
  }

  private mutating func tag(
    size: Double, isStacked: Bool, theme: Theme, measuring measurer: any TextMeasurer
  ) -> NameTag {
    if let known = tags.first(where: { $0.size == size && $0.isStacked == isStacked }) { return known.tag }
    let tag = NameTag(
      name, fontSize: size, weight: theme.nameWeight, badges: badges, isStacked: isStacked,
      measuring: measurer)
    tags.append((size, isStacked, tag))
    return tag
  }
}
