import Diagnostics
import Graphics
import LayoutMessages
import LayoutModel

enum OutsideRule: CheckRule {
  static let name = "outside-superview"
  static let summary = "views that stick out of their superviews"

  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] {
    let views = views(canvas)
    let insets = views.isEmpty ? [:] : outwardInsets(in: canvas.layout)
    return views.map { view, parent, overhang in
      finding(
        "\(canvas.name(view)) sticks out of \(canvas.name(parent)) by \(overhang.words ?? "")",
        at: canvas.place(view), help: insets[view].map { help($0, for: view, in: canvas.layout) })
    }
  }

  private typealias Inset = (attribute: Attribute, constant: Double)

  /// Returns, for each view, the attribute and constant of the first equation that places its right, trailing or bottom
  /// edge beyond the same edge of its superview, such as `a.bottom = 8`, which places the bottom of `a` 8 points below
  /// the bottom of its superview.
  private static func outwardInsets(in layout: Layout) -> [ViewID: Inset] {
    var insets: [ViewID: Inset] = [:]
    for constraint in layout.constraints where constraint.notation == .equation {
      guard case .items(let first, let second?, 1, let constant) = constraint.form,
        first.attribute == second.attribute, first.attribute.isEnd, constant > 0,
        second.view == layout[first.view].parent, insets[first.view] == nil
      else { continue }
      insets[first.view] = (first.attribute, constant)
    }
    return insets
  }

  private static func help(_ inset: Inset, for view: ViewID, in layout: Layout) -> String {
    let item = "\(layout.name(of: view)).\(inset.attribute.rawValue)"
    return
      "for an inset of \(number(inset.constant)) from the superview's \(inset.attribute.rawValue) edge, write '\(item) = -\(number(inset.constant))'"
  }

  /// Returns each visible view that extends outside its superview, with the superview and the overhang. Ambiguous
  /// views, subviews of ambiguous views, and the content of scroll views are left out.
  static func views(_ canvas: CheckedCanvas) -> [(view: ViewID, parent: ViewID, overhang: Overhang)] {
    placedViews(canvas).compactMap { view, parent in
      let overhang = Overhang(of: canvas.solved.frames[view.index], over: canvas.solved.frames[parent.index])
      return overhang.most > leastSeen ? (view, parent, overhang) : nil
    }
  }

  static func placedViews(_ canvas: CheckedCanvas) -> [(view: ViewID, parent: ViewID)] {
    canvas.visibleViews.compactMap { view in
      guard let parent = canvas.layout[view].parent, canvas.layout[parent].kind != .scroll,
        !canvas.layout[parent].isClipView
      else { return nil }
      return canvas.isOpen(view) || canvas.isOpen(parent) ? nil : (view, parent)
    }
  }
}

extension View {
  /// Indicates whether the view is an `NSClipView` of an Interface Builder file, whose subview scrolls.
  var isClipView: Bool { className.flatMap { InterfaceElement.appKit[$0] }?.part == .scrollPart }
}
