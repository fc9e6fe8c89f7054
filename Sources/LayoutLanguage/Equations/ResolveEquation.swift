import Diagnostics
import LayoutModel

extension EquationParser {
  /// Reports all errors, and returns the form of the constraint (its items, multiplier and constant), or `nil` after an
  /// error.
  func resolvedForm() -> Constraint.Form? {
    for error in errors { context.report(error) }
    // 1. Find the views.
    guard let first else { return nil }
    let firstView = view(first, in: nil)
    let secondView = second.flatMap { view($0, in: firstView) }
    // 2. Check that the attributes can be compared.
    guard let firstAttribute = first.attribute else { return nil }
    if let second, let secondAttribute = second.attribute,
      let error = Diagnostic.rejectedPair(firstAttribute, secondAttribute, at: second.attributeSpan)
    {
      context.report(error)
    }
    // 3. Make the constraint's form: its items, multiplier and constant.
    guard let firstView, let item = item(first, of: firstView) else { return nil }
    guard let second else { return form(of: item) }
    guard let secondView, let secondItem = self.item(second, of: secondView) else { return nil }
    return .items(first: item, second: secondItem, multiplier: multiplier, constant: constant)
  }

  private func item(_ syntax: ItemSyntax, of view: ViewID) -> Item? {
    guard let attribute = syntax.attribute else { return nil }
    let kind = context.views[view.index].kind
    switch syntax.guide {
    case nil: return Item(view, attribute)
    case .safeArea?, .readable?, .keyboard?: return Item(view, syntax.guide, attribute)
    case .margins?: return attribute.ofMargins.map { Item(view, $0) } ?? Item(view, .margins, attribute)
    // Only scroll views have a frame guide. For other views, `frame` means the view itself.
    case .frame?: return Item(view, kind == .scroll ? .frame : nil, attribute)
    case .content?:
      if kind == .scroll { return Item(view, .content, attribute) }
      context.report(.noContent(view: syntax.view, kind, at: syntax.guideSpan ?? syntax.viewSpan))
      return nil
    }
  }

  /// Returns the form of an equation without a second item. In such an equation, locations and percentages refer to the
  /// superview.
  private func form(of item: Item) -> Constraint.Form? {
    guard let span = isPercentage ? multiplierSpan : constantSpan else { return nil }
    if isPercentage, !item.attribute.isSize {
      context.report(.percentageOfLocation(item.attribute, at: span))
      return nil
    }
    guard let attribute = isPercentage ? item.attribute : item.attribute.superviewAttribute else {
      return .items(first: item, second: nil, multiplier: 1, constant: constant)
    }
    guard let superview = superview(of: item.view, at: span) else { return nil }
    return .items(
      first: item, second: Item(superview, attribute), multiplier: multiplier, constant: constant)
  }

  /// Returns the view of an item; `superview` means the superview of `left`, the view on the equation's left side.
  private func view(_ item: ItemSyntax, in left: ViewID?) -> ViewID? {
    guard item.view == "superview" else {
      if let view = context.view(named: item.view) { return view }
      context.report(
        reservedViewNames.contains(item.view)
          ? .reservedName(item.view, at: item.viewSpan)
          : .unknownView(item.view, suggestion: context.nearestViewName(to: item.view), at: item.viewSpan))
      return nil
    }
    if let left { return superview(of: left, at: item.viewSpan) }
    if item.viewSpan == first?.viewSpan {
      context.report(
        .form(.superviewOnLeft, validForm: validForm(of: statement, in: context), at: item.viewSpan))
    }
    return nil
  }

  private func superview(of view: ViewID, at span: SourceSpan) -> ViewID? {
    if let superview = context.superview(of: view) { return superview }
    context.report(.rootHasNoSuperview(at: span))
    return nil
  }
}
