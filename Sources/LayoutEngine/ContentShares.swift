import Graphics
public import LayoutModel

extension Layout {
  /// Returns the layout with each share replaced by a number. A share is the part of a stack's space that a member gets
  /// in proportion to its content size. If a share cannot be computed, its constraint is replaced by `0 == 0`.
  func resolvingShares(_ content: [ViewContent]) -> Layout {
    guard hasShares else { return self }
    var layout = self
    let stackSizes = StackSizes(self, content)
    for (index, constraint) in constraints.enumerated() {
      guard let share = constraint.share,
        case .items(let first, let second, _, _) = constraint.form
      else { continue }
      let sizes = share.members.map { stackSizes.size(of: $0, share.axis) }
      let sum = sizes.reduce(0) { $0 + ($1 ?? 0) }
      guard let size = stackSizes.size(of: share.member, share.axis), sum > 0 else {
        layout.constraints[index].form = .terms([], constant: 0)
        continue
      }
      layout.constraints[index].form = .items(
        first: first, second: second, multiplier: size / sum, constant: 0 - size / sum * share.reserved)
    }
    return layout
  }

  /// Indicates whether a constraint contains a share of a stack's space.
  private var hasShares: Bool {
    constraints.prefix { $0.notation == .stack }.contains { $0.share != nil }
  }

  /// Returns the layout with each share of a stack's space replaced by a number, based on measured content sizes.
  public func resolvingShares(measuring text: some TextMeasurer) -> Layout {
    hasShares ? resolvingShares(contents(of: self, measuring: text)) : self
  }
}
