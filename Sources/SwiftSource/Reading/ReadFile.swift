import Diagnostics

#if SwiftSource
  import SwiftParser
  import SwiftSyntax

  /// True, since the package was built with the trait `SwiftSource`.
  public let canReadSwift = true

  func readFile(_ source: SourceText, as file: Int32, _ precedences: [String: Double]) -> FileCode {
    let tree = parsedTree(of: source)
    var reader = CodeReader(file: file, precedences)
    return reader.read(tree)
  }

  /// The largest depth of nested code that is parsed, set here because swift-syntax's default is lower in debug builds.
  private let deepestNesting = 256

  private func parsedTree(of source: SourceText) -> SourceFileSyntax {
    source.utf8[..<(source.deepPlace ?? source.utf8.count)].withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: deepestNesting)
    }
  }

  extension SourceText {
    /// The offset at which code is nested too deeply for the parser, or `nil`. The parser's time grows exponentially
    /// with the number of nested `[`, and quadratically with the number of `<` or `#if` that are not closed.
    fileprivate var deepPlace: Int? {
      var depth = 0
      var squares = 0
      var angles = 0
      var conditions = 0
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
        case UInt8(ascii: "#"):
          let rest = utf8[(place + 1)...]
          if rest.starts(with: "if ".utf8) { conditions += 1 }
          if rest.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
        default: break
        }
        if depth > 250 || squares > 12 || angles > 100 || conditions > 250 { return place }
      }
      return nil
    }
  }

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

  func syntaxErrors(in source: SourceText, limit: Int = 20) -> [Diagnostic] {
    if let place = source.deepPlace {
      return [
        Diagnostic(
          .warning, code: "swift-syntax",
          "code is nested too deeply here; what follows is not read",
          at: SourceSpan(start: place, end: place + 1))
      ]
    }
    let finder = SyntaxErrorFinder(limit: limit)
    let tree = parsedTree(of: source)
    if tree.hasError { finder.walk(tree) }
    return finder.errors.map { message, place in
      let start = min(place, source.utf8.count)
      return Diagnostic(.warning, code: "swift-syntax", message, at: SourceSpan(start: start, end: start))
    }
  }

  /// Finds the syntax errors in a parsed file. This class replaces swift-syntax's `ParseDiagnosticsGenerator`, whose
  /// preconditions fail for some damaged files.
  private final class SyntaxErrorFinder: SyntaxAnyVisitor {
    private let limit: Int
    private(set) var errors: [(message: String, place: Int)] = []

    init(limit: Int) {
      self.limit = limit
      super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard errors.count < limit, node.hasError else { return .skipChildren }
      if let unexpected = node.as(UnexpectedNodesSyntax.self) {
        let line = unexpected.trimmedDescription.prefix { !$0.isNewline }
        let shown = line.count > 40 ? line.prefix(40) + "…" : line
        add("unexpected code '\(shown)'", at: node.positionAfterSkippingLeadingTrivia)
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard token.presence == .missing, errors.count < limit else { return .skipChildren }
      let text: String? =
        switch token.tokenKind {
        case .identifier, .stringSegment, .integerLiteral, .floatLiteral: nil
        default: token.text.isEmpty ? nil : token.text
        }
      let before = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      add(
        text.map { "expected '\($0)' here" } ?? "code is missing here, such as a name or an expression",
        at: before ?? token.position)
      return .skipChildren
    }

    private func add(_ message: String, at position: AbsolutePosition) {
      if errors.last?.place != position.utf8Offset { errors.append((message, position.utf8Offset)) }
    }
  }
#else
  /// False, since the package was built without the trait `SwiftSource`.
  public let canReadSwift = false

  func operatorPrecedences(in sources: [SourceText]) -> [String: Double] { [:] }

  func readFile(_ source: SourceText, as file: Int32, _ precedences: [String: Double]) -> FileCode {
    FileCode(types: [], variables: [], functions: [], aliases: [:], imports: [], statements: [])
  }

  func syntaxErrors(in source: SourceText, limit: Int = 20) -> [Diagnostic] { [] }
#endif
