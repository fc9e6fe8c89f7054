import LayoutModel

/// A layout file that expresses each constraint as an equation in NSLayoutConstraint's form, such as `a.top == b.bottom
/// * 2 - 8`.
public enum EquationsTarget: ConversionTarget {
  public static let name = "equations"
  public static let fileExtension = "layout"
  public static let summary = "a layout file with one equation for each constraint"

  public static func convert(_ source: ConversionSource) -> Conversion {
    source.equations { layout, constraint in layout.equation(constraint) }
  }
}
