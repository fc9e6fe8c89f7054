internal import Graphics
internal import LayoutModel

/// The tags of one name at several font sizes, each measured once and only when it may fit.
struct TagSizes<Measurer: TextMeasurer> {
  let name: WantedName
  let weight: TextStyle.Weight
  let measurer: Measurer
  private var made: [(size: Double, isStacked: Bool, tag: NameTag)] = []

  init(of name: WantedName, theme: Theme, measuring measurer: Measurer) {
    self.name = name
    weight = theme.nameWeight
    self.measurer = measurer
  }

  /// The first tag within a width that is accepted: larger before smaller, badges beside the name before badges
  /// below it.
  mutating func first(of sizes: [Double], within room: Double, where accept: (NameTag) -> Bool) -> NameTag? {
    let variants = name.badges.isEmpty || name.name == nil ? [false] : [false, true]
    for size in sizes {
      for isStacked in variants {
        // Widths grow with the font size, near enough to pass over what cannot fit without measuring it.
        let known = made.last { $0.isStacked == isStacked }
        if let known, known.tag.size.width / known.size * size > 1.05 * room { continue }
        let tag = tag(size: size, isStacked: isStacked)
        if tag.size.width <= room, accept(tag) { return tag }
      }
    }
    return nil
  }

  private mutating func tag(size: Double, isStacked: Bool) -> NameTag {
    if let known = made.first(where: { $0.size == size && $0.isStacked == isStacked }) { return known.tag }
    let tag = NameTag(
      name.name, fontSize: size, weight: weight, badges: name.badges, isStacked: isStacked,
      measuring: measurer)
    made.append((size, isStacked, tag))
    return tag
  }
}
