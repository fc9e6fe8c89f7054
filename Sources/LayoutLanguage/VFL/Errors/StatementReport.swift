import Diagnostics

extension VisualFormat {
  /// What is to be said of one statement, each thing once: a line that runs along both axes goes through some steps twice.
  struct StatementReport {
    private var errors: [(error: VisualFormatError, span: SourceSpan)] = []
    private var liberties: [Liberty]

    init(_ errors: [(VisualFormatError, SourceSpan)], _ liberties: [Liberty]) {
      self.liberties = liberties
      add(errors)
    }

    mutating func add(_ more: [(VisualFormatError, SourceSpan)], _ liberties: [Liberty] = []) {
      for (error, span) in more where errors.count < Limit.errors {
        guard !errors.contains(where: { $0.error == error && $0.span == span }) else { continue }
        errors.append((error, span))
      }
      if !liberties.isEmpty { self.liberties += liberties }
    }

    func send(to context: NotationContext) {
      for (error, span) in errors { context.report(error.diagnostic(at: span)) }
      guard context.reportsVFLLiberties else { return }
      let sorted = liberties.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
      for (index, liberty) in sorted.enumerated()
      where index == 0 || sorted[index - 1].span != liberty.span {
        context.report(liberty.diagnostic)
      }
    }
  }
}
