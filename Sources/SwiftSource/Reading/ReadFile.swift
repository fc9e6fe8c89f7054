import Diagnostics

#if SwiftSource
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// Indicates whether this build can read Swift: with the package's trait `SwiftSource`.
  public let canReadSwift = true

  /// Reads a file's code.
  func readFile(_ source: SourceText, as file: Int32, _ precedences: [String: Double]) -> FileCode {
    let tree = source.utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var reader = CodeReader(file: file, precedences)
    return reader.read(tree)
  }

  /// The precedences of operators that files declare.
  func operatorPrecedences(in sources: [SourceText]) -> [String: Double] {
    var groups = CodeReader.precedenceGroups
    var operators: [(name: String, group: String?)] = []
    for source in sources {
      let tree = source.utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
      for item in tree.statements {
        if let node = item.item.as(PrecedenceGroupDeclSyntax.self) {
          let relations = node.groupAttributes.compactMap { $0.as(PrecedenceGroupRelationSyntax.self) }
          let bounds = relations.flatMap { relation in
            relation.precedenceGroups.compactMap { group in
              groups[group.name.text].map {
                relation.higherThanOrLowerThanLabel.text == "higherThan" ? $0 + 0.4 : $0 - 0.4
              }
            }
          }
          if !bounds.isEmpty { groups[node.name.text] = bounds.reduce(0, +) / Double(bounds.count) }
        } else if let node = item.item.as(OperatorDeclSyntax.self), node.fixitySpecifier.text == "infix" {
          operators.append((node.name.text, node.operatorPrecedenceAndTypes?.precedenceGroup.text))
        }
      }
    }
    return Dictionary(
      operators.map { ($0.name, groups[$0.group ?? "DefaultPrecedence"] ?? groups["DefaultPrecedence"]!) }
    ) { first, _ in first }
  }

  /// The syntax errors of a file, up to a limit.
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

  func operatorPrecedences(in sources: [SourceText]) -> [String: Double] { [:] }

  func readFile(_ source: SourceText, as file: Int32, _ precedences: [String: Double]) -> FileCode {
    FileCode(types: [], variables: [], functions: [], aliases: [:], imports: [], statements: [])
  }

  func syntaxErrors(in source: SourceText, limit: Int = 20) -> [Diagnostic] { [] }
#endif
