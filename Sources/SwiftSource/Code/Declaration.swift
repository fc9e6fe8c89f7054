/// The declaration of a class, actor, structure, enumeration, protocol or extension.
final class TypeCode {
  enum Kind { case type, structure, enumeration, protocolType, extended, actor }

  let kind: Kind
  /// The full name, including enclosing types: `Layout.Margins`.
  let name: String
  let inherited: [TypeName]
  /// The requirements of a `where` clause: `where Self: UIView`, `where Element == UIView`.
  let requirements: [(String, TypeName)]
  var generics: [(name: String, bound: TypeName)] = []
  let place: Place
  var variables: [VariableCode] = []
  var functions: [FunctionCode] = []
  var cases: [CaseCode] = []
  var aliases: [String: TypeName] = [:]

  init(kind: Kind, name: String, inherited: [TypeName], requirements: [(String, TypeName)], place: Place) {
    (self.kind, self.name, self.inherited, self.place) = (kind, name, inherited, place)
    self.requirements = requirements
  }

  /// The internal name of a private type, whose own name may occur in several files.
  static func privateName(_ name: String, in file: Int32) -> String { "\(name)#\(file)" }

  /// Returns a type's name without enclosing types: `Margins` for `Layout.Margins` and for the internal name
  /// `Margins#2`.
  static func shownName(_ name: String) -> String {
    let last = name.split(separator: ".").last ?? name[...]
    return String(last.split(separator: "#").first ?? last)
  }
}

final class VariableCode {
  let name: String
  let type: TypeName?
  let value: Expression?
  let getter: [Statement]?
  let setter: (name: String, body: [Statement])?
  let isStatic: Bool
  let isLazy: Bool
  let isOutlet: Bool
  let isConstant: Bool
  let wrapper: String?
  /// The arguments of the property wrapper, without the wrapped value.
  var wrapperArguments: [Argument] = []
  var isPrivate = false
  var attributes: [String] = []
  let place: Place
  var owner: String?
  /// The index in a tuple pattern: in `let (a, b) = …`, 0 for `a` and 1 for `b`; `nil` for other variables.
  let part: Int?
  /// The bodies of `willSet` and `didSet`, which are not evaluated.
  let observers: [Statement]

  init(
    name: String, _ binding: Binding, isStatic: Bool, isLazy: Bool, isOutlet: Bool, isConstant: Bool,
    wrapper: String?, part: Int?, observers: [Statement], place: Place, owner: String?
  ) {
    (self.name, type, value, getter, setter) =
      (name, binding.type, binding.value, binding.getter, binding.setter)
    (self.isStatic, self.isLazy, self.isOutlet, self.isConstant) = (isStatic, isLazy, isOutlet, isConstant)
    (self.wrapper, self.part, self.observers) = (wrapper, part, observers)
    (self.place, self.owner) = (place, owner)
  }
}

final class FunctionCode {
  let name: String
  let parameters: [Parameter]
  let result: TypeName?
  let body: [Statement]?
  let isStatic: Bool
  let isConvenience: Bool
  let isMutating: Bool
  var isPrivate = false
  /// Indicates whether the function is a postfix operator, which may have the name of a prefix operator.
  var isPostfix = false
  /// The setter of a subscript, as a function with the new value as its last parameter.
  var setter: FunctionCode?
  /// Indicates whether the function is an initializer that may return `nil`.
  var isFailable = false
  let generics: [String: TypeName]
  let attributes: [String]
  let place: Place
  var owner: String?

  init(
    name: String, parameters: [Parameter], result: TypeName?, body: [Statement]?, isStatic: Bool,
    isConvenience: Bool, isMutating: Bool, generics: [String: TypeName], attributes: [String], place: Place,
    owner: String?
  ) {
    (self.name, self.parameters, self.result, self.body) = (name, parameters, result, body)
    (self.isStatic, self.isConvenience, self.isMutating) = (isStatic, isConvenience, isMutating)
    (self.generics, self.attributes, self.place, self.owner) = (generics, attributes, place, owner)
  }

  var fullName: String {
    parameters.isEmpty
      ? "\(name)()" : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

struct Parameter {
  /// The argument label; `nil` for `_`.
  var label: String?
  var name: String
  var type: TypeName
  var isVariadic: Bool
  var isInOut: Bool
  var isAutoclosure: Bool
  var builder: String?
  var value: Expression?
}

struct CaseCode {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
}

struct FileCode {
  let types: [TypeCode]
  let variables: [VariableCode]
  let functions: [FunctionCode]
  let aliases: [String: TypeName]
  let imports: Set<String>
  let statements: [Statement]
}
