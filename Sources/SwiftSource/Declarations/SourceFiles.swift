/// The Swift files that may be read. Other files are never opened.
public protocol SourceFiles: Sendable {
  /// The paths of the files.
  var paths: [String] { get }

  /// Returns the bytes of a file; `nil` if the file cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
