/// For each variable, the range of its values in the best solutions; `nil` if the variable has only one possible value,
/// or if its range was not computed.
public struct OpenRanges: Sendable, Equatable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var ranges: [ClosedRange<Double>?]
  /// The number of variables, including those with only one possible value.
  public let count: Int
  /// The variables with several possible values whose ranges would have taken too long to compute, in ascending order.
  public let unsought: [Variable]

  /// Creates the collection from one range for each variable. A range may have infinite ends; it is `nil` if the
  /// variable has only one possible value.
  ///
  /// - Parameter unsought: The variables with several possible values whose ranges were not computed. Their elements in
  ///   `ranges` are `nil`.
  public init(_ ranges: [ClosedRange<Double>?], unsought: [Variable] = []) {
    count = ranges.count
    self.ranges = ranges.allSatisfy { $0 == nil } ? [] : ranges
    self.unsought = unsought
  }

  /// Creates the collection for `count` variables, each of which has only one possible value.
  public init(determined count: Int) {
    self.count = count
    ranges = []
    unsought = []
  }

  public init(arrayLiteral elements: ClosedRange<Double>?...) { self.init(elements) }

  /// Indicates whether every variable has only one value.
  public var areAllDetermined: Bool { ranges.isEmpty && unsought.isEmpty }

  /// Returns whether a variable has several possible values in the best solutions. Cost: linear in the length of
  /// `unsought`.
  public func isOpen(_ variable: Variable) -> Bool {
    self[variable] != nil || unsought.contains(variable)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> ClosedRange<Double>? { ranges.isEmpty ? nil : ranges[index] }

  /// The range of a variable; `nil` if it has only one value, or if its range was not computed.
  public subscript(variable: Variable) -> ClosedRange<Double>? { self[variable.index] }
}
