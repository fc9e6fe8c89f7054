/// The Swift files that may be read to find the declarations of a program.
public protocol SourceFiles: Sendable {
  /// The paths of the files.
  var paths: [String] { get }

  /// Returns the bytes of a file; `nil` if the file cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
