import LayoutModel

/// A `.layout` text that says what logs say.
public struct LogLayout: Sendable, Equatable {
  /// One constraint of one of the logs.
  public struct Place: Sendable, Hashable {
    /// Which of the logs, from 0.
    public var log: Int
    /// The place in its constraints.
    public var constraint: Int
  }

  /// The layout file.
  public var text: String
  /// By line, from 0: the constraints that it says; those of a declaration are content sizes.
  public var places: [Int: [Place]]
  /// By log: what its views are called, by their places.
  public var names: [[String]]
}

/// Writes logs as one layout: views nested and with readable names, the program's constraints first, then the
/// system's, and last the one that the system broke, so that it is left out here, too; without one, the
/// program's stand last.
///
/// - Parameters:
///   - outcomes: by log, what solving it has shown; `nil` where that is not known.
///   - name: what the text was read from.
/// Cost: linear, but for sorting.
public func writeLayout(_ logs: [ConflictLog], outcomes: [LogOutcome]? = nil, from name: String) -> LogLayout
{
  var writer = LogLayoutWriter(isGrouped: logs.count > 1)
  writer.addHeading(logs, from: name)
  for (index, log) in logs.enumerated() { writer.add(log, at: index, outcomes?[index]) }
  writer.arrangeGroups(logs.count)
  return writer.layout
}

/// Writes nothing but what a log says, so that what it leaves open stays open.
public func writeBareLayout(_ log: ConflictLog, _ outcome: LogOutcome) -> LogLayout {
  var writer = LogLayoutWriter(isGrouped: false)
  writer.addBare(log, outcome)
  return writer.layout
}

/// Builds a layout's text line by line.
private struct LogLayoutWriter {
  private var lines: [String] = []
  private var places: [Int: [LogLayout.Place]] = [:]
  private var names: [[String]] = []
  private var taken: Set<String> = []
  private let isGrouped: Bool

  init(isGrouped: Bool) { self.isGrouped = isGrouped }

  var layout: LogLayout { LogLayout(text: lines.map { $0 + "\n" }.joined(), places: places, names: names) }

  mutating func addHeading(_ logs: [ConflictLog], from name: String) {
    let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let count = logs.count == 1 ? "one conflict" : "\(logs.count) conflicts"
    lines += ["// Read from \(name) by layoutdraw import-log: \(count).", "canvas fit", ""]
    if isGrouped { taken.formUnion(logs.indices.map { "conflict\($0 + 1)" }) }
  }

  mutating func addBare(_ log: ConflictLog, _ outcome: LogOutcome) {
    lines.append("canvas 1000x1000")
    let log = log.withContainer
    let tree = ViewTree(log)
    names = [viewNames(log.views, taken: &taken)]
    let sentences = LogSentences(log: log, names: names[0], tree: tree, stacks: [])
    addViews(log, at: 0, sentences, tree, isBare: true)
    for section in sections(of: log, outcome) { add(section.constraints, of: 0, sentences) }
  }

  mutating func add(_ log: ConflictLog, at index: Int, _ outcome: LogOutcome?) {
    let log = log.withContainer
    let tree = ViewTree(log)
    let names = viewNames(log.views, taken: &taken)
    self.names.append(names)
    let stacks = outcome?.writesStacks == true ? findStacks(of: log, tree: tree) : []
    let assumed = Axis.allCases.flatMap { outcome?.openSizes[$0] ?? [] }
    let sentences = LogSentences(
      log: log, names: names, tree: tree, stacks: stacks, assumed: Set(assumed))
    // 1. The views.
    lines.append("// \(sentences.summary)")
    if isGrouped { lines.append("view conflict\(index + 1) {") }
    addViews(log, at: index, sentences, tree)
    if isGrouped { lines.append("}") }
    // 2. The constraints, by whose they are.
    for section in sections(of: log, outcome)
    where !section.constraints.allSatisfy(sentences.isSaidByStack) {
      lines += ["", "// \(section.title)"]
      lines += section.notes.map { "//   \($0)" }
      add(section.constraints.filter { !sentences.isSaidByStack($0) }, of: index, sentences)
    }
    addInactive(log, sentences)
    // 3. What the log leaves open.
    lines += ["", "// Not from the log: added so that the layout can be drawn"]
    if let assumed = outcome?.assumptions(about: log, names) {
      lines.append("//   Assumed, as the log does not say: \(assumed)")
    }
    lines += arrangement(of: log, tree: tree, names: names, overlaps: outcome?.overlaps ?? [])
    lines.append("")
    if !isGrouped { lines.removeLast() }
  }

  mutating func arrangeGroups(_ count: Int) {
    guard isGrouped else { return }
    lines.append("// One conflict below the other")
    lines.append("V:|-" + (1...count).map { "[conflict\($0)]" }.joined(separator: "-24-") + "-|")
    lines += (1...count).map { "|-[conflict\($0)]-|" }
  }

  /// Depth first, without recursion.
  private mutating func addViews(
    _ log: ConflictLog, at index: Int, _ sentences: LogSentences, _ tree: ViewTree, isBare: Bool = false
  ) {
    let children = tree.children
    let sizes = contentSizes(log)
    var steps = log.views.indices.filter { tree.parents[$0] == nil }.reversed().map { Step.view($0, 0) }
    while let step = steps.popLast() {
      switch step {
      case .end(let depth): lines.append(indentation(depth) + "}")
      case .view(let view, let depth):
        let isContainer = !children[view].isEmpty
        let stack = sentences.stacks.first { $0.view == view }
        let said = sizes[view] + (stack?.constraints ?? [])
        if !said.isEmpty {
          places[lines.count] = said.map { LogLayout.Place(log: index, constraint: $0) }
        }
        lines.append(
          indentation(depth)
            + (isBare
              ? sentences.bareDeclaration(of: view, isContainer: isContainer, sizes: sizes[view])
              : sentences.declaration(of: view, isContainer: isContainer, sizes: sizes[view])))
        guard isContainer else { continue }
        steps.append(.end(depth))
        steps += (stack?.members ?? children[view]).reversed().map { Step.view($0, depth + 1) }
      }
    }
  }

  private enum Step {
    /// A view and how deep it stands.
    case view(Int, Int)
    case end(Int)
  }

  private func indentation(_ depth: Int) -> String {
    String(repeating: "    ", count: depth + (isGrouped ? 1 : 0))
  }

  private func contentSizes(_ log: ConflictLog) -> [[Int]] {
    var sizes = Array(repeating: [Int](), count: log.views.count)
    for (index, constraint) in log.constraints.enumerated() {
      if constraint.isActive, case .contentSize(let view, _, _, _, _) = constraint.form {
        sizes[view].append(index)
      }
    }
    return sizes
  }

  /// Constraints that are in the text, but not in effect.
  private mutating func addInactive(_ log: ConflictLog, _ sentences: LogSentences) {
    let inactive = log.constraints.indices.filter { !log.constraints[$0].isActive }
    let statements = inactive.map { "// \(sentences.statement($0))  // \(sentences.origin(of: $0))" }
    if !statements.isEmpty { lines += ["", "// Inactive, and so without effect"] + statements }
  }

  private mutating func add(_ constraints: [Int], of log: Int, _ sentences: LogSentences) {
    for constraint in constraints where !sentences.statement(constraint).isEmpty {
      places[lines.count] = [LogLayout.Place(log: log, constraint: constraint)]
      lines.append("\(sentences.statement(constraint))  // \(sentences.origin(of: constraint))")
    }
  }
}
