#if SwiftSource
  import SwiftSyntax

  extension CodeReader {
    mutating func body(_ items: CodeBlockItemListSyntax) -> [Statement] {
      chosen(items).flatMap { statement($0) }
    }

    mutating func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
      switch item.item {
      case .decl(let node): return declaration(node)
      case .stmt(let node): return [statement(node)]
      case .expr(let node):
        if let node = node.as(IfExprSyntax.self) { return [statement(node)] }
        if let node = node.as(SwitchExprSyntax.self) { return [statement(node)] }
        return [Statement(.expression(expression(node)), place(node))]
      }
    }

    private mutating func declaration(_ node: DeclSyntax) -> [Statement] {
      if let node = node.as(VariableDeclSyntax.self) {
        return [Statement(.variable(bindings(node.bindings)), place(node))]
      }
      if let node = node.as(FunctionDeclSyntax.self) {
        return [Statement(.function(function(node)), place(node))]
      }
      var members = Members()
      add(node, to: &members)
      return []
    }

    private mutating func statement(_ node: StmtSyntax) -> Statement {
      let place = place(node)
      if let node = node.as(ExpressionStmtSyntax.self) {
        if let node = node.expression.as(IfExprSyntax.self) { return statement(node) }
        if let node = node.expression.as(SwitchExprSyntax.self) { return statement(node) }
        return Statement(.expression(expression(node.expression)), place)
      }
      if let node = node.as(GuardStmtSyntax.self) {
        return Statement(.guarded(conditions(node.conditions), otherwise: body(node.body.statements)), place)
      }
      if let node = node.as(ReturnStmtSyntax.self) {
        return Statement(.result(node.expression.map { expression($0) }), place)
      }
      if let node = node.as(ForStmtSyntax.self) {
        return Statement(
          .loop(
            pattern(node.pattern), in: expression(node.sequence),
            where: node.whereClause.map { expression($0.condition) },
            body(node.body.statements)), place)
      }
      if let node = node.as(WhileStmtSyntax.self) {
        return Statement(.whileLoop(conditions(node.conditions), body(node.body.statements)), place)
      }
      if let node = node.as(RepeatStmtSyntax.self) {
        return Statement(.repeatLoop(body(node.body.statements), while: expression(node.condition)), place)
      }
      if let node = node.as(DoStmtSyntax.self) {
        let handlers = node.catchClauses.map { body($0.body.statements) }
        let tried = body(node.body.statements)
        return Statement(handlers.isEmpty ? .block(tried) : .attempt(tried, handlers: handlers), place)
      }
      if let node = node.as(DeferStmtSyntax.self) {
        return Statement(.deferred(body(node.body.statements)), place)
      }
      if let node = node.as(LabeledStmtSyntax.self) {
        let labeled = statement(node.statement)
        labeled.label = node.label.text
        return labeled
      }
      if let node = node.as(BreakStmtSyntax.self) {
        return Statement(.exit(.breaking, to: node.label?.text), place)
      }
      if let node = node.as(ContinueStmtSyntax.self) {
        return Statement(.exit(.continuing, to: node.label?.text), place)
      }
      if node.is(FallThroughStmtSyntax.self) { return Statement(.exit(.fallingThrough), place) }
      if node.is(ThrowStmtSyntax.self) { return Statement(.thrown, place) }
      return Statement(.other, place)
    }

    mutating func statement(_ node: IfExprSyntax) -> Statement {
      var otherwise: [Statement] = []
      switch node.elseBody {
      case .ifExpr(let node): otherwise = [statement(node)]
      case .codeBlock(let block): otherwise = body(block.statements)
      case nil: break
      }
      return Statement(
        .condition(conditions(node.conditions), body(node.body.statements), otherwise: otherwise), place(node)
      )
    }

    mutating func statement(_ node: SwitchExprSyntax) -> Statement {
      var cases: [SwitchCase] = []
      for element in node.cases {
        switch element {
        case .switchCase(let node): cases.append(switchCase(node))
        case .ifConfigDecl(let node):
          if case .switchCases(let list)? = chosenClause(node)?.elements {
            for element in list {
              if case .switchCase(let node) = element { cases.append(switchCase(node)) }
            }
          }
        }
      }
      return Statement(.choice(expression(node.subject), cases), place(node))
    }

    private mutating func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
      var patterns: [(pattern: Pattern, where: Expression?)] = []
      if case .case(let label) = node.label {
        for item in label.caseItems {
          patterns.append((pattern(item.pattern), item.whereClause.map { expression($0.condition) }))
        }
      }
      return SwitchCase(patterns: patterns, body: body(node.statements))
    }

    mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
      list.map { element in
        switch element.condition {
        case .expression(let node): return .expression(expression(node))
        case .availability(let node): return .available(node.availabilityKeyword.text == "#available")
        case .matchingPattern(let node):
          return .matching(pattern(node.pattern), expression(node.initializer.value))
        case .optionalBinding(let node):
          return .binding(
            pattern(node.pattern), node.typeAnnotation.map { type($0.type) },
            node.initializer.map { expression($0.value) }, place(node))
        }
      }
    }

    // MARK: Patterns

    mutating func pattern(_ node: PatternSyntax) -> Pattern {
      if let node = node.as(IdentifierPatternSyntax.self) { return .name(identifier(node.identifier)) }
      if node.is(WildcardPatternSyntax.self) { return .any }
      if let node = node.as(TuplePatternSyntax.self) {
        return .tuple(node.elements.map { ($0.label?.text, pattern($0.pattern)) })
      }
      if let node = node.as(ValueBindingPatternSyntax.self) { return bound(pattern(node.pattern)) }
      if let node = node.as(IsTypePatternSyntax.self) { return .isType(type(node.type)) }
      if let node = node.as(ExpressionPatternSyntax.self) { return pattern(node.expression) }
      return .any
    }

    /// Converts a pattern after `let`, in which a name declares a constant.
    private func bound(_ pattern: Pattern) -> Pattern {
      switch pattern {
      case .expression(let expression):
        if case .name(let name) = expression.kind { return .name(name) }
        return pattern
      case .tuple(let parts): return .tuple(parts.map { ($0.label, bound($0.pattern)) })
      case .enumCase(let name, let parts): return .enumCase(name, parts.map { ($0.label, bound($0.pattern)) })
      case .cast(let pattern, let type): return .cast(bound(pattern), type)
      case .optional(let pattern): return .optional(bound(pattern))
      case .name, .any, .isType: return pattern
      }
    }

    private mutating func pattern(_ node: ExprSyntax) -> Pattern {
      if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
      if node.is(DiscardAssignmentExprSyntax.self) { return .any }
      if let node = node.as(TupleExprSyntax.self) {
        return .tuple(node.elements.map { ($0.label?.text, pattern($0.expression)) })
      }
      if let node = node.as(OptionalChainingExprSyntax.self) { return .optional(pattern(node.expression)) }
      if let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text.first?.isLowercase ?? false
      {
        return .enumCase(
          identifier(member.declName.baseName),
          call.arguments.map { ($0.label?.text, pattern($0.expression)) })
      }
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
        return .enumCase(identifier(member.declName.baseName), [])
      }
      if let node = node.as(SequenceExprSyntax.self) {
        let parts = Array(node.elements)
        if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
          cast.questionOrExclamationMark == nil,
          let target = parts[2].as(TypeExprSyntax.self)
        {
          return .cast(pattern(parts[0]), type(target.type))
        }
      }
      return .expression(expression(node))
    }
  }
#endif
