/// What one constraint contributes to what is still unknown: a corner where its left side equals its constant.
///
/// At first an optional constraint has slopes, the cost of a unit's error on either side. Once its level has been
/// decided, what remains of it is a wall or two: the best solutions are confined to one side of the corner.
struct Part: BitwiseCopyable {
  var constraint: Int32
  /// The left side may not fall below the constant.
  var hasLowerWall = false
  /// The left side may not rise above the constant.
  var hasUpperWall = false
  /// What a unit's error costs below and above the constant, at the level at hand.
  var costBelow = 0.0
  var costAbove = 0.0
  /// The next part of the same group, or -1.
  var next: Int32 = -1

  var isDecided: Bool { costBelow == 0 && costAbove == 0 }

  /// A required inequality's wall.
  init(wallOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    hasLowerWall = relation != .lessOrEqual
    hasUpperWall = relation != .greaterOrEqual
  }

  /// An optional constraint's cost.
  init(costOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    costBelow = relation != .lessOrEqual ? 1 : 0
    costAbove = relation != .greaterOrEqual ? 1 : 0
  }
}
