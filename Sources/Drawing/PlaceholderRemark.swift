internal import LayoutModel

extension SolvedLayout {
  /// The line that a picture shows about views whose size is not in the source code.
  var placeholderRemarks: [String] {
    let shown = (layout.coverage?.placeholders ?? []).sorted().filter { view in
      let frame = frames[view.index]
      return [frame.width, frame.height].contains(SourceCoverage.placeholderSize) && !layout[view].isHidden
    }
    if shown.isEmpty { return [] }
    return [
      "size unknown, drawn as placeholders: "
        + shown.map { layout[$0].name ?? "view" }.joined(separator: ", ")
    ]
  }
}
