package import LinearSolver

/// Makes a `LinearProblem` from any bytes, for fuzzers.
///
/// Bytes past the end are read as 0. The format is:
///
///     problem    = variables defined definition* constraint*   until the bytes end
///     variables  = byte                       the number of variables, 1 to 16
///     defined    = byte                       the number of definitions; they define the last variables
///     definition = terms                      with earlier variables only, so definitions never conflict
///     constraint = head priority terms number   head: relation in 2 bits, strength in 3
///     priority   = byte                       four times the priority, or a tie-break's level
///     terms      = count (variable number)*   count, variable: byte
///     number     = byte                       quarters, signed (`.plain`)
///                | byte byte                  quarters times a power of ten from -3 to 3 (`.scaled`)
///                | byte * 8                   a double's bits, little-endian; 0 if not finite (`.wild`)
///
/// `LinearProblem.source` prints the problem of a failing input.
package struct ProblemDecoder {
  package enum Numbers: CaseIterable, Sendable {
    case plain, scaled, wild
  }

  private var bytes: ArraySlice<UInt8>
  private let numbers: Numbers

  package init(_ bytes: [UInt8], _ numbers: Numbers) {
    self.bytes = bytes[...]
    self.numbers = numbers
  }

  package mutating func decode() -> LinearProblem {
    var problem = LinearProblem(variableCount: 1 + Int(byte() % 16))
    let defined = Int(byte()) % problem.variableCount
    for variable in (problem.variableCount - defined)..<problem.variableCount {
      problem.add([LinearTerm(-1, variable)] + terms(below: variable), .equal, to: 0, strength: .definition)
    }
    while !bytes.isEmpty {
      let head = byte()
      let relation = [LinearRelation.equal, .lessOrEqual, .greaterOrEqual, .equal][Int(head & 3)]
      let strength = strength(head >> 2 & 7)
      problem.add(terms(below: problem.variableCount), relation, to: number(), strength: strength)
    }
    return problem
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func strength(_ kind: UInt8) -> Strength {
    let priority = byte()
    return switch kind {
    case 0...2: .required
    case 3: .tieBreak(Int(priority % 5))
    default: .optional(Double(max(1, priority)) / 4)
    }
  }

  private mutating func terms(below limit: Int) -> [LinearTerm] {
    (0..<byte() % 6).map { _ in
      let variable = Int(byte()) % limit
      return LinearTerm(number(), variable)
    }
  }

  private mutating func number() -> Double {
    switch numbers {
    case .plain: return Double(Int8(bitPattern: byte())) / 4
    case .scaled:
      let digits = Rational(Int(Int8(bitPattern: byte()))) * .small(1, 4)
      let power = Int(byte() % 7) - 3
      return (0..<abs(power)).reduce(digits) { x, _ in power < 0 ? x / Rational(10) : x * Rational(10) }
        .double
    case .wild:
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(byte()) << UInt64($1 * 8) }
      let value = Double(bitPattern: bits)
      return value.isFinite ? value : 0
    }
  }
}
