/// Pointers to a problem's rows and terms. They are valid only inside the closure that is passed to
/// `LinearProblem.withView`.
struct ProblemView {
  let rows: UnsafePointer<ProblemRow>
  let longTerms: UnsafePointer<LinearTerm>
  let variableCount: Int
  let constraintCount: Int
}

extension LinearProblem {
  func withView<Result>(_ body: (ProblemView) -> Result) -> Result {
    rows.withUnsafeBufferPointer { rows in
      longTerms.withUnsafeBufferPointer { longTerms in
        body(
          ProblemView(
            rows: rows.baseAddress ?? UnsafePointer(nowhere()),
            longTerms: longTerms.baseAddress ?? UnsafePointer(nowhere()),
            variableCount: variableCount, constraintCount: rows.count))
      }
    }
  }
}
