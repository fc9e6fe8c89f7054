import Diagnostics

struct XMLElement: Sendable, Equatable {
  struct Attribute: Sendable, Equatable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute]
  var children: [XMLElement] = []
  /// The text directly in the element; empty if it is only white space.
  var text = ""
  var span: SourceSpan

  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

extension XMLElement {
  func number(_ name: String) -> Double? {
    guard let text = self[name], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Calls `body` with this element and all elements in it, parents before children.
  func forEachDescendant(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }
}
