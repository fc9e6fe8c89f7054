import Platform

enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
  case noLayouts([String], hasSwift: Bool)
  case inputIsStream
  case unknownCommand(nearest: String)
  case inputTooLarge(limit: Int)
  case unwritable(SystemError)
  case outputUnwritable(SystemError)
  case outputIsFolder
  case noSuchFolder(String)
  case outputIsInput(String)
  case outputIsReference(in: String)
  case outputIsLayout
  case resultsAmongReferences(String)
  /// The file's name differs from another name only in its Unicode normalization, which some disks ignore.
  case sameName(String)
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// The path has a character that a Makefile cannot escape.
  case noMakeName(String, Unicode.Scalar)
  case noReport
  case foreignReport
  case changedSince
  /// A verification report names a reference that does not belong to any layout.
  case noLayout
  case unresolved
  /// The content of a file does not match its extension.
  case otherKind(String)
  case foreignFolder(String, option: String)
  /// The path leads out of the folder that must contain the file, possibly through a symbolic link.
  case leadsOut(of: String)
}
