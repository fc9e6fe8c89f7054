import Diagnostics
import LayoutModel

extension Equations {
  /// Looks up the names of an equation, checks that its items can be compared, and adds its constraint.
  func resolve(_ syntax: EquationSyntax, at span: SourceSpan, in context: NotationContext) {
    guard let form = syntax.resolvedForm(at: span, in: context) else { return }
    context.add(
      Constraint(
        form, syntax.relation, priority: syntax.priority, identifier: syntax.identifier, notation: .equation,
        span: span))
  }
}

extension EquationSyntax {
  /// The normal form, with its errors reported; `nil` where one prevents it.
  func resolvedForm(at span: SourceSpan, in context: NotationContext) -> Constraint.Form? {
    var resolver = EquationResolver(context: context, errors: errors)
    let form = resolver.form(of: self, at: span)
    for error in resolver.errors { context.report(error) }
    return form
  }
}

private struct EquationResolver {
  let context: NotationContext
  var errors: [Diagnostic]

  /// The normal form; `nil` where an error prevents it.
  mutating func form(of syntax: EquationSyntax, at span: SourceSpan) -> Constraint.Form? {
    // 1. Look up the views.
    guard let first = syntax.first else { return nil }
    let firstView = leftView(first, statement: span)
    let secondView = syntax.second.flatMap { rightView($0, leftView: firstView) }
    // 2. Look up the attributes, which must be comparable.
    guard let firstAttribute = first.attribute else { return nil }
    if let second = syntax.second, let secondAttribute = second.attribute,
      let error = Diagnostic.rejectedPair(firstAttribute, secondAttribute, at: second.attributeSpan)
    {
      errors.append(error)
    }
    // 3. Make the form.
    guard let firstView else { return nil }
    guard let item = self.item(first, of: firstView) else { return nil }
    guard let second = syntax.second else {
      return syntax.isPercentage ? percentageForm(item, syntax) : constantForm(item, syntax)
    }
    guard let secondView, let secondItem = self.item(second, of: secondView) else { return nil }
    return .items(
      first: item, second: secondItem, multiplier: syntax.multiplier, constant: syntax.constant)
  }

  /// The item in the model; `nil` where its attribute is unknown or the view does not have its guide.
  private mutating func item(_ syntax: EquationSyntax.ItemSyntax, of view: ViewID) -> Item? {
    guard let attribute = syntax.attribute else { return nil }
    let kind = context.views[view.index].kind
    switch syntax.guide {
    case nil: return Item(view, attribute)
    case .safeArea?, .readable?, .keyboard?: return Item(view, syntax.guide, attribute)
    case .margins?: return attribute.ofMargins.map { Item(view, $0) } ?? Item(view, .margins, attribute)
    // Only the frame of a scroll view differs from the edges that its subviews refer to.
    case .frame?: return Item(view, kind == .scroll ? .frame : nil, attribute)
    case .content?:
      if kind == .scroll { return Item(view, .content, attribute) }
      errors.append(.noContent(view: syntax.view, kind, at: syntax.guideSpan ?? syntax.viewSpan))
      return nil
    }
  }

  /// The form of a percentage of the superview's size.
  private mutating func percentageForm(_ item: Item, _ syntax: EquationSyntax) -> Constraint.Form? {
    guard let span = syntax.multiplierSpan else { return nil }
    guard item.attribute.isSize else {
      errors.append(.percentageOfLocation(item.attribute, at: span))
      return nil
    }
    guard let superview = context.superview(of: item.view) else {
      errors.append(.rootHasNoSuperview(at: span))
      return nil
    }
    return .items(
      first: item, second: Item(superview, item.attribute), multiplier: syntax.multiplier, constant: 0)
  }

  /// The form with a constant: a size is that constant; a location is measured from the superview.
  private mutating func constantForm(_ item: Item, _ syntax: EquationSyntax) -> Constraint.Form? {
    guard let constantSpan = syntax.constantSpan else { return nil }
    guard let attribute = item.attribute.superviewAttribute else {
      return .items(first: item, second: nil, multiplier: 1, constant: syntax.constant)
    }
    guard let superview = context.superview(of: item.view) else {
      errors.append(.rootHasNoSuperview(at: constantSpan))
      return nil
    }
    return .items(
      first: item, second: Item(superview, attribute), multiplier: 1, constant: syntax.constant)
  }

  private mutating func leftView(_ item: EquationSyntax.ItemSyntax, statement: SourceSpan) -> ViewID? {
    guard item.view == "superview" else { return view(item) }
    errors.append(
      .form(.superviewOnLeft, validForm: validForm(of: statement, in: context), at: item.viewSpan))
    return nil
  }

  private mutating func rightView(_ item: EquationSyntax.ItemSyntax, leftView: ViewID?) -> ViewID? {
    guard item.view == "superview" else { return view(item) }
    guard let leftView else { return nil }
    if let superview = context.superview(of: leftView) { return superview }
    errors.append(.rootHasNoSuperview(at: item.viewSpan))
    return nil
  }

  private mutating func view(_ item: EquationSyntax.ItemSyntax) -> ViewID? {
    if let view = context.view(named: item.view) { return view }
    errors.append(
      reservedViewNames.contains(item.view)
        ? .reservedName(item.view, at: item.viewSpan)
        : .unknownView(item.view, suggestion: context.nearestViewName(to: item.view), at: item.viewSpan))
    return nil
  }
}
