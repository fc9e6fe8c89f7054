/// The values that the best solutions leave open: by variable, a range or nil where there is one value only.
public struct OpenRanges: Sendable, Equatable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Empty where every variable has one value, as mostly.
  private var ranges: [ClosedRange<Double>?]
  /// The number of variables, determined or not.
  public let count: Int
  /// Variables, ascending, that have several values, between which ends was not looked for: it would have taken too
  /// long. They have no range here.
  public let unsought: [Variable]

  /// The variables' ranges, by variable; infinite where there is no bound.
  public init(_ ranges: [ClosedRange<Double>?], unsought: [Variable] = []) {
    count = ranges.count
    self.ranges = ranges.allSatisfy { $0 == nil } ? [] : ranges
    self.unsought = unsought
  }

  /// Every one of so many variables has one value.
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

  /// A variable's range; `nil` where it has one value, or what it may be was not looked for.
  public subscript(variable: Variable) -> ClosedRange<Double>? { self[variable.index] }
}
