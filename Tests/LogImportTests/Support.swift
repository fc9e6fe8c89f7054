import Diagnostics
import FixedAdvance
import Foundation
import LayoutDraw
import Testing

struct LogCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var entry: String
  var statement: String

  init(_ name: String, _ entry: String, _ statement: String) {
    (testDescription, self.entry, self.statement) = (name, entry, statement)
  }
}

func imported(_ text: String, number: Int? = nil) -> ImportedLog {
  importLog(
    SourceText(name: "log.txt", text: text), number: number, as: "log.layout",
    measuring: FixedAdvanceMeasurer())
}

extension ImportedLog {
  var text: String { layout.map { String(decoding: $0.utf8, as: UTF8.self) } ?? "" }

  /// The constraints from the log, without comments.
  var statements: [String] {
    text.split(separator: "\n").compactMap { line in
      guard let comment = line.range(of: "  // line ") else { return nil }
      return String(line[..<comment.lowerBound])
    }
  }

  /// The lines that declare views, without comments and indentation.
  var declarations: [String] {
    let lines = text.split(separator: "\n").prefix {
      !$0.hasSuffix("to recover; it is placed last, so that layoutdraw leaves it out, too")
    }
    let kinds = ["view", "box", "label", "button", "field", "image", "guide"]
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let first = words.first, kinds.contains(String(first)), words.count > 1 else { return nil }
      let bare = line.range(of: "  // ").map { line[..<$0.lowerBound] } ?? line
      return String(bare.drop { $0 == " " }).replacing(" compression 70", with: "")
    }
  }

  /// The codes and lines of the diagnostics, such as `log-unread 3`.
  var findings: [String] {
    diagnostics.map { diagnostic in
      diagnostic.span.map { "\(diagnostic.code) \(source.location(at: $0.start).line)" } ?? diagnostic.code
    }
  }

  /// All findings except `log-sizes`, the note about sizes that are not in the log and were assumed.
  var problems: [String] { findings.filter { !$0.hasPrefix("log-sizes") } }

  func conflicts() throws -> Int {
    guard let layout else { return 0 }
    let solved = try solve(layout, measuring: FixedAdvanceMeasurer())
    guard !solved.hasErrors else { return -1 }
    return solved.canvases[0].layout.conflicts.count
  }
}
