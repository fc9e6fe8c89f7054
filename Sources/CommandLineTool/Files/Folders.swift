import LayoutDraw
@preconcurrency import Platform

extension System {
  /// The entries of a folder except for `.` and `..`, in order. An entry whose name is not UTF-8 cannot be
  /// listed.
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
      // A file whose name is not UTF-8 could not be opened later, and must not be ignored silently.
      guard let name else { throw .noText }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sortedByBytes()
  }

  /// Makes a folder, unless it exists.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }
}

/// Makes a folder and its parents.
func makeFolders(_ path: String) throws(SystemError) {
  if let status = try? System.status(of: path) {
    guard status.kind == .folder else { throw .notFolder }
    return
  }
  let parent = folder(of: path)
  if parent != ".", parent != path { try makeFolders(parent) }
  try System.makeFolder(path)
}

/// The files below a folder.
struct FolderContents {
  /// The paths relative to the folder, in the order of their bytes.
  private(set) var files: [String] = []
  /// The paths of hidden files and of files in hidden folders, except for the folders of version control and builds.
  private(set) var hidden: [String] = []
  /// The paths of pipes, devices and sockets.
  private(set) var streams: [String] = []
  /// The paths, with that of the folder, that could not be read: a link leads nowhere, or permissions are missing. A
  /// folder among them may contain anything.
  private(set) var unreadable: [(path: String, error: SystemError)] = []

  init(of root: String) {
    var open = [""]
    // The folders that have been read: following a link that leads back up would never end.
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
      // A file that was just removed is not an error; a dangling link is.
      if error != .notFound || System.linkTarget(path) != nil { unreadable.append((path, error)) }
    }
  }
}

/// Hidden folders of tools, which may be very large and contain nothing that the user wrote.
private let toolFolders: Set<String> = [".git", ".hg", ".svn", ".build", ".swiftpm"]

/// The real path of a file below a folder, including the parts that do not exist yet. It is never outside of the
/// folder, wherever links lead.
///
/// - Parameter path: a relative path without `..`.
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

/// Writes a regular file below a folder, and makes its parent folders. Nothing is written outside of the folder, even
/// if a link leads there. All files below a folder are written this way.
///
/// - Parameter isDurable: whether the bytes are on the disk before the file gets its name.
func writeFile(
  _ bytes: [UInt8], to path: String, below folder: String, isDurable: Bool = false
) throws(FileError) {
  let place = try placeBelow(folder, path)
  if System.isStream(place) { throw .unwritable(.isStream) }
  do { try makeFolders(CommandLineTool.folder(of: place)) } catch { throw .unwritable(error) }
  try writeFile(bytes, to: place, isDurable: isDurable)
}

/// Writes a file. A path below one of the folders that the user named is written only inside that folder, wherever
/// links lead; any other path is one that the user named itself.
func writeFile(_ bytes: [UInt8], to path: String, namedOrBelow folders: [String]) throws(FileError) {
  for folder in folders where System.isFolder(folder) {
    if let inner = rest(of: path, below: folder), !inner.pathParts.contains("..") {
      return try writeFile(bytes, to: inner, below: folder)
    }
  }
  try writeFile(bytes, to: path)
}
