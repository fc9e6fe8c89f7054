import Diagnostics
import Graphics
import LayoutModel

/// Returns the views' names as Swift identifiers, indexed by `ViewID.index`.
func swiftNames(of layout: Layout) -> [String] {
  var taken = Set(layout.views.compactMap(\.name))
  return layout.views.indices.map { index in
    let name = layout.writtenName(of: ViewID(index))
    guard name.allSatisfy({ $0 == "_" }) || isTaken(name) else {
      return keywords.contains(name) ? "`\(name)`" : name
    }
    // Backticks do not help here: a name such as `make` would still hide the name's other meaning in the generated
    // code, and `_` is never a variable's name.
    var fresh = "\(name)View"
    while !taken.insert(fresh).inserted { fresh += "_" }
    return fresh
  }
}

/// Returns whether a name already has a meaning in the generated code, such as `self`, a type or the parameter `make`.
private func isTaken(_ name: String) -> Bool {
  if ["self", "Self", "make", "Any", "Type", "Protocol"].contains(name) { return true }
  let isPrefixed = ["UI", "NS", "CG", "CA"].contains { prefix in
    name.hasPrefix(prefix) && (name.dropFirst(2).first?.isUppercase ?? false)
  }
  return isPrefixed || types.contains(name)
}

private let types: Set<String> = [
  "Array", "Bool", "Canvas", "Color", "Double", "Float", "Int", "Layout", "LayoutDSL", "LayoutDraw", "Never",
  "Optional", "Size", "SnapKit", "String", "Swift", "TextStyle", "UIKit", "View", "Void",
]

private let keywords: Set<String> = [
  "Any", "Protocol", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for",
  "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
  "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

func swiftLiteral(_ text: String) -> String {
  let marks: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r",
  ]
  let scalars = text.unicodeScalars.map { scalar in
    marks[scalar] ?? (actsOnText(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar))
  }
  return "\"\(scalars.joined())\""
}

func swiftLiteral(_ texts: [String]) -> String {
  "[\(texts.map { swiftLiteral($0) }.joined(separator: ", "))]"
}

/// Converts a file name to a type name: `sign-in.layout` becomes `SignIn`.
func swiftTypeName(_ fileName: String) -> String {
  let last = fileName.split(separator: "/").last.map(String.init) ?? fileName
  let stem = last.split(separator: ".").first.map(String.init) ?? last
  let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  guard let first = name.first, !first.isNumber else { return "Layout" + name }
  return name
}

func commentText(_ text: String) -> String {
  printable(text.split(whereSeparator: \.isNewline).joined(separator: " "))
}
