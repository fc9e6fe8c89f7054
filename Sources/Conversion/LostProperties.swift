import LayoutModel

extension ConversionSource {
  /// The source with constraints to edges in place of those to stated baselines, which code cannot set.
  var withEdgesForStatedBaselines: ConversionSource {
    var source = self
    let providers = StackBaselines(layout)
    func edge(_ item: Item) -> (item: Item, offset: Double) {
      guard item.guide == nil, item.attribute.isBaseline else { return (item, 0) }
      let view = providers?.source(of: item.view, item.attribute) ?? item.view
      guard let baselines = layout[view].statedBaselines else { return (item, 0) }
      return item.attribute == .firstBaseline
        ? (Item(view, .top), baselines.first) : (Item(view, .bottom), -baselines.last)
    }
    for (index, constraint) in layout.constraints.enumerated() {
      guard case .items(let first, let second?, let multiplier, let constant) = constraint.form else {
        continue
      }
      let (one, other) = (edge(first), edge(second))
      guard one.item != first || other.item != second else { continue }
      source.layout.constraints[index].form = .items(
        first: one.item, second: other.item, multiplier: multiplier,
        constant: constant + multiplier * other.offset - one.offset)
    }
    return source
  }
}

extension SwiftCode {
  /// Reports the properties of a view that the generated code does not set.
  mutating func noteLostProperties(of view: View) {
    // The properties of views from Interface Builder files are those of their classes.
    guard view.className == nil, view.kind != .guide else { return }
    for property in view.givenProperties where isLost(property, of: view) {
      note(.property(property), .omission, at: view.span ?? view.nameSpan, in: framework.module)
    }
  }

  private func isLost(_ property: ViewProperty, of view: View) -> Bool {
    switch property {
    case .outset: return true
    case .baselines:
      // Constraints use edges instead, but a stack aligns its members by the baselines of their classes.
      let alignment = view.isArranged ? view.parent.flatMap { layout[$0].stack?.alignment } : nil
      return view.statedBaselines != nil && [.firstBaseline, .lastBaseline].contains(alignment)
    case .lines: return !view.kind.isPlainText
    case .margins: return framework == .appKit && view.stack == nil
    case .fill: return framework == .appKit && view.fill.given != nil && !view.hasAppKitLayer
    case .stroke: return framework == .appKit && view.stroke.given != nil && !view.hasAppKitLayer
    case .corner: return framework == .appKit && !view.hasAppKitLayer
    case .color: return framework == .appKit && view.textColor.given != nil && view.kind != .label
    case .size, .font, .hugging, .compression, .align, .hidden, .unnamed, .row, .column, .spacing,
      .distribute, .after:
      return false
    }
  }
}

extension View {
  /// The baselines that a layout file states for a view without text.
  fileprivate var statedBaselines: Baselines? {
    className == nil && !hasBaselinesOfText && hasOwnValue(for: .baselines) ? baselines : nil
  }

  /// Indicates whether generated AppKit code colors the view's layer. Controls draw their own background.
  var hasAppKitLayer: Bool {
    control == nil
      && (kind == .view || className == nil && (kind.isPlainText || [.image, .stack].contains(kind)))
  }
}

extension ViewKind {
  var isPlainText: Bool { self == .label || self == .box }
}
