import Platform

/// Writes a file completely or not at all, keeping its permissions and a symbolic link at the path.
///
/// - Parameter isDurable: whether the file must have either its old or its new content even after a crash of the
///   machine.
func writeFile(_ bytes: [UInt8], to path: String, isDurable: Bool = false) throws(FileError) {
  do throws(SystemError) {
    switch try existing(path) {
    case .some(let status) where status.kind == .folder: throw SystemError.isFolder
    case .some(let status) where status.kind == .stream: try write(bytes, intoStream: path)
    case let status: try replace(followLinks(path), with: bytes, mode: status?.mode, isDurable)
    }
  } catch {
    // It is not an error if the reader of a pipe closes it.
    if error == .brokenPipe { return }
    if error == .isFolder { throw .outputIsFolder }
    throw error == .notFound ? .noSuchFolder(folder(of: path)) : .unwritable(error)
  }
}

private func existing(_ path: String) throws(SystemError) -> FileStatus? {
  do { return try System.status(of: path) } catch {
    if error == .notFound { return nil }
    throw error
  }
}

func writeStandardOutput(_ bytes: some Collection<UInt8>) throws(FileError) {
  do { try System.writeAll(bytes, to: 1) } catch {
    if error != .brokenPipe { throw .outputUnwritable(error) }
  }
}

private func write(_ bytes: [UInt8], intoStream path: String) throws(SystemError) {
  let file = try System.openForWriting(path)
  do { try System.writeAll(bytes, to: file) } catch {
    try? System.close(file)
    throw error
  }
  try System.close(file)
}

private func replace(
  _ path: String, with bytes: [UInt8], mode: FileMode?, _ isDurable: Bool
) throws(SystemError) {
  if mode != nil, !System.isWritable(path) { throw .accessDenied }
  try TemporaryFile(in: folder(of: path), mode: mode).finish(bytes, as: path, isDurable: isDurable)
}

/// Returns the path that a chain of symbolic links leads to, even if no file exists there.
func followLinks(_ path: String) -> String {
  var path = path
  // Linux follows at most 40 links.
  for _ in 0..<40 {
    guard let target = System.linkTarget(path) else { break }
    path = isAbsolute(target) ? target : joined(folder(of: path), target)
  }
  return path
}

func isSameFile(_ a: String, _ b: String) -> Bool {
  guard let first = try? System.status(of: a), let second = try? System.status(of: b) else { return false }
  return first.identity == second.identity
}
