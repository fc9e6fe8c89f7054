import Diagnostics
import LayoutPipeline

/// Returns the text of a layout file that was converted from an Interface Builder file or a log, with a comment at its
/// end that makes `check` ignore findings of two kinds, if there are any: equations that matter only at other sizes or
/// with other contents, and texts that fit only in another typeface.
///
/// Cost: that of solving the layout, and of two rules.
///
/// - Parameter reason: the comment's words before the names of the rules.
public func ignoringSavedValues(_ text: String, because reason: String) -> String {
  let source = SourceText(name: "", text: text)
  guard let file = try? solve(source) else { return text }
  let found = file.findings(of: [NoEffectRule.self, TruncationRule.self]).map(\.code)
  let rules = [NoEffectRule.name, TruncationRule.name].filter(found.contains)
  return rules.isEmpty ? text : text + "\n// \(reason): check:ignore-file \(rules.joined(separator: " "))\n"
}
