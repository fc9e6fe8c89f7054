import Diagnostics
import LayoutPipeline

/// Returns the text of a converted layout file, with a comment at its end that makes `check` ignore two
/// kinds of findings, if there are any: equations without effect, and truncated texts. These findings
/// come from sizes and typefaces of the original file.
///
/// Cost: that of solving the layout, and of two rules.
///
/// - Parameter reason: the words in the comment before the names of the rules.
public func ignoringSavedValues(_ text: String, because reason: String) -> String {
  let source = SourceText(name: "", text: text)
  guard let file = try? solve(source) else { return text }
  let found = file.findings(of: [NoEffectRule.self, TruncationRule.self]).map(\.code)
  let rules = [NoEffectRule.name, TruncationRule.name].filter(found.contains)
  return rules.isEmpty ? text : text + "\n// \(reason): check:ignore-file \(rules.joined(separator: " "))\n"
}
