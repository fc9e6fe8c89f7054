public import Diagnostics
public import LayoutModel
import Platform

/// The layouts found in Swift source: for each class that lays out views, one layout with one canvas.
public struct ReadSwift: Sendable, Equatable {
  /// The layouts in file order; empty if there is an error.
  public var layouts: [Layout]
  /// The syntax errors, followed by warnings and notes about each class.
  public var diagnostics: [Diagnostic]
}

/// Options for reading Swift source.
public struct SwiftReadingOptions: Sendable, Equatable {
  /// The name of the only class to read; `nil` to read all classes of the file.
  public var className: String?
  /// The values to assume for expressions, by the text of each expression: `["isCompact": "true"]`.
  public var assumptions: [String: String]

  public init(className: String? = nil, assumptions: [String: String] = [:]) {
    (self.className, self.assumptions) = (className, assumptions)
  }
}

/// Reads the classes of a Swift file that lay out views, without running the program.
///
/// Cost: one pass over the bytes of all files, and an evaluation of the needed files that ends after a limited number
/// of steps.
public func readSwift(
  _ source: SourceText, _ files: any SourceFiles, options: SwiftReadingOptions = SwiftReadingOptions()
) -> ReadSwift {
  let mostBytes = 8 << 20
  if source.utf8.count > mostBytes {
    let message = "this Swift file is larger than \(mostBytes >> 20) MB, the most that layoutdraw reads"
    return ReadSwift(
      layouts: [], diagnostics: [Diagnostic(.error, code: "unreadable-file", message, at: nil)])
  }
  // Deeply nested code causes deep recursion, which needs a thread with a large stack.
  return onThread(stackSize: 512 << 20) { readClasses(of: source, files, options) }
}

private func readClasses(of source: SourceText, _ files: any SourceFiles, _ options: SwiftReadingOptions)
  -> ReadSwift
{
  // 1. Read the declarations of the file.
  let program = Program(source, files)
  let code = program.parse(0)
  var diagnostics = syntaxErrors(in: source)
  let assumed = options.assumptions.mapValues(Value.init(assumption:))
  var search = ConstraintExpressionSearch(program)
  // 2. Find the classes that lay out views.
  let classes = code.types.filter {
    $0.kind == .type
      && (options.className == nil || $0.name == options.className
        || $0.name.hasSuffix("." + options.className!)
        || canvasName(of: $0.name) == options.className)
  }
  var layouts: [Layout] = []
  var steps = 0
  let stepLimit = 100_000 + min(source.utf8.count, 400_000)
  for type in classes where program.types[type.name] === type {
    let evaluator = Evaluator(
      program: program, main: type.name, assumed: assumed, after: steps, of: stepLimit)
    guard
      evaluator.superclasses(of: type.name).contains(where: {
        ["UIView", "UIViewController", "NSView", "NSViewController"].contains($0)
      })
    else { continue }
    // 3. Evaluate the code of these classes.
    evaluator.run()
    steps = min(evaluator.steps, stepLimit)
    let unread = evaluator.unreadStatements(&search)
    // 4. Make a layout from the results.
    let layout = evaluator.layout(source, unread: unread)
    guard
      layout.coverage!.made > 0 || layout.views.count > evaluator.viewsOfEmptyClass || !unread.isEmpty
        || options.className != nil
    else { continue }
    layouts.append(layout)
    diagnostics += remarks(
      on: layout, at: SourceSpan(start: Int(type.place.start), end: Int(type.place.start)))
  }
  if layouts.isEmpty { diagnostics.append(emptiness(of: code, options, &search)) }
  return ReadSwift(layouts: layouts, diagnostics: diagnostics)
}

/// Returns the name of a class's canvas, such as `Card_Badge` for the nested class `Card.Badge`.
func canvasName(of type: String) -> String { type.replacing(".", with: "_") }

private func remarks(on layout: Layout, at span: SourceSpan) -> [Diagnostic] {
  guard let coverage = layout.coverage else { return [] }
  let name = layout.canvases[0].name ?? "the class"
  var found: [Diagnostic] = []
  if !coverage.unread.isEmpty {
    found.append(
      Diagnostic(
        .warning, code: "unread", "'\(name)': \(coverage.summary)", at: span,
        help: "'layoutdraw constraints FILE.swift -f json' lists the statements that were not read"))
  }
  if !coverage.leftOut.isEmpty {
    let dependsOnValue = coverage.leftOut.contains {
      $0.reason.hasPrefix("the value of '") || $0.reason.hasPrefix("it depends on")
    }
    found.append(
      Diagnostic(
        .note, code: "left-out",
        "'\(name)': the picture leaves out changes to the layout: \(coverage.list(coverage.leftOut))",
        at: span,
        help: dependsOnValue ? "--assume NAME=VALUE gives a value to an expression in the code" : nil))
  }
  if !coverage.assumptions.isEmpty {
    let list = coverage.assumptions.map { "\($0.name) is \($0.value) (line \($0.line))" }.joined(
      separator: ", ")
    found.append(
      Diagnostic(
        .note, code: "assumed",
        "for '\(name)', layoutdraw assumes that \(list); --assume NAME=VALUE changes an assumption", at: span)
    )
  }
  return found
}

private func emptiness(
  of code: FileCode, _ options: SwiftReadingOptions, _ search: inout ConstraintExpressionSearch
)
  -> Diagnostic
{
  if let name = options.className {
    return Diagnostic(
      .error, code: "no-class", "no view or view controller named '\(name)' is in this file", at: nil)
  }
  if code.imports.contains("SwiftUI"), !code.imports.contains("UIKit"), !code.imports.contains("AppKit") {
    return Diagnostic(
      .error, code: "swiftui", "this file describes its views in SwiftUI, which layoutdraw does not read",
      at: nil,
      help: "layoutdraw reads Swift code that uses Auto Layout in UIKit or AppKit")
  }
  var maker: TypeCode?
  for type in code.types where maker == nil {
    if !search.makers(in: type.functions.flatMap { $0.body ?? [] }).isEmpty { maker = type }
  }
  return Diagnostic(
    .error, code: "no-layout-code",
    "no view or view controller in this file makes constraints or arranges views",
    at: maker.map { SourceSpan(start: Int($0.place.start), end: Int($0.place.start)) },
    help: maker.map { type in
      type.kind == .extended
        ? "the constraints are in an extension of '\(TypeCode.shownName(type.name))': run the command on the file that declares the extended view or view controller, or on the file of a view or view controller that uses the extension"
        : "'\(TypeCode.shownName(type.name))' makes constraints, but is neither a view nor a view controller: "
          + "run the command on the file of a view or view controller that uses it"
    })
}

extension Value {
  /// Reads the value in `--assume NAME=VALUE`: `true`, `false`, a number, `"text"`, `.case` or `nil`.
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
        self = .string(
          text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
            ? String(text.dropFirst().dropLast()) : text)
      }
    }
  }
}
