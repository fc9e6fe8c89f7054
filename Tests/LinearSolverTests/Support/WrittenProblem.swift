import LinearSolver

/// The variables of written problems, in the order of their indices.
private let names: [Character] = ["x", "y", "z", "u", "v", "w"]

func variable(_ name: Character) -> Int { names.firstIndex(of: name)! }

extension LinearProblem {
  /// Reads a problem such as `x - 2y >= 6; x = 4 ~500; y = 0 #1; x = y + z !`, where `~` precedes a priority, `#`
  /// precedes the level of a tie-break, and `!` marks a definition.
  init(written text: String) {
    let rows = text.split(separator: ";")
    let last = text.compactMap { names.firstIndex(of: $0) }.max() ?? -1
    self.init(variableCount: last + 1)
    for row in rows {
      var words = row.split(separator: " ")
      var strength = Strength.required
      if let mark = words.last, let sign = mark.first, "~#!".contains(sign) {
        let value = Double(mark.dropFirst()) ?? 0
        strength = sign == "~" ? .optional(value) : sign == "#" ? .tieBreak(Int(value)) : .definition
        words.removeLast()
      }
      let place = words.firstIndex { ["=", "<=", ">="].contains($0) }!
      let relation: LinearRelation =
        words[place] == "=" ? .equal : words[place] == "<=" ? .lessOrEqual : .greaterOrEqual
      var terms: [LinearTerm] = []
      var sign = 1.0
      for word in words[..<place] {
        if word == "+" || word == "-" {
          sign = word == "+" ? 1 : -1
          continue
        }
        let factor = word.dropLast()
        let coefficient = factor.isEmpty ? 1 : factor == "-" ? -1 : Double(factor)!
        terms.append(LinearTerm(sign * coefficient, variable(word.last!)))
        sign = 1
      }
      add(terms, relation, to: Double(words[place + 1])!, strength: strength)
    }
  }

  func error(of constraint: Int, at values: [Double]) -> Double {
    let left = terms(of: constraint).reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    let excess = left - constant(of: constraint)
    return switch relation(of: constraint) {
    case .equal: abs(excess)
    case .lessOrEqual: max(0, excess)
    case .greaterOrEqual: max(0, -excess)
    }
  }
}
