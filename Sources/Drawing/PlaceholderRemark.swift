internal import LayoutModel

extension SolvedLayout {
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
      layout.coverage == nil
      ? []
      : layout.views.indices.map(ViewID.init).filter {
        layout[$0].isHidden && !layout.isGridLine($0)
      }
    let apart = layout.coverage?.detached ?? []
    return [
      ("size unknown, drawn as placeholders: ", shown),
      ("hidden: ", hidden.filter { !apart.contains($0) }),
      ("not in the view hierarchy: ", hidden.filter(apart.contains)),
    ].filter { !$0.1.isEmpty }.map { $0.0 + names($0.1) }
  }
}
