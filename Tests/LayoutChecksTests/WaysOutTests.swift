import Diagnostics
import LayoutChecks
import LayoutPipeline
import LinearOracle
import Testing

@Suite struct WaysOutTests {
  @Test(arguments: 0..<40) func advisedPinsPin(seed: UInt64) throws {
    let text = someLayout(seed)
    let file = try solve(source(text))
    let ambiguities = file.problems().filter { $0.code == "ambiguous" }
    for reported in ambiguities {
      guard let help = reported.help else { continue }
      // Advice that ends in words such as `and 3 more` is incomplete and cannot be applied.
      guard !help.contains(" more") else { continue }
      let pinned = try solve(source(doing(help, in: text)))
      #expect(pinned.reading == file.reading, "\(help) in:\n\(text)")
      #expect(conflicts(pinned) <= conflicts(file), "\(help) in:\n\(text)")
      #expect(
        pinned.problems().count { $0.code == "ambiguous" } < ambiguities.count,
        "\(reported.message): \(help) in:\n\(text)")
    }
  }

  @Test(arguments: 0..<40) func offeredFixesFix(seed: UInt64) throws {
    let text = someLayout(seed, tooMuch: true)
    let file = try solve(source(text))
    for fix in file.fixes(at: SourceSpan(start: 0, end: text.utf8.count)) {
      let changed = try solve(file.source.applying(fix.edits))
      #expect(changed.reading == file.reading, "\(fix.title) in:\n\(text)")
      switch fix.code {
      case "conflict": #expect(conflicts(changed) < conflicts(file), "\(fix.title) in:\n\(text)")
      default:
        #expect(conflicts(changed) <= conflicts(file), "\(fix.title) in:\n\(text)")
        #expect(openValues(changed) < openValues(file), "\(fix.title) in:\n\(text)")
      }
    }
  }

  @Test func fixesOfBothKindsAtOnce() throws {
    let text =
      "canvas 100x50\nview a { tt = ll = 0, h = 5 }\na.width = 5\na.width = 6\nview b { tt = ll = 0, h = 5 }\n"
    let fixes = try solve(source(text)).fixes(at: SourceSpan(start: 0, end: text.utf8.count))
    #expect(Set(fixes.map(\.code)) == ["conflict", "ambiguous"])
  }

  @Test func thereIsSomethingToFix() throws {
    let files = try (0..<40).map { try solve(source(someLayout($0, tooMuch: true))) }
    #expect(files.count { conflicts($0) > 0 } >= 10)
    #expect(files.count { openValues($0) > 0 } >= 10)
  }

  private func conflicts(_ file: SolvedFile) -> Int {
    file.canvases.map(\.layout.conflicts.count).reduce(0, +)
  }

  private func openValues(_ file: SolvedFile) -> Int {
    file.canvases.flatMap { $0.layout.ambiguities.map(\.count) }.reduce(0, +)
  }

  private func source(_ text: String) -> SourceText { SourceText(name: "t.layout", text: text) }

  private func doing(_ help: String, in text: String) throws -> String {
    let words = help.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    var lines = text.split(separator: "\n").map(String.init)
    var (place, isAdded) = (1, true)
    while place < words.count {
      if words[place - 1].contains("write ==") { isAdded = false }
      if words[place - 1].contains("add ") { isAdded = true }
      if !isAdded {
        let line = try #require(lines.firstIndex { $0.contains(words[place]) })
        lines[line] = lines[line].replacing(">=", with: "==").replacing("<=", with: "==")
        place += 2
      } else if place + 2 < words.count, words[place + 1] == " to " {
        let line = try #require(
          lines.firstIndex { $0.split(separator: " ").dropFirst().first == words[place + 2][...] })
        lines[line] += " \(words[place])"
        place += 4
      } else {
        lines.append(words[place])
        place += 2
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func someLayout(_ seed: UInt64, tooMuch: Bool = false) -> String {
    var random = SplitMix64(seed: seed)
    let views = (0..<random.int(2...5)).map { "v\($0)" }
    var lines = ["canvas \(random.pick([200, 320, 400]))x300\(random.pick(["", "", " rtl"]))"]
    for view in views {
      lines.append(
        random.pick([
          "view \(view)", "label \(view) \"Some words\"", "button \(view) \"OK\"", "image \(view) size 20x30",
        ]))
    }
    for _ in 0..<random.int(2...views.count * (tooMuch ? 4 : 2)) {
      let a = random.pick(views)
      let b = random.pick(views.filter { $0 != a })
      let other = random.pick([b, "superview"])
      let relation = random.pick(["==", "==", ">=", "<="])
      let size = random.pick(["width", "height"])
      let edge = random.pick(["leading", "trailing", "centerX", "top", "bottom", "centerY"])
      lines.append(
        random.pick([
          "\(random.pick(["", "V:"]))|-[\(a)]-[\(b)]\(random.pick(["", "-|"]))",
          "\(a).\(size) \(relation) \(other).\(size)\(random.pick(["", " * 0.5"]))",
          "\(a).\(edge) \(relation) \(other).\(edge) + \(random.int(-20...40))",
          "\(a).\(size) \(relation) \(random.int(10...120))\(random.pick(["", " ~ 500"]))",
        ]))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
