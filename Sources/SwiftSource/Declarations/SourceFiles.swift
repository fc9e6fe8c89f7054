/// The Swift files that may be read. No other file is opened.
public protocol SourceFiles: Sendable {
  /// The paths of the files.
  var paths: [String] { get }

  /// A file's bytes; `nil` where it cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
