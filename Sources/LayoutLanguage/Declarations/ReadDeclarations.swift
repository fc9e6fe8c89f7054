import Diagnostics
import LayoutModel

struct Declarations {
  var canvases: [Canvas] = []
  var statements: [Statement] = []
  var assertions: [SourceSpan] = []
  var pastedCode: [PastedCode] = []
}

/// Reads a document's declarations into the context:
///
///     statement = canvas | "let" metric | metrics | spacing | view | properties | "assert" … | constraints
///     metrics   = "metrics" "{" {metric [","]} "}"
///     metric    = NAME "=" expression                                  (see ExpressionParser)
///     canvas    = "canvas" [string] size {"rtl" | "ltr" | "margins" margins | "safe" insets | "scale" NUMBER
///                 | "as" NAME}
///     size      = SIZE | "device" string ["landscape"]
///     spacing   = "spacing" NUMBER [NUMBER]
///     view      = KIND NAME [string] [properties] ["{" {statement} "}"] | NAME "{" {statement} "}"
///
/// `constraints` is an equation or another notation, such as VFL. A metric can use only earlier metrics.
func readDeclarations(_ document: [DocumentPart], in context: NotationContext) -> Declarations {
  var reader = DeclarationReader(context)
  context.viewNames.reserveCapacity(document.count / 2)
  // Read the properties of views after this loop, since they may use metrics that are defined below them.
  for part in document { reader.read(part) }
  reader.readDeferredProperties()
  reader.reportUnresolvedMetrics()
  reader.reportUnknownBlocks()
  reader.nameRoot()
  context.declaresNoView = context.views.count == 1
  return reader.declarations
}

struct DeclarationReader {
  enum Block {
    case view(ViewID)
    case metrics
    case stray
    /// A block that follows an unknown name or an unknown kind of view. Misplaced statements in such a block are not
    /// reported.
    case unknown
  }

  let context: NotationContext
  var declarations = Declarations()
  private var openBlocks: [Block] = []
  private var enclosing: [ViewID] = [.root]
  private var viewJustDeclared: ViewID?
  /// The names in block openings `NAME {` that were not declared as views above.
  private var unknownBlocks: [(text: String, span: SourceSpan)] = []
  private var isAfterPastedCode = false
  var deferredProperties: [(view: ViewID, span: SourceSpan)] = []
  var propertyUses: [(view: ViewID, property: PropertyUse)] = []
  /// Indicates whether the file sets the standard space between siblings.
  var setsSpacing = false
  var metricSpans: [String: SourceSpan] = [:]
  var unresolvedMetrics: [(name: String, suggestion: String?, span: SourceSpan)] = []
  var rootName: (text: String, span: SourceSpan)?
  var canvasPlaces: [String?: SourceSpan] = [:]

  init(_ context: NotationContext) { self.context = context }

  mutating func read(_ part: DocumentPart) {
    switch part {
    case .statement(let span, let isDamaged):
      isAfterPastedCode = false
      if case .metrics = openBlocks.last {
        context.roles?.begin(span, as: .definitions)
        if !isDamaged { readMetrics(span) }
      } else {
        read(span, isDamaged: isDamaged, isHeader: false)
      }
    case .header(let span, let isDamaged, let brace):
      isAfterPastedCode = false
      open(span, isDamaged: isDamaged, brace: brace)
    case .blockEnd:
      if case .view = openBlocks.popLast() { enclosing.removeLast() }
      viewJustDeclared = nil
      isAfterPastedCode = false
    case .pasted(let span):
      let enclosing = enclosing[enclosing.count - 1]
      declarations.pastedCode.append(
        PastedCode(span: span, enclosing: enclosing, continues: isAfterPastedCode))
      viewJustDeclared = nil
      isAfterPastedCode = true
    }
  }

  func report(_ error: Diagnostic) { context.report(error) }

  private mutating func open(_ span: SourceSpan, isDamaged: Bool, brace: Int) {
    let earlier = viewJustDeclared
    if openAgain(span) { return }
    let head = read(span, isDamaged: isDamaged, isHeader: true)
    if head == .metrics {
      openBlocks.append(.metrics)
    } else if viewJustDeclared == nil, isUnknown(head) {
      openBlocks.append(.unknown)
    } else if let view = viewJustDeclared ?? (span.start == span.end ? earlier : nil) {
      if viewJustDeclared == nil { reportStrayBlock(brace) }
      openBlocks.append(.view(view))
      enclosing.append(view)
    } else {
      if !isDamaged { reportStrayBlock(brace) }
      openBlocks.append(.stray)
    }
    viewJustDeclared = nil
  }

  private func isUnknown(_ head: StatementHead) -> Bool {
    if case .unknown = head { true } else { head == .property }
  }

  private var isInUnknown: Bool { if case .unknown = openBlocks.last { true } else { false } }

  /// Opens another block (`NAME {`) for a view that was declared above, and returns whether a block was opened. If the
  /// name is neither a view's name nor a word that begins a statement, opens an unknown block.
  private mutating func openAgain(_ span: SourceSpan) -> Bool {
    var cursor = context.cursor(at: span)
    guard let name = cursor.takeName() else { return false }
    cursor.skipBlanks()
    guard cursor.isAtEnd else { return false }
    if let view = context.viewNames[name.text] {
      context.roles?.begin(span, as: .other)
      context.roles?.note(.view, name.span)
      openBlocks.append(.view(view))
      enclosing.append(view)
    } else if StatementHead.words.contains(name.text) {
      return false
    } else {
      unknownBlocks.append(name)
      openBlocks.append(.unknown)
    }
    viewJustDeclared = nil
    return true
  }

  private func reportStrayBlock(_ brace: Int) {
    report(.blockWithoutOwner(at: SourceSpan(start: brace, end: brace + 1)))
  }

  @discardableResult
  private mutating func read(_ span: SourceSpan, isDamaged: Bool, isHeader: Bool) -> StatementHead {
    viewJustDeclared = nil
    var head = StatementHead(context.cursor(at: span), isHeader: isHeader)
    if head == .spacing, isInStack { head = .property }
    head.note(span, in: context)
    read(head, span, isDamaged: isDamaged, isHeader: isHeader)
    return head
  }

  private mutating func read(_ head: StatementHead, _ span: SourceSpan, isDamaged: Bool, isHeader: Bool) {
    if case .view(let kind) = head {
      viewJustDeclared = declareView(kind, span, in: enclosing[enclosing.count - 1], isDamaged: isDamaged)
      return
    }
    if case .metric = head, isDamaged { return defineDamagedMetric(span) }
    guard !isDamaged, span.start < span.end else {
      // Record only the statement's form, for syntax coloring, because errors have already been reported.
      let statement = Statement(span: span, enclosing: enclosing[enclosing.count - 1])
      if head == .other, let roles = context.roles, let notation = notation(of: statement, in: context) {
        roles.begin(span, as: notations[notation].form)
      }
      return
    }
    switch head {
    case .view: break
    case .canvas: readAtTopLevel(span) { reader in reader.readCanvas(span) }
    case .spacing: readAtTopLevel(span) { reader in reader.readSpacing(span) }
    case .metric: readMetric(span)
    case .metrics: if !isHeader { reportMissingMetricsBlock(span) }
    case .property: readPropertyStatement(span, isHeader: isHeader)
    case .assertion: declarations.assertions.append(span)
    case .unknown(let word, let place):
      // Declare a view of the suggested kind despite the error, so that lines that use the view's name cause no further
      // errors.
      guard let kind = reportUnknownStatement(word, at: place) else { return }
      viewJustDeclared = declareView(kind, span, in: enclosing[enclosing.count - 1], isDamaged: true)
    case .other:
      if isInUnknown { return }
      declarations.statements.append(Statement(span: span, enclosing: enclosing[enclosing.count - 1]))
    }
  }

  /// Indicates whether the innermost open block belongs to a stack. In such a block, `spacing` is a property of the
  /// stack, not of the file.
  private var isInStack: Bool {
    if case .view(let view) = openBlocks.last { context.views[view.index].stack != nil } else { false }
  }

  private mutating func readAtTopLevel(_ span: SourceSpan, _ read: (inout Self) -> Void) {
    if openBlocks.isEmpty { return read(&self) }
    var cursor = context.cursor(at: span)
    if !isInUnknown, let keyword = cursor.takeName() {
      report(.misplacedInBlock(keyword: keyword.text, at: keyword.span))
    }
    context.noting { read(&self) }
  }

  private mutating func readPropertyStatement(_ span: SourceSpan, isHeader: Bool) {
    if case .view(let view) = openBlocks.last, !isHeader {
      deferredProperties.append((view, span))
    } else {
      var cursor = context.cursor(at: span)
      if !isInUnknown, let word = cursor.takeName() { report(.propertyOutsideView(word.text, at: word.span)) }
      context.noting {
        var seen: [ViewProperty] = []
        readProperties(span, of: .root, seen: &seen)
      }
    }
  }

  /// Reports a statement that begins with an unknown word, and returns the kind of view that the word probably means,
  /// if any.
  private func reportUnknownStatement(_ word: String, at span: SourceSpan) -> ViewKind? {
    let isAtView = context.viewNames[word] != nil
    let words = StatementHead.words + (openBlocks.isEmpty ? [] : ViewProperty.allCases.map(\.rawValue))
    let suggestion = statementMeant(by: word) ?? nearest(to: word, in: words)
    report(.unknownStatement(word, suggestion: suggestion, isAtView: isAtView, at: span))
    return isAtView ? nil : suggestion.flatMap { ViewKind(rawValue: $0) }
  }

  // MARK: - After the whole file

  func reportUnresolvedMetrics() {
    for (name, suggestion, span) in unresolvedMetrics {
      if let definition = metricSpans[name] {
        report(.laterMetric(name, at: span, definition: definition))
      } else {
        report(.unknownMetric(name, suggestion: suggestion, at: span))
      }
    }
  }

  func reportUnknownBlocks() {
    let words = StatementHead.words
    for (name, span) in unknownBlocks {
      let declared = context.viewNames[name].flatMap { context.views[$0.index].nameSpan }
      report(
        .blockOfUnknownView(
          name, declaredAt: declared,
          suggestion: context.nearestViewName(to: name) ?? nearest(to: name, in: words), at: span))
    }
  }

  func nameRoot() {
    let name = rootName?.text ?? "view"
    guard context.viewNames[name] == nil else { return }
    context.viewNames[name] = .root
    context.views[0].name = name
  }
}
