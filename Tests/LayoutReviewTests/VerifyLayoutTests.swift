import CairoRendering
import Diagnostics
import Drawing
import Graphics
import ImageComparison
import LayoutChanges
import LayoutPipeline
import LayoutReview
import Testing

struct VerifyLayoutTests {
  static let text = "canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n"
  static let twoCanvases = "canvas \"x\" 40x30\ncanvas \"y\" 50x30\nview a\n|-[a]-|\nV:|-[a]-|\n"

  func references(of text: String, formats: [OutputFormat] = Self.formats) -> [String: [UInt8]] {
    verify(text, against: [:], formats: formats).drawn
  }

  private static let places = [
    (0, 0), (79, 0), (0, 59), (79, 59), (40, 0), (40, 59), (0, 30), (79, 30), (40, 30),
  ]

  private func withPicture(
    _ change: (inout Bitmap) -> Void, tolerance: PictureTolerance = PictureTolerance()
  ) throws -> VerifiedFile {
    var references = references(of: Self.text)
    var picture = try decodePNG(try #require(references["t/a.png"]))
    change(&picture)
    references["t/a.png"] = encodePNG(picture)
    let verified = LayoutVerifier(formats: Self.formats, tolerance: tolerance).verify(
      SourceText(name: "Samples/t/a.layout", text: Self.text), name: "t/a", path: "a.layout"
    ) { references[$0].map(ReferenceContent.bytes) ?? .missing }
    return try #require(verified.cases.first?.files.first)
  }

  @Test(arguments: Self.places)
  func onePixelOffByOneDiffers(x: Int, y: Int) throws {
    for channel in 0..<4 {
      let file = try withPicture { $0.pixels[(y * 80 + x) * 4 + channel] ^= 1 }
      #expect(file.verdict == .different)
      guard case .pixels(let change) = file.change else { throw Wrong() }
      #expect(change.count == 1 && change.largest == 1 && (change.bounds.x, change.bounds.y) == (x, y))
    }
  }

  @Test(arguments: [(79, 60), (80, 59), (81, 60), (80, 61)])
  func oneDimensionOffByOneDiffers(width: Int, height: Int) throws {
    let blank = [UInt8](repeating: 255, count: width * height * 4)
    let file = try withPicture { $0 = Bitmap(width: width, height: height, pixels: blank) }
    #expect(file.verdict == .different)
    let sizes = FileChange.sizes(
      expected: PixelSize(width: width, height: height), actual: PixelSize(width: 80, height: 60))
    #expect(file.change == sizes)
  }

  @Test func everyFillOffByOneDiffers() throws {
    let file = try withPicture { picture in
      for index in picture.pixels.indices where index % 4 != 3 && picture.pixels[index] > 0 {
        picture.pixels[index] -= 1
      }
    }
    #expect(file.verdict == .different)
  }

  @Test func toleratedDifferencesAreReported() throws {
    let one = { (picture: inout Bitmap) in picture.pixels[(30 * 80 + 40) * 4] ^= 1 }
    for options in [
      ComparisonOptions(threshold: 0.1), ComparisonOptions(mostPixels: 1),
      ComparisonOptions(ignored: [PixelRect(x: 40, y: 30, width: 1, height: 1)]),
    ] {
      let file = try withPicture(one, tolerance: PictureTolerance(options))
      #expect(file.verdict == .same && file.change != nil)
    }
    #expect(try withPicture(one, tolerance: PictureTolerance(ignoredViews: ["a"])).verdict == .same)
    #expect(try withPicture(one, tolerance: PictureTolerance(ignoredViews: ["b"])).verdict == .different)
    let corner = { (picture: inout Bitmap) in picture.pixels[0] ^= 1 }
    #expect(try withPicture(corner, tolerance: PictureTolerance(ignoredViews: ["a"])).verdict == .different)
    let all = ComparisonOptions(ignored: [PixelRect(x: -1, y: 0, width: 100, height: 100)])
    #expect(try withPicture(one, tolerance: PictureTolerance(all)).verdict == .failed)
  }

  private static let padded = """
    canvas 120x60
    let pad = 8
    view save { w = 40, h = 20, tt = 4 }
    view hint { w = 30, h = 20, tt = 4 }
    |-pad-[save]-[hint]

    """
  private static let padded16 = padded.replacing("let pad = 8", with: "let pad = 16")

  private func causes(of text: String, against old: String, base: String? = nil) -> [VerifiedCause] {
    let references = references(of: old)
    return LayoutVerifier(formats: Self.formats).verify(
      SourceText(name: "Samples/t/a.layout", text: text), name: "t/a", path: "Samples/t/a.layout",
      base: { base.map { SourceText(name: "Samples/t/a.layout", text: $0) } }
    ) { path in references[path].map(ReferenceContent.bytes) ?? .missing }.cases.flatMap(\.causes)
  }

  @Test func framesOfTheReferenceShowWhatMoved() {
    #expect(
      causes(of: Self.padded16, against: Self.padded)
        == [
          VerifiedCause("'save' moved 8 right (declared on line 3)", line: 3, followers: ["'hint' followed"])
        ])
  }

  @Test func theSourceOfTheReferenceShowsTheEdit() {
    #expect(
      causes(of: Self.padded16, against: Self.padded, base: Self.padded)
        == [
          VerifiedCause("'save' moved 8 right: line 2, 'pad' 8 → 16", line: 2, followers: ["'hint' followed"])
        ])
  }

  @Test func anotherSourceProvesNothing() {
    let other = Self.padded.replacing("let pad = 8", with: "let pad = 12")
    #expect(
      causes(of: Self.padded16, against: Self.padded, base: other).map(\.text)
        == ["'save' moved 8 right (declared on line 3)"])
  }

  @Test(arguments: [
    ("pad = 8", "pad = 16"), ("canvas 120x60", "canvas 140x60"),
    ("let pad = 8", "let pad = 8\nview out { ll = -20, tt = 5, w = h = 10 }\nlet more = 8"),
  ])
  func theDifferenceIsDrawnFromFrames(change: (old: String, new: String)) throws {
    let new = Self.padded.replacing(change.old, with: change.new)
    let verified = verify(new, against: references(of: Self.padded))
    let found = try #require(verified.evidence.first { $0.place == "difference/t/a.png" }).bytes
    func picture(_ text: String, isKnown: Bool = true) throws -> ComparedPicture {
      let file = try solve(SourceText(name: "a", text: text))
      let known = try ComparedPicture(
        of: file.canvases[0], in: file, drawing: DrawingOptions(), scale: 2, measuring: PangoTextMeasurer())
      let png = encodePNG(known.bitmap, pixelsPerPoint: 2)
      return isKnown
        ? known : ComparedPicture(name: "", png: try PNGFile(png), bitmap: known.bitmap, metadata: nil)
    }
    let style = try #require(DifferenceStyle.all.first { $0.name == "difference" })
    let wanted = try style.picture(
      expected: picture(Self.padded), actual: picture(new), options: .exact)
    let plain = try style.picture(
      expected: picture(Self.padded, isKnown: false), actual: picture(new, isKnown: false), options: .exact)
    #expect(try decodePNG(found) == decodePNG(wanted))
    #expect(found != plain)
  }

  @Test func eachCanvasHasItsOwnCauses() {
    let two = "canvas \"x\" 40x30\ncanvas \"y\" 60x30\nview a\n|-[a]-|\nV:|-[a]-|\na.width >= 30 ~ 999\n"
    let verified = verify(
      two.replacing("60x30", with: "80x30"), against: references(of: two))
    #expect(verified.cases.map(\.verdict) == [.same, .different, .different])
    #expect(
      verified.cases.map { $0.causes.map(\.text) }
        == [[], ["the canvas is 80x30 instead of 60x30", "'a' got 20 wider (declared on line 3)"], []])
  }

  static let formats = OutputFormat.all.filter { ["png", "json"].contains($0.name) }

  func verify(
    _ text: String, against references: [String: [UInt8]], formats: [OutputFormat] = Self.formats
  ) -> VerifiedLayout {
    LayoutVerifier(formats: formats).verify(
      SourceText(name: "Samples/t/a.layout", text: text), name: "t/a", path: "Samples/t/a.layout"
    ) { path in references[path].map(ReferenceContent.bytes) ?? .missing }
  }

  @Test func sameBytesAreSame() throws {
    let verified = verify(Self.text, against: references(of: Self.text))
    let item = try #require(verified.cases.first)
    #expect(verified.cases.count == 1 && item.verdict == .same && item.files.count == 2)
    #expect(verified.evidence.isEmpty && verified.drawn.isEmpty)
  }

  @Test func otherBytesOfTheSamePixelsAreSame() throws {
    var references = references(of: Self.text)
    let picture = try decodePNG(try #require(references["t/a.png"]))
    references["t/a.png"] = encodePNG(picture, pixelsPerPoint: 7)
    let verified = verify(Self.text, against: references)
    #expect(verified.cases.map(\.verdict) == [.same])
    // The pixels are the same, but the bytes of the file are not, so `drawn` contains the new file.
    #expect(Array(verified.drawn.keys) == ["t/a.png"])
  }

  @Test func withoutReferencesNothingPasses() {
    let verified = verify(Self.text, against: [:])
    #expect(verified.cases.flatMap(\.files).map(\.verdict) == [.missing, .missing])
    #expect(verified.evidence.map(\.place) == ["actual/t/a.png", "actual/t/a.json"])
  }

  @Test func oneMovedEdgeIsADifference() throws {
    let verified = verify(
      Self.text.replacing("V:|-[a]-|", with: "V:|-[a]-9-|"), against: references(of: Self.text))
    let files = try #require(verified.cases.first).files
    #expect(files.map(\.verdict) == [.different, .different])
    guard case .pixels(let change) = files[0].change else { throw Wrong() }
    #expect(change.count > 0 && change.bounds.width <= 48)
    guard case .lines(let lines) = files[1].change else { throw Wrong() }
    #expect(lines.expected.count == 1 && lines.actual.count == 1)
    #expect(
      Set(verified.evidence.map(\.place))
        == [
          "expected/t/a.png", "actual/t/a.png", "difference/t/a.png", "expected/t/a.json", "actual/t/a.json",
        ])
  }

  private struct Wrong: Error {}

  @Test(arguments: [0, 7, 20, -1])
  func aReferenceThatIsNotAPictureFails(length: Int) throws {
    var references = references(of: Self.text)
    let png = try #require(references["t/a.png"])
    references["t/a.png"] = length < 0 ? Array(png.dropLast(20)) : Array(png.prefix(length))
    let file = try #require(verify(Self.text, against: references).cases.first?.files.first)
    #expect(file.verdict == .failed)
    guard case .unreadable = file.change else { throw Wrong() }
  }

  @Test func aPictureForEachCanvas() {
    let verified = verify(Self.twoCanvases, against: references(of: Self.twoCanvases))
    #expect(verified.cases.map(\.name) == ["t/a-x", "t/a-y", "t/a"])
    #expect(verified.cases.allSatisfy { $0.verdict == .same })
  }

  @Test func aPairIsTwoPictures() throws {
    let pair = "// draw: --dark-pair\n" + Self.text
    var references = references(of: pair)
    #expect(references.keys.sorted() == ["t/a.json", "t/a.png", "t/a~dark.png"])
    #expect(references["t/a.png"] == self.references(of: Self.text)["t/a.png"])
    let dark = self.references(of: "// draw: --theme dark\n" + Self.text)["t/a.png"]
    #expect(references["t/a~dark.png"] == dark)
    #expect(verify(pair, against: references).cases.allSatisfy { $0.verdict == .same })
    references["t/a~dark.png"] = references["t/a.png"]
    let cases = verify(pair, against: references).cases
    #expect(cases.filter { $0.verdict == .different }.map(\.name) == ["t/a~dark"])
    #expect(cases.allSatisfy { $0.layout?.name == "t/a" })
  }

  @Test func onlyTheRequestedCanvases() {
    let one = "// draw: --canvas y\n" + Self.twoCanvases
    #expect(references(of: one).keys.sorted() == ["t/a-y.png", "t/a.json"])
    #expect(references(of: one)["t/a-y.png"] == references(of: Self.twoCanvases)["t/a-y.png"])
    let sheet = "// draw: --sheet --canvas y\n" + Self.twoCanvases
    #expect(references(of: sheet).keys.sorted() == ["t/a.json", "t/a.png"])
    #expect(references(of: sheet)["t/a.json"] == references(of: one)["t/a.json"])
    let all = references(of: "// draw: --sheet\n" + Self.twoCanvases)
    #expect(verify(sheet, against: all).cases.map(\.verdict) == [.different])
    #expect(verify(sheet, against: references(of: sheet)).cases.map(\.verdict) == [.same])
  }

  @Test func aMissingRequestedCanvasFails() throws {
    let item = try #require(verify("// draw: --canvas z\n" + Self.twoCanvases, against: [:]).cases.first)
    #expect(item.verdict == .failed && item.notices.map(\.code) == ["unknown-canvas"])
  }

  @Test func everyFormatIsCompared() {
    let other = references(
      of: Self.text.replacing("view a", with: "view a fill red"), formats: OutputFormat.all)
    #expect(other.keys.sorted() == ["t/a.json", "t/a.pdf", "t/a.png", "t/a.svg"])
    let files = verify(Self.text, against: other, formats: OutputFormat.all).cases.flatMap(\.files)
    // JSON contains frames, but no colors.
    #expect(
      files.filter { $0.verdict == .different }.map(\.kind) == ["png", "svg", "pdf"] && files.count == 4)
  }

  @Test func aLayoutWithErrorsFails() throws {
    let item = try #require(verify("view a\nview a\n", against: [:]).cases.first)
    #expect(item.verdict == .failed && item.files.isEmpty)
    #expect(item.notices.first?.region?.line == 2)
  }

  @Test func aFailedAssertionIsReportedAtItsLine() throws {
    let text = Self.text + "assert a.width >= 44\n"
    let item = try #require(verify(text, against: references(of: Self.text)).cases.first)
    #expect(item.verdict == .violated && item.files.allSatisfy { $0.verdict == .same })
    #expect(item.notices.map(\.code) == ["assertion"] && item.notices[0].region?.line == 5)
  }

  @Test func whatMatchesIsKeptOnRequest() throws {
    let references = references(of: Self.text)
    let verified = LayoutVerifier(formats: Self.formats, keepsAll: true).verify(
      SourceText(name: "Samples/t/a.layout", text: Self.text), name: "t/a", path: "a.layout"
    ) { references[$0].map(ReferenceContent.bytes) ?? .missing }
    #expect(verified.cases.map(\.verdict) == [.same] && verified.drawn.isEmpty)
    #expect(
      Set(verified.evidence.map(\.place))
        == ["actual/t/a.png", "expected/t/a.png", "actual/t/a.json", "expected/t/a.json"])
    let layout = try #require(verified.cases.first?.layout)
    #expect(layout.isOf(SourceText(name: "b.layout", text: Self.text)))
    #expect(!layout.isOf(SourceText(name: "Samples/t/a.layout", text: Self.text + "\n")))
  }

  @Test func aReferenceThatCannotBeReadFails() throws {
    let verified = LayoutVerifier(formats: Self.formats).verify(
      SourceText(name: "Samples/t/a.layout", text: Self.text), name: "t/a", path: "a.layout"
    ) { _ in .unreadable("it is a folder") }
    let files = try #require(verified.cases.first).files
    #expect(files.map(\.verdict) == [.failed, .failed])
    #expect(files.allSatisfy { $0.change == .unreadable("it is a folder") && $0.evidence == [.actual] })
    #expect(verified.drawn.count == 2)
  }

  @Test func causesWithoutPictures() {
    let cause = VerifiedCause("'a' moved 1 right and got 1 narrower (declared on line 3)", line: 3)
    let new = Self.twoCanvases.replacing("\n|-[a]-|", with: "\n|-9-[a]-|")
    let json = verify(
      new, against: references(of: Self.twoCanvases, formats: [.json]), formats: [.json])
    #expect(json.cases.map(\.causes) == [[cause, cause]])
    let both = verify(new, against: references(of: Self.twoCanvases))
    #expect(both.cases.map(\.causes) == [[cause], [cause], []])
  }

  /// A finding is not reported if the earlier version contains the same line. Differences in spaces do not matter.
  @Test(arguments: [
    ("the same line", "label text \"Some words\" { tt = 8, ll = 8, w = 20 }", false),
    ("other blanks", "  label text   \"Some words\" {tt = 8, ll = 8, w = 20 }", false),
    ("another line", "label text \"Some words\" { tt = 8, ll = 8, w = 21 }", true),
  ])
  func findingsOnNewLines(name: String, line: String, isReported: Bool) throws {
    let text = { (line: String, left: Int) in
      "canvas 99x40\n\(line)\nview k { tt = 8, ll = \(left), w = h = 5 }\n"
    }
    let old = text("label text \"Some words\" { tt = 8, ll = 8, w = 20 }", 60)
    let references = references(of: old)
    let base = { SourceText(name: "Samples/t/a.layout", text: old) }
    let verified = LayoutVerifier(formats: Self.formats).verify(
      SourceText(name: "Samples/t/a.layout", text: text(line, 61)), name: "t/a", path: "a.layout", base: base
    ) { references[$0].map(ReferenceContent.bytes) ?? .missing }
    let item = try #require(verified.cases.first)
    #expect(item.verdict == .different)
    #expect(item.notices.map(\.code) == (isReported ? ["truncated-text"] : []), "\(name)")
  }
}
