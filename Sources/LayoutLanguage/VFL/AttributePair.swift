import LayoutModel

extension VisualFormat {
  /// Why two attributes cannot be tied, or `nil` where they can: the pairs that UIKit rejects.
  static func rejection(of first: Attribute, with second: Attribute) -> VisualFormatError? {
    if first.isSize != second.isSize { return .sizeWithLocation }
    if first.isSize { return nil }
    if first.axis != second.axis { return .horizontalWithVertical }
    if first.isDirectionalSide && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectionalSide {
      return .directionalWithAbsolute
    }
    return nil
  }
}
