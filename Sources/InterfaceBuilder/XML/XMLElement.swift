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
  /// Returns the value of an attribute; `nil` if it is not a number whose magnitude is less than `numberLimit`.
  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.magnitude < Self.numberLimit ? $0 : nil }
  }

  /// The limit for the magnitude of numbers in a file. A limit is needed because sums of larger numbers may not fit in
  /// a layout file.
  static let numberLimit = 1e9

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
