import Graphics
import LayoutModel

package enum LanguageWords {
  package static let kinds = ViewKind.allCases.map(\.rawValue)
  package static let directives = StatementHead.words.filter { ViewKind(rawValue: $0) == nil }
  package static let properties = ViewProperty.allCases.map(\.rawValue)
  package static let canvasProperties = DeclarationReader.canvasProperties + ["fit"]
  package static let fontWeights = TextStyle.Weight.allCases.map(\.rawValue)
  package static let attributes = attributeWords
  package static let guides = LayoutGuide.allCases.map(\.rawValue)
  package static let stackAlignments = StackArrangement.Alignment.allCases.map(\.rawValue)
  package static let distributions = StackArrangement.Distribution.allCases.map(\.rawValue)
  package static let textAlignments = TextAlignment.allCases.map(\.rawValue)
  package static let priorities = priorityNames
  package static let orientations = VisualFormat.Orientation.allCases.map(\.rawValue) + ["C"]
  package static let options = VisualFormat.Option.all.map(\.name)
  package static let rules = SLLRuleName.allCases.map(\.rawValue)
  /// The words that may follow `%` in an expression, such as `tt` in `%tt(header)`.
  package static let specifiers = ["f", "p"] + SLLRuleName.allCases.filter { !$0.isBound }.map(\.rawValue)
  package static let assertedProperties = AssertedProperty.allCases.map(\.rawValue) + ["not"]
  static let all = Set(
    kinds + directives + properties + canvasProperties + fontWeights + attributes + guides + stackAlignments
      + distributions + textAlignments + priorities + orientations + options + rules + specifiers
      + assertedProperties
      + reservedViewNames + ["nil"])
  package static let colors = cssColors.keys.sorted()
}
