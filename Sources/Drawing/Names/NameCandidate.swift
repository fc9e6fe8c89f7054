internal import Graphics
internal import LayoutModel

struct NameCandidate {
  /// The position of the name's view in the drawing order.
  let position: Int
  /// The name to draw; `nil` if the view already shows its name and needs only badges.
  let name: String?
  let badges: [BadgeWords]
  /// Indicates whether the view shows a text or a control.
  let showsText: Bool
  /// The tags (the name with its badges, in one font size) measured so far.
  private var tags: [(trial: Trial, tag: NameTag)] = []

  init(position: Int, name: String?, badges: [BadgeWords], showsText: Bool) {
    (self.position, self.name, self.badges, self.showsText) = (position, name, badges, showsText)
  }

  typealias Trial = (size: Double, isStacked: Bool)

  /// Returns the ways to draw the name, best first: in each font size, with the badges after the name and then below
  /// it.
  func trials(of sizes: [Double]) -> [Trial] {
    if badges.isEmpty || name == nil { return sizes.map { ($0, false) } }
    return sizes.flatMap { [($0, false), ($0, true)] }
  }

  mutating func tag(
    _ trial: Trial, within room: Double, theme: Theme, measuring measurer: any TextMeasurer
  ) -> NameTag? {
    if let known = tags.first(where: { $0.trial == trial }) {
      return known.tag.size.width <= room ? known.tag : nil
    }
    // A tag's width is nearly proportional to its font size, so tags that are clearly too wide are not measured.
    let known = tags.last { $0.trial.isStacked == trial.isStacked }
    if let known, known.tag.size.width / known.trial.size * trial.size > 1.05 * room { return nil }
    let tag = NameTag(
      name, fontSize: trial.size, badges: badges, isStacked: trial.isStacked, theme: theme,
      measuring: measurer)
    tags.append((trial, tag))
    return tag.size.width <= room ? tag : nil
  }
}
