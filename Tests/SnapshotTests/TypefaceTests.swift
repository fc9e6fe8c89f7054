import Foundation
import Testing

@testable import CairoRendering

/// Checks the installed version of Inter, since the references depend on the widths of this version's glyphs.
@Suite struct TypefaceTests {
  /// The typeface's version in the package `fonts-inter` of Debian 12 and 13 and of Ubuntu 24.04.
  static let version = 3.019

  @Test func isTheOneOfTheReferences() throws {
    let places = FontPlaces.ofThisMachine().pinned
    let path = try #require(
      PinnedFont.candidates(for: .regular, in: places).map(\.path).first {
        FileManager.default.fileExists(atPath: $0)
      }, "Inter is not installed; .ci/setup does it")
    let found = try #require(revision(of: [UInt8](Data(contentsOf: URL(filePath: path)))))
    #expect(
      abs(found - Self.version) < 0.0005,
      "references rest on Inter \(Self.version), and \(path) is \(found): compare with fonts-inter of Debian, or record anew"
    )
  }

  /// Returns the font's version, which is the value `fontRevision` in the table `head` of an OpenType font.
  private func revision(of font: [UInt8]) -> Double? {
    func number(_ place: Int, _ count: Int) -> Int {
      font[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let tables = (0..<number(4, 2)).map { 12 + 16 * $0 }.filter { $0 + 16 <= font.count }
    guard let head = tables.first(where: { font[$0..<$0 + 4].elementsEqual("head".utf8) }) else { return nil }
    return Double(number(number(head + 8, 4) + 4, 4)) / 65536
  }
}
