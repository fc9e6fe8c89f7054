import Graphics
import LayoutModel

struct ViewReader {
  let platform: InterfaceDocument.Platform
  let traits: Set<String>
  var findings: Findings
  var views: [InterfaceView] = []
  private(set) var uninstalled: Set<String> = []
  private var ids: Set<String> = []

  init(platform: InterfaceDocument.Platform, traits: Set<String>, findings: Findings) {
    self.platform = platform
    self.traits = traits
    self.findings = findings
  }

  func entry(of element: XMLElement) -> InterfaceElement? {
    switch platform {
    case .uiKit: InterfaceElement.uiKit[element.name]
    case .appKit: element.appKitEntry
    }
  }

  /// Reads a view and its subviews, and returns the view's index in `views`.
  @discardableResult
  mutating func read(_ element: XMLElement, role: InterfaceView.Role, parent: Int?) -> Int {
    let resolved = element.resolved(traits)
    let entry = entry(of: element)
    if entry == nil { findings.add(.unknownElement, at: element) }
    if let id = element["id"], !ids.insert(id).inserted { findings.add(.repeatedID, at: element) }
    report(resolved)
    if resolved.frame == nil {
      if resolved.child("rect", key: "frame") != nil {
        findings.add(.badFrame, at: element)
      } else if !role.needsNoFrame {
        findings.add(.noFrame, at: element)
      }
    }
    let excluded = element.excluded(from: "constraints", traits)
    let constraints = (element.child("constraints")?.children ?? [])
      .filter { $0.name == "constraint" && !($0["id"].map(excluded.contains) ?? false) }
      .map { $0.resolved(traits) }
    let index = views.count
    views.append(
      InterfaceView(
        element: resolved.withoutSubviews,
        entry: entry ?? (platform == .appKit ? .unknownAppKit(element.name) : .unknown(element.name)),
        role: role, parent: parent,
        savedFrame: resolved.frame, constraints: constraints))
    if let parent {
      // The canvas is as large as the root's frame, so the root's alignment rectangle is its frame.
      views[index].overhang = views[index].fixedOverhang
      turnFrame(of: index, in: parent)
    }
    readSubviews(of: element, index)
    return index
  }

  /// Converts a view's frame to a y axis that points down, if the superview's y axis points up.
  private mutating func turnFrame(of index: Int, in parent: Int) {
    guard let frame = views[index].savedFrame, let superview = views[parent].savedFrame else { return }
    if !views[parent].counts(downFor: views[index]) {
      views[index].savedFrame?.y = superview.height - frame.y - frame.height
    }
  }

  private mutating func readSubviews(of element: XMLElement, _ parent: Int) {
    switch platform {
    case .uiKit: readUIKitSubviews(of: element, parent)
    case .appKit: readAppKitSubviews(of: element, parent)
    }
  }

  private mutating func readUIKitSubviews(of element: XMLElement, _ parent: Int) {
    let excluded = element.excluded(from: "subviews", traits)
    for child in element.children {
      switch child.name {
      case "subviews":
        let role: InterfaceView.Role = views[parent].entry.kind == .stack ? .arranged : .subview
        for view in child.children where entry(of: view) != nil || view["id"] != nil {
          if let id = view["id"], excluded.contains(id) {
            view.forEachDescendant { if let id = $0["id"] { uninstalled.insert(id) } }
            continue
          }
          read(view, role: role, parent: parent)
        }
      case "prototypes", "cells":
        for cell in child.children where entry(of: cell) != nil { read(cell, role: .cell, parent: parent) }
      case "sections":
        for cell in child.children.flatMap({ $0.child("cells")?.children ?? [] })
        where entry(of: cell) != nil {
          read(cell, role: .cell, parent: parent)
        }
      case "items": readBarItems(of: child, parent)
      default:
        guard entry(of: child) != nil, let key = child["key"] else { continue }
        if key == "contentView" {
          read(child, role: .content, parent: parent)
        } else if supplements.contains(key) {
          read(child, role: .cell, parent: parent)
        }
      }
    }
  }

  mutating func readBarItems(of element: XMLElement, _ parent: Int) {
    for child in element.children {
      if entry(of: child) != nil, child["key"] == "customView" || child["key"] == "titleView" {
        read(child, role: .barItem, parent: parent)
      } else if barParts.contains(child.name) {
        readBarItems(of: child, parent)
      }
    }
  }

  private mutating func report(_ element: XMLElement) {
    if element.flag("misplaced") == true { findings.add(.misplaced, at: element) }
    if element.flag("ambiguous") == true { findings.add(.ambiguous, at: element) }
    if element.flag("fixedFrame") == true { findings.addFixedFrame(at: element, platform) }
    if element.name == "stackView" {
      for (attribute, known, taken) in stackValues {
        guard let value = element[attribute], !known.contains(value) else { continue }
        findings.add(
          .unknownValue(attribute, value, taken: platform == .uiKit ? "fill" : taken), at: element)
      }
      report(numbers: [("spacing", platform == .uiKit ? 0 : 8)], of: element)
    }
    for font in element.children where font.name == "fontDescription" {
      report(numbers: [("pointSize", 17)], of: font)
    }
    report(
      numbers: ["horizontal", "vertical"].flatMap {
        [("\($0)HuggingPriority", 250), ("\($0)CompressionResistancePriority", 750)]
      }, of: element)
  }

  private mutating func report(numbers: [(name: String, taken: Double)], of element: XMLElement) {
    for (name, taken) in numbers where element[name] != nil && element.number(name) == nil {
      findings.add(.badNumber(attribute: name, taken: taken), at: element)
    }
  }
}

/// The attributes of stack views that have names as values. `known` contains the names that occur in documents for iOS
/// and macOS; `taken` is the name that replaces an unknown one on macOS.
private let stackValues: [(attribute: String, known: Set<String>, taken: String)] = [
  (
    "alignment",
    [
      "fill", "leading", "trailing", "left", "right", "top", "bottom", "center", "centerX", "centerY",
      "firstBaseline", "lastBaseline", "baseline", "width", "height",
    ], "center"
  ),
  (
    "distribution", Set(StackArrangement.Distribution.allCases.map(\.rawValue) + ["gravityAreas"]), "fill"
  ),
]

private let barParts: Set<String> = [
  "navigationItem", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "items",
]

/// The `key` values of the headers, footers and backgrounds of tables, collections and cells.
private let supplements: Set<String> = [
  "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView",
]

extension InterfaceView.Role {
  fileprivate var needsNoFrame: Bool { self == .content || self == .gridLine }
}

extension XMLElement {
  /// A copy of the element without its subviews and constraints, which takes up less memory. A matrix or form keeps its
  /// cells.
  fileprivate var withoutSubviews: XMLElement {
    var own = self
    let keepsCells = name == "matrix" || name == "form"
    own.children.removeAll {
      holders.contains($0.name) && !(keepsCells && $0.name == "cells") || $0.name == "constraints"
        || $0["key"] == "contentView" || $0["key"] == "headerView"
    }
    for index in own.children.indices {
      switch own.children[index].name {
      case "tabViewItems", "tableColumns":
        for item in own.children[index].children.indices {
          own.children[index].children[item].children.removeAll {
            $0["key"] == "view" || $0.name == "prototypeCellViews"
          }
        }
      default: break
      }
    }
    return own
  }

  var frame: Rect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

private let holders: Set<String> = [
  "subviews", "prototypes", "cells", "sections", "beginningViews", "middleViews", "endViews", "gridCells",
  "userGuides",
]
