@preconcurrency import Platform

// Handling of the standard streams before and after the work of a program.

extension System {
  /// Ensures that no opened file gets the number of a standard stream that was closed (`>&-`), since output would then
  /// be written to that file. `/dev/null` takes the stream's place, opened the wrong way around, so that using the
  /// stream fails as before.
  static func holdStandardStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes the program fail at its end if text that was printed through the C library could not be written, such as its
  /// help on a full disk. A closed pipe is not an error.
  static func reportUnwrittenOutput() {
    atexit {
      guard fflush(nil) != 0, errno != EPIPE else { return }
      let message = "<stdout>: error: cannot write this file: \(SystemError.last.text) [unwritable-file]\n"
      try? System.writeAll(message.utf8, to: 2)
      _exit(ExitStatus.failed.rawValue)
    }
  }

  /// The positions of arguments that are not UTF-8, from 1; Swift has replaced their invalid parts.
  static var argumentsWithoutText: [Int] {
    (1..<max(1, Int(CommandLine.argc))).filter { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: argument) == nil
    }
  }
}
