import LayoutDraw

enum Input: Sendable, Equatable {
  case file(String)
  case standardInput
  case expression(String)

  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    case .expression: "<expression>"
    }
  }

  var path: String? {
    if case .file(let path) = self { return path }
    return nil
  }

  /// The largest size of an input, in bytes.
  private static let sizeLimit = 256 << 20

  func read() throws(FileError) -> SourceText { SourceText(name: name, utf8: try bytes()) }

  func bytes() throws(FileError) -> [UInt8] {
    switch self {
    case .file(let path): try readFile(path)
    case .standardInput: try readAll(0)
    case .expression(let text): Array(text.utf8)
    }
  }

  private func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let file: Int32
    do { file = try System.openForReading(path) } catch {
      throw error == .isStream ? .inputIsStream : .unreadable(error)
    }
    defer { try? System.close(file) }
    return try readAll(file)
  }

  private func readAll(_ file: Int32) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try System.readAll(file, limit: Self.sizeLimit) } catch {
      throw error == .isFolder ? .inputIsFolder : .unreadable(error)
    }
    guard bytes.count <= Self.sizeLimit else { throw .inputTooLarge(limit: Self.sizeLimit) }
    return bytes
  }
}
