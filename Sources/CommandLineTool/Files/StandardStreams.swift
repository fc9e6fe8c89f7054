@preconcurrency import Platform

extension System {
  /// Opens `/dev/null` in place of each closed standard stream (`>&-`). Otherwise, a file that the program opens later
  /// would get the stream's descriptor, and messages could be written into that file. `/dev/null` is opened for the
  /// opposite direction, so that using the stream still fails.
  static func holdStandardStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Registers an exit handler that reports an error if output that ArgumentParser printed cannot be written. A closed
  /// pipe is not reported.
  static func reportUnwrittenOutput() {
    atexit {
      guard fflush(nil) != 0, errno != EPIPE else { return }
      let message = "<stdout>: error: cannot write this file: \(SystemError.last.text) [unwritable-file]\n"
      try? System.writeAll(message.utf8, to: 2)
      _exit(ExitStatus.failed.rawValue)
    }
  }

  /// The positions, from 1, of arguments that are not UTF-8.
  static var argumentsWithoutText: [Int] {
    (1..<max(1, Int(CommandLine.argc))).filter { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: argument) == nil
    }
  }
}
