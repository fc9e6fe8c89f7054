import Diagnostics
import LayoutPipeline

/// Returns the text of a converted layout file. If `check` would report equations without effect or truncated texts, a
/// comment is appended that makes `check` ignore these rules. Such findings result from the sizes and typefaces of the
/// original file.
///
/// Cost: solving the layout, and running two rules.
///
/// - Parameter reason: the words at the start of the comment, before `check:ignore-file`.
public func ignoringSavedValues(_ text: String, because reason: String) -> String {
  let source = SourceText(name: "", text: text)
  guard let file = try? solve(source) else { return text }
  let found = file.findings(of: [NoEffectRule.self, TruncationRule.self]).map(\.code)
  let rules = [NoEffectRule.name, TruncationRule.name].filter(found.contains)
  return rules.isEmpty ? text : text + "\n// \(reason): check:ignore-file \(rules.joined(separator: " "))\n"
}
