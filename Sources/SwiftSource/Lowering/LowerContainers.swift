import Diagnostics
import LayoutModel

extension Evaluator {
  /// Adds constraints that place the content of boxes, the pages of tab views and the panes of split views. Hides the
  /// pages of the tabs that are not selected.
  func addContainers(
    of objects: [Object], _ places: [ObjectIdentifier: ViewID], to layout: inout Layout, _ span: SourceSpan
  ) {
    guard isMac else { return }
    var made: [Constraint] = []
    func fill(
      _ view: ViewID, _ container: ViewID, _ insets: EdgeInsets, of guide: LayoutGuide? = nil
    ) {
      for (axis, start, end) in [
        (Axis.horizontal, insets.left, insets.right), (.vertical, insets.top, insets.bottom),
      ] {
        // If the code has constraints between the view and the container on this axis, do not add others.
        let isPlaced = layout.constraints.contains { constraint in
          constraint.items.count == 2 && Set(constraint.items.map(\.view)) == [view, container]
            && constraint.items.allSatisfy { $0.attribute.axis == axis }
        }
        guard !isPlaced else { continue }
        for (edge, constant) in [(axis.start, start), (axis.end, -end)] {
          made.append(
            Constraint(
              .items(
                first: Item(view, edge), second: Item(container, guide, edge), multiplier: 1,
                constant: constant),
              .equal, notation: .stack, span: span))
        }
      }
    }
    for (index, object) in objects.enumerated() {
      let container = ViewID(index)
      if isBox(object), let content = object.fields["contentView"]?.object, content.parent === object,
        let view = places[ObjectIdentifier(content)]
      {
        fill(view, container, contentInsets(ofBox: object))
      } else if isTabs(object) {
        let selected = selectedTab(of: object)
        for item in tabItems(of: object) {
          guard let page = page(of: item), page.parent === object, let view = places[ObjectIdentifier(page)]
          else { continue }
          fill(view, container, pageInsets(ofTabs: object))
          if item !== selected { layout.views[view.index].isHidden = true }
        }
      } else if isDesktopScroll(object) {
        if let clip = object.fields["contentView"]?.object, clip.parent === object,
          let view = places[ObjectIdentifier(clip)]
        {
          fill(view, container, EdgeInsets(all: 0), of: .frame)
        }
        if let document = object.fields["documentView"]?.object, document.parent === object,
          let view = places[ObjectIdentifier(document)]
        {
          for axis in Axis.allCases {
            made += documentConstraints(document, view, container, axis, in: layout, span)
          }
        }
      } else if isSplit(object) {
        made += splitConstraints(object, container, places, span)
        if object.fields["fillsSuperview"]?.bool == true, let view = layout[container].parent {
          fill(container, view, EdgeInsets(all: 0))
        }
      }
    }
    layout.constraints.insert(contentsOf: made, at: 0)
  }

  /// Returns constraints for the document view of a scroll view on one axis. They place the view if the code does not,
  /// and make the scroll view's content end where the document view ends.
  private func documentConstraints(
    _ document: Object, _ view: ViewID, _ scroll: ViewID, _ axis: Axis, in layout: Layout, _ span: SourceSpan
  ) -> [Constraint] {
    func constraint(_ first: Item, _ second: Item?, plus constant: Double = 0) -> Constraint {
      Constraint(
        .items(first: first, second: second, multiplier: 1, constant: constant), .equal, notation: .stack,
        span: span)
    }
    func states(_ item: Item) -> Bool {
      item.view == view && item.guide == nil && item.attribute.axis == axis
    }
    func isOutside(_ item: Item) -> Bool {
      var next: ViewID? = item.view
      while let current = next, current != view { next = layout[current].parent }
      return next == nil
    }
    let own = layout.constraints.filter { $0.items.contains(where: states) }
    let isPlaced = own.contains { constraint in
      constraint.items.contains { states($0) && !$0.attribute.isSize }
        && constraint.items.contains(where: isOutside)
    }
    var made: [Constraint] = []
    if !isPlaced { made.append(constraint(Item(view, axis.start), Item(scroll, .frame, axis.start))) }
    if !isPlaced, document.fields[maskName]?.bool != false {
      var length: Double?
      if case .structure(let frame)? = document.fields["frame"] {
        length = frame.length(axis == .horizontal ? "width" : "height")
      }
      if let length, length > 0 {
        made.append(constraint(Item(view, axis.size), nil, plus: length))
      } else {
        made.append(constraint(Item(view, axis.end), Item(scroll, .frame, axis.end)))
      }
    }
    made.append(constraint(Item(scroll, .content, axis.end), Item(view, axis.end)))
    return made
  }

  /// Returns the distances of a box's content view from the box's alignment rectangle: the border, the title and the
  /// margins, which are 5 points by default.
  private func contentInsets(ofBox box: Object) -> EdgeInsets {
    var (x, y) = (5.0, 5.0)
    if case .structure(let margins)? = box.fields["contentViewMargins"] {
      (x, y) = (margins.length("width") ?? x, margins.length("height") ?? y)
    }
    let border =
      hasNoBorder(box)
      ? 0 : box.fields["boxType"]?.caseName == "custom" ? box.fields["borderWidth"]?.length ?? 1 : 1
    var insets = EdgeInsets(top: y + border, left: x + border, bottom: y + border, right: x + border)
    if boxTitle(box) != nil { insets.top = y + 15 }
    return insets
  }

  func hasNoBorder(_ box: Object) -> Bool {
    box.fields["borderType"]?.caseName == "noBorder" || box.fields["isTransparent"]?.bool == true
  }

  /// Returns the title that a box shows; `nil` if it shows none.
  func boxTitle(_ box: Object) -> String? {
    guard box.fields["titlePosition"]?.caseName != "noTitle", box.fields["boxType"]?.caseName != "custom"
    else {
      return nil
    }
    let title = box.fields["title"].map { $0.string ?? "" } ?? "Title"
    return title.isEmpty ? nil : title
  }

  private func pageInsets(ofTabs tabs: Object) -> EdgeInsets {
    switch tabs.fields["tabViewType"]?.caseName ?? "topTabsBezelBorder" {
    case "noTabsNoBorder", "noTabsLineBorder": return EdgeInsets(all: 0)
    case "topTabsBezelBorder": return EdgeInsets(top: 27, left: 3, bottom: 3, right: 3)
    case "bottomTabsBezelBorder": return EdgeInsets(top: 3, left: 3, bottom: 27, right: 3)
    case "leftTabsBezelBorder": return EdgeInsets(top: 3, left: 27, bottom: 3, right: 3)
    case "rightTabsBezelBorder": return EdgeInsets(top: 3, left: 3, bottom: 3, right: 27)
    default: return EdgeInsets(all: 3)
    }
  }

  private func splitConstraints(
    _ split: Object, _ container: ViewID, _ places: [ObjectIdentifier: ViewID], _ span: SourceSpan
  ) -> [Constraint] {
    var arrangement = SplitArrangement(
      axis: split.fields["isVertical"]?.bool == true ? .horizontal : .vertical,
      dividerStyle: split.fields["dividerStyle"]?.caseName)
    if let declared = ownMember("dividerThickness", of: .object(split))?.length {
      arrangement.dividerThickness = declared
    }
    let name = arrangement.axis == .horizontal ? "width" : "height"
    var end = 0.0
    var panes: [SplitArrangement.Pane] = []
    for (index, pane) in self.panes(of: split).enumerated() {
      guard let view = places[ObjectIdentifier(pane)] else { continue }
      var length: Double?
      if case .structure(let frame)? = pane.fields["frame"] { length = frame.length(name) }
      if let position = split.fields["position \(index)"]?.length {
        length = position - end
        end = position + arrangement.dividerThickness
      }
      panes.append(
        SplitArrangement.Pane(
          view, length: length.flatMap { $0 > 0 ? $0 : nil },
          holdingPriority: split.fields["holdingPriority \(index)"]?.number
            ?? SplitArrangement.Pane.usualHoldingPriority))
    }
    return arrangement.constraints(placing: panes, in: container, notation: .stack) { _ in span }
  }
}
