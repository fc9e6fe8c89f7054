/// Returns the text that `String(format:)` makes from integers, texts and numbers with fractional digits; `nil` if a
/// value is not known, if a number with fractional digits is 1e9 or larger, or if the format contains another
/// conversion, a width above 20 or more than 6 decimals.
func formattedText(_ format: String, _ values: [Value]) -> String? {
  var (text, rest, values) = ("", format[...], values[...])
  while let next = rest.popFirst() {
    guard next == "%" else {
      text.append(next)
      continue
    }
    let options = rest.prefix { "0123456789.lqhz".contains($0) }
    rest = rest.dropFirst(options.count)
    guard let kind = rest.popFirst() else { return nil }
    if kind == "%", options.isEmpty {
      text += "%"
      continue
    }
    guard let value = values.popFirst() else { return nil }
    let sizes = options.filter { "0123456789.".contains($0) }.split(
      separator: ".", omittingEmptySubsequences: false)
    let width = Int(sizes.first ?? "") ?? 0
    guard width <= 20, var part = formatted(value, kind, digits: sizes.count > 1 ? Int(sizes[1]) ?? 0 : nil)
    else { return nil }
    let isPaddedWithZeros = sizes.first?.first == "0"
    while part.count < width {
      // The zeros follow the sign.
      let place =
        isPaddedWithZeros && part.first == "-" ? part.index(after: part.startIndex) : part.startIndex
      part.insert(isPaddedWithZeros ? "0" : " ", at: place)
    }
    text += part
  }
  return text
}

private func formatted(_ value: Value, _ kind: Character, digits: Int?) -> String? {
  switch kind {
  case "@", "s": return value.string ?? (value.isInteger ? value.integer.map { "\($0)" } : nil)
  case "d", "i", "u": return value.integer.map { "\($0)" }
  case "f":
    let digits = digits ?? 6
    guard let number = value.number, number.magnitude < 1e9, digits <= 6 else { return nil }
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let whole = Int((number.magnitude * scale).rounded(.toNearestOrEven))
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let fraction = "\(whole % Int(scale))"
    return sign + "\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
  default: return nil
  }
}

extension Evaluator {
  /// If `name` is a property or setter for attributed text, such as `attributedText`, sets the property for plain text,
  /// and the font in the text's attributes.
  func setAttributed(_ name: String, of view: Object, to value: Value) {
    guard let plain = plainTexts[name] else { return }
    if isMac { replaceInitialText(plain, of: view, value) }
    view.fields[plain] = plainText(of: value)
    guard case .dictionary(let attributes)? = value.object?.fields["attributes"] else { return }
    if let font = attributes.first(where: { $0.key.caseName == "font" })?.value { view.fields["font"] = font }
  }
}

extension Evaluator {
  /// Returns the characters of an attributed text.
  func plainText(of value: Value) -> Value {
    guard let object = value.object else { return value }
    let isNew = object.fields.isEmpty && object.type == "NSMutableAttributedString"
    let text = object.fields["text"] ?? (isNew ? .string("") : nil)
    return (object.hasEscaped ? nil : text) ?? .unknown("the text is not known")
  }

  /// Adds an attributed text to the end of another one, which keeps its font.
  func append(_ added: Value?, to text: Object) {
    let sum = added.map { combine("+", plainText(of: .object(text)), plainText(of: $0)) }
    if text.fields["attributes"] == nil, plainText(of: .object(text)).string?.isEmpty == true {
      text.fields["attributes"] = added?.object?.fields["attributes"]
    }
    text.fields["text"] = sum ?? .unknown("the text is not known")
  }
}

/// The names under which plain text is stored, by the properties and setters for attributed text.
private let plainTexts = [
  "attributedText": "text", "attributedPlaceholder": "placeholder", "attributedTitle": "title",
  "attributedStringValue": "stringValue", "setAttributedTitle": "setTitle",
]
