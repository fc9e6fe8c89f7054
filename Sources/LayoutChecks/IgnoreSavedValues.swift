import Diagnostics
import LayoutPipeline

/// Returns the text of a converted layout file. If `check` finds problems that are caused by the sizes and typefaces of
/// the original file, the text ends with a comment that makes `check` ignore them.
///
/// - Parameter reason: the words before `check:ignore-file` in the comment.
/// - Complexity: Solves the layout and runs two rules.
public func ignoringSavedValues(_ text: String, because reason: String) -> String {
  let source = SourceText(name: "", text: text)
  guard let file = try? solve(source) else { return text }
  let found = file.findings(of: [NoEffectRule.self, TruncationRule.self]).map(\.code)
  let rules = [NoEffectRule.name, TruncationRule.name].filter(found.contains)
  return rules.isEmpty ? text : text + "\n// \(reason): check:ignore-file \(rules.joined(separator: " "))\n"
}
