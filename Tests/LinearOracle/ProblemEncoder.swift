package import LinearSolver

extension ProblemDecoder {
  /// Returns the bytes from which `ProblemDecoder` makes this problem, with `.plain` numbers, or `nil` if there are no
  /// such bytes.
  package static func encode(_ problem: LinearProblem) -> [UInt8]? {
    let definitions = problem.constraints { $0 == .definition }
    var bytes = [UInt8(problem.variableCount - 1), UInt8(definitions.count)]
    for row in definitions { bytes += encode(problem.terms(of: row).dropFirst()) }
    for row in definitions.count..<problem.constraintCount {
      let strength = encode(problem.strength(of: row))
      bytes += [problem.relation(of: row).rawValue | strength.kind << 2, strength.priority]
      bytes += encode(problem.terms(of: row)) + [encode(problem.constant(of: row))]
    }
    var decoder = ProblemDecoder(bytes, .plain)
    return decoder.decode() == problem ? bytes : nil
  }

  private static func encode(_ terms: some Collection<LinearTerm>) -> [UInt8] {
    [UInt8(terms.count)] + terms.flatMap { [UInt8($0.variable.index), encode($0.coefficient)] }
  }

  private static func encode(_ number: Double) -> UInt8 {
    UInt8(bitPattern: Int8(clamping: Int(number * 4)))
  }

  private static func encode(_ strength: Strength) -> (kind: UInt8, priority: UInt8) {
    switch strength {
    case .definition, .required: (0, 0)
    case .tieBreak(let level): (3, UInt8(clamping: level))
    case .optional(let priority): (4, UInt8(clamping: Int(priority * 4)))
    }
  }
}
