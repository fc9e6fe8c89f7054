internal import Encoding
internal import Graphics
internal import LayoutModel

enum AlternativeText {
  /// Returns the picture's title, such as `Layout of 5 views on a 320 × 480 canvas`.
  static func title(of solved: SolvedLayout, drawn: Int) -> String {
    let size = "\(figure(solved.size.width)) × \(figure(solved.size.height))"
    let name =
      solved.canvas.name.map { "the canvas “\($0)”, \(size)" } ?? "\(article(before: size)) \(size) canvas"
    let direction = solved.canvas.direction == .rightToLeft ? ", right to left" : ""
    return "Layout of \(drawn) \(drawn == 1 ? "view" : "views") on \(name)\(direction)"
  }

  /// Returns the article for a number: `an` before 8, 11, 18, 80, 11,000 and so on, otherwise `a`.
  private static func article(before number: String) -> String {
    let digits = number.prefix(while: \.isNumber)
    let beginsWithVowel =
      digits.hasPrefix("8") || digits.count % 3 == 2 && (digits.hasPrefix("11") || digits.hasPrefix("18"))
    return beginsWithVowel ? "an" : "a"
  }

  /// Returns the picture's title, followed by descriptions of at most 24 views, 24 conflicts and 24 ambiguities. The
  /// numbers are limited because a screen reader reads the whole text aloud.
  static func summary(
    of solved: SolvedLayout, arrangement: Arrangement, words: ProblemWords
  ) -> String {
    let most = 24
    let views = arrangement.order.views.dropFirst().sorted()
    var summary = title(of: solved, drawn: views.count)
    if !views.isEmpty {
      var phrases = views.prefix(most).map { phrase(for: $0, in: solved) }
      if views.count > most { phrases.append("and \(views.count - most) more") }
      summary += ": " + phrases.joined(separator: "; ")
    }
    summary += "."
    for line in words.conflicts.prefix(most) { summary += " \(sentence(line))" }
    for line in words.ambiguities(of: views, most: most) { summary += " \(sentence(line.whole))" }
    return summary
  }

  static func title(ofView index: Int, in solved: SolvedLayout) -> String {
    let frame = solved.frames[index]
    // Append bytes, which is several times as fast as string interpolation. The speed matters because every view has a
    // title.
    var title: [UInt8] = []
    title.reserveCapacity(96)
    if let name = solved.layout.views[index].name {
      title.append(contentsOf: name.utf8)
      title.append(" — ")
    }
    appendFigure(frame.x, to: &title)
    title.append(", ")
    appendFigure(frame.y, to: &title)
    title.append(", ")
    appendFigure(frame.width, to: &title)
    title.append(" × ")
    appendFigure(frame.height, to: &title)
    return String(decoding: title, as: UTF8.self)
  }

  private static func phrase(for index: Int, in solved: SolvedLayout) -> String {
    let view = solved.layout.views[index]
    let frame = solved.frames[index]
    let text = view.kind == .box ? nil : view.setText
    var phrase = "\(view.name ?? "a view")"
    if view.kind != .view, view.kind != .box { phrase += ", \(article(view.kind))" }
    if let text, !text.isEmpty {
      let shown = text.prefix(1000)
      phrase += " “\(shown)\(shown.endIndex < text.endIndex ? "…" : "")”"
    }
    if let parent = view.parent, parent != .root, let name = solved.layout[parent].name {
      phrase += " in \(name)"
    }
    return phrase
      + ", \(figure(frame.width)) × \(figure(frame.height)) at \(figure(frame.x)), \(figure(frame.y))"
  }

  private static func article(_ kind: ViewKind) -> String {
    "\([.image, .icon].contains(kind) ? "an" : "a") \(kind.rawValue)"
  }

  private static func sentence(_ line: String) -> String {
    line.prefix(1).uppercased() + line.dropFirst() + "."
  }
}
