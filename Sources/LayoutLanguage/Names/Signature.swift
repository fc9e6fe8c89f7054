import LayoutModel

/// The syntax of a property, statement or control, which editors show while the user types.
package struct Signature: Sendable, Equatable {
  /// The syntax, with placeholders in capitals: `size WIDTHxHEIGHT`.
  package var text: String

  package var parameters: [String] {
    text.split { !($0.isUppercase && $0.isASCII) && $0 != "_" }.map(String.init)
  }

  private init(_ text: String) { self.text = text }

  package static func of(_ property: ViewProperty) -> [Signature] {
    let forms =
      switch property {
      case .size: ["size WIDTHxHEIGHT"]
      case .font: ["font SIZE", "font SIZE WEIGHT"]
      case .lines: ["lines COUNT"]
      case .margins: ["margins ALL", "margins TOP LEADING BOTTOM TRAILING"]
      case .hugging: ["hugging PRIORITY", "hugging HORIZONTAL VERTICAL"]
      case .compression: ["compression PRIORITY", "compression HORIZONTAL VERTICAL"]
      case .fill: ["fill COLOR"]
      case .stroke: ["stroke COLOR"]
      case .color: ["color COLOR"]
      case .align: ["align ALIGNMENT"]
      case .corner: ["corner RADIUS"]
      case .baselines: ["baselines FIRST LAST"]
      case .outset: ["outset ALL", "outset TOP LEFT BOTTOM RIGHT"]
      case .spacing: ["spacing DISTANCE"]
      case .distribute: ["distribute DISTRIBUTION"]
      case .after: ["after DISTANCE"]
      case .hidden, .unnamed, .row, .column: [String]()
      }
    return forms.map { Signature($0) }
  }

  package static func ofCanvas(_ property: String) -> [Signature] {
    switch property {
    case "margins": of(.margins)
    case "safe": [Signature("safe ALL"), Signature("safe TOP LEFT BOTTOM RIGHT")]
    case "scale": [Signature("scale PIXELS")]
    case "as": [Signature("as NAME")]
    case "device": [Signature("device \"NAME\""), Signature("device \"NAME\" landscape")]
    default: []
    }
  }

  package static func ofStatement(_ word: String) -> [Signature] {
    switch word {
    case "canvas":
      return ["canvas WIDTHxHEIGHT", "canvas \"NAME\" WIDTHxHEIGHT", "canvas device \"NAME\"", "canvas fit"]
        .map {
          Signature($0)
        }
    case "spacing": return [Signature("spacing BOTH"), Signature("spacing HORIZONTAL VERTICAL")]
    case "let": return [Signature("let NAME = VALUE")]
    default: break
    }
    guard let kind = ViewKind(rawValue: word) else { return [] }
    let operand =
      switch kind.operand {
      case nil: kind.takesText ? " \"TEXT\"" : ""
      case .text: " \"TEXT\""
      case .state: " STATE"
      case .fraction: " VALUE"
      case .count: " COUNT"
      case .titles: " \"TITLE\" \"TITLE\""
      case .symbol: " \"SYMBOL\""
      case .nothing: ""
      }
    return [Signature("\(word) NAME\(operand)")]
  }
}
