import LayoutDraw

/// Writes the frame of each view on the first canvas, such as `120 × 34 at 16, 44`, if the editor has set
/// `{"inlayHints": true}`.
func inlayHints(
  _ document: inout OpenDocument, _ parameters: JSONValue, _ json: inout JSONWriter
) throws(RequestError) {
  let range = try document.span(of: parameters)
  var hints: [(offset: Int, label: String)] = []
  if document.settings.showsFrames, let solved = document.solvedFile().canvases.first?.layout {
    for (index, view) in solved.layout.views.enumerated().dropFirst() {
      guard let name = view.nameSpan, range.start <= name.end, name.end <= range.end else { continue }
      let frame = solved.frames[index]
      let numbers = [frame.width, frame.height, frame.x, frame.y].map { shortest($0, places: 1) }
      hints.append((name.end, "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3])"))
    }
  }
  json.objects(hints, .compact, of: .compact) { json, hint in
    json.position("position", document.positions.position(of: hint.offset))
    json.member("label", hint.label)
    json.member("paddingLeft", true)
  }
}
