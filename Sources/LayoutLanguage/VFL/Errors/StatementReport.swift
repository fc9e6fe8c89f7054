import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The diagnostics of one statement, each once: a line that runs along both axes goes through some steps twice.
  ///
  /// It is a class, because every step adds to it.
  final class StatementReport {
    private(set) var errors: [Diagnostic] = []
    private var liberties: [(liberty: VFLExtension, span: SourceSpan)] = []
    private let isStrict: Bool

    init(isStrict: Bool) { self.isStrict = isStrict }

    func add(_ error: VisualFormatError, at span: SourceSpan) { add(error.diagnostic(at: span)) }

    func add(_ error: Diagnostic) {
      if errors.count < Limit.errors, !errors.contains(error) { errors.append(error) }
    }

    func add(_ liberty: VFLExtension, at span: SourceSpan) {
      if isStrict { liberties.append((liberty, span)) }
    }

    func send(to context: NotationContext) {
      for error in errors { context.report(error) }
      guard !liberties.isEmpty else { return }
      let sorted = liberties.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
      for (index, found) in sorted.enumerated() where index == 0 || sorted[index - 1].span != found.span {
        context.report(found.liberty.diagnostic(at: found.span))
      }
    }
  }
}
