import Diagnostics

/// The notations in order of precedence: each statement is read by the first notation whose `claims` returns true.
let notations: [any (Notation & SendableMetatype).Type] = [
  VisualFormat.self, Equations.self, SLLRules.self,
]

func readStatements(_ statements: [Statement], in context: NotationContext) {
  var readers = notations.map { $0.init() }
  // 1. Find the notation of each statement, and the names that statements declare.
  let claims = statements.map { notation(of: $0, in: context) }
  for (statement, index) in zip(statements, claims) {
    guard let index else { continue }
    context.roles?.begin(statement.span, as: notations[index].form)
    readers[index].prepare(statement, in: context)
  }
  // 2. Convert the statements to constraints.
  for (statement, index) in zip(statements, claims) {
    if let index {
      context.statement = statement
      readers[index].read(statement, in: context)
      context.statement = nil
    } else {
      context.report(unclaimed(statement, in: context))
    }
  }
  // 3. Add the constraints that depend on several statements.
  for index in readers.indices { readers[index].finish(in: context) }
}

func notation(of statement: Statement, in context: NotationContext) -> Int? {
  let cursor = context.cursor(at: statement.span)
  return notations.firstIndex { $0.claims(statement, at: cursor) }
}

private func unclaimed(_ statement: Statement, in context: NotationContext) -> Diagnostic {
  Diagnostic(
    .error, code: "unsupported-notation",
    "this is not a statement: expected a declaration, an equation such as 'a.left = b.left', or a visual format string such as '|-[a]-|'",
    at: context.cursor(at: statement.span).characterHere)
}
