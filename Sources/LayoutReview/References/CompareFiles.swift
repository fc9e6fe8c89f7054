import CairoRendering
import ImageComparison
import LayoutChanges
import LayoutPipeline

struct ComparedBytes {
  var verdict = Verdict.same
  var change: FileChange?
  var difference: [UInt8]?
}

/// Compares a file with its reference by pixels, lines or bytes, depending on the format.
///
/// - Parameters:
///   - options: returns the tolerances, which apply only to pixels.
///   - known: returns the views' positions in both pictures, if known; called only if the pictures differ.
func compareBytes(
  expected: [UInt8], actual: [UInt8], of format: OutputFormat, options: () -> ComparisonOptions,
  known: () -> KnownPictures?
) -> ComparedBytes {
  guard case .picture(let picture) = format, picture.hasPixels else {
    if expected == actual { return ComparedBytes() }
    let areTexts = [expected, actual].allSatisfy { String(validating: $0, as: UTF8.self) != nil }
    let lines = areTexts ? LineDifference(expected: expected, actual: actual) : nil
    return ComparedBytes(verdict: .different, change: lines.map(FileChange.lines) ?? .bytes)
  }
  do throws(PNGReadingError) {
    let options = options()
    let new = try PNGFile(actual)
    if options.ignoresAll(of: PixelSize(width: new.size.width, height: new.size.height)) {
      return ComparedBytes(
        verdict: .failed, change: .unreadable("the whole picture is ignored, so nothing can be compared"))
    }
    if expected == actual { return ComparedBytes() }
    let old = try PNGFile(expected)
    let plain = try [old, new].map { file throws(PNGReadingError) in
      ComparedPicture(
        name: "", png: file, bitmap: try decodePNG(file), metadata: nil, animation: try file.animation())
    }
    let compared = comparePictures(plain[0], plain[1], options, known)
    if compared.verdict != .same { return compared }
    let unseen = invisibleDifferences(expected: plain[0], actual: plain[1]).filter {
      !($0.isOfProfile && options.ignoresProfiles)
    }
    guard let first = unseen.first else { return compared }
    return ComparedBytes(
      verdict: .different, change: .unseen(first.text("the reference", "the new picture")))
  } catch {
    return ComparedBytes(verdict: .failed, change: .unreadable("\(error)"))
  }
}

private func comparePictures(
  _ expected: ComparedPicture, _ actual: ComparedPicture, _ options: ComparisonOptions,
  _ known: () -> KnownPictures?
) -> ComparedBytes {
  let change: FileChange
  switch compare(expected: expected.bitmap, actual: actual.bitmap, options: options) {
  case .identical: return ComparedBytes()
  case .tolerated(let difference): return ComparedBytes(change: .pixels(PixelChange(difference)))
  case .differentSizes(let expected, let actual): change = .sizes(expected: expected, actual: actual)
  case .different(let difference): change = .pixels(PixelChange(difference))
  }
  let (old, new) =
    known()?.pictures(expected: expected.bitmap, actual: actual.bitmap) ?? (expected, actual)
  // If drawing the difference picture fails because the picture would exceed the size limit, the result has none.
  let difference = try? DifferenceStyle.difference.picture(expected: old, actual: new, options: options)
  return ComparedBytes(verdict: .different, change: change, difference: difference)
}

extension PixelChange {
  /// Creates a change from the difference of two pictures. The change counts the differing pixels that are not
  /// tolerated or, if there are none, the tolerated ones.
  fileprivate init(_ found: PixelDifference) {
    self.init(
      count: found.count > 0 ? found.count : found.excused.total, ratio: found.ratio,
      bounds: found.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0), largest: found.largest)
  }
}
