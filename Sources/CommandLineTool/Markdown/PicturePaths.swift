import LayoutDraw
import Markdown

/// The paths of a document's pictures, for the program and for the document's links.
struct PicturePaths: Sendable {
  /// The folder of the pictures, as the program opens it.
  let folder: String
  /// The path from the document's folder to that of the pictures; empty where they are the same.
  private let link: String
  private let documentFolder: String

  /// Finds the paths.
  ///
  /// - Parameters:
  ///   - document: the path of the document with the links; `nil` for standard output, whose links are from the
  ///     current folder.
  ///   - images: the requested folder; `nil` is the document's own.
  init(document: String?, images: String?) {
    documentFolder = document.map(CommandLineTool.folder) ?? "."
    folder = images ?? documentFolder
    link = relativePath(from: documentFolder, to: folder)
  }

  func path(_ name: String) -> String { joined(folder, name) }

  func linkPath(_ name: String) -> String { link.isEmpty ? name : "\(link)/\(name)" }

  /// The file name that a link leads to; `nil` if the file is not in the folder of pictures.
  func name(ofLink link: String) -> String? {
    let path = decodedLink(link)
    guard !path.isEmpty, !path.ends(withBytesOf: "/") else { return nil }
    let whole = isAbsolute(path) ? path : joined(documentFolder, path)
    guard normalized(CommandLineTool.folder(of: whole)) == normalized(folder) else { return nil }
    return lastPart(of: whole)
  }
}

/// The path from one folder to another, found from their names without following links; empty where they are the same.
func relativePath(from base: String, to target: String) -> String {
  let from = normalized(base)
  let to = normalized(target)
  let shared = zip(from, to).prefix { $0.isSame(bytesOf: $1) }.count
  return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
}

/// The folders on the way from the root to a path, without `.` and `..`.
private func normalized(_ path: String) -> [String] {
  let whole = isAbsolute(path) ? path : (System.currentFolder ?? "") + "/" + path
  var parts: [String] = []
  for part in whole.pathParts where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return parts
}
