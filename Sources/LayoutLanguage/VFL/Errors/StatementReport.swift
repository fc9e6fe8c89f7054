import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The diagnostics of one statement. An `HV:` line is converted once per axis, but each of its diagnostics is
  /// reported only once.
  final class StatementReport {
    private(set) var errors: [Diagnostic] = []
    private var extensions: [(form: VFLExtension, span: SourceSpan)] = []
    private let isStrict: Bool

    init(isStrict: Bool) { self.isStrict = isStrict }

    func add(_ error: VisualFormatError, at span: SourceSpan) { add(error.diagnostic(at: span)) }

    func add(_ error: Diagnostic) {
      if errors.count < Limit.errors, !errors.contains(error) { errors.append(error) }
    }

    func add(_ form: VFLExtension, at span: SourceSpan) {
      if isStrict { extensions.append((form, span)) }
    }

    func send(to context: NotationContext) {
      for error in errors { context.report(error) }
      guard !extensions.isEmpty else { return }
      let sorted = extensions.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
      for (index, found) in sorted.enumerated() where index == 0 || sorted[index - 1].span != found.span {
        context.report(found.form.diagnostic(at: found.span))
      }
    }
  }
}
