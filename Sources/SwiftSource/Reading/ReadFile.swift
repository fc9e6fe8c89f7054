import Diagnostics

#if SwiftSource
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// Indicates whether this build can read Swift: with the package's trait `SwiftSource`.
  public let canReadSwift = true

  /// Reads a file's code.
  func readFile(_ source: SourceText, as file: Int32) -> FileCode {
    let tree = source.utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var reader = CodeReader(file: file)
    return reader.read(tree)
  }

  /// What is wrong with a file's syntax, at most so many.
  func syntaxErrors(in source: SourceText, limit: Int = 20) -> [Diagnostic] {
    let tree = source.utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).prefix(limit).map { found in
      let start = min(found.position.utf8Offset, source.utf8.count)
      return Diagnostic(
        .warning, code: "swift-syntax", found.message, at: SourceSpan(start: start, end: start))
    }
  }
#else
  /// Indicates whether this build can read Swift: with the package's trait `SwiftSource`.
  public let canReadSwift = false

  func readFile(_ source: SourceText, as file: Int32) -> FileCode {
    FileCode(types: [], variables: [], functions: [], aliases: [:], imports: [], statements: [])
  }

  func syntaxErrors(in source: SourceText, limit: Int = 20) -> [Diagnostic] { [] }
#endif
