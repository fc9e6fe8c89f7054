import LayoutModel

enum Value {
  case unknown(Unknown)
  case void
  case null
  case bool(Bool)
  case number(Double, isInteger: Bool)
  case string(String)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case object(Object)
  case structure(Structure)
  case enumeration(Enumeration)
  case function(FunctionValue)
  case type(String)
  case anchor(Anchor)
  case guide(Object, LayoutGuide)
  case keyPath([String])
  case snap(SnapItem)
  case snapMaker(SnapMaker)
  case snapConstraint(SnapConstraint)
}

struct Unknown {
  var reason: String
  var type: TypeName?
  /// The expression's source text, used as NAME in `--assume NAME=VALUE`; `nil` if the option cannot refer to the
  /// expression.
  var subject: String?

  init(_ reason: String, type: TypeName? = nil, subject: String? = nil) {
    (self.reason, self.type, self.subject) = (reason, type, subject)
  }
}

struct Structure {
  /// The name of the type; `nil` for a value such as `.init(top: 8)` while its type is not known.
  var type: String?
  var fields: [String: Value]
  /// The arguments of a value such as `.init(top: 8)`, kept until its type is known.
  var given: [CallArgument] = []

  subscript(name: String) -> Double? { fields[name]?.number }

  func length(_ name: String) -> Double? { fields[name]?.length }
}

/// A value such as `.vertical`: a case of an enumeration, or a static member of a type that is not in the sources.
struct Enumeration {
  var type: String?
  var name: String
  var values: [(label: String?, value: Value)] = []
  /// Indicates whether the value was written with parentheses, as in `.make()`.
  var isCall = false
  /// Indicates whether the value is a static member of a type that neither the sources nor the system declare, so that
  /// it is not known which case it is.
  var isUndeclared = false
}

final class FunctionValue {
  enum Code {
    case closure(ClosureCode)
    case function(FunctionCode)
    case enumCase(String, CaseCode)
    /// A function of UIKit or the standard library, such as `view.addSubview` or `+`.
    case native(([CallArgument]) -> Value)
  }

  let code: Code
  let scope: Scope?
  let frame: Frame?
  let receiver: Value?
  var builder: String?
  /// The type of a closure's result, if the type of the closure is known.
  var result: TypeName?

  init(_ code: Code, scope: Scope?, frame: Frame?, receiver: Value?) {
    (self.code, self.scope, self.frame, self.receiver) = (code, scope, frame, receiver)
  }

  convenience init(native: @escaping ([CallArgument]) -> Value) {
    self.init(.native(native), scope: nil, frame: nil, receiver: nil)
  }
}

struct Anchor {
  var object: Object
  var guide: LayoutGuide?
  var attribute: Attribute
}

extension Value {
  var number: Double? {
    switch self {
    case .number(let value, _): value
    case .structure(let structure): structure.fields["rawValue"]?.number
    default: nil
    }
  }

  /// The number as an `Int`, limited to 2⁵³ in either direction; `nil` if it is not a number.
  var integer: Int? {
    number.flatMap { $0.isNaN ? nil : Int(min(max($0, -0x1p53), 0x1p53)) }
  }

  /// The number, limited to the range that layouts allow; `nil` if the number is not finite.
  var length: Double? { number.flatMap { $0.isFinite ? $0.withinLimits : nil } }

  var isInteger: Bool {
    if case .number(_, let isInteger) = self { return isInteger }
    return false
  }

  var asDouble: Value {
    if case .number(let value, _) = self { return .double(value) }
    return self
  }

  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  var object: Object? {
    if case .object(let value) = self { return value }
    return nil
  }

  var array: [Value]? {
    if case .array(let value) = self { return value }
    return nil
  }

  var unknown: Unknown? {
    if case .unknown(let value) = self { return value }
    return nil
  }

  /// The value if it is unknown, or the first unknown member of a structure such as `UIEdgeInsets`.
  var firstUnknown: Unknown? {
    guard case .structure(let structure) = self else { return unknown }
    return structure.fields.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unknown).first
  }

  var isUnknown: Bool { unknown != nil }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  var closure: ClosureCode? {
    if case .function(let function) = self, case .closure(let code) = function.code { return code }
    return nil
  }

  var caseName: String? {
    if case .enumeration(let value) = self { return value.name }
    return nil
  }

  static func double(_ value: Double) -> Value { .number(value, isInteger: false) }
  static func int(_ value: Int) -> Value { .number(Double(value), isInteger: true) }
  static func symbol(_ name: String) -> Value { .enumeration(Enumeration(type: nil, name: name)) }
  static func unknown(_ reason: String) -> Value { .unknown(Unknown(reason)) }
  static var longList: Value { unknown("the list is too long") }
  static var largeInteger: Value { unknown("it uses an integer that is too large") }
  static var unknownOption: Value {
    unknown("it uses a member of an option set, and the member's value is not known")
  }
}

extension Double {
  /// The number, limited to the range that layouts allow. UIKit also replaces a constant that is too large by a smaller
  /// one.
  var withinLimits: Double { min(max(self, -largestNumber), largestNumber) }
}
