#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// What a folder holds, but for `.` and `..`, in order. One with a name that is no UTF-8 cannot be listed.
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

/// The files below a folder, as paths relative to it, in order; those that are hidden, and what hidden folders hold,
/// are left out.
func filesBelow(_ root: String) throws(SystemError) -> [String] {
  var found: [String] = []
  var open = [""]
  // A link that leads back up would never end.
  var seen: Set<FileIdentity> = []
  while let part = open.popLast() {
    let path = part.isEmpty ? root : joined(root, part)
    guard seen.insert(try System.status(of: path).identity).inserted else { continue }
    for name in try System.entries(of: path) where !name.hasPrefix(".") {
      let child = part.isEmpty ? name : joined(part, name)
      // Gone meanwhile, or a link to nothing.
      guard let status = try? System.status(of: joined(root, child)) else { continue }
      switch status.kind {
      case .folder: open.append(child)
      case .regular: found.append(child)
      case .stream: break
      }
    }
  }
  return found.sorted()
}
