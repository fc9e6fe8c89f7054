#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// What a folder holds, but for `.` and `..`, in order. One with a name that is not UTF-8 cannot be listed.
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
      // A file whose name cannot be said could not be opened either, and must not go unseen.
      guard let name else { throw .noText }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder; one that is there already is fine.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }
}

/// Makes a folder and those that it lies in.
func makeFolders(_ path: String) throws(SystemError) {
  if let status = try? System.status(of: path) {
    guard status.kind == .folder else { throw .notFolder }
    return
  }
  let parent = folder(of: path)
  if parent != ".", parent != path { try makeFolders(parent) }
  try System.makeFolder(path)
}

/// Writes a file as `writeFile` does, and makes the folders that it lies in.
func writeFileAndFolders(_ bytes: [UInt8], to path: String) throws(FileError) {
  do { try makeFolders(folder(of: path)) } catch { throw .unwritable(error) }
  try writeFile(bytes, to: path)
}

/// What lies below a folder, hidden files and what hidden folders hold left out.
struct FolderContents {
  /// Paths relative to the folder, in order.
  private(set) var files: [String] = []
  /// Pipes, devices and sockets, likewise.
  private(set) var streams: [String] = []
  /// Whole paths that could not be looked at, since they lead nowhere or are closed to us: there may be anything.
  private(set) var unreadable: [(path: String, error: SystemError)] = []

  init(of root: String) {
    var open = [""]
    // A link that leads back up would never end.
    var seen: Set<FileIdentity> = []
    while let part = open.popLast() {
      let path = part.isEmpty ? root : joined(root, part)
      do throws(SystemError) {
        guard seen.insert(try System.status(of: path).identity).inserted else { continue }
        for name in try System.entries(of: path) where !name.hasPrefix(".") {
          add(part.isEmpty ? name : joined(part, name), below: root, &open)
        }
      } catch {
        unreadable.append((path, error))
      }
    }
    files.sort()
    streams.sort()
    unreadable.sort { $0.path < $1.path }
  }

  private mutating func add(_ child: String, below root: String, _ open: inout [String]) {
    let path = joined(root, child)
    do throws(SystemError) {
      switch try System.status(of: path).kind {
      case .folder: open.append(child)
      case .regular: files.append(child)
      case .stream: streams.append(child)
      }
    } catch {
      // What is gone since its name was read is no trouble; a link to nothing is.
      if error != .notFound || System.linkTarget(path) != nil { unreadable.append((path, error)) }
    }
  }
}

/// Where a path below a folder is, with what is still missing of it; nothing outside of the folder, whatever links lead
/// to.
///
/// - Parameter path: relative, and not upwards.
func placeBelow(_ folder: String, _ path: String) throws(FileError) -> String {
  guard var place = try? System.realPath(folder) else { return joined(folder, path) }
  let start = place == "/" ? place : place + "/"
  for part in path.split(separator: "/") {
    place = joined(place, String(part))
    if let real = try? System.realPath(place) {
      guard part != "..", real.hasPrefix(start) else { throw .leadsOut(of: folder) }
      place = real
    } else if part == ".." || System.linkTarget(place) != nil {
      throw .leadsOut(of: folder)
    }
  }
  return joined(folder, path)
}

/// Writes a file of a folder, and makes those that it lies in; never elsewhere, and into nothing that is not a file.
func writeFile(_ bytes: [UInt8], to path: String, below folder: String) throws(FileError) {
  let place = try placeBelow(folder, path)
  if System.isStream(place) { throw .unwritable(.isStream) }
  try writeFileAndFolders(bytes, to: place)
}
