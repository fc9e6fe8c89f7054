internal import Graphics
internal import LayoutModel

/// A name that has to be placed.
struct WantedName {
  /// The position of its view in the drawing order.
  var position: Int
  /// The name's words; `nil` where the view shows its name anyway and only badges are missing.
  var name: String?
  var badges: [BadgeWords]
  /// Indicates whether the view shows a text, beside which its name is a caption.
  var showsText: Bool
  /// The tags measured so far, each once, and only when it may fit.
  private var tags: [(size: Double, isStacked: Bool, tag: NameTag)] = []

  init(position: Int, name: String?, badges: [BadgeWords], showsText: Bool) {
    self.position = position
    self.name = name
    self.badges = badges
    self.showsText = showsText
  }

  typealias Trial = (size: Double, isStacked: Bool)

  /// The ways to write it: larger before smaller, badges beside the name before badges below it.
  func trials(of sizes: [Double]) -> [Trial] {
    if badges.isEmpty || name == nil { return sizes.map { ($0, false) } }
    return sizes.flatMap { [($0, false), ($0, true)] }
  }

  /// Its tag, where that is no wider than a given width.
  mutating func tag(
    _ trial: Trial, within room: Double, weight: TextStyle.Weight, measuring measurer: any TextMeasurer
  ) -> NameTag? {
    // Widths grow nearly with the font size, so that what cannot fit need not be measured.
    let known = tags.last { $0.isStacked == trial.isStacked }
    if let known, known.tag.size.width / known.size * trial.size > 1.05 * room { return nil }
    let tag = tag(trial, weight: weight, measuring: measurer)
    return tag.size.width <= room ? tag : nil
  }

  private mutating func tag(
    _ trial: Trial, weight: TextStyle.Weight, measuring measurer: any TextMeasurer
  ) -> NameTag {
    if let known = tags.first(where: { $0.size == trial.size && $0.isStacked == trial.isStacked }) {
      return known.tag
    }
    let tag = NameTag(
      name, fontSize: trial.size, weight: weight, badges: badges, isStacked: trial.isStacked,
      measuring: measurer)
    tags.append((trial.size, trial.isStacked, tag))
    return tag
  }
}
