/// What may be spent on telling more about a solution than its values, in numbers that are looked at.
///
/// Tests give less. Counted, not timed, so that the same problem always gives the same answer; a million take about three milliseconds.
enum Budget {
  /// Finding which members the conflicts of a problem can do without; which there are is found out whatever it takes.
  @TaskLocal static var conflicts = 60_000_000
  /// Finding the ranges of what is open by the simplex method; what is open at all is found out whatever it takes.
  @TaskLocal static var ranges = 60_000_000
  /// Solving a problem in double-doubles, which take ten times as long; where that is not enough, the solution is not
  /// certain.
  static let doubleDouble = 60_000_000
}
