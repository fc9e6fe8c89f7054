import Foundation
import LayoutDraw
import Testing

@Suite struct PageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
    path: "../..")

  private static func page(_ name: String) throws -> String {
    try String(
      contentsOf: root.appending(path: "Sources/LayoutDraw/LayoutDraw.docc/\(name).md"), encoding: .utf8)
  }

  private static func blocks(_ text: Substring) -> [(info: String, text: String)] {
    let parts = text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count - 1, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      return (String(lines[0]), lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test("all forms of a pattern give the same frames") func patterns() throws {
    let sections = try Self.page("Patterns").components(separatedBy: "\n## ").dropFirst()
    #expect(sections.count >= 20)
    for section in sections {
      let blocks = Self.blocks(section[...])
      let first = try #require(blocks.first)
      let declarations = first.text.components(separatedBy: "\n\n")[0]
      let wanted = try frames(of: first.text)
      #expect(!wanted.isEmpty)
      for block in blocks.dropFirst() {
        let text = block.text.hasPrefix("canvas") ? block.text : declarations + "\n\n" + block.text
        let found = try frames(of: text)
        for (name, frame) in wanted { #expect(found[name] == frame, "\(name) in:\n\(text)") }
      }
    }
  }

  private func frames(of text: String) throws -> [String: [Int]] {
    let file = try solve(SourceText(name: "pattern.layout", text: text))
    #expect(file.problems().isEmpty, "\(file.problems().map(\.message)) in:\n\(text)")
    let solved = try #require(file.canvases.first).layout
    var frames: [String: [Int]] = [:]
    for (view, frame) in zip(solved.layout.views, solved.frames).dropFirst() {
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      if let name = view.name { frames[name] = numbers.map { Int(($0 * 1000).rounded()) } }
    }
    return frames
  }
}
