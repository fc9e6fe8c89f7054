import LayoutDraw
@preconcurrency import Platform

extension System {
  static func entries(of folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(validatingCString: $0)
        }
      }
      // A file whose name is not UTF-8 cannot be opened, and must not be ignored silently.
      guard let name else { throw .noText }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sortedByBytes()
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }
}

func makeFolders(_ path: String) throws(SystemError) {
  if let status = try? System.status(of: path) {
    guard status.kind == .folder else { throw .notFolder }
    return
  }
  let parent = folder(of: path)
  if parent != ".", parent != path { try makeFolders(parent) }
  try System.makeFolder(path)
}

struct FolderContents {
  /// Paths relative to the folder, in the order of their UTF-8 bytes.
  private(set) var files: [String] = []
  /// The hidden files and the files in hidden folders, except in folders of tools such as `.git`.
  private(set) var hidden: [String] = []
  private(set) var streams: [String] = []
  private(set) var unreadable: [(path: String, error: SystemError)] = []

  init(of root: String) {
    var open = [""]
    // Symbolic links can form cycles, so each folder is read only once.
    var seen: Set<FileIdentity> = []
    while let part = open.popLast() {
      let path = part.isEmpty ? root : joined(root, part)
      do throws(SystemError) {
        guard seen.insert(try System.status(of: path).identity).inserted else { continue }
        for name in try System.entries(of: path) where !toolFolders.contains(name) {
          add(part.isEmpty ? name : joined(part, name), below: root, &open)
        }
      } catch {
        unreadable.append((path, error))
      }
    }
    (files, hidden, streams) = (files.sortedByBytes(), hidden.sortedByBytes(), streams.sortedByBytes())
    unreadable.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(_ child: String, below root: String, _ open: inout [String]) {
    let path = joined(root, child)
    let isHidden = child.pathParts.contains { $0.starts(withBytesOf: ".") }
    do throws(SystemError) {
      switch try System.status(of: path).kind {
      case .folder: open.append(child)
      case .regular where isHidden: hidden.append(child)
      case .regular: files.append(child)
      case .stream: if !isHidden { streams.append(child) }
      }
    } catch {
      if isHidden { return }
      // A file that was just removed is not an error, but a dangling link is.
      if error != .notFound || System.linkTarget(path) != nil { unreadable.append((path, error)) }
    }
  }
}

/// The hidden folders that are not read, because they may be very large and contain none of the user's own files.
private let toolFolders: Set<String> = [".git", ".hg", ".svn", ".build", ".swiftpm"]

/// Returns the path of a file below a folder; throws if the path leads out of the folder, directly or through a
/// symbolic link.
func placeBelow(_ folder: String, _ path: String) throws(FileError) -> String {
  if isAbsolute(path) || path.pathParts.contains("..") { throw .leadsOut(of: folder) }
  guard var place = try? System.realPath(folder) else { return joined(folder, path) }
  let start = place
  for part in path.pathParts {
    place = joined(place, part)
    if let real = try? System.realPath(place) {
      guard rest(of: real, below: start) != nil else { throw .leadsOut(of: folder) }
      place = real
    } else if System.linkTarget(place) != nil {
      throw .leadsOut(of: folder)
    }
  }
  return joined(folder, path)
}

/// Writes a file below a folder, creating parent folders. Throws if the path leads out of the folder, directly or
/// through a symbolic link.
func writeFile(
  _ bytes: [UInt8], to path: String, below folder: String, isDurable: Bool = false
) throws(FileError) {
  let place = try placeBelow(folder, path)
  if System.isStream(place) { throw .unwritable(.isStream) }
  do { try makeFolders(CommandLineTool.folder(of: place)) } catch { throw .unwritable(error) }
  try writeFile(bytes, to: place, isDurable: isDurable)
}

/// Writes a file. A path below one of `folders` must not lead out of that folder through a symbolic link; otherwise,
/// the function throws an error.
func writeFile(_ bytes: [UInt8], to path: String, namedOrBelow folders: [String]) throws(FileError) {
  for folder in folders where System.isFolder(folder) {
    if let inner = rest(of: path, below: folder), !inner.pathParts.contains("..") {
      return try writeFile(bytes, to: inner, below: folder)
    }
  }
  try writeFile(bytes, to: path)
}
