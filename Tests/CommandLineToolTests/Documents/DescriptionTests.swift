import Foundation
import Testing

struct DescriptionTests {
  private static let libraries = [
    "Diagnostics", "Graphics", "Encoding", "LinearSolver", "LayoutModel", "LayoutLanguage", "LogImport",
    "InterfaceBuilder", "Conversion", "LayoutDSL", "LayoutEngine", "Drawing", "CairoRendering",
    "ImageComparison",
    "LayoutMessages", "LayoutPipeline", "LayoutChecks", "LayoutChanges", "LayoutReview", "LayoutDraw",
    "LayoutDrawTesting",
  ]

  @Test(arguments: libraries)
  func everyPublicDeclarationIsDescribed(library: String) throws {
    let folder = packageFolder.appending(path: "Sources/\(library)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in undescribed(text) { Issue.record("\(file.lastPathComponent): \(line)") }
    }
  }

  private func isKnown(_ declaration: Substring) -> Bool {
    let rest = declaration.hasPrefix("static ") ? declaration.dropFirst("static ".count) : declaration
    let words = rest.split { !($0.isLetter || $0 == "_") }
    let kinds: Set = ["import", "extension", "init", "convenience", "subscript"]
    let witnesses: Set = [
      "render", "convert", "write", "findings", "measure", "description", "name", "summary", "fileExtension",
      "hasPixels", "followsColorScheme", "isOnByDefault", "startIndex", "endIndex",
    ]
    return kinds.contains(String(words[0])) || witnesses.contains(String(words[1]))
      || declaration.hasPrefix("static func <") || declaration.hasPrefix("static func ==")
  }

  private func undescribed(_ text: String) -> [String] {
    var found: [String] = []
    var isDescribed = false
    var enumIndentation: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let indentation = line.count - words.count
      if words.hasPrefix("///") {
        isDescribed = true
        continue
      }
      if words.hasPrefix("@"), !words.contains(" public ") { continue }
      if let outer = enumIndentation, indentation <= outer, words.hasPrefix("}") { enumIndentation = nil }
      let isCase = enumIndentation.map { indentation == $0 + 2 && words.hasPrefix("case ") } ?? false
      let isPublic = words.hasPrefix("public ") && !isKnown(words.dropFirst("public ".count))
      if isCase || isPublic, !isDescribed { found.append(String(words)) }
      if words.hasPrefix("public"), words.contains(/\benum\b.*\{$/) { enumIndentation = indentation }
      isDescribed = false
    }
    return found
  }
}
