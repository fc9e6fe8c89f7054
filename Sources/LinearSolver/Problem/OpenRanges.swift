/// The values that the best solutions leave open: by variable, a range, or nil where there is one value only.
public struct OpenRanges: Sendable, Equatable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The ranges; empty where every variable has one value, as is usual.
  private var ranges: [ClosedRange<Double>?]
  /// The number of variables, determined or not.
  public let count: Int
  /// The variables, ascending, that have several values whose range was not searched for, as it would have taken too
  /// long. They have no range here.
  public let unsought: [Variable]

  /// Creates ranges by variable; infinite where there is no bound.
  public init(_ ranges: [ClosedRange<Double>?], unsought: [Variable] = []) {
    count = ranges.count
    self.ranges = ranges.allSatisfy { $0 == nil } ? [] : ranges
    self.unsought = unsought
  }

  /// Creates ranges for a number of variables with one value each.
  public init(determined count: Int) {
    self.count = count
    ranges = []
    unsought = []
  }

  public init(arrayLiteral elements: ClosedRange<Double>?...) { self.init(elements) }

  /// Indicates whether every variable has one value. Cost: constant.
  public var areAllDetermined: Bool { ranges.isEmpty && unsought.isEmpty }

  /// Returns whether a variable has several values. Cost: linear in `unsought`.
  public func isOpen(_ variable: Variable) -> Bool {
    self[variable] != nil || unsought.contains(variable)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> ClosedRange<Double>? { ranges.isEmpty ? nil : ranges[index] }

  /// The range of a variable; `nil` where it has one value, or its range was not searched for.
  public subscript(variable: Variable) -> ClosedRange<Double>? { self[variable.index] }
}
