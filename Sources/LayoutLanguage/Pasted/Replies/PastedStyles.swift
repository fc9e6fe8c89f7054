import Graphics

// Fonts, colors, sizes and insets of pasted code, as properties have them here.

extension PastedReader {
  /// `17 bold` for `.systemFont(ofSize: 17, weight: .bold)` and `.system(size: 17)`, `28` for `.title`.
  func font(_ expression: PastedExpression) -> String? {
    if let name = expression.lastName { return fontsOfStyles[name] }
    guard let call = expression.memberCall else { return nil }
    if call.name == "preferredFont" {
      return call.arguments["forTextStyle"]?.lastName.flatMap { fontsOfStyles[$0] }
    }
    if call.name == "bold" || call.name == "weight", let base = call.base, let font = font(base) {
      let weight = call.name == "bold" ? "bold" : call.arguments.first?.value.lastName ?? ""
      return LanguageWords.fontWeights.contains(weight) ? "\(font.prefix { $0 != " " }) \(weight)" : font
    }
    guard let size = (call.arguments["ofSize"] ?? call.arguments["size"]).flatMap(number) else { return nil }
    let weight = call.name == "boldSystemFont" ? "bold" : call.arguments["weight"]?.lastName ?? ""
    return size.text + (LanguageWords.fontWeights.contains(weight) && weight != "regular" ? " \(weight)" : "")
  }

  /// `white` for `.white`, `UIColor.white` and `.systemBlue`.
  func color(_ expression: PastedExpression) -> String? {
    guard var name = expression.lastName?.lowercased() else { return nil }
    if name == "clear" { return "none" }
    if name.hasPrefix("system") { name = String(name.dropFirst("system".count)) }
    return colorsOfNames[name] ?? (cssColors[name] == nil ? nil : name)
  }

  /// What an image takes up that is known by its name alone.
  func size(ofImage expression: PastedExpression) -> String {
    let isSymbol = expression.nameCall?.arguments.first?.label?.hasPrefix("system") ?? false
    return isSymbol ? "20x20" : "44x44"
  }

  /// `8 16 8 16` for `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`, `8` for a number.
  func sides(_ expression: PastedExpression) throws(UnreadableCode) -> String {
    if let number = number(expression) { return number.text }
    guard case .call(_, let arguments) = expression, arguments.count == 4 else { throw UnreadableCode() }
    let values = arguments.compactMap { number($0.value)?.text }
    guard values.count == 4 else { throw UnreadableCode() }
    return Set(values).count == 1 ? values[0] : values.joined(separator: " ")
  }
}

/// Apple's text styles at their usual size.
private let fontsOfStyles = [
  "largeTitle": "34", "title": "28", "title1": "28", "title2": "22", "title3": "20",
  "headline": "17 semibold", "body": "17", "callout": "16", "subheadline": "15", "footnote": "13",
  "caption": "12", "caption1": "12", "caption2": "11",
]

private let colorsOfNames = [
  "secondary": "gray", "secondarylabel": "gray", "label": "black", "primary": "black", "background": "white",
  "accentcolor": "dodgerblue", "darkgray": "dimgray", "groupedbackground": "whitesmoke",
]
