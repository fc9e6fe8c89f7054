#if SwiftSource
  import SwiftParser
  import SwiftSyntax

  struct CodeReader {
    let file: Int32
    /// Indicates whether the file imports AppKit but not UIKit.
    var isMac = false
    /// The full name of the type whose declarations are being read, such as `Layout.Margins`.
    var owner: String?
    private var types: [TypeCode] = []
    private var isInPrivateExtension = false

    let declaredPrecedences: [String: Double]
    private var privateTypes: Set<String> = []
    private let bounds = Bounds()

    /// Stores where syntax nodes start and end, since finding this for each node of a chain such as `a.b().c` takes
    /// quadratic time.
    private final class Bounds {
      private var starts: [Int: Int32] = [:]
      private var ends: [Int: Int32] = [:]

      func start(of node: some SyntaxProtocol) -> Int32 {
        let position = node.position.utf8Offset
        if let known = starts[position] { return known }
        let start = Int32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        starts[position] = start
        return start
      }

      func end(of node: some SyntaxProtocol) -> Int32 {
        let position = node.endPosition.utf8Offset
        if let known = ends[position] { return known }
        let end = Int32(node.endPositionBeforeTrailingTrivia.utf8Offset)
        ends[position] = end
        return end
      }
    }

    init(file: Int32, _ precedences: [String: Double]) {
      (self.file, declaredPrecedences) = (file, precedences)
    }

    func place(_ node: some SyntaxProtocol) -> Place {
      Place(file: file, start: bounds.start(of: node), end: bounds.end(of: node))
    }

    mutating func read(_ tree: SourceFileSyntax) -> FileCode {
      var imports: Set<String> = []
      for item in tree.statements {
        if let name = item.item.as(ImportDeclSyntax.self) { imports.insert(name.path.trimmedDescription) }
      }
      isMac = !imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !imports.contains("UIKit")
      var members = Members()
      var statements: [Statement] = []
      let items = chosen(tree.statements)
      // Outside the main file, each private type is renamed (`TypeCode.privateName`), because another file may have a
      // type with the same name.
      for item in items where file != 0 {
        if let name = hiddenType(item.item) { privateTypes.insert(name) }
      }
      for item in items {
        if let declaration = item.item.as(DeclSyntax.self) {
          add(declaration, to: &members)
        } else {
          statements += statement(item)
        }
      }
      return FileCode(
        types: types, variables: members.variables, functions: members.functions, aliases: members.aliases,
        imports: imports, statements: statements)
    }

    // MARK: Declarations

    struct Members {
      var variables: [VariableCode] = []
      var functions: [FunctionCode] = []
      var cases: [CaseCode] = []
      var aliases: [String: TypeName] = [:]
    }

    /// Adds a declaration to `members` or, if it declares a type, to the types of the file.
    mutating func add(_ declaration: DeclSyntax, to members: inout Members) {
      if let node = declaration.as(ClassDeclSyntax.self) {
        add(.type, node.name.text, node.inheritanceClause, node.genericWhereClause, node.memberBlock, node)
      } else if let node = declaration.as(ActorDeclSyntax.self) {
        add(.actor, node.name.text, node.inheritanceClause, node.genericWhereClause, node.memberBlock, node)
      } else if let node = declaration.as(StructDeclSyntax.self) {
        add(
          .structure, node.name.text, node.inheritanceClause, node.genericWhereClause, node.memberBlock, node)
      } else if let node = declaration.as(EnumDeclSyntax.self) {
        add(
          .enumeration, node.name.text, node.inheritanceClause, node.genericWhereClause, node.memberBlock,
          node)
      } else if let node = declaration.as(ProtocolDeclSyntax.self) {
        add(
          .protocolType, node.name.text, node.inheritanceClause, node.genericWhereClause, node.memberBlock,
          node)
      } else if let node = declaration.as(ExtensionDeclSyntax.self) {
        isInPrivateExtension = isHidden(node.modifiers)
        defer { isInPrivateExtension = false }
        add(
          .extended, extendedName(node), node.inheritanceClause, node.genericWhereClause,
          node.memberBlock, node)
      } else if let node = declaration.as(VariableDeclSyntax.self) {
        members.variables += variables(node)
      } else if let node = declaration.as(FunctionDeclSyntax.self) {
        members.functions.append(function(node))
      } else if let node = declaration.as(InitializerDeclSyntax.self) {
        let modifiers = node.modifiers.map(\.name.text)
        let code = FunctionCode(
          name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
          body: node.body.map { body($0.statements) }, isStatic: true,
          isConvenience: modifiers.contains("convenience"), isMutating: true,
          generics: generics(node.genericParameterClause, node.genericWhereClause),
          attributes: attributes(node.attributes), place: place(node), owner: owner)
        code.isFailable = node.optionalMark?.text == "?"
        members.functions.append(code)
      } else if let node = declaration.as(DeinitializerDeclSyntax.self) {
        members.functions.append(
          FunctionCode(
            name: "deinit", parameters: [], result: nil, body: node.body.map { body($0.statements) },
            isStatic: false, isConvenience: false, isMutating: false, generics: [:], attributes: [],
            place: place(node), owner: owner))
      } else if let node = declaration.as(SubscriptDeclSyntax.self) {
        var parts: (getter: [Statement]?, setter: (name: String, body: [Statement])?)
        if let block = node.accessorBlock {
          let found = accessors(block)
          parts = (found.getter, found.setter)
        }
        let result = type(node.returnClause.type)
        let indices = parameters(node.parameterClause, isSubscript: true)
        func code(_ parameters: [Parameter], _ result: TypeName?, _ body: [Statement]?) -> FunctionCode {
          FunctionCode(
            name: "subscript", parameters: parameters, result: result, body: body,
            isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
            isConvenience: false, isMutating: result == nil, generics: [:], attributes: [],
            place: place(node),
            owner: owner)
        }
        let getter = code(indices, result, parts.getter)
        if let setter = parts.setter {
          let value = Parameter(
            label: nil, name: setter.name, type: result, isVariadic: false, isInOut: false,
            isAutoclosure: false)
          getter.setter = code(indices + [value], nil, setter.body)
        }
        members.functions.append(getter)
      } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
        for element in node.elements {
          members.cases.append(
            CaseCode(
              name: identifier(element.name),
              parameters: element.parameterClause?.parameters.map { parameter in
                Parameter(
                  label: parameter.firstName?.text, name: parameter.firstName?.text ?? "",
                  type: type(parameter.type),
                  isVariadic: false, isInOut: false, isAutoclosure: false, builder: nil,
                  value: parameter.defaultValue.map { expression($0.value) })
              } ?? [], rawValue: element.rawValue.map { expression($0.value) }))
        }
      } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
        members.aliases[node.name.text] = type(node.initializer.value)
      } else if let node = declaration.as(IfConfigDeclSyntax.self), let clause = chosenClause(node) {
        if case .decls(let items)? = clause.elements {
          for item in items { add(item.decl, to: &members) }
        } else if case .statements(let items)? = clause.elements {
          for item in items {
            if let declaration = item.item.as(DeclSyntax.self) { add(declaration, to: &members) }
          }
        }
      }
    }

    private func extendedName(_ node: ExtensionDeclSyntax) -> String {
      let name = type(node.extendedType).name
      return name == "[]" ? "Array" : name == "[:]" ? "Dictionary" : name
    }

    private mutating func add(
      _ kind: TypeCode.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
      _ requirements: GenericWhereClauseSyntax?, _ block: MemberBlockSyntax, _ node: some DeclSyntaxProtocol
    ) {
      let outer = owner
      var whole = kind == .extended ? name : (outer.map { $0 + "." } ?? "") + name
      if outer == nil {
        var parts = whole.split(separator: ".").map(String.init)
        if let first = parts.first, privateTypes.contains(first) {
          parts[0] = TypeCode.privateName(first, in: file)
          whole = parts.joined(separator: ".")
        }
      }
      owner = whole
      defer { owner = outer }
      let code = TypeCode(
        kind: kind, name: whole, inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
        requirements: self.requirements(requirements), place: place(node))
      code.generics = genericParameters(node)
      types.append(code)
      var members = Members()
      for member in block.members { add(member.decl, to: &members) }
      (code.variables, code.functions) = (members.variables, members.functions)
      (code.cases, code.aliases) = (members.cases, members.aliases)
    }

    private func hiddenType(_ item: CodeBlockItemSyntax.Item) -> String? {
      if let node = item.as(ClassDeclSyntax.self) { return isHidden(node.modifiers) ? node.name.text : nil }
      if let node = item.as(StructDeclSyntax.self) { return isHidden(node.modifiers) ? node.name.text : nil }
      if let node = item.as(EnumDeclSyntax.self) { return isHidden(node.modifiers) ? node.name.text : nil }
      return nil
    }

    private func genericParameters(_ node: some DeclSyntaxProtocol) -> [(name: String, bound: TypeName)] {
      let clause =
        node.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      return clause?.parameters.map { ($0.name.text, $0.inheritedType.map(type) ?? TypeName("Any")) } ?? []
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?) -> [(String, TypeName)] {
      clause?.requirements.compactMap { requirement in
        switch requirement.requirement {
        case .conformanceRequirement(let node): (node.leftType.trimmedDescription, type(node.rightType))
        case .sameTypeRequirement(let node):
          node.rightType.as(TypeSyntax.self).map { (node.leftType.trimmedDescription, type($0)) }
        default: nil
        }
      } ?? []
    }

    private func generics(
      _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [String: TypeName] {
      var generics: [String: TypeName] = [:]
      for parameter in clause?.parameters ?? [] {
        generics[parameter.name.text] = parameter.inheritedType.map(type) ?? TypeName("Any")
      }
      for (name, type) in self.requirements(requirements) { generics[name] = type }
      return generics
    }

    func attributes(_ list: AttributeListSyntax) -> [String] {
      list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    mutating func variables(_ node: VariableDeclSyntax) -> [VariableCode] {
      let modifiers = node.modifiers.map(\.name.text)
      let isPrivate = isHidden(node.modifiers)
      let attributes = attributes(node.attributes)
      let wrapper = attributes.first { name in
        name.first?.isUppercase == true
          && !["IBOutlet", "IBAction", "IBInspectable", "MainActor", "NSManaged", "GKInspectable"].contains(
            name)
          && !name.hasSuffix("Builder")
      }
      var given: [Argument] = []
      for case .attribute(let attribute) in node.attributes
      where attribute.attributeName.trimmedDescription == wrapper {
        if case .argumentList(let list)? = attribute.arguments { given = arguments(list) }
      }
      var found: [VariableCode] = []
      for (binding, node) in zip(bindings(node.bindings), node.bindings) {
        let names = binding.pattern.names
        for (part, name) in names.enumerated() {
          let code =
            VariableCode(
              name: name, binding, isStatic: modifiers.contains("static") || modifiers.contains("class"),
              isLazy: modifiers.contains("lazy"), isOutlet: attributes.contains("IBOutlet"),
              isConstant: bindingKeyword(of: node) == "let", wrapper: wrapper,
              part: names.count > 1 ? part : nil,
              observers: node.accessorBlock.map { accessors($0).observers } ?? [], place: place(node),
              owner: owner)
          code.isPrivate = isPrivate
          code.attributes = attributes
          code.wrapperArguments = given
          found.append(code)
        }
      }
      return found
    }

    private func bindingKeyword(of node: PatternBindingSyntax) -> String {
      node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text ?? "var"
    }

    mutating func bindings(_ list: PatternBindingListSyntax) -> [Binding] {
      var bindings = list.map { node in
        var binding = Binding(
          pattern: pattern(node.pattern), type: node.typeAnnotation.map { type($0.type) },
          value: node.initializer.map { expression($0.value) })
        if let block = node.accessorBlock {
          let accessors = accessors(block)
          (binding.getter, binding.setter) = (accessors.getter, accessors.setter)
        }
        return binding
      }
      // In `let a, b: CGFloat`, `CGFloat` is also the type of `a`.
      for index in bindings.indices.dropLast().reversed()
      where bindings[index].type == nil && bindings[index].value == nil {
        bindings[index].type = bindings[index + 1].type
      }
      return bindings
    }

    private mutating func accessors(
      _ block: AccessorBlockSyntax
    ) -> (getter: [Statement]?, setter: (name: String, body: [Statement])?, observers: [Statement]) {
      switch block.accessors {
      case .getter(let items): return (body(items), nil, [])
      case .accessors(let list):
        var getter: [Statement]?
        var setter: (name: String, body: [Statement])?
        var observers: [Statement] = []
        for accessor in list {
          let code = accessor.body.map { body($0.statements) } ?? []
          switch accessor.accessorSpecifier.text {
          case "get": getter = code
          case "set": setter = (accessor.parameters?.name.text ?? "newValue", code)
          case "willSet", "didSet": observers += code
          default: break
          }
        }
        return (getter, setter, observers)
      }
    }

    mutating func function(_ node: FunctionDeclSyntax) -> FunctionCode {
      let modifiers = node.modifiers.map(\.name.text)
      let name = identifier(node.name)
      var parameters = parameters(node.signature.parameterClause)
      if let first = name.first, !first.isLetter, first != "_" {
        // Operators are called without argument labels.
        for index in parameters.indices { parameters[index].label = nil }
      }
      let code = FunctionCode(
        name: name, parameters: parameters,
        result: node.signature.returnClause.map { type($0.type) },
        body: node.body.map { body($0.statements) },
        isStatic: modifiers.contains("static") || modifiers.contains("class"), isConvenience: false,
        isMutating: modifiers.contains("mutating"),
        generics: generics(node.genericParameterClause, node.genericWhereClause),
        attributes: attributes(node.attributes), place: place(node), owner: owner)
      code.isPrivate = isInPrivateExtension || isHidden(node.modifiers)
      code.isPostfix = modifiers.contains("postfix")
      return code
    }

    mutating func parameters(
      _ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false
    ) -> [Parameter] {
      clause.parameters.map { parameter in
        let first = identifier(parameter.firstName)
        let name = parameter.secondName.map(identifier) ?? first
        let isUnlabeled = first == "_" || (isSubscript && parameter.secondName == nil)
        let typeText = parameter.type
        var builder: String?
        for name in attributes(parameter.attributes) where name.first?.isUppercase == true { builder = name }
        var attributed = ""
        if let node = typeText.as(AttributedTypeSyntax.self) {
          attributed = node.specifiers.description + node.attributes.description
        }
        let isAutoclosure = attributed.contains("autoclosure")
        let type = type(typeText)
        return Parameter(
          label: isUnlabeled ? nil : first, name: name,
          type: isAutoclosure ? type.arguments.last ?? type : type,
          isVariadic: parameter.ellipsis != nil, isInOut: attributed.contains("inout"),
          isAutoclosure: isAutoclosure, builder: builder,
          value: parameter.defaultValue.map { expression($0.value) })
      }
    }

    private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    func identifier(_ token: TokenSyntax) -> String {
      let text = token.text
      return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
  }
#endif
