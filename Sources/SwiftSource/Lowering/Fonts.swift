import Graphics
import LayoutModel

extension Evaluator {
  func textStyle(of view: Object) -> TextStyle? {
    var font = view.fields["font"]
    if font == nil, case .object(let label)? = view.fields["titleLabel"] { font = label.fields["font"] }
    switch font {
    case .enumeration(let symbol)?:
      let first = symbol.values.first?.value
      let weight = symbol.values.first { $0.label == "weight" }?.value.caseName ?? ""
      switch symbol.name {
      case "systemFont", "monospacedDigitSystemFont", "monospacedSystemFont", "italicSystemFont":
        return style(first, Self.weights[weight] ?? .regular)
      case "boldSystemFont": return style(first, .bold)
      case "preferredFont":
        return first?.caseName.flatMap { SystemTextStyle(named: $0) }.map {
          TextStyle(size: $0.size, weight: $0.weight)
        }
      default: return nil
      }
    case .object(let object)?: return style(object.fields["size"], .regular)
    default: return nil
    }
  }

  private func style(_ size: Value?, _ weight: TextStyle.Weight) -> TextStyle? {
    size?.number.flatMap { (1...1000).contains($0) ? TextStyle(size: $0, weight: weight) : nil }
  }

  private static let weights: [String: TextStyle.Weight] = [
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
  ]
}
