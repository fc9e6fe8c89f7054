import Diagnostics
import LayoutModel

struct LogStructure {
  /// The log, with an additional view if the log prints some superviews only as `|`, without naming them. The
  /// additional view then takes the place of these superviews.
  let log: ConflictLog
  let outcome: LogOutcome?
  let isBare: Bool
  let isPicture: Bool
  let sections: [LogSection]
  let roots: [Int]
  private let tree: ViewTree
  private let children: [[Int]]
  private let owners: ConstraintOwners
  private let stacks: [Int: LogStack]
  private var sizes: [[Int]]
  private let assumed: Set<Int>
  /// The indices of the constraints with which the system temporarily sets sizes to 0; empty unless the layout is for a
  /// picture. In a picture, a size of 0 would hide a view's contents, so these constraints are written last: the solver
  /// leaves out the last constraint of a conflict.
  private let momentary: Set<Int>

  init(_ log: ConflictLog, _ outcome: LogOutcome?, isBare: Bool, isPicture: Bool) {
    let log = log.withContainer
    (self.log, self.outcome, self.isBare, self.isPicture) = (log, outcome, isBare, isPicture)
    tree = ViewTree(log)
    children = tree.children
    let parents = tree.parents
    roots = parents.indices.filter { parents[$0] == nil }
    owners = ConstraintOwners(of: log)
    let found = outcome?.writesStacks == true && !isBare ? findStacks(of: log, tree: tree) : []
    stacks = Dictionary(found.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    sizes = Array(repeating: [], count: log.views.count)
    for (index, constraint) in log.constraints.enumerated() {
      if constraint.isActive, constraint.contentSize != nil { sizes[constraint.view].append(index) }
    }
    assumed = Set(Axis.allCases.flatMap { outcome?.openSizes[$0] ?? [] })
    let stackIndices = Set(found.flatMap(\.constraints))
    momentary = isPicture ? log.momentarySizes(owners, outcome) : []
    sections = LogImport.sections(of: log, owners, outcome, last: momentary).compactMap { section in
      var section = section
      section.constraints.removeAll(where: stackIndices.contains)
      return section.constraints.isEmpty ? nil : section
    }
  }

  var summary: String {
    let lines = log.lines
    let place =
      lines.count == 1
      ? "Line \(lines.lowerBound + 1)" : "Lines \(lines.lowerBound + 1) to \(lines.upperBound + 1)"
    return log.repeats == 0 ? place : "\(place); later repetitions: \(log.repeats)"
  }

  var arrangement: [ArrangedLine] {
    LogImport.arrangement(of: log, without: momentary, tree: tree, overlaps: outcome?.overlaps ?? [])
  }

  // MARK: - Views

  func subviews(of view: Int) -> [Int] { stacks[view]?.members ?? children[view] }

  func stated(of view: Int) -> [Int] { sizes[view] + (stacks[view]?.constraints ?? []) }

  /// Returns the class and address of a view for a comment, such as `UILabel 0x7f95a3f1e9d0`.
  func origin(of view: Int) -> String? {
    let logged = log.views[view]
    if logged == ConflictLog.container { return "the superview, which the log does not name" }
    let origin = [logged.className, logged.address].compactMap { $0 }.joined(separator: " ")
    let scalars = origin.unicodeScalars.map { isControl($0) ? " " : $0 }
    return origin.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  func view(_ place: Int, named name: String, in parent: ViewID) -> View {
    let logged = log.views[place]
    let kind = isBare ? .view : ViewKind(loggedClass: logged.className)
    var view = View(name: name, kind: kind, parent: parent)
    // A view without content is drawn as a box that shows its name.
    let isEmpty = kind == .view || kind == .label && logged.text == nil && sizes[place].isEmpty
    if !isBare, isEmpty, children[place].isEmpty { view.kind = .box }
    if let stack = stacks[place] {
      view.kind = .stack
      view.stack = stack.arrangement
    } else if kind.setsText {
      view.text = logged.text.map(spellable)
    }
    // The log does not contain the size of this view's text. A low compression resistance priority keeps this size from
    // taking part in the conflict.
    if assumed.contains(place), sizes[place].isEmpty, view.kind.setsText {
      view.compression = PerAxis(both: 70)
      // In the picture of a log, a view may have to be larger than its text, so that it contains its subviews.
      // Therefore, hugging gets a low priority, too.
      if isPicture { view.hugging = PerAxis(both: 65) }
    }
    for index in sizes[place] {
      let logged = log.constraints[index]
      guard let content = logged.contentSize, case .items(_, _, _, let length) = logged.constraint.form else {
        continue
      }
      view.hasExplicitSize = true
      view.explicitSize[logged.axis] = length
      view.hugging[logged.axis] = content.hugging
      view.compression[logged.axis] = content.compression
    }
    return view
  }

  // MARK: - Constraints

  /// Returns the log's constraint at an index, with its views replaced by `views`; `nil` for a content size, which is
  /// part of the view's declaration.
  func constraint(_ place: Int, _ views: [ViewID]) -> Constraint? {
    let logged = log.constraints[place]
    guard logged.contentSize == nil,
      case .items(let first, let second, let multiplier, let constant) = logged.constraint.form
    else { return nil }
    func item(_ item: Item) -> Item {
      Item(tree.view(of: item, besides: logged.view).map { views[$0] } ?? .root, item.attribute)
    }
    var constraint = logged.constraint
    constraint.form = .items(
      first: item(first), second: second.map(item), multiplier: multiplier, constant: constant)
    constraint.identifier = (owners.identifiers[place] ?? logged.label).map(spellable)
    return constraint
  }

  func comment(on constraint: Int) -> String {
    let logged = log.constraints[constraint]
    var words = ["line \(logged.line + 1)", logged.autoresizing]
    if logged.isCut {
      words.append("cut off, so the superview is a guess")
    }
    if let printed = logged.printedConstant { words.append("rounded to \(spelled(printed)) in the log") }
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
