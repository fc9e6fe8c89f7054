import ApprovedText
import Graphics
import Testing

@testable import ImageComparison

@Suite struct ComparisonReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var options = ComparisonOptions.exact
  }

  static let cases = [
    Case(testDescription: "exact"),
    Case(testDescription: "threshold", options: ComparisonOptions(threshold: 0.2, mostPixels: 400)),
    Case(testDescription: "antialiasing", options: ComparisonOptions(ignoresAntialiasing: true)),
    Case(
      testDescription: "ignored",
      options: ComparisonOptions(
        threshold: 0.03, mostRatio: 0.05, ignoresAntialiasing: true,
        ignored: [
          PixelRect(x: 3, y: 50, width: 30, height: 30), PixelRect(x: 50, y: -2, width: 4, height: 9),
        ])),
  ]

  private static func shapes(_ ground: UInt8, _ ink: UInt8) -> (expected: Bitmap, actual: Bitmap) {
    var (old, new) = (gray(60, 56, ground), gray(60, 56, ground))
    // Each of these edges moves by half a pixel. A straight edge counts as antialiasing if it is at most 32 pixels
    // long; a longer edge counts as moved.
    old.fill(ink, x: 2, y: 2, width: 32, height: 3)
    new.fill(ink, x: 2, y: 2.5, width: 32, height: 3)
    old.fill(ink, x: 2, y: 9, width: 33, height: 3)
    new.fill(ink, x: 2, y: 9.5, width: 33, height: 3)
    old.fill(ink, x: 50, y: 0, width: 3, height: 33)
    new.fill(ink, x: 50.5, y: 0, width: 3, height: 33)
    old.fill(ink, x: 56, y: 4, width: 3, height: 32)
    new.fill(ink, x: 56.5, y: 4, width: 3, height: 32)
    old.fillDisc(ink, x: 10, y: 24, radius: 7)
    new.fillDisc(ink, x: 10.25, y: 24, radius: 7)
    for column in 20..<40 {
      old.set((ink, ink, ink, 255), column, 16)
      new.set((ink, ink, ink, 255), column, 19)
      old.set((ink, 90, 0, 255), column, 22)
    }
    for row in 25..<37 {
      for column in 24..<34 { old.set((10, 130, 200, 255), column, row) }
      for column in 24..<44 { new.set((10, 130, 200, 255), column, row) }
    }
    for row in 40..<49 {
      for column in 2..<12 {
        old.set((200, 100, 50, 90), column, row)
        new.set((200, 100, 50, 91), column, row)
      }
      for column in 16..<26 {
        old.set((255, 0, 0, 255), column, row)
        new.set((0, 160, 0, 255), column, row)
      }
      for column in 30..<36 { new.set((7, 7, 7, 0), column, row) }
    }
    // Pixels also differ in the corners and at the lower edge of the picture.
    for (column, row) in [(0, 0), (59, 0), (0, 55), (59, 55)] { new.set((0, 0, 0, 255), column, row) }
    for column in 20..<24 { new.set((ground - 9, ground, ground, 255), column, 55) }
    return (old, new)
  }

  @Test(arguments: cases) func lightAndDark(_ test: Case) throws {
    var text = ""
    for (ground, ink) in [(255, 40), (30, 240)] as [(UInt8, UInt8)] {
      let (old, new) = Self.shapes(ground, ink)
      text += described(old, new, test.options)
    }
    #expect(try difference(of: text, fromReference: "\(test.testDescription)") == nil)
  }

  @Test func otherSizes() throws {
    var (old, new) = (gray(24, 9, 250), gray(14, 14, 250))
    for column in 4..<24 {
      for row in 2..<6 { old.set((20, 20, 20, 255), column, row) }
    }
    for row in 4..<14 {
      for column in 9..<12 { new.set((90, 20, 20, 255), column, row) }
      for column in 0..<9 where row > 8 { new.set((20, 90, 20, 255), column, row) }
    }
    let ignored = ComparisonOptions(ignored: [PixelRect(x: 20, y: 3, width: 9, height: 9)])
    let overlay = map(overlayImage(expected: old, actual: new))
    #expect(
      try difference(
        of: described(old, new, .exact) + described(new, old, ignored) + "overlay\n" + overlay,
        fromReference: "sizes") == nil)
  }

  /// Some of these 16-bit samples differ, but become equal when they are rounded to 8 bits.
  @Test func deepPixels() throws {
    let (width, height) = (9, 3)
    var (old, new) = ([UInt16](), [UInt16]())
    for place in 0..<width * height {
      let level = UInt16(place) * 2000
      old += [level, level, level, place % 9 == 8 ? 0 : 65535]
      let change = UInt16([0, 1, 100, 257, 2570, 9000, 0, 0, 77][place % 9])
      new += [level + change, level, level, place % 9 == 8 ? 0 : place % 9 == 7 ? 60000 : 65535]
    }
    let (a, b) = (
      Bitmap(width: width, height: height, deepPixels: old),
      Bitmap(width: width, height: height, deepPixels: new)
    )
    let ignored = ComparisonOptions(threshold: 0.02, ignored: [PixelRect(x: 0, y: 1, width: 5, height: 1)])
    let shallow = Bitmap(width: width, height: height, pixels: a.pixels)
    #expect(
      try difference(
        of: described(a, b, .exact) + described(a, b, ignored) + described(shallow, b, .exact)
          + described(a, a, .exact), fromReference: "deep") == nil)
  }

  private func described(_ old: Bitmap, _ new: Bitmap, _ options: ComparisonOptions) -> String {
    let found = compare(expected: old, actual: new, options: options)
    var lines = [found.isSame ? "same" : "different"]
    if let difference = found.difference {
      lines += [
        "\(difference.count) pixels, \(difference.ratio), bounds \(difference.bounds.map { "\($0)" } ?? "none")",
        "largest \(difference.largest), perceived \(difference.perceived)",
        "excused: \(difference.excused.belowThreshold) below the threshold, \(difference.excused.antialiasing) of antialiasing, \(difference.excused.ignored) ignored",
      ]
      lines += difference.regions.map { "\($0.count) pixels in \($0.bounds)" }
    }
    let picture = differencePicture(expected: old, actual: new, options: options)
    lines.append("signs: \(picture.signs.map(\.words).joined(separator: ", "))")
    return lines.joined(separator: "\n") + "\n" + map(picture.bitmap)
  }

  private func map(_ bitmap: Bitmap) -> String {
    var colors: [[UInt8]] = []
    var lines: [String] = []
    for row in 0..<bitmap.height {
      lines.append("")
      for column in 0..<bitmap.width {
        let color = bitmap.channels(column, row)
        let place = colors.firstIndex(of: color) ?? colors.count
        if place == colors.count { colors.append(color) }
        lines[row].unicodeScalars.append(Unicode.Scalar(UInt8(place == 0 ? 0x2E : 0x40 + place)))
      }
    }
    for (place, color) in colors.enumerated() {
      lines.append(
        "\(Unicode.Scalar(UInt8(place == 0 ? 0x2E : 0x40 + place))) \(color.map(String.init).joined(separator: " "))"
      )
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
