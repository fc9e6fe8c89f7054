import Platform

enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
  case noLayouts([String], hasSwift: Bool)
  /// The input is a pipe, a device or a socket. Reading from it may never end.
  case inputIsStream
  /// The file does not exist, but a command has a similar name.
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
  /// The file's name and another name differ only in how their Unicode characters are composed. Some
  /// disks ignore this difference.
  case sameName(String)
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// The path has a character that a Makefile cannot escape.
  case noMakeName(String, Unicode.Scalar)
  case noReport
  /// Another program wrote the `report.json` in the folder of results.
  case foreignReport
  case changedSince
  /// A verification report names a reference that is not the reference of any layout.
  case noLayout
  case unresolved
  /// The content of a file does not match its extension.
  case otherKind(String)
  /// A verification report names a folder outside of this project.
  case foreignFolder(String, option: String)
  /// A symbolic link in a path leads out of the folder that must contain the file.
  case leadsOut(of: String)
}
