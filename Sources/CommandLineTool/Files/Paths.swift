import LayoutDraw

// These functions never read the disk.

func folder(of path: String) -> String {
  guard let parts = path.split(atLast: "/") else { return "." }
  return parts.before.isEmpty ? "/" : parts.before
}

func lastPart(of path: String) -> String { path.split(atLast: "/")?.behind ?? path }

func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

func joined(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.ends(withBytesOf: "/") ? folder + name : "\(folder)/\(name)"
}

/// Returns the path relative to a folder; `nil` if the path is not below the folder.
func rest(of path: String, below folder: String) -> String? {
  if folder == "." { return isAbsolute(path) ? nil : path }
  let start = folder.ends(withBytesOf: "/") ? folder : folder + "/"
  return path.starts(withBytesOf: start) ? String(Substring(path.utf8.dropFirst(start.utf8.count))) : nil
}

/// Splits a path at its extension: `a/b.png` becomes `a/b` and `png`. The name `.gitignore` has no extension.
func splitExtension(_ path: String) -> (stem: String, extension: String?) {
  let name = lastPart(of: path)
  guard let parts = name.split(atLast: "."), !parts.before.isEmpty, name != ".." else { return (path, nil) }
  let stem = String(Substring(path.utf8.dropLast(parts.behind.utf8.count + 1)))
  return (stem, parts.behind.isEmpty ? nil : parts.behind)
}

/// Removes redundant parts: `./a//b/` becomes `a/b`.
func tidied(_ path: String) -> String {
  let parts = path.pathParts.filter { $0 != "." }.joined(separator: "/")
  if isAbsolute(path) { return "/" + parts }
  return parts.isEmpty ? "." : parts
}

/// Returns the path relative to a folder, such as `../b/c`. An absolute path is returned unchanged if the folder's path
/// is relative. Returns `nil` if the result would depend on the current folder.
func relativePath(_ path: String, from folder: String) -> String? {
  guard isAbsolute(path) == isAbsolute(folder) else { return isAbsolute(path) ? path : nil }
  var (to, from) = (tidied(path).pathParts[...], tidied(folder).pathParts[...])
  if from == ["."] { from = [] }
  if to == ["."] { to = [] }
  while let first = to.first, let other = from.first, first.isSame(bytesOf: other) {
    to.removeFirst()
    from.removeFirst()
  }
  if from.contains("..") { return nil }
  let parts = from.map { _ in ".." } + to
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}

func shellQuoted(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "_-./+@%:,=~".unicodeScalars.contains($0)
    }
  return isPlain && !word.hasPrefix("~")
    ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
