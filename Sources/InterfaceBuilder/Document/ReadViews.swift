import Graphics
import LayoutModel

/// Reads a view and all below it, each before its subviews.
struct ViewReader {
  let traits: Set<String>
  var findings: Findings
  var views: [InterfaceView] = []
  private var ids: Set<String> = []

  init(traits: Set<String>, findings: Findings) {
    self.traits = traits
    self.findings = findings
  }

  mutating func read(_ element: XMLElement, role: InterfaceView.Role, parent: Int?) {
    let resolved = element.resolved(traits)
    let entry = InterfaceElement.uiKit[element.name]
    if entry == nil { findings.add(.unknownElement, at: element) }
    if let id = element["id"], !ids.insert(id).inserted { findings.add(.repeatedID, at: element) }
    report(resolved)
    if resolved.frame == nil, role != .content { findings.add(.noFrame, at: element) }
    let excluded = element.excluded(from: "constraints", traits)
    let constraints = (element.child("constraints")?.children ?? [])
      .filter { $0.name == "constraint" && !($0["id"].map(excluded.contains) ?? false) }
      .map { $0.resolved(traits) }
    let index = views.count
    // What lies below is read on its own; kept here, every level would hold all levels below it.
    var own = resolved
    own.children.removeAll {
      holders.contains($0.name) || $0.name == "constraints" || $0["key"] == "contentView"
    }
    views.append(
      InterfaceView(
        element: own, entry: entry ?? .unknown(element.name), role: role, parent: parent,
        savedFrame: resolved.frame, constraints: constraints))
    readSubviews(of: element, index)
  }

  private mutating func readSubviews(of element: XMLElement, _ parent: Int) {
    let excluded = element.excluded(from: "subviews", traits)
    for child in element.children {
      switch child.name {
      case "subviews":
        let role: InterfaceView.Role = element.name == "stackView" ? .arranged : .subview
        for view in child.children where view["id"] == nil || !excluded.contains(view["id"]!) {
          guard view.isView || view["id"] != nil else { continue }
          read(view, role: role, parent: parent)
        }
      case "prototypes", "cells":
        for cell in child.children where cell.isView {
          read(cell, role: .cell, parent: parent)
        }
      case "sections":
        for cell in child.children.flatMap({ $0.child("cells")?.children ?? [] })
        where cell.isView {
          read(cell, role: .cell, parent: parent)
        }
      default:
        guard child.isView, let key = child["key"] else { continue }
        if key == "contentView" {
          read(child, role: .content, parent: parent)
        } else if supplements.contains(key) {
          read(child, role: .cell, parent: parent)
        }
      }
    }
  }

  /// What Xcode has marked.
  private mutating func report(_ element: XMLElement) {
    if element.flag("baselineRelativeArrangement") == true {
      findings.add(.unsupported("spacing from baseline to baseline"), at: element)
    }
    if element.flag("misplaced") == true { findings.add(.misplaced, at: element) }
    if element.flag("ambiguous") == true { findings.add(.ambiguous, at: element) }
    if element.flag("fixedFrame") == true { findings.add(.fixedFrame, at: element) }
  }
}

private let holders: Set<String> = ["subviews", "prototypes", "cells", "sections"]

/// What else a table, a collection or a cell holds under a key of its own.
private let supplements: Set<String> = [
  "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView",
]

extension XMLElement {
  /// Whether the table of elements knows it.
  var isView: Bool { InterfaceElement.uiKit[name] != nil }

  /// The frame that was saved; `nil` where it is missing or not whole.
  var frame: Rect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
