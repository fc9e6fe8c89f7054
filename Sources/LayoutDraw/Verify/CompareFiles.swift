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
  if expected == actual { return ComparedBytes() }
  guard case .picture(let picture) = format, picture.hasPixels else {
    let areTexts = [expected, actual].allSatisfy { String(validating: $0, as: UTF8.self) != nil }
    let lines = areTexts ? LineDifference(expected: expected, actual: actual) : nil
    return ComparedBytes(verdict: .different, change: lines.map(FileChange.lines) ?? .bytes)
  }
  do throws(PNGReadingError) {
    return comparePictures(expected: try decodePNG(expected), actual: try decodePNG(actual), options())
  } catch {
    return ComparedBytes(verdict: .failed, change: .unreadable("\(error)"))
  }
}

private func comparePictures(
  expected: Bitmap, actual: Bitmap, _ options: ComparisonOptions
) -> ComparedBytes {
  let all = PixelRect(x: 0, y: 0, width: actual.width, height: actual.height)
  if options.ignored.contains(where: { $0.clipped(to: actual.pixelSize) == all }) {
    return ComparedBytes(verdict: .failed, change: .unreadable("nothing is compared: all of it is ignored"))
  }
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
