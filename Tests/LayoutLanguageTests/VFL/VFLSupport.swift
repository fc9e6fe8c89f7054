import Diagnostics
import LayoutModel

@testable import LayoutLanguage

struct VFLReading {
  var constraints: [Constraint]
  var diagnostics: [Diagnostic]
  var context: NotationContext

  init(
    _ text: String, views: [String] = [], metrics: [String: Double] = ["gap": 12, "big": 500, "zero": 0],
    spacing: PerAxis<Double> = PerAxis(horizontal: 8, vertical: 8), declaresViews: Bool = true,
    isStrict: Bool = false
  ) {
    let source = SourceText(name: "test.layout", text: text)
    var all = [View(name: "view", kind: .view, parent: nil)]
    if declaresViews {
      for name in ["a", "b", "c", "d", "e", "card"] + views {
        all.append(View(name: name, kind: .view, parent: .root))
      }
      for name in ["inner", "other"] { all.append(View(name: name, kind: .view, parent: ViewID(6))) }
    }
    var names: [String: ViewID] = [:]
    for (index, view) in all.enumerated() { names[view.name!] = ViewID(index) }
    context = NotationContext(source: source, views: all, viewNames: names, metrics: metrics)
    context.spacing = spacing
    context.declaresNoView = !declaresViews
    context.reportsVFLExtensions = isStrict
    var notation = VisualFormat()
    let statements = (0..<source.lineStarts.count).map { source.lineSpan($0) }.filter { $0.start < $0.end }
      .map { Statement(span: $0, enclosing: .root) }
    for statement in statements { notation.prepare(statement, in: context) }
    for statement in statements { notation.read(statement, in: context) }
    notation.finish(in: context)
    constraints = context.constraints
    diagnostics = context.diagnostics
  }

  var normalForms: [String] { constraints.map(describe) }

  /// The column and the code of each diagnostic, such as `12:unknown-view`.
  var findings: [String] {
    diagnostics.map { "\(context.source.location(at: $0.span?.start ?? 0).column):\($0.code)" }
  }

  func column(_ constraint: Constraint) -> Int {
    context.source.location(at: constraint.span.start).column
  }

  func name(_ item: Item) -> String {
    (context.views[item.view.index].name ?? "?") + "." + item.attribute.rawValue
  }

  private func describe(_ constraint: Constraint) -> String {
    var text: String
    switch constraint.form {
    case .items(let first, let second, let multiplier, let constant):
      text = "\(name(first)) \(constraint.relation.rawValue)"
      if let second {
        text += " \(name(second))"
        if multiplier != 1 { text += " * \(number(multiplier))" }
        if constant != 0 { text += constant > 0 ? " + \(number(constant))" : " - \(number(-constant))" }
      } else {
        text += " \(number(constant))"
      }
    case .terms(let terms, let constant):
      text = ""
      for term in terms {
        let size = abs(term.coefficient)
        let sign = term.coefficient < 0 ? "- " : text.isEmpty ? "" : "+ "
        text += sign + (size == 1 ? "" : number(size) + "*") + name(term.item) + " "
      }
      text += "\(constraint.relation.rawValue) \(number(constant))"
    }
    if constraint.priority != 1000 { text += " @\(number(constraint.priority))" }
    return text
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

extension MarkedText {
  var columns: [Int] { marks.map { String(decoding: text.utf8.prefix($0), as: UTF8.self).count + 1 } }
}
