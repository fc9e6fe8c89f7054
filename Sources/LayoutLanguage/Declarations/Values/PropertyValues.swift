import Diagnostics
import LayoutModel

extension Cursor {
  /// Takes the number of a property: at least 0, without a sign.
  mutating func takeValue(of property: String) throws(DeclarationError) -> (value: Double, span: SourceSpan) {
    skipBlanks()
    do throws(NumberError) {
      if let number = try takeLength() { return number }
    } catch {
      throw .number(error)
    }
    let isNegative =
      byte == UInt8(ascii: "-") && (isDigit(peek(1)) || peek(1) == UInt8(ascii: "."))
    throw isNegative
      ? .negative(property: property, at: characterHere)
      : .expected(.number(after: property), at: characterHere)
  }

  /// Takes a number greater than 0.
  mutating func takePositive(
    _ property: String, atMost limit: Int
  ) throws(DeclarationError) -> Double {
    let number = try takeValue(of: property)
    guard number.value > 0 else { throw .notPositive(property: property, at: number.span) }
    guard number.value <= Double(limit) else {
      throw .tooLargeFor(property: property, limit: limit, at: number.span)
    }
    return number.value
  }

  /// Takes a whole number, at least 0.
  mutating func takeCount(_ property: String) throws(DeclarationError) -> Int {
    let number = try takeValue(of: property)
    guard number.value == number.value.rounded() else { throw .notWhole(property: property, at: number.span) }
    return Int(number.value)
  }

  /// Takes one margin for all sides, or four: top, leading, bottom, trailing.
  mutating func takeMargins() throws(DeclarationError) -> Margins {
    var values = [try takeValue(of: "margins").value]
    while values.count < 4, isBeforeNumber { values.append(try takeValue(of: "margins").value) }
    guard values.count == 1 || values.count == 4 else {
      skipBlanks()
      throw .marginCount(values.count, at: characterHere)
    }
    return values.count == 1
      ? Margins(all: values[0])
      : Margins(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  /// Takes one inset for all edges, or four: top, left, bottom, right.
  mutating func takeInsets(_ property: String) throws(DeclarationError) -> EdgeInsets {
    var values = [try takeValue(of: property).value]
    while values.count < 4, isBeforeNumber { values.append(try takeValue(of: property).value) }
    guard values.count == 1 || values.count == 4 else {
      skipBlanks()
      throw .insetCount(values.count, property: property, at: characterHere)
    }
    return values.count == 1
      ? EdgeInsets(all: values[0])
      : EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// Takes a priority for both axes, or one for each.
  mutating func takePriorities(
    of property: String, metrics: [String: Double]
  ) throws(DeclarationError) -> PerAxis<Double> {
    do throws(PriorityError) {
      skipBlanks()
      let horizontal = try takePriority(metrics: metrics, as: .propertyValue(of: property))
      guard isBeforePriority(metrics) else { return PerAxis(both: horizontal) }
      skipBlanks()
      return PerAxis(
        horizontal: horizontal, vertical: try takePriority(metrics: metrics, as: .propertyValue(of: property))
      )
    } catch {
      throw .priority(error)
    }
  }

  /// Whether a number comes next, after blanks; a negative one too, since it is meant as one.
  private var isBeforeNumber: Bool {
    var ahead = self
    ahead.skipBlanks()
    return isDigit(ahead.byte) || ahead.byte == UInt8(ascii: ".") || ahead.byte == UInt8(ascii: "-")
  }

  private func isBeforePriority(_ metrics: [String: Double]) -> Bool {
    if isBeforeNumber { return true }
    var ahead = self
    ahead.skipBlanks()
    guard let name = ahead.takeName()?.text, PropertyName(rawValue: name) == nil else { return false }
    return metrics[name] != nil || priorityNames.contains(name)
  }
}
