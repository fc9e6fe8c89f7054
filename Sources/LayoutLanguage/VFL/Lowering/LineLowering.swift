import Diagnostics
import LayoutModel

extension VisualFormat {
  struct LineLowering {
    let context: NotationContext
    let direction: Direction
    var stacks: StackRegistry
    private var constraintCount = 0
    let found: StatementReport
    /// The gap of the line's first spacer (`~`), which determines the size of the line's other spacers.
    var firstSpacer: Gap?
    private var hasOverflowed = false

    init(
      _ direction: Direction, stacks: StackRegistry, reportingTo found: StatementReport,
      in context: NotationContext
    ) {
      self.found = found
      self.context = context
      self.direction = direction
      self.stacks = stacks
    }

    mutating func lower(_ chain: Chain) {
      for (index, element) in chain.elements.enumerated() where !hasOverflowed {
        if index > 0, index <= chain.connections.count {
          connect(chain.elements[index - 1], element, by: chain.connections[index - 1])
        }
        for member in element.members { lower(member) }
      }
    }

    private mutating func lower(_ member: Member) {
      for view in member.views {
        for predicate in member.predicates { constrain(Item(view, direction.size), predicate) }
      }
      for view in member.views { mention(view, at: member.nameSpan) }
      if let stack = member.stack, let view = member.views.first { lowerStack(view, member, stack) }
    }

    mutating func align(_ chain: Chain, by attribute: Attribute, at span: SourceSpan) {
      var earlier: ViewID?
      for element in chain.elements {
        for view in element.views {
          if let earlier {
            let form = Constraint.Form.items(
              first: Item(view, attribute), second: Item(earlier, attribute), multiplier: 1, constant: 0)
            add(form, .equal, at: span)
          }
          earlier = view
        }
      }
      for element in chain.elements {
        for member in element.members {
          if let stack = member.stack { align(stack, by: attribute, at: span) }
        }
      }
    }

    mutating func add(
      _ form: Constraint.Form, _ relation: Relation, priority: Double = Priority.required,
      at span: SourceSpan,
      usesStandardSpace: Bool = false
    ) {
      guard constraintCount < Limit.constraints else {
        if !hasOverflowed { found.add(.tooLong(limit: Limit.constraints), at: span) }
        hasOverflowed = true
        return
      }
      constraintCount += 1
      context.add(
        Constraint(
          form, relation, priority: priority, notation: .vfl, span: span, usesStandardSpace: usesStandardSpace
        ))
    }

    /// Returns the superview to which a `|` or a percentage refers, or reports an error for the root view.
    func superview(of view: ViewID, at span: SourceSpan) -> ViewID? {
      if let superview = context.superview(of: view) { return superview }
      found.add(.noSuperview(of: context.views[view.index].name ?? "view"), at: span)
      return nil
    }
  }
}
