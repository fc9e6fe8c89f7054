public import Diagnostics
public import LayoutModel

/// What Swift source came to: a layout with one canvas for each class that lays out views.
public struct ReadSwift: Sendable, Equatable {
  /// In file order; empty where a diagnostic is an error.
  public var layouts: [Layout]
  /// What there is to say of the source, in the order of places.
  public var diagnostics: [Diagnostic]
}

/// What reading Swift may be asked for.
public struct SwiftReadingOptions: Sendable, Equatable {
  /// The class that is wanted; `nil`: all of the file.
  public var className: String?
  /// What conditions and values are taken for, by the text of their expressions: `isCompact` is `true`.
  public var assumptions: [String: String]

  public init(className: String? = nil, assumptions: [String: String] = [:]) {
    (self.className, self.assumptions) = (className, assumptions)
  }
}

/// Reads the classes of a Swift file that lay out views, without compiling or running anything.
///
/// Cost: a pass over all files that may be looked at; those that are needed are parsed.
public func readSwift(_ source: SourceText, _ files: any SourceFiles, options: SwiftReadingOptions = SwiftReadingOptions()) -> ReadSwift {
  // 1. What the file declares.
  let program = Program(source, files)
  let code = program.parse(0)
  let diagnostics = syntaxErrors(in: source)
  let assumed = options.assumptions.mapValues(Value.init(assumption:))
  var search = MakerSearch(program)
  // 2. Which of it lays out views.
  let classes = code.types.filter { $0.kind == .type && (options.className == nil || $0.name == options.className || $0.name.hasSuffix("." + options.className!)) }
  var layouts: [Layout] = []
  for type in classes where program.types[type.name] === type {
    let evaluator = Evaluator(program: program, main: type.name, assumed: assumed)
    guard evaluator.superclasses(of: type.name).contains(where: { ["UIView", "UIViewController", "NSView", "NSViewController"].contains($0) }) else { continue }
    // 3. Its code is evaluated.
    evaluator.run()
    let unread = evaluator.unreadStatements(&search)
    // 4. What came of it is a layout.
    let layout = evaluator.layout(source, unread: unread)
    guard !layout.constraints.isEmpty || layout.views.count > 1 || !unread.isEmpty || options.className != nil else { continue }
    layouts.append(layout)
  }
  return ReadSwift(layouts: layouts, diagnostics: diagnostics)
}

extension Value {
  /// What `--assume NAME=VALUE` says: `true`, a number, `"text"`, `.case` or `nil`.
  init(assumption text: String) {
    switch text {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case "nil": self = .null
    default:
      if let number = Double(text) {
        self = .number(number, isInteger: !text.contains("."))
      } else if text.hasPrefix(".") {
        self = .symbol(String(text.dropFirst()))
      } else {
        self = .string(text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : text)
      }
    }
  }
}
