import Diagnostics
import LayoutModel

/// The views and constraints of a Swift closure as lines of text to show in diagnostics.
struct Excerpt {
  let views: [View]
  private(set) var text = ""
  private(set) var lineNumbers: [Int] = []

  init(views: [View]) { self.views = views }

  /// Adds a line for a view, such as `label title`, and returns the spans of the whole line and of the view's name in
  /// `text`.
  mutating func add(
    _ view: View, at place: (line: Int, column: Int)
  ) -> (view: SourceSpan, name: SourceSpan) {
    let name = view.name ?? ""
    let span = add("\(view.kind.rawValue) \(name)", at: place)
    return (span, SourceSpan(start: span.end - name.utf8.count, end: span.end))
  }

  mutating func add(_ constraint: ConstraintDescription) -> SourceSpan {
    add(written(constraint), at: (constraint.line, constraint.column))
  }

  private mutating func add(_ words: String, at place: (line: Int, column: Int)) -> SourceSpan {
    if !lineNumbers.isEmpty { text += "\n" }
    // Indent the words, so that they begin at the same column as in the Swift file.
    text += String(repeating: " ", count: max(0, place.column - 1))
    let start = text.utf8.count
    text += words
    lineNumbers.append(place.line)
    return SourceSpan(start: start, end: text.utf8.count)
  }

  private func written(_ c: ConstraintDescription) -> String {
    var line = "\(written(c.first)) \(c.relation.rawValue) "
    if let second = c.second {
      line += written(second)
      if c.multiplier != 1 { line += " * \(written(c.multiplier))" }
      if c.constant != 0 { line += (c.constant < 0 ? " - " : " + ") + written(abs(c.constant)) }
    } else {
      line += written(c.constant)
    }
    if c.priority != Priority.required { line += " ~ \(written(c.priority))" }
    return line
  }

  private func written(_ item: Item) -> String {
    let guide = item.guide.map { "\($0.rawValue)." } ?? ""
    return "\(views[item.view.index].name ?? "root").\(guide)\(item.attribute)"
  }

  private func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
