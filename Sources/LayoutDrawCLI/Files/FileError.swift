/// What can go wrong with a file that is read or written.
enum FileError: Error, Equatable {
  case unreadable(SystemError)
  case inputIsFolder
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
  /// The results of several inputs would go here.
  case outputShared(by: [String])
  case terminal(format: String)
  case manyForStream([String])
  /// Make's rules have no way to write a path with this character.
  case noMakeName(String, Unicode.Scalar)
  /// No `report.json` of a verification.
  case noReport
  /// A layout is not what it was when it was verified.
  case changedSince
}
