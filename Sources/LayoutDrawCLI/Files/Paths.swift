// Paths as text; nothing here looks at the disk.

/// The folder that a path's last part is in; `.` where the path names none.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// A path's last part.
func lastPart(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

func joined(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// A path taken apart at its extension: `a/b.png` is `a/b` and `png`. A name that starts with its only dot
/// has none.
func splitExtension(_ path: String) -> (stem: String, extension: String?) {
  let name = lastPart(of: path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name != ".." else { return (path, nil) }
  let ending = String(name[name.index(after: dot)...])
  return (String(path.dropLast(ending.count + 1)), ending.isEmpty ? nil : ending)
}

/// A path without what says nothing: `./a//b/` is `a/b`.
func tidied(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  if path.hasPrefix("/") { return "/" + parts }
  return parts.isEmpty ? "." : parts
}

/// How a path reads from a folder; `nil` where that takes to know the folder in which relative paths start.
func relativePath(_ path: String, from folder: String) -> String? {
  guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path.hasPrefix("/") ? path : nil }
  var (to, from) = (tidied(path).split(separator: "/")[...], tidied(folder).split(separator: "/")[...])
  if from == ["."] { from = [] }
  if to == ["."] { to = [] }
  while let first = to.first, first == from.first {
    to.removeFirst()
    from.removeFirst()
  }
  if from.contains("..") { return nil }
  let parts = from.map { _ in ".." } + to
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// A word as a shell takes it for one.
func shellQuoted(_ word: String) -> String {
  let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-./+@%:,=~".contains($0) }
  return isPlain && !word.hasPrefix("~")
    ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
