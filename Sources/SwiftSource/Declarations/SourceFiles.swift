/// The Swift files that may be read. Other files are never opened.
public protocol SourceFiles: Sendable {
  /// The paths of the files.
  var paths: [String] { get }

  /// A file's bytes; `nil` if the file cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
