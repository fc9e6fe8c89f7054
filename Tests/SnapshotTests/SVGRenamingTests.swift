import CairoRendering
import Foundation
import LayoutDraw
import Testing

/// Renaming a view changes only a few lines of the SVG, so that the change is easy to review.
@Suite struct SVGRenamingTests {
  /// Interface Builder files are left out, since layoutdraw derives the names of their views, which need not occur in
  /// the file.
  @Test(arguments: Sample.all.filter { $0.path.hasSuffix(".layout") })
  func renamingAViewChangesAtMostThreeLines(_ sample: Sample) throws {
    let solved = try sample.solved()
    guard let canvas = solved.canvases.first, canvas.layout.status == .solved else { return }
    let before = try lines(of: canvas)
    for view in canvas.layout.layout.views.dropFirst() {
      // The reversed name is usually as wide as the name.
      guard let name = view.name, String(name.reversed()) != name, name.first?.isLetter == true,
        name.last?.isLetter == true
      else { continue }
      let text = renamed(name, to: String(name.reversed()), in: solved.source)
      let other = try solve(SourceText(name: solved.source.name, text: text))
      // Skip a view whose reversed name changes frames, since kerning can give the name another width.
      guard let canvas = other.canvases.first, canvas.layout.frames == solved.canvases[0].layout.frames else {
        continue
      }
      let after = try lines(of: canvas)
      #expect(before.count == after.count, "\(name)")
      let changed = zip(before, after).filter { $0 != $1 }.count
      #expect((1...3).contains(changed), "\(name): \(changed) lines")
    }
  }

  private func lines(of canvas: SolvedCanvas) throws -> [Substring] {
    String(decoding: try canvas.layout.picture(as: SVGFormat.self), as: UTF8.self).split(separator: "\n")
  }

  private func renamed(_ name: String, to other: String, in source: SourceText) -> String {
    var result = ""
    var word = ""
    var isString = false
    for character in String(decoding: source.utf8, as: UTF8.self) + "\n" {
      if !isString, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += word == name ? other : word
      word = ""
      if character == "\"" { isString.toggle() }
      result.append(character)
    }
    return String(result.dropLast())
  }
}
