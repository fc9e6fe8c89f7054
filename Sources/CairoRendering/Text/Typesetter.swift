import Graphics
import LayoutModel
import Platform

/// The fonts and the caches of shaped text, shared by measuring and drawing. Thread-safe.
final class Typesetter: @unchecked Sendable {
  static let shared = Typesetter(FontPlaces.ofThisMachine())

  private let places: FontPlaces
  private let lock = Lock()
  private let fallback: FallbackFonts
  /// The fonts opened so far, by weight; `face` is `nil` if no font is installed.
  private var faces: [(weight: TextStyle.Weight, face: FontFace?)] = []
  private var shaped = BoundedCache<ShapedKey, ShapedLine>(limit: 1 << 20)
  private var widths = BoundedCache<ShapedKey, Double>(limit: 1 << 22)
  private var breakables = BoundedCache<ShapedKey, BreakableParagraph>(limit: 1 << 20)
  private var texts = BoundedCache<String, [String]>(limit: 1 << 20)
  /// The most recent line that was too long for the cache, stored because measuring needs it repeatedly.
  private var lastLong: (key: ShapedKey, line: ShapedLine)?
  private var lastBreakable: (key: ShapedKey, paragraph: BreakableParagraph)?
  private var missing: Set<Unicode.Scalar> = []

  private struct ShapedKey: Hashable {
    var text: String
    var weight: TextStyle.Weight
    var spacing = 0.0

    init(text: String, weight: TextStyle.Weight) { (self.text, self.weight) = (text, weight) }

    init(_ text: String, _ style: TextStyle) {
      self.init(text: text, weight: style.weight)
      if style.tracking != 0, style.size > 0 { spacing = style.tracking / style.size }
    }
  }

  init(_ places: FontPlaces) {
    self.places = places
    fallback = FallbackFonts(folders: places.others)
  }

  /// Shapes a text as a single line, replacing line breaks with spaces.
  func shape(_ line: String, _ style: TextStyle) -> ShapedLine {
    let shaped = shape(line, weight: style.weight)
    guard style.tracking != 0, style.size > 0 else { return shaped }
    return shaped.spaced(by: style.tracking / style.size, in: primaryFace(style.weight))
  }

  func shape(_ line: String, weight: TextStyle.Weight) -> ShapedLine {
    // For ASCII, the plain shaper is faster than a search in the cache.
    if let plain = primaryFace(weight)?.plainLine(line) { return plain }
    let key = ShapedKey(text: line, weight: weight)
    if let known = lock({ known(key) }) { return known }
    let fonts = FontChoice(
      primary: primaryFace(weight),
      fallback: { [self] scalar, request in lock { fallback.face(for: scalar, request) } },
      weight: weight.openTypeValue)
    let result = shapeLine(singleLine(line), fonts)
    remember(result, key)
    return result
  }

  func width(of line: String, _ style: TextStyle) -> Double {
    if style.tracking == 0, let width = primaryFace(style.weight)?.plainWidth(line) { return width }
    if line.utf8.count <= Self.longestKept { return shape(line, style).width }
    let key = ShapedKey(line, style)
    if let known = lock({ widths[key] }) { return known }
    let width = shape(line, style).width
    lock { widths.keep(width, for: key, cost: line.utf8.count) }
    return width
  }

  /// Returns a shaped paragraph that can be broken into lines of any width.
  func breakable(_ paragraph: String, _ style: TextStyle) -> BreakableParagraph {
    let key = ShapedKey(paragraph, style)
    if let known = lock({ known(breakable: key) }) { return known }
    let breakable = BreakableParagraph(
      paragraph, shaped: shape(paragraph, style), isSpaced: key.spacing != 0)
    lock {
      lastBreakable = (key, breakable)
      breakables.keep(breakable, for: key, cost: paragraph.utf8.count)
    }
    return breakable
  }

  private func known(breakable key: ShapedKey) -> BreakableParagraph? {
    breakables[key] ?? (lastBreakable?.key == key ? lastBreakable?.paragraph : nil)
  }

  func paragraphs(of text: String) -> [String] {
    if isOneParagraph(text) { return [text] }
    if let known = lock({ texts[text] }) { return known }
    let paragraphs = CairoRendering.paragraphs(of: text)
    lock { texts.keep(paragraphs, for: text, cost: text.utf8.count) }
    return paragraphs
  }

  /// Returns the font of Latin text; `nil` if no font is installed.
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

  var warnings: [FontWarning] {
    var warnings: [FontWarning] = []
    let regular = primaryFace(.regular)
    let isPinned = lock { PinnedFont.candidates(for: .regular, in: places.pinned).contains(where: opens) }
    if !isPinned { warnings.append(.pinnedFontMissing(used: regular?.family)) }
    if PangoLibrary.isMissing { warnings.append(.pangoMissing) }
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

  private static let longestKept = 512

  private func remember(_ line: ShapedLine, _ key: ShapedKey) {
    lock {
      // Ignore missing ASCII characters, because they are missing only if another font was chosen for a whole sequence,
      // such as a keycap emoji.
      if missing.count < 256 { missing.formUnion(line.missing.filter { !$0.isASCII }) }
      let bytes = key.text.utf8.count
      if bytes > Self.longestKept {
        lastLong = (key, line)
      } else {
        shaped.keep(line, for: key, cost: bytes + 32)
      }
    }
  }
}
