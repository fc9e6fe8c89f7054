import Diagnostics
import LayoutModel
import Testing

@testable import LayoutPipeline

struct CanvasLabelTests {
  @Test(arguments: [
    ("names as they are", [Canvas(name: "iPad"), Canvas(name: "large text")], ["iPad", "large text"]),
    (
      "sizes where there is no name",
      [
        Canvas(width: 320, height: 480), Canvas(width: 320.5), Canvas(),
        Canvas(width: 1, height: 2, direction: .rightToLeft),
      ],
      ["320x480", "320.5xfit", "fit", "1x2-rtl"]
    ),
    (
      "repeated, also by a name that looks numbered, or in other letters",
      [Canvas(name: "a"), Canvas(name: "a"), Canvas(name: "a-2"), Canvas(name: "A")],
      ["a", "a-2", "a-2-2", "A-3"]
    ),
    ("what a path would misread", [Canvas(name: "../x:y"), Canvas(name: "a\n\u{0}b")], ["..-x-y", "a--b"]),
    ("an empty name", [Canvas(name: "", width: 1, height: 1)], ["1x1"]),
  ])
  func labels(name: String, canvases: [Canvas], expected: [String]) {
    let layout = Layout(
      source: SourceText(name: "a", text: ""), canvases: canvases, views: [], constraints: [])
    #expect(unique(layout.canvases.map { $0.label(namesDirection: false) }) == expected)
  }
}
