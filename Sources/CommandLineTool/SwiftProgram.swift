import ArgumentParser
import LayoutDraw
@preconcurrency import Platform

/// The program `layoutdraw-swift`, which replaces the process of `layoutdraw` if a command must read Swift.
enum SwiftProgram {
  static let name = "layoutdraw-swift"
  /// The environment variable with the version of the `layoutdraw` that started `layoutdraw-swift`.
  static let versionVariable = "LAYOUTDRAW_STARTED_BY"

  static func isWanted(_ arguments: [String]) -> Bool {
    guard furtherImporters.isEmpty, arguments.first != "format" else { return false }
    for (index, argument) in arguments.enumerated() {
      if argument == "--swift" { return true }
      let isValue = index > 0 && ["-o", "--output", "-e", "--report", "--as"].contains(arguments[index - 1])
      if !argument.hasPrefix("-"), isSwiftFile(argument), !isValue { return true }
    }
    return false
  }

  /// Returns whether a Markdown document names a Swift file in a `src` attribute; `false` for standard input, and if
  /// this program already reads Swift.
  static func isWanted(by page: Input) -> Bool {
    guard furtherImporters.isEmpty, case .file = page, let bytes = try? page.bytes() else { return false }
    let source = /src=(?:"[^"\n]*|'[^'\n]*|\S*)\.swift/.ignoresCase()
    return String(decoding: bytes, as: UTF8.self).contains(source)
  }

  /// Replaces this program with `layoutdraw-swift`. Returns only after a failure.
  static func takeOver(_ arguments: [String]) -> ExitStatus {
    // If the variable is set, this process is already `layoutdraw-swift`, but was built without the package trait
    // `SwiftSource`. It must not start itself again, or it would do so forever.
    let isStarted = getenv(versionVariable) != nil
    var reason = "it was built without the package trait SwiftSource"
    if !isStarted {
      setenv(versionVariable, LayoutDraw.version, 1)
      reason = System.replaceProgram(by: name, arguments: arguments).text
    }
    var messages = Messages(style: MessageStyle(hasColor: false, isStrict: false))
    messages.fail(
      Diagnostic(
        .error, code: "no-swift", "cannot start '\(name)', which reads Swift source: \(reason)", at: nil,
        help:
          "build it with '\(buildCommand("--traits SwiftSource --product \(name)"))', and put it in the same folder as 'layoutdraw'"
      ), at: "layoutdraw")
    messages.print()
    return messages.status
  }

  /// Returns an error message if a `layoutdraw` of another version started this program.
  static func mismatch() -> String? {
    guard let starter = getenv(versionVariable).map({ String(cString: $0) }), starter != LayoutDraw.version
    else { return nil }
    return
      "'\(name)' is version \(LayoutDraw.version), but 'layoutdraw' is version \(starter); install both from the same build."
  }
}

func buildCommand(_ product: String) -> String {
  #if DEBUG
    "swift build \(product)"
  #elseif os(Linux)
    "swift build -c release --static-swift-stdlib \(product)"
  #else
    "swift build -c release \(product)"
  #endif
}
