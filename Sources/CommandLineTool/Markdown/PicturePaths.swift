import LayoutDraw
import Markdown

struct PicturePaths: Sendable {
  let folder: String
  /// The relative path from the document's folder to `folder`; empty if both are the same folder.
  private let link: String
  private let documentFolder: String

  /// - Parameters:
  ///   - document: the document's path; `nil` for standard output.
  ///   - images: the pictures' folder; `nil` for the document's folder.
  init(document: String?, images: String?) {
    documentFolder = document.map(CommandLineTool.folder) ?? "."
    folder = images ?? documentFolder
    link = relativePath(from: documentFolder, to: folder)
  }

  func path(_ name: String) -> String { joined(folder, name) }

  func linkPath(_ name: String) -> String { link.isEmpty ? name : "\(link)/\(name)" }

  /// Returns the file name of a link's target; `nil` if the target is not in the pictures' folder.
  func name(ofLink link: String) -> String? {
    let path = decodedLink(link)
    guard !path.isEmpty, !path.ends(withBytesOf: "/") else { return nil }
    let whole = isAbsolute(path) ? path : joined(documentFolder, path)
    guard normalized(CommandLineTool.folder(of: whole)) == normalized(folder) else { return nil }
    return lastPart(of: whole)
  }
}

/// Returns the relative path from one folder to another, without following symbolic links; empty if the folders are
/// equal.
func relativePath(from base: String, to target: String) -> String {
  let from = normalized(base)
  let to = normalized(target)
  let shared = zip(from, to).prefix { $0.isSame(bytesOf: $1) }.count
  return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
}

private func normalized(_ path: String) -> [String] {
  let whole = isAbsolute(path) ? path : (System.currentFolder ?? "") + "/" + path
  var parts: [String] = []
  for part in whole.pathParts where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return parts
}

func isMarkdownFile(_ name: String) -> Bool {
  ["md", "markdown"].contains(splitExtension(name).extension?.lowercased())
}
