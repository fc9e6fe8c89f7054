import LinearOracle
import LinearSolver

/// A model of a layout. The model is based on the manual, and uses no code of the parser or the engine.
struct ModelLayout {
  struct View {
    var name: String
    /// The index of the superview; for the root, the index of the root itself.
    var superview: Int
    var properties = ""
    var margin = 8.0
  }

  /// The constraint `terms relation constant`, where `terms` contains the coefficient of each variable by its index.
  struct Row {
    var terms: [Int: Double]
    var relation: LinearRelation
    var constant: Double
    /// The priority, which is 1000 for a required constraint.
    var priority: Double
  }

  struct Line {
    var text: String
    var rows: [Row]
  }

  var size: [Double?] = [320, 480]
  var isRightToLeft = false
  var views = [View(name: "superview", superview: 0)]
  var intrinsic: [(view: Int, row: Row)] = []
  var lines: [Line] = []

  var text: String {
    let size = size.map { $0.map { "\($0)" } ?? "fit" }.joined(separator: "x")
    var text = "canvas \(size)\(isRightToLeft ? " rtl" : "")\n"
    writeSubviews(of: 0, to: &text)
    for line in lines { text += line.text + "\n" }
    return text
  }

  private func writeSubviews(of superview: Int, to text: inout String) {
    for (index, view) in views.enumerated().dropFirst() where view.superview == superview {
      text += "view \(view.name)\(view.properties)"
      if views.indices.dropFirst().contains(where: { views[$0].superview == index }) {
        text += " {\n"
        writeSubviews(of: index, to: &text)
        text += "}"
      }
      text += "\n"
    }
  }

  var fileOrder: [Int] {
    func subviews(_ superview: Int) -> [Int] {
      views.indices.dropFirst().filter { views[$0].superview == superview }.flatMap { [$0] + subviews($0) }
    }
    return subviews(0)
  }
}

func origin(_ view: Int, _ axis: Int) -> Int { view * 4 + axis * 2 }
func extent(_ view: Int, _ axis: Int) -> Int { view * 4 + axis * 2 + 1 }

extension ModelLayout {
  /// Returns the problem whose solution is the layout and, for each constraint of the problem, the index of the line
  /// that states it, or `nil` if no line does.
  func problem() -> (problem: LinearProblem, lines: [Int?]) {
    var problem = LinearProblem(variableCount: views.count * 4)
    var origins: [Int?] = []
    func add(_ row: Row, _ strength: Strength, line: Int? = nil) {
      problem.add(
        row.terms.sorted { $0.key < $1.key }.map { LinearTerm($0.value, $0.key) }, row.relation,
        to: row.constant,
        strength: strength)
      origins.append(line)
    }
    func add(_ terms: [Int: Double], _ relation: LinearRelation, _ constant: Double, _ strength: Strength) {
      add(Row(terms: terms, relation: relation, constant: constant, priority: 0), strength)
    }
    let order = fileOrder
    for view in [0] + order {
      for axis in 0...1 { add([extent(view, axis): 1], .greaterOrEqual, 0, .required) }
    }
    for axis in 0...1 {
      add([origin(0, axis): 1], .equal, 0, .definition)
      if let fixed = size[axis] {
        add([extent(0, axis): 1], .equal, fixed, .required)
        continue
      }
      add([extent(0, axis): 1], .lessOrEqual, 0, .optional(50))
      for view in order where views[view].superview == 0 {
        for row in containment(of: view, axis) { add(row, .optional(51)) }
      }
    }
    for view in order {
      for (owner, row) in intrinsic where owner == view { add(row, .of(row.priority)) }
    }
    for (index, line) in lines.enumerated() {
      for row in line.rows { add(row, .of(row.priority), line: index) }
    }
    for view in order {
      for axis in 0...1 {
        add([extent(view, axis): 1], .lessOrEqual, 0, .tieBreak(0))
        for row in containment(of: view, axis) { add(row, .tieBreak(1)) }
        add(distance(of: view, axis), .tieBreak(2))
      }
    }
    for (place, view) in order.enumerated() {
      for axis in 0...1 { add(distance(of: view, axis), .tieBreak(3 + place * 2 + axis)) }
    }
    return (problem, origins)
  }

  private func containment(of view: Int, _ axis: Int) -> [Row] {
    let superview = views[view].superview
    let startDistance = Sum.start(view, axis) - .start(superview, axis)
    let endDistance = Sum.end(superview, axis) - .end(view, axis)
    return [startDistance, endDistance].map { $0.row(.greaterOrEqual, 0) }
  }

  private func distance(of view: Int, _ axis: Int) -> Row {
    let superview = views[view].superview
    let distance =
      isRightToLeft && axis == 0
      ? Sum.end(superview, axis) - .end(view, axis) : Sum.start(view, axis) - .start(superview, axis)
    return distance.row(.equal, 0)
  }
}

extension Strength {
  fileprivate static func of(_ priority: Double) -> Strength {
    priority == 1000 ? .required : .optional(priority)
  }
}

struct Sum {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func start(_ view: Int, _ axis: Int) -> Sum { Sum(terms: [origin(view, axis): 1]) }
  static func size(_ view: Int, _ axis: Int) -> Sum { Sum(terms: [extent(view, axis): 1]) }
  static func end(_ view: Int, _ axis: Int) -> Sum { start(view, axis) + size(view, axis) }

  static func + (a: Sum, b: Sum) -> Sum {
    Sum(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
  }

  static func * (a: Sum, factor: Double) -> Sum {
    Sum(terms: a.terms.mapValues { $0 * factor }, constant: a.constant * factor)
  }

  static func - (a: Sum, b: Sum) -> Sum { a + b * -1 }

  func row(_ relation: LinearRelation, _ constant: Double, _ priority: Double = 1000) -> ModelLayout.Row {
    ModelLayout.Row(
      terms: terms.filter { $0.value != 0 }, relation: relation, constant: constant - self.constant,
      priority: priority)
  }
}
