/// The Swift files in which to look for the superclasses, helpers, and constants that another Swift file uses.
package struct SwiftFolders: Sendable {
  package let paths: [String]

  /// The largest number of Swift files that are read.
  private static let limit = 20_000

  /// Finds the Swift files below the folders `sources`. If `sources` is empty, searches the nearest parent folder of
  /// `file` that contains `Package.swift` or `.git`, or else the folder of `file`.
  package init(for file: String, sources: [String]) {
    let roots = sources.isEmpty ? [Self.project(of: file)] : sources.map(tidied)
    var found: [String] = []
    for root in roots { Self.add(root, to: &found) }
    paths = Array(Set(found)).sorted()
  }

  package func bytes(of path: String) -> [UInt8]? { try? Input.file(path).bytes() }

  private static func project(of file: String) -> String {
    let own = CommandLineTool.folder(of: tidied(file))
    guard var place = try? System.realPath(own) else { return own }
    var path = own
    for _ in 0..<40 {
      if System.isThere(joined(place, "Package.swift")) || System.isThere(joined(place, ".git")) {
        return path
      }
      guard place != "/" else { break }
      place = CommandLineTool.folder(of: place)
      path =
        path.hasPrefix("/") || path.split(separator: "/").contains(where: { $0 != ".." })
        ? (path == "." ? ".." : CommandLineTool.folder(of: path)) : joined("..", path == "." ? "" : path)
      if path.hasSuffix("/") { path = String(path.dropLast()) }
    }
    return own
  }

  private static func add(_ folder: String, to found: inout [String]) {
    var open = [folder]
    while let next = open.popLast(), found.count < limit {
      guard let entries = try? System.entries(of: next) else { continue }
      for name in entries where !name.hasPrefix(".") {
        let path = joined(next, name)
        if System.linkTarget(path) != nil { continue }
        switch try? System.status(of: path).kind {
        case .folder: open.append(path)
        case .regular: if isSwiftFile(name) { found.append(path) }
        case .stream, nil: break
        }
      }
    }
  }
}
