#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What a program has to see to itself before and after its work with what it was started with.

extension System {
  /// Sees to it that no file takes the number of a standard stream that was closed (`>&-`), and with it what is printed.
  /// What takes its place fails as the closed one would: reading what is to be written, writing what is to be read.
  static func holdStandardStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets the program fail in the end where text that was printed through the C library did not arrive: help on a
  /// full disk. Whoever closes a pipe has read enough.
  static func tellUnwrittenOutput() {
    atexit {
      guard fflush(nil) != 0, errno != EPIPE else { return }
      let message = "<stdout>: error: cannot write this file: \(SystemError.last.text) [unwritable-file]\n"
      try? System.writeAll(message.utf8, to: 2)
      _exit(ExitStatus.failed.rawValue)
    }
  }

  /// The places of arguments that are no UTF-8, from 1; Swift has replaced what it could not read in them.
  static var argumentsWithoutText: [Int] {
    (1..<max(1, Int(CommandLine.argc))).filter { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: argument) == nil
    }
  }
}
