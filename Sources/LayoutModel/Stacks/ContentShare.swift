/// A member's share of the length of a proportionally filled stack: the member's content size divided by the sum of the
/// content sizes of all visible members.
public struct ContentShare: Sendable, Hashable {
  /// The member.
  public var member: ViewID
  /// All visible members, in order.
  public var members: [ViewID]
  /// The stack's axis.
  public var axis: Axis
  /// The total length, in points, of the spacing and margins along the axis, which is subtracted from the stack's
  /// length before the members share it.
  public var reserved: Double

  public init(of member: ViewID, among members: [ViewID], _ axis: Axis, reserved: Double) {
    self.member = member
    self.members = members
    self.axis = axis
    self.reserved = reserved
  }
}
