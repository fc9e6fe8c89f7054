/// A member's part of the room in a stack that fills proportionally: as much of it as the member has of all members'
/// content sizes. Members without a content size take no part.
public struct ContentShare: Sendable, Hashable {
  /// Whose part it is.
  public var member: ViewID
  /// All visible members, in their order.
  public var members: [ViewID]
  /// The stack's axis.
  public var axis: Axis
  /// What spacing and margins take of the stack's size, in points.
  public var reserved: Double

  public init(of member: ViewID, among members: [ViewID], _ axis: Axis, reserved: Double) {
    self.member = member
    self.members = members
    self.axis = axis
    self.reserved = reserved
  }
}
