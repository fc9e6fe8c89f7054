import Diagnostics
import LayoutModel

extension Layout {
  /// The layout without its source text and positions, for comparing the meanings of two texts.
  var meaning: Layout {
    var bare = self
    bare.source = SourceText(name: "", utf8: [])
    for index in bare.canvases.indices { bare.canvases[index].span = nil }
    for index in bare.views.indices {
      bare.views[index].span = nil
      bare.views[index].nameSpan = nil
    }
    for index in bare.constraints.indices {
      bare.constraints[index].span = SourceSpan(start: 0, end: 0)
    }
    for index in bare.assertions.indices { bare.assertions[index].span = SourceSpan(start: 0, end: 0) }
    for index in bare.unusedSizes.indices {
      bare.unusedSizes[index].constraint.span = SourceSpan(start: 0, end: 0)
    }
    return bare
  }
}
