import Diagnostics
import LayoutModel

/// A readable layout file, which keeps stacks and expresses all other constraints as short equations.
public enum LayoutTarget: ConversionTarget {
  public static let name = "layout"
  public static let fileExtension = "layout"
  public static let summary = "a readable layout file: stacks, and equations for all other constraints"

  public static func convert(_ source: ConversionSource) -> Conversion {
    // Remove the constraints that a stack's declaration implies. A stack that a layout file cannot declare becomes a
    // plain view, so keep its constraints.
    var source = source
    let unexpressed = Set(source.layout.makePlainStacks().map(\.start))
    source.layout.constraints.removeAll { [layout = source.layout] constraint in
      layout.isMadeByStack(constraint) && !unexpressed.contains(constraint.span.start)
    }
    return source.equations(keepsStacks: true) { layout, constraint in layout.shortEquation(constraint) }
  }
}

extension Layout {
  /// Turns the stacks that a layout file cannot declare into plain views.
  ///
  /// - Returns: the positions of these stacks in the source.
  fileprivate mutating func makePlainStacks() -> [SourceSpan] {
    var overlaps = views.map { view in
      view.stack.map { $0.spacing < 0 || $0.isBaselineRelative || $0.rules != .uiKit } ?? false
    }
    for view in views where view.isArranged && (view.spacingAfter ?? 0) < 0 {
      if let parent = view.parent { overlaps[parent.index] = true }
    }
    var spans: [SourceSpan] = []
    for index in views.indices where views[index].stack != nil && (index == 0 || overlaps[index]) {
      (views[index].kind, views[index].stack) = (.view, nil)
      if let span = views[index].span { spans.append(span) }
    }
    for index in views.indices {
      if let parent = views[index].parent, self[parent].stack == nil { views[index].isArranged = false }
    }
    return spans
  }
}
