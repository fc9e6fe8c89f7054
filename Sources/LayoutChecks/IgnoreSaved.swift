import Diagnostics
import LayoutPipeline

/// A layout file that was made of something else, with a comment at its end by which `check` passes over what it would say
/// about that only: equations that matter at other sizes or with other contents, and texts that another typeface fitted.
///
/// Cost: of solving the layout, and of two rules.
///
/// - Parameter reason: what the comment says before it names the rules.
public func ignoringWhatWasSaved(_ text: String, because reason: String) -> String {
  let source = SourceText(name: "", text: text)
  guard let file = try? solve(source) else { return text }
  let found = file.findings(of: [NoEffectRule.self, TruncationRule.self]).map(\.code)
  let rules = [NoEffectRule.name, TruncationRule.name].filter(found.contains)
  return rules.isEmpty ? text : text + "\n// \(reason): check:ignore-file \(rules.joined(separator: " "))\n"
}
