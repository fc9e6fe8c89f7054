import Graphics
import LayoutEngine
import LayoutModel

extension Layout {
  /// Adapts constraints on text baselines to the baselines that the texts will have when the layout has been written to
  /// a file and is read again.
  mutating func useBaselinesOfTexts(_ solution: SolvedLayout, measuring measurer: some TextMeasurer) {
    // 1. Find the distance between each view's baselines in this solution and the baselines that its text will have
    //    after the layout has been written to a file and read again.
    let offsets = views.indices.map { index -> Baselines? in
      views[index].baselinesBelowText(at: solution.frames[index], measuring: measurer)
    }
    // 2. Adjust the constraints on text baselines.
    let providers = StackBaselines(self)
    func moved(_ item: Item) -> (item: Item, offset: Double) {
      guard item.guide == nil, item.attribute.isBaseline else { return (item, 0) }
      let view = providers?.source(of: item.view, item.attribute) ?? item.view
      let offset = offsets[view.index].map { item.attribute == .firstBaseline ? $0.first : $0.last } ?? 0
      return (Item(view, item.attribute), offset)
    }
    var replaced: Set<Int> = []
    for index in constraints.indices {
      guard case .items(let first, let second?, let multiplier, let constant) = constraints[index].form else {
        continue
      }
      let (one, other) = (moved(first), moved(second))
      let added = ((multiplier * other.offset - one.offset) * 1e9).rounded() / 1e9
      // Skip constraints that stay the same. `moved` may have replaced a stack's baseline by a subview's baseline,
      // since step 3 may turn the stack into a plain view.
      guard added != 0 || one.item != first || other.item != second else { continue }
      constraints[index].form = .items(
        first: one.item, second: other.item, multiplier: multiplier, constant: constant + added)
      if added != 0, isMadeByStack(constraints[index]) { replaced.insert(constraints[index].span.start) }
    }
    // 3. Turn a stack into a plain view if step 2 adjusted the constant of a constraint that the stack made.
    for index in views.indices where views[index].stack != nil {
      guard let span = views[index].span ?? views[index].nameSpan, replaced.contains(span.start) else {
        continue
      }
      (views[index].kind, views[index].stack) = (.view, nil)
      for member in views.indices where views[member].parent?.index == index {
        views[member].isArranged = false
      }
      for constraint in constraints.indices where constraints[constraint].span == span {
        constraints[constraint].notation = .equation
      }
    }
  }
}

extension View {
  fileprivate func baselinesBelowText(
    at frame: Rect, measuring measurer: some TextMeasurer
  ) -> Baselines? {
    guard className != nil, setText?.isEmpty == false else { return nil }
    // Baselines are measured from the top of the frame, in which the text is centered vertically.
    func baselines(of view: View) -> Baselines? {
      content(of: view, width: frame.width, measuring: measurer).text.map { text in
        let top = (frame.height - text.height) / 2
        return Baselines(first: top + text.firstBaseline, last: top + text.lastBaseline)
      }
    }
    var written = self
    written.baselines = nil
    written.textStyle = TextStyle(size: textStyle.writtenSize, weight: textStyle.weight)
    let given = self.baselines.map { Baselines(first: $0.first, last: frame.height - $0.last) }
    guard let meant = given ?? baselines(of: self), let text = baselines(of: written) else { return nil }
    let offsets = Baselines(first: meant.first - text.first, last: meant.last - text.last)
    return abs(offsets.first) < 1e-9 && abs(offsets.last) < 1e-9 ? nil : offsets
  }
}
