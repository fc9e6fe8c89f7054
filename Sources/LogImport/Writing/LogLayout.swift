import Diagnostics
public import LayoutModel

/// The layout made from one or more logs, with nested views and readable names.
///
/// The constraint that the system broke comes last, because the solver leaves out the last constraint of a conflict. In
/// a layout for a picture, only temporary sizes of 0 follow it. Until `written(as:numberedAs:)` adds the text of the
/// layout, the source spans indicate only the order of views and constraints.
public struct LogLayout: Sendable {
  /// The position of a constraint in the logs.
  public struct Place: Sendable, Hashable {
    /// The index of the log among all logs of the text, from 0.
    public var log: Int
    /// The index of the constraint in its log.
    public var constraint: Int
  }

  enum Part: Sendable {
    case blank
    case comment(String)
    case views([ViewID])
    case equation(Int, String)
    case arrangement(Range<Int>, String)
  }

  /// The layout of the log's constraints.
  public private(set) var layout: Layout
  /// For each log, the layout's views in the order of the log's views.
  public private(set) var views: [[ViewID]] = []
  private(set) var parts: [Part] = []
  private(set) var viewComments: [ViewID: String] = [:]
  private(set) var places: [Int: Place] = [:]
  /// For each view, the places of the log constraints that are written as part of the view's declaration. These are its
  /// content sizes and, for a stack, the constraints that the stack view added.
  private(set) var viewPlaces: [ViewID: [Place]] = [:]
  private var names: Set<String> = []

  /// Makes the layout.
  ///
  /// - Parameters:
  ///   - outcomes: The results of solving each log; `nil` if the logs were not solved.
  ///   - name: The name of the text that contained the logs.
  ///   - isBare: If `true`, the layout contains only the views and active constraints of the logs, so it may be
  ///     ambiguous.
  ///   - isPicture: Indicates whether the layout is for a picture, in which temporary sizes of 0 must not hide views.
  public init(
    _ logs: [ConflictLog], outcomes: [LogOutcome]? = nil, from name: String, isBare: Bool = false,
    isPicture: Bool = false
  ) {
    let root = View(name: "view", kind: .view, parent: nil)
    let canvas = isBare ? Canvas(width: 1000, height: 1000) : Canvas()
    layout = Layout(
      source: SourceText(name: name, utf8: []), canvases: [canvas], views: [root], constraints: [])
    let isGrouped = logs.count > 1
    if isGrouped { names.formUnion(logs.indices.map { "conflict\($0 + 1)" }) }
    var structures: [LogStructure] = []
    for (index, log) in logs.enumerated() {
      let structure = LogStructure(log, outcomes?[index], isBare: isBare, isPicture: isPicture)
      let group = isGrouped ? add(View(name: "conflict\(index + 1)", kind: .view, parent: .root)) : .root
      structures.append(structure)
      add(structure, at: index, in: group)
    }
    layout.addStackConstraints()
    let count = logs.count == 1 ? "one conflict" : "\(logs.count) conflicts"
    let file = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    parts = [.comment("Read from \(file) by layoutdraw import-log: \(count).")]
    for (index, structure) in structures.enumerated() {
      addStatements(of: structure, at: index, isGrouped: isGrouped)
    }
    if isGrouped { arrangeGroups() }
  }

  /// Returns the positions of a constraint in the logs; empty if it is not from a log.
  public func places(of origin: ConstraintOrigin) -> [Place] {
    switch origin {
    case .written(let index):
      if let place = places[index] { return [place] }
      let constraint = layout.constraints[index]
      guard constraint.notation == .stack else { return [] }
      return layout.views.firstIndex { $0.span == constraint.span }.flatMap { viewPlaces[ViewID($0)] } ?? []
    case .intrinsicSize(let view, _): return viewPlaces[view] ?? []
    case .nonNegativeSize, .nonNegativeContent, .canvasSize: return []
    }
  }

  /// The layout's constraints that were made from a log, including the sizes in declarations of views.
  public var constraints: [ConstraintOrigin] {
    let sized = viewPlaces.keys.filter { layout[$0].hasExplicitSize }.sorted()
    let sizes = sized.flatMap { view in Axis.allCases.map { ConstraintOrigin.intrinsicSize(view, $0) } }
    // `places(of:)` returns the same places for all constraints of a stack, but the optional ones are not from the log,
    // so leave them out.
    let written = layout.constraints.indices.filter {
      layout.constraints[$0].priority == Priority.required || places[$0] != nil
    }
    return written.map(ConstraintOrigin.written).filter { !places(of: $0).isEmpty } + sizes
  }

  // MARK: - Views

  @discardableResult
  private mutating func add(_ view: View) -> ViewID {
    var view = view
    let place = layout.views.count
    view.span = SourceSpan(start: place, end: place)
    view.nameSpan = view.span
    layout.views.append(view)
    return ViewID(place)
  }

  private mutating func add(_ structure: LogStructure, at index: Int, in group: ViewID) {
    let names = viewNames(structure.log.views, taken: &names)
    views.append(Array(repeating: .root, count: names.count))
    var steps = structure.roots.reversed().map { (view: $0, parent: group) }
    while let (place, parent) = steps.popLast() {
      var view = structure.view(place, named: names[place], in: parent)
      view.isArranged = layout[parent].kind == .stack
      let id = add(view)
      views[index][place] = id
      viewComments[id] = structure.origin(of: place)
      let stated = structure.stated(of: place)
      if !stated.isEmpty { viewPlaces[id] = stated.map { Place(log: index, constraint: $0) } }
      steps += structure.subviews(of: place).reversed().map { ($0, id) }
    }
  }

  // MARK: - Constraints

  private mutating func addStatements(of structure: LogStructure, at index: Int, isGrouped: Bool) {
    let all = views[index]
    if !structure.isBare {
      parts += index == 0 ? [.blank] : []
      parts.append(.comment(structure.summary))
      let group = layout.views.firstIndex { $0.name == "conflict\(index + 1)" }.map { ViewID($0) }
      parts.append(.views(isGrouped ? group.map { [$0] } ?? [] : structure.roots.map { all[$0] }))
    }
    for section in structure.sections {
      parts += [.blank, .comment(section.title)] + section.notes.map { .comment("  \($0)") }
      for constraint in section.constraints {
        places[layout.constraints.count] = Place(log: index, constraint: constraint)
        parts.append(.equation(layout.constraints.count, structure.comment(on: constraint)))
        if let logged = structure.constraint(constraint, all) { add(logged) }
      }
    }
    if structure.isBare { return }
    let inactive = structure.log.constraints.indices.filter { !structure.log.constraints[$0].isActive }
    if !inactive.isEmpty { parts += [.blank, .comment("Inactive constraints, which have no effect")] }
    for constraint in inactive {
      guard let logged = structure.constraint(constraint, all) else { continue }
      parts.append(.comment("\(layout.equation(logged))  // \(structure.comment(on: constraint))"))
    }
    parts += [.blank, .comment("Not from the log: added so that the layout can be drawn")]
    if let assumed = structure.outcome?.assumptions(about: structure.log, all.map { layout[$0].name ?? "" }) {
      parts.append(.comment("  Not in the log, so assumed: \(assumed)"))
    }
    for line in structure.arrangement { add(line, all) }
    if isGrouped { parts.append(.blank) }
  }

  private mutating func arrangeGroups() {
    let groups = layout.subviews(of: .root)
    parts.append(.comment("The conflicts, one below the other"))
    add(ArrangedLine.column(groups.count, spacing: 24), groups)
    for index in groups.indices { add(ArrangedLine.row(index), groups) }
  }

  private mutating func add(_ line: ArrangedLine, _ views: [ViewID]) {
    let start = layout.constraints.count
    for constraint in line.constraints(views, in: layout) { add(constraint) }
    parts.append(.arrangement(start..<layout.constraints.count, line.text(views, in: layout)))
  }

  private mutating func add(_ constraint: Constraint) {
    var constraint = constraint
    let place = layout.views.count + layout.constraints.count
    constraint.span = SourceSpan(start: place, end: place)
    layout.constraints.append(constraint)
  }
}

extension LogLayout {
  /// Returns the layout with its written text as the source.
  ///
  /// - Parameters:
  ///   - name: The name of the text in messages.
  ///   - logs: The logs whose line numbers appear in messages; `nil` to use the line numbers of the written text.
  public func written(as name: String, numberedAs logs: [ConflictLog]? = nil) -> Layout {
    var writer = LayoutWriter(layout, keepsStacks: true)
    for (index, part) in parts.enumerated() {
      switch part {
      case .blank: writer.add()
      case .comment(let text): writer.add(comment: text)
      case .views(let views):
        writer.addViews(views) { viewComments[$0] }
      case .equation(let index, let comment):
        writer.add(layout.equation(layout.constraints[index]), stating: [index], comment: comment)
      case .arrangement(let constraints, let line): writer.add(line, stating: constraints)
      }
      if index == 0 { writer.addCanvases() }
    }
    var source = writer.source(named: name)
    if let logs {
      // For each line of `source` that was made from a constraint in a log, the line number of this constraint in the
      // log.
      var lines: [Int: Int] = [:]
      func note(_ span: SourceSpan?, _ place: Place?) {
        guard let span, let place else { return }
        lines[source.lineIndex(at: span.start)] = logs[place.log].constraints[place.constraint].line + 1
      }
      for (view, places) in viewPlaces { note(writer.viewSpans[view.index], places.first) }
      for (index, place) in places { note(writer.constraintSpans[index], place) }
      var number = 1
      let numbers = source.lineStarts.indices.map { line in
        number = lines[line] ?? number
        return number
      }
      source = writer.source(named: name, lineNumbers: numbers)
    }
    return writer.written(in: source)
  }
}
