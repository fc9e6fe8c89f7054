import Diagnostics
import LayoutModel

/// The notation SLL, the layout language of COSLayout. Its rules are in a view's block, as in `tt = rr = 5, w = h =
/// 20`, or after a view's name, as in `badge: tt = rr = 5`. Source: COSLayout's introduction and CocoaSugar's README.
///
/// A later rule may replace an earlier rule, so `finish` adds the constraints after all rules have been read.
struct SLLRules: Notation {
  static let form = StatementForm.rules

  private var rulesOfViews: [SLLViewRules?] = []
  private var parser: ExpressionParser?

  mutating func read(_ statement: Statement, in context: NotationContext) {
    let (subject, list) = SLLRules.split(statement, in: context)
    do throws(Diagnostic) {
      let view = try SLLRules.view(subject, of: statement, in: context)
      run(list, on: view, in: context)
    } catch {
      context.report(error)
    }
  }

  mutating func finish(in context: NotationContext) {
    var constraints: [Constraint] = []
    for case .some(let rules) in rulesOfViews {
      let lowering = SLLLowering(rules: rules, views: context.views, canvases: context.canvases)
      lowering.lower { constraint in
        constraints.append(constraint)
      } reporting: {
        context.report($0)
      }
      for constraint in constraints.inSourceOrder() { context.add(constraint) }
      constraints.removeAll(keepingCapacity: true)
      context.unusedSizes += lowering.unusedSizes()
    }
    context.putConstraintsInOrder()
  }

  private mutating func run(
    _ list: SourceSpan, on view: (id: ViewID, superview: ViewID), in context: NotationContext
  ) {
    let index = view.id.index
    if index >= rulesOfViews.count {
      let count = max(index + 1, context.views.count)
      rulesOfViews += repeatElement(nil, count: count - rulesOfViews.count)
    }
    // Taking the rules out of the array avoids a copy of their storage at each change.
    let known = rulesOfViews[index].take()
    var evaluator = SLLEvaluator(
      known ?? SLLViewRules(view: view.id, superview: view.superview), in: context)
    var parser = parser.take() ?? ExpressionParser(.rule, at: context.cursor(at: list))
    SLLRules.forEachRule(in: list, of: context) { rule, end in
      do throws(Diagnostic) {
        evaluator.run(try parser.parse(rule, endOfRule: end))
      } catch {
        context.report(error)
      }
    }
    rulesOfViews[index] = evaluator.rules
    self.parser = parser
  }

  private static func view(
    _ subject: SourceSpan?, of statement: Statement, in context: NotationContext
  ) throws(Diagnostic) -> (id: ViewID, superview: ViewID) {
    var id = statement.enclosing
    if let subject {
      let name = context.source[subject]
      guard let named = context.view(named: name) else {
        throw .unknownView(name, suggestion: context.nearestViewName(to: name), at: subject)
      }
      id = named
    }
    guard let superview = context.superview(of: id) else {
      throw rootError(subject, of: statement, in: context)
    }
    return (id, superview)
  }

  private static func rootError(
    _ subject: SourceSpan?, of statement: Statement, in context: NotationContext
  ) -> Diagnostic {
    if let subject { return .ruleOnRoot(at: subject) }
    var cursor = context.cursor(at: statement.span)
    guard let name = cursor.takeName() else {
      guard cursor.byte == UInt8(ascii: "/") else { return .ruleOnRoot(at: cursor.characterHere) }
      return .error(
        "unsupported-notation", "unexpected '/'; only '//' begins a comment", at: cursor.characterHere)
    }
    return SLLRuleName(rawValue: name.text) == nil
      ? .assignmentOutsideBlock(name.text, at: name.span) : .ruleOnRoot(at: name.span)
  }
}
