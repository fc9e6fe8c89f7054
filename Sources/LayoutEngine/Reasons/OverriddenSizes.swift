public import LayoutModel

/// A size in the file that has no effect, since the layout gives the view another size.
public struct OverriddenSize: Sendable, Equatable {
  /// The index in `Layout.unusedSizes`.
  public var index: Int
  /// The size that the layout gives the view, in points.
  public var found: Double
  /// The requested value, in points.
  public var wanted: Double
}

extension SolvedLayout {
  /// Returns the sizes in `Layout.unusedSizes` that differ from the actual sizes, in file order.
  ///
  /// - Parameter tolerance: The largest difference that counts as rounding, in points.
  public func overriddenSizes(tolerance: Double) -> [OverriddenSize] {
    guard !layout.unusedSizes.isEmpty else { return [] }
    let values = AttributeValues(self)
    return layout.unusedSizes.indices.compactMap { index in
      let constraint = layout.unusedSizes[index].constraint
      let found = values[constraint.items[0]]
      let wanted =
        switch constraint.form {
        case .items(_, let second, let multiplier, let constant):
          (second.map { multiplier * values[$0] } ?? 0) + constant
        // The first term is the size itself, so the requested value is the constant minus the other terms.
        case .terms(let terms, let constant):
          terms.dropFirst().reduce(constant) { $0 - $1.coefficient * values[$1.item] }
        }
      let isMet = abs(found - max(0, wanted)) <= tolerance
      return isMet ? nil : OverriddenSize(index: index, found: found, wanted: wanted)
    }
  }
}
