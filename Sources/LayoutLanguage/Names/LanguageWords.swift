import LayoutModel

/// The words of the language, as its parsers know them: what editors complete and colour.
public enum LanguageWords {
  public static let kinds = ViewKind.allCases.map(\.rawValue)
  /// What statements begin with besides a view's kind.
  public static let directives = StatementHead.words.filter { ViewKind(rawValue: $0) == nil }
  public static let properties = PropertyName.allCases.map(\.rawValue)
  public static let canvasProperties = DeclarationReader.canvasProperties + ["fit"]
  public static let fontWeights = TextStyle.Weight.allCases.map(\.rawValue)
  public static let attributes = attributeWords
  public static let guides = LayoutGuide.allCases.map(\.rawValue)
  public static let stackAlignments = StackArrangement.Alignment.allCases.map(\.rawValue)
  public static let distributions = StackArrangement.Distribution.allCases.map(\.rawValue)
  public static let textAlignments = TextAlignment.allCases.map(\.rawValue)
  public static let priorities = priorityNames
  public static let orientations = VisualFormat.Orientation.allCases.map(\.rawValue) + ["C"]
  public static let options = VisualFormat.Option.all.map(\.name)
  public static let rules = SLLRuleName.allCases.map(\.rawValue)
  /// What may follow `%`: `%f` and `%p`, and the rules that read another view.
  public static let specifiers = ["f", "p"] + SLLRuleName.allCases.filter { !$0.isBound }.map(\.rawValue)
  public static let assertedProperties = AssertedProperty.allCases.map(\.rawValue) + ["not"]
  /// By name, in alphabetical order.
  public static let colors = cssColors.keys.sorted()
}
