/// What can go wrong with a file that is read or written.
enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
  /// A folder in which no file ends in one of these.
  case noLayouts([String])
  /// A pipe, a device or a socket, from which reading may never end.
  case inputIsStream
  /// No file is called so, but almost a command.
  case unknownCommand(nearest: String)
  case inputTooLarge(limit: Int)
  case unwritable(SystemError)
  /// Standard output, whatever file was read.
  case outputUnwritable(SystemError)
  case outputIsFolder
  /// The folder that a file should be written to is missing, or is none.
  case noSuchFolder(String)
  case outputIsInput(String)
  /// An output is called as a reference is, or as a layout.
  case outputIsReference(in: String)
  case outputIsLayout
  /// Results would lie where references do.
  case resultsAmongReferences(String)
  /// Names of two files that are one where Unicode's ways to compose characters are not told apart.
  case sameName(String)
  /// The results of several inputs would go here.
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// Make's rules have no way to write a path with this character.
  case noMakeName(String, Unicode.Scalar)
  /// No `report.json` of a verification.
  case noReport
  /// A layout, or a reference, is not what it was when it was verified.
  case changedSince
  /// No layout here makes a reference that a report names.
  case noLayout
  /// Git does not mark a reference as resolved.
  case unresolved
  /// A file is not what its extension says.
  case otherKind(String)
  /// A report names a folder that is not of this project.
  case foreignFolder(String, option: String)
  /// A link on the way to a file leads out of the folder that it is to be in.
  case leadsOut(of: String)
}
