import Encoding
import LayoutModel

// For Swift source, the JSON document of constraints also lists the views, the stacks, the statements that could not be
// read, the changes to the layout that were left out, and the assumptions that were made.

extension JSONWriter {
  mutating func writeCoverage(of layouts: [Layout]) {
    let covered = layouts.compactMap { layout in layout.coverage.map { (layout: layout, coverage: $0) } }
    array(
      "views",
      covered.flatMap { entry in
        entry.layout.views.indices.dropFirst().map { (entry, ViewID($0)) }.filter {
          !entry.layout.isGridLine($0.1)
        }
      }, .lines
    ) { json, entry in
      let ((layout, coverage), id) = entry
      json.object { json in
        json.member("canvas", layout.canvases[0].name)
        json.member("name", layout[id].name)
        json.member("class", layout[id].className)
        json.member(
          "parent", coverage.detached.contains(id) ? nil : layout[id].parent.flatMap { layout[$0].name })
      }
    }
    array(
      "stacks",
      covered.flatMap { entry in
        entry.layout.views.indices.filter { entry.layout.views[$0].stack != nil }.map {
          (entry.layout, ViewID($0))
        }
      }, .lines
    ) { json, entry in json.writeStack(entry.1, in: entry.0) }
    writeStatements("unread", covered.map { ($0.layout, $0.coverage.unread) })
    writeStatements("leftOut", covered.map { ($0.layout, $0.coverage.leftOut) })
    array(
      "assumptions", covered.flatMap { entry in entry.coverage.assumptions.map { (entry.layout, $0) } },
      .lines
    ) { json, entry in
      json.object { json in
        json.member("canvas", entry.0.canvases[0].name)
        json.member("file", entry.1.file)
        json.member("line", entry.1.line)
        json.member("name", entry.1.name)
        json.member("value", entry.1.value)
      }
    }
  }

  private mutating func writeStatements(_ name: String, _ lists: [(Layout, [SourceCoverage.Unread])]) {
    array(name, lists.flatMap { layout, list in list.map { (layout, $0) } }, .lines) { json, entry in
      json.object { json in
        json.member("canvas", entry.0.canvases[0].name)
        json.member("file", entry.1.file)
        json.member("line", entry.1.lines.lowerBound)
        json.member("endLine", entry.1.lines.upperBound)
        json.member("reason", entry.1.reason)
      }
    }
  }

  private mutating func writeStack(_ id: ViewID, in layout: Layout) {
    guard let stack = layout[id].stack else { return }
    let members = layout.subviews(of: id).filter { layout[$0].isArranged }
    object { json in
      json.member("canvas", layout.canvases[0].name)
      json.member("name", layout[id].name)
      json.member("axis", stack.axis.rawValue)
      json.member("spacing", stack.spacing)
      json.member("alignment", stack.alignment.rawValue)
      let hasAreas = if case .appKitAreas = stack.rules { true } else { false }
      json.member("distribution", hasAreas ? "gravityAreas" : stack.distribution.rawValue)
      json.key("members")
      json.values { json in for member in members { json.write(layout[member].name) } }
      json.object("custom") { json in
        for member in members {
          if let spacing = layout[member].spacingAfter { json.member(layout[member].name ?? "", spacing) }
        }
      }
    }
  }
}
