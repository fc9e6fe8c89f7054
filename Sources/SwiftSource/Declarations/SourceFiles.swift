/// The Swift files that may be read. Other files are never opened.
public protocol SourceFiles: Sendable {
  /// The paths, in order.
  var paths: [String] { get }

  /// A file's bytes; `nil` where it cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
