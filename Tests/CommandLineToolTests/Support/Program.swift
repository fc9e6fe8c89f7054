import Foundation
import Testing

/// The built program, and the temporary folder in which it runs. The folder is removed after the test.
final class Program: Sendable {
  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "layoutdraw-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  convenience init(like other: Result<Program, any Error>) throws {
    try self.init()
    for name in try other.get().files() {
      try FileManager.default.copyItem(
        at: other.get().folder.appending(path: name), to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome
  {
    try run(arguments, input: input, environment: environment)
  }

  func shell(_ script: String) throws -> Outcome {
    try run(
      ["-c", script], of: URL(fileURLWithPath: "/bin/sh"), environment: ["LAYOUTDRAW": Self.executable.path])
  }

  /// Runs a program whose input and output are files. If its output were a pipe that nobody reads, the program would
  /// stop when the pipe is full.
  func run(
    _ arguments: [String], of executable: URL = Program.executable, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: folder, create: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    for name in ["in", "out", "err"] {
      try Data((name == "in" ? input : "").utf8).write(to: streams.appending(path: name))
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    // If a signal ended the process, `terminationStatus` is the number of the signal, which must not be mistaken for an
    // exit status.
    #expect(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: streams.appending(path: "out")),
      errors: String(decoding: try Data(contentsOf: streams.appending(path: "err")), as: UTF8.self))
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

  func files(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "layoutdraw")
  }
}

func isInstalled(_ tool: String) -> Bool {
  ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
  }
}

extension Process {
  /// Ends the process with SIGKILL, since other signals may be blocked.
  func end() {
    kill(processIdentifier, SIGKILL)
    waitUntilExit()
  }
}

let manualFolder = packageFolder.appending(path: "Sources/LayoutDraw/LayoutDraw.docc")

/// README and the pages of the manual.
func documentationPages() throws -> [(name: String, text: String)] {
  let pages = try FileManager.default.contentsOfDirectory(atPath: manualFolder.path).filter {
    $0.hasSuffix(".md")
  }
  return try [("README.md", packageFolder)].map { ($0, try read($1.appending(path: $0))) }
    + pages.sorted().map { ($0, try read(manualFolder.appending(path: $0))) }
}

private func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appending(path: "../../..").standardizedFileURL
