/// Which constraint a number comes from, so that the number can be computed again from what the user wrote.
struct Origin: Equatable {
  private let code: Int32

  static let none = Origin(code: -1)
  static func constraint(_ index: Int) -> Origin { Origin(code: Int32(index)) }

  var constraint: Int? { code >= 0 ? Int(code) : nil }
}

/// A linear form over unknown classes, its first coefficient 1, and the interval that it must stay in.
struct LinearForm {
  var unknowns: [Int32]
  var coefficients: [Double]
  var lower = -Double.infinity
  var upper = Double.infinity
  var lowerOrigin = Origin.none
  var upperOrigin = Origin.none
  /// What rounding of the bounds is measured by.
  var magnitude = 0.0

  mutating func raiseLower(to bound: Double, _ origin: Origin) {
    if bound > lower { (lower, lowerOrigin) = (bound, origin) }
  }

  mutating func dropUpper(to bound: Double, _ origin: Origin) {
    if bound < upper { (upper, upperOrigin) = (bound, origin) }
  }
}

/// A corner of a form's cost: below `position` the cost falls by `below` a unit, above it grows by `above`.
struct CostKink {
  var level: Int
  var form: Int
  var position: Double
  var below: Double
  var above: Double
  var origin: Origin
}

/// All forms that constraints bound or price; constraints on the same form share it.
struct FormTable {
  private(set) var forms: [LinearForm] = []
  private(set) var kinks: [CostKink] = []
  private var indices: [FormKey: Int] = [:]

  private struct FormKey: Hashable {
    var unknowns: [Int32]
    var coefficients: [Double]
  }

  /// The form of which `expression` is `scale * form + constant`. The expression is not constant.
  mutating func intern(_ expression: LinearExpression) -> (form: Int, scale: Double) {
    var unknowns = expression.unknowns
    var coefficients = expression.coefficients
    if unknowns.count > 1 {
      let order = unknowns.indices.sorted { unknowns[$0] < unknowns[$1] }
      unknowns = order.map { expression.unknowns[$0] }
      coefficients = order.map { expression.coefficients[$0] }
    }
    let scale = coefficients[0]
    for index in coefficients.indices { coefficients[index] /= scale }
    let key = FormKey(unknowns: unknowns, coefficients: coefficients)
    if let known = indices[key] { return (known, scale) }
    indices[key] = forms.count
    forms.append(LinearForm(unknowns: unknowns, coefficients: coefficients))
    return (forms.count - 1, scale)
  }

  /// `expression relation 0` becomes a bound.
  mutating func bound(_ expression: LinearExpression, _ relation: LinearRelation, _ origin: Origin) {
    let (form, scale) = intern(expression)
    let position = 0 - expression.constant / scale
    forms[form].magnitude = max(forms[form].magnitude, expression.magnitude / abs(scale))
    let isLower = (relation == .greaterOrEqual) == (scale > 0)
    if relation == .equal || isLower { forms[form].raiseLower(to: position, origin) }
    if relation == .equal || !isLower { forms[form].dropUpper(to: position, origin) }
  }

  /// `expression relation 0` becomes a cost: how far it is missed.
  mutating func price(
    _ expression: LinearExpression, _ relation: LinearRelation, level: Int, _ origin: Origin
  ) {
    let (form, scale) = intern(expression)
    let isLower = (relation == .greaterOrEqual) == (scale > 0)
    let slope = abs(scale)
    kinks.append(
      CostKink(
        level: level, form: form, position: 0 - expression.constant / scale,
        below: relation == .equal || isLower ? slope : 0,
        above: relation == .equal || !isLower ? slope : 0, origin: origin))
  }

  mutating func restrict(_ form: Int, to interval: LinearForm) {
    forms[form].lower = interval.lower
    forms[form].upper = interval.upper
    forms[form].lowerOrigin = interval.lowerOrigin
    forms[form].upperOrigin = interval.upperOrigin
  }
}
