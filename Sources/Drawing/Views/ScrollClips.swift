internal import Graphics
internal import LayoutModel

/// Returns the area in which each view inside a scroll view is visible: the common part of the frames of the scroll
/// views around it. The keys are the views' positions in the drawing order.
func scrollClips(of solved: SolvedLayout, in order: DrawingOrder) -> [Int: Rect] {
  var clips: [Int: Rect] = [:]
  for position in order.views.indices.dropFirst() {
    let parent = order.parents[position]
    let outer = clips[parent]
    guard solved.layout.views[order.views[parent]].kind == .scroll else {
      clips[position] = outer
      continue
    }
    let frame = solved.frames[order.views[parent]]
    clips[position] =
      outer.map { $0.visiblePart(in: frame) ?? Rect(x: $0.x, y: $0.y, width: 0, height: 0) } ?? frame
  }
  return clips
}

func scrolledContents(of solved: SolvedLayout, _ views: [DrawnView], on sheet: Sheet) -> [Rect] {
  views.compactMap { view in
    guard !view.isBeyond, view.clipped == nil, solved.layout.views[view.index].kind == .scroll,
      let size = solved.contentSizes[view.index]
    else { return nil }
    let frame = solved.frames[view.index]
    let slack = 0.5
    guard size.width > frame.width + slack || size.height > frame.height + slack else { return nil }
    let content = Rect(
      x: frame.x, y: frame.y, width: max(size.width, frame.width), height: max(size.height, frame.height))
    return sheet.cut(content)?.frame
  }
}

extension Arrangement {
  /// Returns the outlines of scroll views whose content crosses the outline. These outlines must be drawn again, over the
  /// content. Each key is the position in the drawing order after a scroll view's last descendant.
  func framesOverContents(of layout: Layout, theme: Theme) -> [Int: [SceneNode]] {
    var nodes: [Int: [SceneNode]] = [:]
    // Inner scroll views come first, so that the outline of an outer scroll view is drawn over an inner outline.
    for position in views.indices.reversed() where layout.views[views[position].index].kind == .scroll {
      let (view, end) = (views[position].unclipped, order.ends[position])
      let inner = view.frame.inset(by: 1)
      guard !view.isBeyond, view.cut.isEmpty, !view.isPoint,
        (position + 1..<end).contains(where: { !views[$0].isBeyond && !inner.contains(views[$0].frame) })
      else { continue }
      var outline = view.problemOutlines(theme: theme)
      if outline.isEmpty, let stroke = view.paint.stroke {
        let inset = stroke.width / 2
        let line = view.frame.inset(by: inset)
        let isOwn = layout.views[view.index].stroke != .automatic
        let color =
          isOwn
          ? LineColor(color: stroke.color)
          : theme.line(stroke.color, on: grounds.grounds(along: line.sides))
        outline = color.nodes(
          .rectangle(line, cornerRadius: view.innerRadius(inset)), width: stroke.width, dash: stroke.dash)
      }
      if outline.isEmpty { continue }
      nodes[end, default: []].append(
        .group(SceneGroup(clip: views[position].clipped?.clip, children: outline)))
    }
    return nodes
  }

  func outlinesOfContents(theme: Theme) -> [SceneNode] {
    contents.flatMap { content in
      let line = content.inset(by: theme.hairline / 2)
      return theme.line(theme.leader, on: grounds.grounds(along: line.sides))
        .nodes(.rectangle(line, cornerRadius: 0), width: theme.leaderWidth, dash: theme.guideDash)
    }
  }
}
