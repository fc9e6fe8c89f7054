internal import LayoutModel

extension SolvedLayout {
  /// The legend's lines about views whose size is not in the source code, and about hidden views.
  var placeholderRemarks: [String] {
    let shown = (layout.coverage?.placeholders ?? []).sorted().filter { view in
      let frame = frames[view.index]
      return [frame.width, frame.height].contains(SourceCoverage.placeholderSize) && !layout[view].isHidden
    }
    func names(_ views: [ViewID]) -> String {
      views.prefix(12).map { layout[$0].name ?? "view" }.joined(separator: ", ")
        + (views.count > 12 ? " and \(views.count - 12) more" : "")
    }
    let hidden =
      layout.coverage == nil ? [] : layout.views.indices.map(ViewID.init).filter { layout[$0].isHidden }
    return (shown.isEmpty ? [] : ["size unknown, drawn as placeholders: " + names(shown)])
      + (hidden.isEmpty ? [] : ["hidden: " + names(hidden)])
  }
}
