/// The Swift files that may be looked at. Nothing else is read.
public protocol SourceFiles: Sendable {
  /// Paths, in order.
  var paths: [String] { get }

  /// A file's bytes; `nil` where it cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
