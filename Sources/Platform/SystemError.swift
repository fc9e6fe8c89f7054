package struct SystemError: Error, Equatable {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  package static var last: SystemError { SystemError(code: errno) }
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let notFound = SystemError(code: ENOENT)
  package static let isFolder = SystemError(code: EISDIR)
  package static let exists = SystemError(code: EEXIST)
  package static let notFolder = SystemError(code: ENOTDIR)
  package static let accessDenied = SystemError(code: EACCES)
  /// The error for a pipe, a device or a socket, with the code -1 because the system has no code for it.
  package static let isStream = SystemError(code: -1)
  /// The error for a file name that is not valid UTF-8.
  package static let noText = SystemError(code: EILSEQ)

  /// The system's description of the error, such as “No space left on device”.
  package var text: String {
    self == .isStream ? "this is a pipe, a device or a socket, not a file" : String(cString: strerror(code))
  }
}
