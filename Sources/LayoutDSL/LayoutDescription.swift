import Diagnostics
public import Graphics
public import LayoutModel

/// The views that a closure has added, in an object that all view handles share.
final class LayoutDescription {
  var views: [View]
  /// The place in the Swift file where each view was added; `nil` for the root.
  var places: [(line: Int, column: Int)?] = [nil]

  init(rootName: String) { views = [View(name: rootName, kind: .view, parent: nil)] }
}

extension ViewHandle {
  /// Adds a subview. If this view is a stack, it arranges the subview.
  ///
  /// - Parameters:
  ///   - name: the name, which must be unique in the layout.
  ///   - size: the intrinsic content size, in points; `nil` for the size implied by the kind and text.
  ///   - properties: sets further properties of the view.
  @discardableResult
  public func add(
    _ kind: ViewKind, _ name: String, _ text: String? = nil, size: Size? = nil, line: Int = #line,
    column: Int = #column, properties: (inout View) -> Void = { _ in }
  ) -> ViewHandle {
    var view = View(name: name, kind: kind, parent: id)
    view.text = text
    if let size {
      view.explicitSize = PerAxis(horizontal: size.width, vertical: size.height)
      view.hasExplicitSize = true
    }
    view.isArranged = description.views[id.index].kind == .stack
    properties(&view)
    description.views.append(view)
    description.places.append((line, column))
    return ViewHandle(description: description, id: ViewID(description.views.count - 1))
  }
}

extension Layout {
  /// Creates a layout from a closure that adds views to the root view and lists constraints.
  ///
  ///     let layout = Layout(canvas: Canvas(width: 320, height: 120)) { view in
  ///       let title = view.add(.label, "title", "Sign in")
  ///       title.centerX == view.centerX
  ///       title.top == view.top + 20 ~ 750
  ///     }
  ///
  /// - Complexity: Linear in the number of views and constraints.
  public init(
    canvas: Canvas, rootName: String = "view", file: String = #fileID,
    @ConstraintsBuilder _ content: (ViewHandle) -> [ConstraintDescription]
  ) {
    let description = LayoutDescription(rootName: rootName)
    let constraints = content(ViewHandle(description: description, id: .root))
    var excerpt = Excerpt(views: description.views)
    var views = description.views
    for (index, place) in description.places.enumerated() {
      if let place { (views[index].span, views[index].nameSpan) = excerpt.add(views[index], at: place) }
    }
    let located = constraints.map { constraint in
      Constraint(
        constraint.form(in: description.views), constraint.relation, priority: constraint.priority,
        identifier: constraint.identifier, notation: .equation, span: excerpt.add(constraint))
    }
    self.init(
      source: SourceText(name: file, text: excerpt.text, lineNumbers: excerpt.lineNumbers),
      canvases: [canvas],
      views: views, constraints: located)
    addStackConstraints()
  }
}

extension ConstraintDescription {
  /// Returns the two sides of the constraint; `a.left == 8` becomes `a.left == superview.left + 8`. A baseline is
  /// measured from the superview's top edge.
  fileprivate func form(in views: [View]) -> Constraint.Form {
    var second = second
    if second == nil, !first.attribute.isSize {
      let superview = views[first.view.index].parent
      precondition(superview != nil, "the root has no superview to measure a location from")
      second = superview.map { Item($0, first.attribute.isBaseline ? .top : first.attribute) }
    }
    return .items(first: first, second: second, multiplier: multiplier, constant: constant)
  }
}
