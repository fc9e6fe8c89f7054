import LayoutModel

/// NSLayoutConstraint equations in normal form, one per line.
public enum EquationsTarget: ConversionTarget {
  public static let name = "equations"
  public static let fileExtension = "layout"
  public static let summary = "a layout file with one equation for each constraint"

  public static func convert(_ source: ConversionSource) -> Conversion {
    source.equations { layout, constraint in layout.equation(constraint) }
  }
}
