#if SwiftSource
  import SwiftSyntax

  extension CodeReader {
    // MARK: Types

    func type(_ node: TypeSyntax) -> TypeName {
      if let node = node.as(IdentifierTypeSyntax.self) {
        return TypeName(
          identifier(node.name),
          node.genericArgumentClause?.arguments.compactMap { argument in
            argument.argument.as(TypeSyntax.self).map(type)
          } ?? [])
      }
      if let node = node.as(MemberTypeSyntax.self) {
        let base = type(node.baseType)
        return TypeName(base.name + "." + node.name.text)
      }
      if let node = node.as(OptionalTypeSyntax.self) {
        var type = type(node.wrappedType)
        type.isOptional = true
        return type
      }
      if let node = node.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        var type = type(node.wrappedType)
        type.isImplicitlyUnwrapped = true
        return type
      }
      if let node = node.as(ArrayTypeSyntax.self) { return TypeName("[]", [type(node.element)]) }
      if let node = node.as(DictionaryTypeSyntax.self) {
        return TypeName("[:]", [type(node.key), type(node.value)])
      }
      if let node = node.as(AttributedTypeSyntax.self) { return type(node.baseType) }
      if let node = node.as(SomeOrAnyTypeSyntax.self) { return type(node.constraint) }
      if let node = node.as(CompositionTypeSyntax.self), let first = node.elements.first {
        return type(first.type)
      }
      if let node = node.as(MetatypeTypeSyntax.self) { return TypeName("Type", [type(node.baseType)]) }
      if let node = node.as(TupleTypeSyntax.self) {
        if node.elements.count == 1, let only = node.elements.first, only.firstName == nil {
          return type(only.type)
        }
        var tuple = TypeName("()", node.elements.map { type($0.type) })
        tuple.labels = node.elements.map { $0.firstName.map(identifier) }
        return tuple
      }
      if let node = node.as(FunctionTypeSyntax.self) {
        return TypeName("->", node.parameters.map { type($0.type) } + [type(node.returnClause.type)])
      }
      return TypeName(node.trimmedDescription)
    }

    // MARK: Conditional compilation

    /// Returns the clause of an `#if` that is compiled in a release build for an iOS device or, if the file uses
    /// AppKit, for macOS.
    func chosenClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
      node.clauses.first { clause in clause.condition.map(holds) ?? true }
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
      if let node = condition.as(PrefixOperatorExprSyntax.self), node.operator.text == "!" {
        return !holds(node.expression)
      }
      if let node = condition.as(TupleExprSyntax.self), let only = node.elements.first {
        return holds(only.expression)
      }
      if let node = condition.as(BooleanLiteralExprSyntax.self) { return node.literal.text == "true" }
      if let node = condition.as(SequenceExprSyntax.self) {
        // In `a || b && c`, `&&` has the higher precedence, so split the condition at `||` first.
        return node.elements.split { $0.trimmedDescription == "||" }.contains { part in
          part.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
        }
      }
      if let node = condition.as(FunctionCallExprSyntax.self) {
        let argument = node.arguments.first?.trimmedDescription ?? ""
        switch node.calledExpression.trimmedDescription {
        case "os": return argument == (isMac ? "macOS" : "iOS")
        case "canImport":
          return isMac
            ? !["UIKit", "WatchKit"].contains(argument) : !["AppKit", "Cocoa", "WatchKit"].contains(argument)
        case "targetEnvironment": return false
        case "swift", "compiler": return argument.hasPrefix(">")
        case "arch": return argument == "arm64"
        default: return false
        }
      }
      return false
    }

    /// The statements, with each `#if` replaced by the statements in its compiled clause.
    func chosen(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
      items.flatMap { item -> [CodeBlockItemSyntax] in
        guard let node = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
        guard let clause = chosenClause(node), case .statements(let items)? = clause.elements else {
          return []
        }
        return chosen(items)
      }
    }
  }
#endif
