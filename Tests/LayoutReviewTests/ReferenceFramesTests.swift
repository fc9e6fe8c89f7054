import Diagnostics
import LayoutPipeline
import Testing

@testable import LayoutReview

@Suite struct ReferenceFramesTests {
  @Test(
    arguments: [
      ("canvas 100x50", nil, 0, 1, true),
      ("canvas 100x50", nil, 0, 2, false),
      ("canvas \"a\" 100x50\ncanvas 200x50", nil, 1, 2, true),
      ("canvas 200x50\ncanvas \"b\" 100x50", nil, 0, 1, false),
      ("canvas \"a\" 100x50\ncanvas \"b\" 200x50", "b", 0, 1, true),
      ("canvas \"a\" 100x50\ncanvas \"b\" 200x50", "c", 0, 2, false),
      ("canvas \"a\" 100x50", nil, 0, 1, false),
    ] as [(String, String?, Int, Int, Bool)])
  func stateOfACanvas(_ reference: String, name: String?, index: Int, count: Int, isFound: Bool) throws {
    let text = "\(reference)\nview a { tt = ll = 0, w = h = 20 }"
    let json = try solve(SourceText(name: "a", text: text)).json()
    let frames = try #require(ReferenceFrames(json: json))
    #expect((frames.state(ofCanvas: name, at: index, of: count) != nil) == isFound)
  }

  private static let canvas =
    #"{"name": null, "width": 9, "height": 8, "direction": "ltr", "status": "solved", "views": []}"#

  @Test(arguments: [
    ("{\"schema\": 1, \"canvases\": []}", true), ("{\"schema\": 1, \"canvases\": [\(canvas)]}", true),
    ("{\"schema\": 1, \"canvases\": [\(canvas), {}]}", false), ("{\"schema\": 1, \"canvases\": [3]}", false),
    ("{\"schema\": 2, \"canvases\": []}", false), ("{\"canvases\": []}", false), ("{\"schema\": 1}", false),
    ("{\"schema\": 1, \"canvases\": {}}", false), ("[]", false), ("", false),
  ])
  func formOfAReference(json: String, isReference: Bool) {
    #expect((ReferenceFrames(json: Array(json.utf8)) != nil) == isReference)
  }
}
