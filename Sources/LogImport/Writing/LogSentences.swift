import LayoutModel

/// How what a log says reads in a layout.
struct LogSentences {
  let log: ConflictLog
  let names: [String]
  let tree: ViewTree
  /// Those that are written as stacks.
  let stacks: [LogStack]
  /// Views whose size is made up along some axis.
  var assumed: Set<Int> = []

  func isSaidByStack(_ constraint: Int) -> Bool { stacks.contains { $0.constraints.contains(constraint) } }

  /// Where the log stands, and how often.
  var summary: String {
    let lines = log.lines
    let place =
      lines.count == 1
      ? "Line \(lines.lowerBound + 1)" : "Lines \(lines.lowerBound + 1) to \(lines.upperBound + 1)"
    return log.repeats == 0 ? place : "\(place), and \(log.repeats) more that say the same"
  }

  /// `label title "Sign in" {  // UILabel 0x7f95a3f1e9d0`
  func declaration(of view: Int, isContainer: Bool, sizes: [Int]) -> String {
    let said = log.views[view]
    let kind = ViewKind(loggedClass: said.className)
    // What shows nothing of its own shows its name.
    let isEmptyLabel = kind == .label && said.text == nil && sizes.isEmpty
    var line = (kind == .view || isEmptyLabel) && !isContainer ? "box" : kind.rawValue
    line += " \(names[view])"
    if let stack = stacks.first(where: { $0.view == view }) {
      line = "stack \(names[view]) \(stack.properties)"
    }
    switch kind {
    case .label, .button, .field: if let text = said.text { line += " \(spelled(text))" }
    case .image, .guide, .view, .stack, .scroll, .box: break
    }
    line += sizeProperties(sizes)
    // What the text of a view would take is no reason for anything.
    if assumed.contains(view), sizes.isEmpty, line.hasPrefix("box") || kind.showsText {
      line += " compression 70"
    }
    if isContainer { line += " {" }
    let origin = [said.className, said.address].compactMap { $0 }.joined(separator: " ")
    if said == ConflictLog.container { return "\(line)  // the superview, which the log does not name" }
    return origin.isEmpty ? line : "\(line)  // \(withoutLineBreaks(origin))"
  }

  /// The view with nothing that makes it as large as its content, but what the log says.
  func bareDeclaration(of view: Int, isContainer: Bool, sizes: [Int]) -> String {
    "view \(names[view])\(sizeProperties(sizes))" + (isContainer ? " {" : "")
  }

  private func sizeProperties(_ sizes: [Int]) -> String {
    var length = PerAxis<String>(both: "-")
    var hugging = PerAxis(both: Priority.low)
    var compression = PerAxis(both: Priority.high)
    for index in sizes {
      guard case .contentSize(_, let axis, let size, let hug, let resistance) = log.constraints[index].form
      else { continue }
      length[axis] = spelled(size)
      hugging[axis] = hug
      compression[axis] = resistance
    }
    if sizes.isEmpty { return "" }
    return " size \(length.horizontal)x\(length.vertical)"
      + " hugging \(spelled(hugging.horizontal)) \(spelled(hugging.vertical))"
      + " compression \(spelled(compression.horizontal)) \(spelled(compression.vertical))"
  }

  /// `title.leading == card.leading + 16 "name"`
  func statement(_ constraint: Int) -> String {
    let said = log.constraints[constraint]
    guard
      case .items(let first, let relation, let second, let multiplier, let constant, let priority) = said.form
    else { return "" }
    var text = "\(name(of: first, beside: first)) \(relation.rawValue) "
    if let second {
      text += name(of: second, beside: first)
      if multiplier != 1 { text += " * \(spelled(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(spelled(-constant))" : " + \(spelled(constant))" }
    } else {
      text += spelled(constant)
    }
    if priority != Priority.required { text += " ~ \(spelled(priority))" }
    if let label = log.systemIdentifier(constraint) ?? said.label { text += " \(spelled(label))" }
    return text
  }

  private func name(of item: LogItem, beside first: LogItem) -> String {
    let attribute = item.attribute.word
    guard let view = item.view ?? first.view.flatMap({ tree.parents[$0] }) else {
      return "superview.\(attribute)"
    }
    return "\(names[view]).\(attribute)"
  }

  /// `line 9, h=--& v=--&`
  func origin(of constraint: Int) -> String {
    let said = log.constraints[constraint]
    var words = ["line \(said.line + 1)", said.autoresizing]
    if said.isCut { words.append("cut before it says which view '|' is: a guess") }
    if let printed = said.printedConstant { words.append("rounded to \(spelled(printed)) in the log") }
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  private func withoutLineBreaks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }
}

extension ViewKind {
  /// Whether its text asks for room.
  fileprivate var showsText: Bool { self == .label || self == .button || self == .field }
}
