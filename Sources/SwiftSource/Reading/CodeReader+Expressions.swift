#if SwiftSource
  import SwiftSyntax

  extension CodeReader {
    mutating func expression(_ node: ExprSyntax) -> Expression {
      let place = place(node)
      return Expression(kind(node), place)
    }

    private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr(let node): return .number(number(node.literal.text), isInteger: true)
      case .floatLiteralExpr(let node): return .number(number(node.literal.text), isInteger: false)
      case .booleanLiteralExpr(let node): return .bool(node.literal.text == "true")
      case .nilLiteralExpr: return .null
      case .stringLiteralExpr(let node): return string(node)
      case .declReferenceExpr(let node):
        return reference(
          to: Expression(.name(identifier(node.baseName)), place(node)), node.argumentNames, at: place(node))
      case .superExpr: return .name("super")
      case .memberAccessExpr(let node):
        let name = identifier(node.declName.baseName)
        guard let base = node.base else { return .implicitMember(name) }
        // `view.self` has the value `view`.
        if name == "self" { return kind(base) }
        let member = Expression(.member(expression(base), name), place(node))
        return reference(to: member, node.declName.argumentNames, at: place(node))
      case .functionCallExpr(let node): return call(node)
      case .subscriptCallExpr(let node):
        return .element(expression(node.calledExpression), arguments(node.arguments))
      case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node):
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
      case .tupleExpr(let node):
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
          return kind(only.expression)
        }
        return .tuple(node.elements.map { ($0.label?.text, expression($0.expression)) })
      case .closureExpr(let node): return .closure(closure(node))
      case .sequenceExpr(let node): return sequence(node)
      case .prefixOperatorExpr(let node):
        if ["...", "..<"].contains(node.operator.text) {
          return .binary(
            node.operator.text, Expression(.number(-endOfOpenRange, isInteger: true), place(node)),
            expression(node.expression))
        }
        return .prefix(node.operator.text, expression(node.expression))
      case .postfixOperatorExpr(let node):
        if node.operator.text == "..." {
          return .binary(
            "...", expression(node.expression),
            Expression(.number(endOfOpenRange, isInteger: true), place(node)))
        }
        return .postfix(node.operator.text, expression(node.expression))
      case .inOutExpr(let node): return kind(node.expression)
      case .optionalChainingExpr(let node): return .chain(expression(node.expression))
      case .forceUnwrapExpr(let node): return .unwrap(expression(node.expression))
      case .tryExpr(let node):
        return node.questionOrExclamationMark?.text == "?"
          ? .optionalTry(expression(node.expression)) : kind(node.expression)
      case .awaitExpr(let node): return kind(node.expression)
      case .unsafeExpr(let node): return kind(node.expression)
      case .copyExpr(let node): return kind(node.expression)
      case .consumeExpr(let node): return kind(node.expression)
      case .genericSpecializationExpr(let node):
        guard let base = node.expression.as(DeclReferenceExprSyntax.self),
          base.baseName.text.first?.isUppercase == true
        else { return kind(node.expression) }
        return .type(
          TypeName(
            identifier(base.baseName),
            node.genericArgumentClause.arguments.compactMap { $0.argument.as(TypeSyntax.self).map(type) }))
      case .keyPathExpr(let node):
        let names = node.components.compactMap {
          $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        return .keyPath(root: node.root.map(type), names)
      case .typeExpr(let node): return .type(type(node.type))
      case .ifExpr(let node): return .statement(statement(node))
      case .switchExpr(let node): return .statement(statement(node))
      case .patternExpr(let node): return .opaque(node.trimmedDescription)
      case .discardAssignmentExpr: return .name("_")
      default: return .opaque(String(node.trimmedDescription.prefix(40)))
      }
    }

    private func number(_ text: String) -> Double {
      let digits = text.replacing("_", with: "")
      for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
        return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits) ?? 0
      }
      return Double(digits) ?? 0
    }

    private mutating func string(_ node: StringLiteralExprSyntax) -> Expression.Kind {
      if let text = node.representedLiteralValue { return .string([.text(text)]) }
      var parts: [Expression.StringPart] = []
      for segment in node.segments {
        switch segment {
        case .stringSegment(let node):
          parts.append(.text(node.content.text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")))
        case .expressionSegment(let node):
          if let first = node.expressions.first { parts.append(.value(expression(first.expression))) }
        }
      }
      return .string(parts)
    }

    private mutating func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
      var arguments = arguments(node.arguments)
      if let closure = node.trailingClosure {
        arguments.append(Argument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
      }
      for closure in node.additionalTrailingClosures {
        arguments.append(
          Argument(
            label: closure.label.text, value: expression(ExprSyntax(closure.closure)), isTrailing: true))
      }
      return .call(expression(node.calledExpression), arguments)
    }

    /// Reads a reference to a function with its labels, such as `anchor.constraint(equalTo:constant:)`, as a closure that
    /// calls the function. Returns the function's own expression if there are no labels.
    private func reference(
      to function: Expression, _ labels: DeclNameArgumentsSyntax?, at place: Place
    ) -> Expression.Kind {
      guard let labels else { return function.kind }
      let arguments = labels.arguments.enumerated().map { index, label in
        Argument(
          label: label.name.text == "_" ? nil : identifier(label.name),
          value: Expression(.name("$\(index)"), place))
      }
      let call = Expression(.call(function, arguments), place)
      return .closure(ClosureCode(parameters: [], body: [Statement(.expression(call), place)], place: place))
    }

    mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
      list.map { node in
        Argument(
          label: node.label.map(identifier), value: expression(node.expression),
          isInOut: node.expression.is(InOutExprSyntax.self))
      }
    }

    mutating func closure(_ node: ClosureExprSyntax) -> ClosureCode {
      var parameters: [(name: String, type: TypeName?)] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let list): parameters = list.map { (identifier($0.name), nil) }
      case .parameterClause(let clause):
        parameters = clause.parameters.map { parameter in
          (identifier(parameter.secondName ?? parameter.firstName), parameter.type.map(type))
        }
      case nil: break
      }
      let code = ClosureCode(parameters: parameters, body: body(node.statements), place: place(node))
      for item in node.signature?.capture?.items ?? [] {
        guard item.name.text != "self" else { continue }
        let name = identifier(item.name)
        if let value = item.initializer?.value {
          code.captures.append((name, expression(value)))
        } else if item.specifier == nil {
          code.captures.append((name, Expression(.name(name), place(item))))
        }
      }
      return code
    }

    // MARK: Operators

    static let precedenceGroups: [String: Double] = [
      "BitwiseShiftPrecedence": 10, "MultiplicationPrecedence": 9, "AdditionPrecedence": 8,
      "RangeFormationPrecedence": 7, "CastingPrecedence": 6, "NilCoalescingPrecedence": 5,
      "DefaultPrecedence": 4.5, "ComparisonPrecedence": 4, "LogicalConjunctionPrecedence": 3,
      "LogicalDisjunctionPrecedence": 2, "TernaryPrecedence": 1, "AssignmentPrecedence": 0,
    ]

    private static let precedences: [String: Double] = [
      "<<": 10, ">>": 10, "*": 9, "/": 9, "%": 9, "&*": 9, "&": 9, "+": 8, "-": 8, "&+": 8, "&-": 8, "|": 8,
      "^": 8,
      "...": 7, "..<": 7, "as": 6, "is": 6, "??": 5, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4,
      "===": 4,
      "!==": 4, "~=": 4, "&&": 3, "||": 2, "?": 1,
      "|>": 4.6, ">>>": 4.7, ".~": 4.8,
    ]

    private enum Operator {
      case binary(String, Double)
      case ternary(Expression)
      case cast(TypeName, String?)
      case isType(TypeName)
      case assign(String)

      var precedence: Double {
        switch self {
        case .binary(_, let precedence): precedence
        case .ternary: 1
        case .cast, .isType: 6
        case .assign: 0
        }
      }

      var bindsRight: Bool {
        switch self {
        case .binary(let name, _): name == "??"
        case .ternary, .assign: true
        case .cast, .isType: false
        }
      }
    }

    private mutating func sequence(_ node: SequenceExprSyntax) -> Expression.Kind {
      let parts = Array(node.elements)
      var operands: [Expression] = []
      var operators: [Operator] = []
      var index = 0
      while index < parts.count {
        let part = parts[index]
        if let node = part.as(BinaryOperatorExprSyntax.self) {
          let name = node.operator.text
          let isAssignment = name.count > 1 && name.hasSuffix("=") && Self.precedences[name] == nil
          let precedence = declaredPrecedences[name] ?? Self.precedences[name]
          operators.append(
            isAssignment && precedence == nil
              ? .assign(name)
              : .binary(name, precedence ?? 4.5))
        } else if part.is(AssignmentExprSyntax.self) {
          operators.append(.assign("="))
        } else if let node = part.as(UnresolvedTernaryExprSyntax.self) {
          operators.append(.ternary(expression(node.thenExpression)))
        } else if let node = part.as(UnresolvedAsExprSyntax.self), index + 1 < parts.count {
          index += 1
          operators.append(.cast(typeOf(parts[index]), node.questionOrExclamationMark?.text))
        } else if part.is(UnresolvedIsExprSyntax.self), index + 1 < parts.count {
          index += 1
          operators.append(.isType(typeOf(parts[index])))
        } else if part.is(ArrowExprSyntax.self) {
          return .opaque("->")
        } else {
          operands.append(expression(part))
        }
        index += 1
      }
      var position = 0
      var next = 0
      guard !operands.isEmpty else { return .opaque("operators") }
      return fold(operands, operators, least: 0, &position, &next).kind
    }

    private func typeOf(_ node: ExprSyntax) -> TypeName {
      node.as(TypeExprSyntax.self).map { type($0.type) } ?? TypeName(node.trimmedDescription)
    }

    /// Combines operands into one expression by precedence climbing, from the operand at `position` up to the first
    /// operator whose precedence is lower than `least`.
    private func fold(
      _ operands: [Expression], _ operators: [Operator], least: Double, _ position: inout Int,
      _ next: inout Int
    ) -> Expression {
      guard position < operands.count else { return Expression(.opaque("operand"), .none) }
      var left = operands[position]
      position += 1
      while next < operators.count, operators[next].precedence >= least {
        let sign = operators[next]
        next += 1
        var place = left.place
        switch sign {
        case .cast(let type, let mark):
          left = Expression(.cast(left, type, isOptional: mark == "?"), place)
          continue
        case .isType(let type):
          left = Expression(.isType(left, type), place)
          continue
        case .binary, .ternary, .assign: break
        }
        let right = fold(
          operands, operators, least: sign.bindsRight ? sign.precedence : sign.precedence + 0.01, &position,
          &next)
        place.end = max(place.end, right.place.end)
        switch sign {
        case .binary(let name, _): left = Expression(.binary(name, left, right), place)
        case .ternary(let middle): left = Expression(.ternary(left, middle, right), place)
        case .assign(let name): left = Expression(.assign(name, left, right), place)
        case .cast, .isType: break
        }
      }
      return left
    }
  }
#endif
