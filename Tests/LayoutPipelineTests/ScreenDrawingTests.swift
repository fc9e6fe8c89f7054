import Diagnostics
import Drawing
import FixedAdvance
import Graphics
import Testing

@testable import LayoutPipeline

@Suite struct ScreenDrawingTests {
  private func scene(_ text: String, _ settings: String = "") throws -> Scene {
    let source = SourceText(name: "a.layout", text: (settings.isEmpty ? "" : "// draw: \(settings)\n") + text)
    let (settings, diagnostics) = DrawingSettings.written(in: source)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    let file = try LayoutPipeline.solve(
      source, canvases: [], matrix: settings.matrix, measuring: FixedAdvanceMeasurer())
    try #require(!file.hasErrors, "\(file.diagnostics)")
    return draw(file.canvases[0].layout, options: settings.drawing, measuring: FixedAdvanceMeasurer())
  }

  private func texts(_ nodes: [SceneNode]) -> [SceneText] {
    nodes.flatMap { node -> [SceneText] in
      switch node {
      case .group(let group): texts(group.children)
      case .text(let text): [text]
      case .shape: []
      }
    }
  }

  private static let named =
    "canvas 200x100\nview a size 80x40\nview b size 80x40 unnamed\n|-[a]-[b]\nV:|-[a]\nV:|-[b]"

  @Test(arguments: [("", ["a"]), ("--names auto", ["a"]), ("--names none", []), ("--names all", ["a", "b"])])
  func names(_ settings: String, _ names: [String]) throws {
    #expect(texts(try scene(Self.named, settings).nodes).map(\.text).sorted() == names)
  }

  @Test(arguments: [("", ["a"]), ("--names none", ["a"]), ("--names all", ["a", "b"])])
  func namesOfBoxes(_ settings: String, _ names: [String]) throws {
    let scene = try scene(Self.named.replacing("view", with: "box"), settings)
    #expect(texts(scene.nodes).map(\.text).sorted() == names)
  }

  @Test func `A file's color is kept, even where it can hardly be read`() throws {
    let scene = try scene("canvas 200x100\nlabel a \"Hi\" color #fefefe\n|-[a]\nV:|-[a]", "--names none")
    #expect(texts(scene.nodes).map(\.color) == [Color(rgb: 0xFEFEFE)])
  }

  @Test(arguments: [
    ("", 8.0), ("align natural", 8), ("align left", 8), ("align center", 91.5), ("align right", 175),
  ])
  func alignment(_ property: String, _ x: Double) throws {
    let scene = try scene("canvas 200x100\nlabel a \"Hi\" \(property)\n|-[a]-|\nV:|-[a]", "--names none")
    #expect(texts(scene.nodes).map(\.origin.x) == [x])
  }

  private static let scrolled = """
    canvas 100x100
    scroll list {
      view first size 60x80
      view second size 60x80
      view third size 60x80
      V:|[first][second][third]|
      |[first]|
      |[second]|
      |[third]|
    }
    list.width = 60
    list.height = 100
    list.left = 0
    list.top = 0
    """

  @Test func `Content beyond a scroll view is clipped or left out`() throws {
    let scene = try scene(Self.scrolled)
    let groups = scene.nodes.compactMap { node -> SceneGroup? in
      if case .group(let group) = node, group.id != nil { return group }
      return nil
    }
    #expect(groups.compactMap(\.id) == ["view", "list", "first", "second"])
    #expect(groups.map { $0.clip?.height } == [nil, nil, nil, 100])
    #expect(!texts(scene.nodes).contains { $0.text.contains("not in the picture") })
    let whole = try self.scene(Self.scrolled, "--scroll-content whole")
    #expect(whole.size.height >= 240)
    #expect(texts(whole.nodes).contains { $0.text == "third" })
  }
}
