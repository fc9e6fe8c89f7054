import Platform

/// An error of a file that is read or written.
enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
  /// A folder has no file with one of these extensions.
  case noLayouts([String], hasSwift: Bool)
  /// The input is a pipe, a device or a socket, from which reading may never end.
  case inputIsStream
  /// There is no such file, but there is a command with a similar name.
  case unknownCommand(nearest: String)
  case inputTooLarge(limit: Int)
  case unwritable(SystemError)
  /// Standard output cannot be written; the error is not about the input.
  case outputUnwritable(SystemError)
  case outputIsFolder
  /// The folder for a file is missing, or is not a folder.
  case noSuchFolder(String)
  case outputIsInput(String)
  /// An output would replace a reference in this folder.
  case outputIsReference(in: String)
  case outputIsLayout
  /// Results would be among the references.
  case resultsAmongReferences(String)
  /// Two names are the same on disks that ignore how Unicode characters are composed.
  case sameName(String)
  /// Several inputs would write this file.
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// Make's rules have no way to write a path with this character.
  case noMakeName(String, Unicode.Scalar)
  /// The folder has no `report.json` from a verification.
  case noReport
  /// A layout, or a reference, has changed since it was verified.
  case changedSince
  /// A report names a reference that no layout here makes.
  case noLayout
  /// Git does not mark a reference as resolved.
  case unresolved
  /// The content of a file does not match its extension.
  case otherKind(String)
  /// A report names a folder that is not in this project.
  case foreignFolder(String, option: String)
  /// A link on the way to a file leads out of the folder in which it should be.
  case leadsOut(of: String)
}
