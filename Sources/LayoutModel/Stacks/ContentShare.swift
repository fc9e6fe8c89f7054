/// A member's share of the space in a stack that fills proportionally: its content size divided by the sum of all
/// members' content sizes. Members without a content size have no share.
public struct ContentShare: Sendable, Hashable {
  /// The member.
  public var member: ViewID
  /// All visible members, in their order.
  public var members: [ViewID]
  /// The stack's axis.
  public var axis: Axis
  /// The length that spacing and margins take from the stack's size, in points.
  public var reserved: Double

  public init(of member: ViewID, among members: [ViewID], _ axis: Axis, reserved: Double) {
    self.member = member
    self.members = members
    self.axis = axis
    self.reserved = reserved
  }
}
