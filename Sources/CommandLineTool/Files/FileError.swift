import Platform

enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
  /// A folder has no file with one of these extensions.
  case noLayouts([String], hasSwift: Bool)
  /// The input is a pipe, a device or a socket. Reading from it may never end.
  case inputIsStream
  /// The file does not exist, and a command has a similar name.
  case unknownCommand(nearest: String)
  case inputTooLarge(limit: Int)
  case unwritable(SystemError)
  /// Standard output cannot be written.
  case outputUnwritable(SystemError)
  case outputIsFolder
  /// The folder for a file is missing, or is not a folder.
  case noSuchFolder(String)
  case outputIsInput(String)
  case outputIsReference(in: String)
  case outputIsLayout
  /// Results would be written among the references.
  case resultsAmongReferences(String)
  /// The two names differ only in how their Unicode characters are composed. Some disks ignore this difference.
  case sameName(String)
  /// Several inputs would write to the same file.
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// The path has a character that a Makefile cannot escape.
  case noMakeName(String, Unicode.Scalar)
  /// The folder has no `report.json` from a verification.
  case noReport
  /// A layout or a reference has changed since its verification.
  case changedSince
  /// A report names a reference, but no layout here makes this reference.
  case noLayout
  /// Git does not mark a reference as resolved.
  case unresolved
  /// The content of a file does not match its extension.
  case otherKind(String)
  /// A report names a folder outside of this project.
  case foreignFolder(String, option: String)
  /// A symbolic link in a path leads out of the folder that must contain the file.
  case leadsOut(of: String)
}
