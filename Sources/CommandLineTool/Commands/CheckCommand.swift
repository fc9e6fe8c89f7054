import ArgumentParser
import LayoutDraw
import Platform

struct CheckCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Solves every canvas without drawing, and reports conflicts, ambiguities and likely mistakes.",
    discussion: """
      Prints nothing and exits with status 0 when all is well; the status is 1 after a conflict or a failed assertion \
      ('assert save.width >= 44' in a file), and with --strict after any finding. \
      A comment '// check:ignore overlap' silences a rule on the comment's line, or on the next line if the \
      comment has a line of its own; '// check:ignore-file overlap' silences it in the whole file.

        $ layoutdraw check --rules all *.layout
        $ layoutdraw check --strict --format github Samples      all layouts in a folder

      With --widths 320...1366, or --heights, every rule is checked over the whole range, and each finding gives \
      the sizes at which it occurs. The comment '// check: --widths 320...1366' sets the range for one file, in check \
      and in verify.

      With --devices, --canvas-sizes, --directions or --text-scales, the layout is checked on the resulting canvases, \
      and each finding names those on which it occurs.

      With --strict-vfl the status is 1 when a visual format string contains something that Apple's \
      own parser would reject, including spaces.

      Rules (those in brackets are checked only on request):
      \(ruleList)
      """)

  private static var ruleList: String {
    checkRules.map { rule in
      let name = rule.isOnByDefault ? rule.name : "[\(rule.name)]"
      return "  \(name)\(String(repeating: " ", count: max(1, 19 - name.count)))\(rule.summary)"
    }.joined(separator: "\n")
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  // A list of rules may begin with `-`, as in `-overlap`, and must not be parsed as an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rules to check, separated by commas: names, 'default', 'all', or '-name' to leave one out.",
      valueName: "list"),
    transform: RuleChoice.init)
  var rules = RuleChoice()

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: "The format of the report: text on standard error, or a machine-readable format on standard output."
  )
  var format = FormatChoice.human

  @OptionGroup var range: RangeOptions
  @OptionGroup var matrix: MatrixOptions

  @Flag(
    name: .customLong("strict-vfl"),
    help: "Report syntax that is not part of Apple's Visual Format Language.")
  var isStrictVFL = false

  @OptionGroup var content: ContentSizesOption
  @OptionGroup var messages: MessageOptions

  func checkArguments() throws {
    if range.range != nil, !matrix.settings.isEmpty {
      throw ValidationError(
        "--widths and --heights cannot be combined with --canvas-sizes, --devices, --directions or --text-scales."
      )
    }
  }

  func run() throws {
    let style = messages.style
    var reading = Messages(style: style)
    let inputs = input.layouts(namesPassedOver: true, &reading)
    reading.print()
    let options = ParseOptions(strictVFL: isStrictVFL)
    let (rules, sizes, range, matrix) = (rules, content.sizes, range.range, matrix.matrix)
    let format = format
    var status = reading.status
    var reports: [CheckReport] = []
    var progress = ProgressLine("checked", of: inputs.count)
    var next = 0
    workInOrder(count: inputs.count, threads: processorCount()) { index in
      check(inputs[index], options, sizes, rules, over: range, on: matrix, style: style)
    } take: { messages, report in
      if !messages.text.isEmpty { progress.clear() }
      if let report, format != .human {
        reports.append(report)
      } else {
        messages.print()
      }
      status = max(status, messages.status)
      progress.advance(inputs[next].name)
      next += 1
    }
    progress.clear()
    var problems = Messages(style: style)
    if let writer = format.writer { problems.writeStandardOutput(writer.write(reports)) }
    problems.print()
    try max(status, problems.status).leave()
  }
}

struct RuleChoice: Sendable {
  private(set) var names = checkRules.filter { $0.isOnByDefault }.map { $0.name }

  init() {}

  init(_ list: String) throws {
    let known = checkRules.map { $0.name }
    var chosen: Set<String> = []
    let parts = list.split(separator: ",").map(String.init)
    if parts.allSatisfy({ $0.hasPrefix("-") }) { chosen = Set(names) }
    for part in parts {
      switch part {
      case "all": chosen = Set(known)
      case "default": chosen.formUnion(names)
      default:
        let name = part.hasPrefix("-") ? String(part.dropFirst()) : part
        guard known.contains(name) else {
          throw ValidationError("No rule is named '\(name)'; the rules are \(known.joined(separator: ", ")).")
        }
        if part.hasPrefix("-") { chosen.remove(name) } else { chosen.insert(name) }
      }
    }
    names = known.filter(chosen.contains)
  }

  var rules: [any CheckRule.Type] { checkRules.filter { names.contains($0.name) } }
}

struct FormatChoice: NamedChoice, Equatable, Sendable {
  static let human = FormatChoice(name: "human")
  static let all = [human] + checkFormats.map { FormatChoice(name: $0.name) }

  let name: String
  var writer: (any CheckFormat.Type)? { checkFormats.first { $0.name == name } }
}

/// Returns the parser's diagnostics and the rules' findings; if `range` is `nil`, comments in the file may specify the
/// ranges of sizes to check.
private func findings(
  in source: SourceText, _ options: ParseOptions, _ sizes: ContentSizes, _ rules: [any CheckRule.Type],
  over range: SizeRange?, on matrix: CanvasMatrix
) throws(UnknownCanvas) -> (diagnostics: [Diagnostic], findings: [Diagnostic], hasErrors: Bool) {
  if let range {
    let file = try solve(source, over: range, options: options, sizes: sizes)
    return (file.diagnostics, file.findings(of: rules), file.hasErrors)
  }
  let file = try solve(source, options: options, sizes: sizes, matrix: matrix)
  var found = file.findings(of: rules)
  let (ranges, complaints) = SizeRange.written(in: source)
  found += complaints
  for range in ranges where !file.hasErrors {
    found += try solve(source, over: range, options: options, sizes: sizes).findings(of: rules)
  }
  // A note says that a check would take too long. The checks of several ranges may add equal notes, so keep only the
  // first of them.
  var notes: Set<String> = []
  found = found.filter { $0.code != "cut-off" || notes.insert($0.message).inserted }
  return (file.reading, found, file.hasErrors)
}

private func check(
  _ input: Input, _ options: ParseOptions, _ sizes: ContentSizes, _ rules: RuleChoice,
  over range: SizeRange?, on matrix: CanvasMatrix, style: MessageStyle
) -> (Messages, CheckReport?) {
  var messages = Messages(style: style)
  do throws(FileError) {
    let source = try input.read()
    do throws(UnknownCanvas) {
      let file = try findings(in: source, options, sizes, rules.rules, over: range, on: matrix)
      let report = CheckReport(source: source, diagnostics: file.diagnostics + file.findings)
      messages.add(report.diagnostics, in: source)
      if report.diagnostics.contains(where: { $0.severity == .error }) { messages.worsen(to: .answerIsNo) }
      if file.hasErrors { messages.worsen(to: .failed) }
      // With `--strict-vfl`, a `vfl-…` warning means that Apple's parser would reject the file.
      if file.diagnostics.contains(where: { $0.code.hasPrefix("vfl-") && $0.severity == .warning }) {
        messages.worsen(to: .answerIsNo)
      }
      return (messages, report)
    } catch {
      messages.fail(error.diagnostic, at: input.name)
      return (messages, CheckReport(source: source, diagnostics: [error.diagnostic]))
    }
  } catch {
    messages.add(error, at: input.name)
  }
  return (messages, nil)
}
