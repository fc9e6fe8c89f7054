import CairoRendering
import ImageComparison

/// What came of comparing a file, and a picture of where it differs.
struct ComparedBytes {
  var verdict = Verdict.same
  var change: FileChange?
  var difference: [UInt8]?
}

/// Compares a file with its reference: pixels, lines of text, or bytes, as the format has it.
///
/// - Parameter options: asked for where pixels are compared.
func compareBytes(
  expected: [UInt8], actual: [UInt8], of format: OutputFormat, options: () -> ComparisonOptions
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
        verdict: .failed, change: .unreadable("nothing is compared: all of it is ignored"))
    }
    // What was just drawn can be read, so that its like need not be.
    if expected == actual { return ComparedBytes() }
    let old = try PNGFile(expected)
    let compared = comparePictures(
      expected: try decodePNG(old), actual: try decodePNG(new), options)
    if compared.verdict != .same { return compared }
    let unseen = unseenDifferences(
      profiles: (old.colorProfile, new.colorProfile),
      animations: (try old.animation(), try new.animation())
    ).filter { !($0.isOfProfile && options.ignoresProfiles) }
    guard let first = unseen.first else { return compared }
    return ComparedBytes(
      verdict: .different, change: .unseen(first.text("the reference", "what the layout makes")))
  } catch {
    return ComparedBytes(verdict: .failed, change: .unreadable("\(error)"))
  }
}

private func comparePictures(
  expected: Bitmap, actual: Bitmap, _ options: ComparisonOptions
) -> ComparedBytes {
  let change: FileChange
  switch compare(expected: expected, actual: actual, options: options) {
  case .identical: return ComparedBytes()
  case .tolerated(let difference): return ComparedBytes(change: .pixels(PixelChange(difference)))
  case .differentSizes(let expected, let actual): change = .sizes(expected: expected, actual: actual)
  case .different(let difference): change = .pixels(PixelChange(difference))
  }
  return ComparedBytes(
    verdict: .different, change: change,
    difference: encodePNG(differenceImage(expected: expected, actual: actual, options: options)))
}

extension PixelChange {
  /// Of what was let pass, all that differs counts.
  fileprivate init(_ found: PixelDifference) {
    self.init(
      count: found.count > 0 ? found.count : found.excused.total, ratio: found.ratio,
      bounds: found.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0), largest: found.largest)
  }
}
