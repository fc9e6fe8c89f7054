import Conversion
import Diagnostics
import FixedAdvance
import Foundation
import LayoutDraw
import Testing

struct RoundTripTests {
  static let samples: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "layout" }
      .sorted { $0.path < $1.path }
  }()

  static let layoutTargets = conversionTargets.filter { $0.fileExtension == "layout" }.map { $0.name }

  @Test(arguments: samples, layoutTargets)
  func sample(_ url: URL, target name: String) throws {
    let source = SourceText(name: url.lastPathComponent, utf8: Array(try Data(contentsOf: url)))
    try expectSameFrames(source, in: name)
  }

  @Test(arguments: Array(1...60) + [428, 538, 558])
  func random(seed: UInt64) throws {
    let source = SourceText(name: "random.layout", text: randomLayout(seed: seed))
    for target in Self.layoutTargets { try expectSameFrames(source, in: target) }
  }

  @Test(arguments: 1...40)
  func equalSpaces(seed: UInt64) throws {
    let source = SourceText(name: "random.layout", text: randomSpacers(seed: seed))
    for target in Self.layoutTargets { try expectSameFrames(source, in: target) }
  }

  /// The conversion replaces each space (`~`) with a guide. A space can be negative, but a guide's width cannot, so the
  /// guide is 10,000 points wider than its space.
  @Test func spacesOfEitherSign() throws {
    let text =
      "canvas 100x50\ncanvas \"wide\" 700x50\nview a\nview b\n|~[a(200)]~[b(200)]~|\nV:|[a]|\nV:|[b]|\n"
    for target in Self.layoutTargets {
      try expectSameFrames(SourceText(name: "spaces.layout", text: text), in: target)
    }
  }

  /// In a scroll view, percentages are fractions of the frame.
  @Test(arguments: [
    "|-(50%)-[b(10)]\nV:|-(10%)-[b(10)]", "b: ll = 50%, bt = 25%, w = h = 10",
    "b.right = s.right * 0.5\nV:|[b(10)]\n[b(10)]",
  ])
  func percentagesInAScrollView(lines: String) throws {
    let text =
      "canvas 300x200\nscroll s {\nview a\nview b\n|[a(800)]|\nV:|[a(500)]|\n\(lines)\n}\n|[s]|\nV:|[s]|\n"
    for target in Self.layoutTargets {
      try expectSameFrames(SourceText(name: "scroll.layout", text: text), in: target)
    }
  }

  private func expectSameFrames(_ source: SourceText, in name: String) throws {
    let target = try #require(conversionTargets.first { $0.name == name })
    let converted = convert(source, to: target, measuring: FixedAdvanceMeasurer())
    let text = try #require(converted.text, "\(converted.diagnostics)")
    let before = try solve(source, measuring: FixedAdvanceMeasurer())
    let after = try solve(SourceText(name: "converted.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(after.reading.filter { $0.severity == .error } == [], "\(text)")
    #expect(frames(before, among: []) == frames(after, among: names(before)), "\(text)")
    #expect(declarations(before, among: []) == declarations(after, among: names(before)), "\(text)")
    #expect(before.canvases.map(\.layout.status) == after.canvases.map(\.layout.status), "\(text)")
    #expect(converted.diagnostics.filter { $0.severity == .warning && $0.code == "not-in-notation" } == [])
  }

  private func frames(_ file: SolvedFile, among names: Set<String>) -> [String] {
    file.canvases.flatMap { canvas in
      canvas.layout.layout.views.indices.dropFirst().compactMap { index -> String? in
        let (name, frame) = (canvas.layout.layout.views[index].name ?? "", canvas.layout.frames[index])
        guard names.isEmpty || names.contains(name) else { return nil }
        let values = [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 + 0 }
        return "\(canvas.label) \(name) \(values)"
      }
    }
  }

  private func declarations(_ file: SolvedFile, among names: Set<String>) -> [String] {
    guard let layout = file.canvases.first?.layout.layout else { return [] }
    let views = layout.views.dropFirst().compactMap { view -> String? in
      guard names.isEmpty || names.contains(view.name ?? "") else { return nil }
      var view = view
      let parent = view.parent.flatMap { $0 == .root ? nil : layout[$0].name } ?? "root"
      (view.span, view.nameSpan, view.parent) = (nil, nil, nil)
      // Some notations replace stacks by equations, so stacks are compared like other views.
      if view.stack != nil { (view.kind, view.stack) = (.view, nil) }
      (view.isArranged, view.spacingAfter) = (false, nil)
      return "\(parent) \(view)"
    }
    let canvases = layout.canvases.map { canvas in
      var canvas = canvas
      canvas.span = nil
      // A conversion may write a device's size, safe area, margins and scale instead of its name, so the name is not
      // compared.
      (canvas.screen, canvas.hasOwnMargins) = (nil, false)
      return "\(canvas)"
    }
    return views.sorted() + canvases
  }

  private func names(_ file: SolvedFile) -> Set<String> {
    Set(file.canvases.first?.layout.layout.views.compactMap(\.name) ?? [])
  }
}
