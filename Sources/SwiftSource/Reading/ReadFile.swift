import Diagnostics

#if SwiftSource
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// Indicates whether this build can read Swift: with the package's trait `SwiftSource`.
  public let canReadSwift = true

  /// Reads a file's code.
  func readFile(_ source: SourceText, as file: Int32, _ precedences: [String: Double]) -> FileCode {
    let tree = parsedTree(of: source)
    var reader = CodeReader(file: file, precedences)
    return reader.read(tree)
  }

  /// The syntax of a file, up to a place where brackets are nested so deep that the parser's lookahead would take long.
  private func parsedTree(of source: SourceText) -> SourceFileSyntax {
    source.utf8[..<(source.deepPlace ?? source.utf8.count)].withUnsafeBufferPointer {
      Parser.parse(source: $0)
    }
  }

  extension SourceText {
    /// The place at which brackets are nested too deep; `nil` in all files that people write.
    ///
    /// The parser's lookahead takes twice as long for each `[` directly inside another one, and as long as the square of
    /// the number of open `<`.
    fileprivate var deepPlace: Int? {
      var depth = 0
      var squares = 0
      var angles = 0
      var last: UInt8 = 0
      for (place, byte) in utf8.enumerated() {
        defer { last = byte }
        switch byte {
        case UInt8(ascii: "<"):
          if last | 32 >= UInt8(ascii: "a"), last | 32 <= UInt8(ascii: "z") { angles += 1 }
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""): (squares, angles) = (0, 0)
        case UInt8(ascii: "["): (depth, squares) = (depth + 1, squares + 1)
        case UInt8(ascii: "]"): (depth, squares) = (max(0, depth - 1), max(0, squares - 1))
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "{"): (depth, squares, angles) = (depth + 1, 0, 0)
        case UInt8(ascii: ")"), UInt8(ascii: "}"): (depth, angles) = (max(0, depth - 1), 0)
        case UInt8(ascii: ","): squares = 0
        default: break
        }
        if depth > 250 || squares > 12 || angles > 100 { return place }
      }
      return nil
    }
  }

  /// The precedences of operators that files declare.
  func operatorPrecedences(in sources: [SourceText]) -> [String: Double] {
    var groups = CodeReader.precedenceGroups
    var operators: [(name: String, group: String?)] = []
    for source in sources {
      let tree = parsedTree(of: source)
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
    if let place = source.deepPlace {
      return [
        Diagnostic(
          .warning, code: "swift-syntax",
          "brackets are nested too deep here; what follows is not read",
          at: SourceSpan(start: place, end: place + 1))
      ]
    }
    let tree = parsedTree(of: source)
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
