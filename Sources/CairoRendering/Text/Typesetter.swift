import Graphics
import LayoutModel

/// Fonts, and what was shaped with them: the one source of text for measuring and for drawing.
///
/// Thread-safe. Answers depend only on the question and the fonts that are installed.
final class Typesetter: @unchecked Sendable {
  /// With this machine's fonts, found when it is first used.
  static let shared = Typesetter(FontPlaces.ofThisMachine())

  private let places: FontPlaces
  private let lock = Lock()
  private let fallback: FallbackFonts
  /// Of the weights that were asked for; a list, since they are four at most.
  private var faces: [(weight: TextStyle.Weight, face: FontFace?)] = []
  private var shaped: [ShapedKey: ShapedLine] = [:]
  private var shapedBytes = 0
  /// The last line that is too long to be kept with others: measuring asks for it again and again.
  private var lastLong: (key: ShapedKey, line: ShapedLine)?
  private var missing: Set<Unicode.Scalar> = []

  private struct ShapedKey: Hashable {
    var text: String
    var weight: TextStyle.Weight
  }

  init(_ places: FontPlaces) {
    self.places = places
    fallback = FallbackFonts(folders: places.others)
  }

  /// A line as glyphs in a style; control characters and line breaks in it are not drawn.
  func shape(_ line: String, _ style: TextStyle) -> ShapedLine {
    let shaped = shape(line, weight: style.weight)
    guard style.tracking != 0, style.size > 0 else { return shaped }
    return shaped.spaced(by: style.tracking / style.size, in: primaryFace(style.weight))
  }

  /// The same without tracking.
  func shape(_ line: String, weight: TextStyle.Weight) -> ShapedLine {
    let key = ShapedKey(text: line, weight: weight)
    if let known = lock({ known(key) }) { return known }
    let fonts = FontChoice(
      primary: primaryFace(weight),
      fallback: { [self] scalar, wish in lock { fallback.face(for: scalar, wish) } },
      weight: weight.openTypeValue)
    let result = shapeLine(singleLine(line), fonts)
    remember(result, key)
    return result
  }

  /// The font of text that is not of another script; `nil` where no font is installed.
  func primaryFace(_ weight: TextStyle.Weight) -> FontFace? {
    lock {
      if let known = faces.first(where: { $0.weight == weight }) { return known.face }
      let face =
        pinnedFace(weight) ?? pinnedFace(.regular)
        ?? fallback.face(for: "A", .init(language: "en", isEmoji: false, weight: weight.openTypeValue))
      faces.append((weight, face))
      return face
    }
  }

  /// What is to be said about the fonts, as far as they were used.
  var warnings: [FontWarning] {
    var warnings: [FontWarning] = []
    let regular = primaryFace(.regular)
    let isPinned = lock { PinnedFont.candidates(for: .regular, in: places.pinned).contains(where: opens) }
    if !isPinned { warnings.append(.pinnedFontMissing(used: regular?.family)) }
    if PangoLibrary.isMissed { warnings.append(.pangoMissing) }
    return lock {
      for weight in TextStyle.Weight.allCases where isPinned && faces.contains(where: { $0.weight == weight })
      {
        if !PinnedFont.candidates(for: weight, in: places.pinned).contains(where: opens) {
          warnings.append(.weightMissing(weight))
        }
      }
      if !missing.isEmpty { warnings.append(.noGlyph(missing.sorted())) }
      return warnings
    }
  }

  /// The files of all fonts that were used so far, sorted.
  var fontFiles: [String] {
    lock { Set(faces.compactMap { $0.face?.path } + fallback.usedFiles).sorted() }
  }

  private func opens(_ candidate: PinnedFont.Candidate) -> Bool { isReadable(candidate.path) }

  private func pinnedFace(_ weight: TextStyle.Weight) -> FontFace? {
    for candidate in PinnedFont.candidates(for: weight, in: places.pinned) where opens(candidate) {
      switch candidate.kind {
      case .single:
        if let face = FontFace(path: candidate.path) { return face }
      case .variable:
        if let face = FontFace(path: candidate.path, weight: weight.openTypeValue) { return face }
      case .collection:
        let style = PinnedFont.styleName(weight)
        let index = FontLibrary.faceIndex(in: candidate.path, family: PinnedFont.family, style: style)
        if let index, let face = FontFace(path: candidate.path, index: index) { return face }
      }
    }
    return nil
  }

  private func known(_ key: ShapedKey) -> ShapedLine? {
    if key.text.utf8.count <= Self.longestKept { return shaped[key] }
    return lastLong?.key == key ? lastLong?.line : nil
  }

  /// In bytes of text.
  private static let longestKept = 512

  /// Keeps short lines, at most some ten megabytes of glyphs; forgetting changes the speed only.
  private func remember(_ line: ShapedLine, _ key: ShapedKey) {
    lock {
      if missing.count < 256 { missing.formUnion(line.missing) }
      let bytes = key.text.utf8.count
      guard bytes <= Self.longestKept else {
        lastLong = (key, line)
        return
      }
      if shapedBytes > 1 << 20 {
        shaped.removeAll(keepingCapacity: true)
        shapedBytes = 0
      }
      shaped[key] = line
      shapedBytes += bytes + 32
    }
  }
}
