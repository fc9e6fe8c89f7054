import Diagnostics
import LayoutModel
import Testing

@testable import SwiftSource

struct ResultCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var result: Int
  var statements: String
  var types: String
  var members: String

  init(_ name: String, _ result: Int, _ statements: String, types: String = "", members: String = "") {
    (testDescription, self.result, self.statements) = (name, result, statements)
    (self.types, self.members) = (types, members)
  }
}

/// A width that cannot be determined from the source, with the reason that is expected in the diagnostic.
struct ReasonCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var width: String
  var reason: String
  var statements: String
  var types: String
  var members: String

  init(
    _ name: String, _ width: String, _ reason: String, after statements: String = "", types: String = "",
    members: String = ""
  ) {
    (testDescription, self.width, self.reason) = (name, width, reason)
    (self.statements, self.types, self.members) = (statements, types, members)
  }
}

struct UnreadCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var code: String
  var constraints: [String]
  var reasons: [String]
  var types: String
  var members: String
  var other: String

  init(
    _ name: String, _ code: String, _ constraints: [String], reasons: [String] = [], types: String = "",
    members: String = "", other: String = ""
  ) {
    (testDescription, self.code, self.constraints) = (name, code, constraints)
    (self.reasons, self.types, self.members, self.other) = (reasons, types, members, other)
  }
}

@Suite("Evaluated code", .enabled(if: canReadSwift))
struct EvaluationTests {
  private func layout(_ statements: String, types: String, members: String) throws -> Layout {
    let code = viewClass("  let a = UIView(), b = UIView()\n\(members)", statements) + "\n" + types
    return try #require(layouts(of: code).layouts.first)
  }

  private func reasons(_ layout: Layout) -> [String] { layout.coverage?.unread.map(\.reason) ?? [] }

  private static let results: [[ResultCase]] = [
    callResults, expressionResults, listResults, memberResults, patternResults, standardResults,
    changeResults,
    furtherResults,
  ]

  @Test("Results", arguments: results.flatMap { $0 })
  func result(_ test: ResultCase) throws {
    let statements = """
      var result = 0
      \(test.statements)
      addSubview(a)
      a.widthAnchor.constraint(equalToConstant: CGFloat(result)).isActive = true
      """
    let layout = try layout(statements, types: test.types, members: test.members)
    #expect(equations(of: layout) == ["a.width == \(test.result)"] && reasons(layout) == [])
  }

  @Test("Overloads", arguments: overloadCases)
  func overload(_ name: String, _ argument: String, _ number: Int, _ types: [String], _ declarations: String)
    throws
  {
    let functions = types.enumerated().map { "func kind(_ value: \($1)) -> Int { \($0 + 1) }\n" }
    let statements = """
      addSubview(a)
      a.widthAnchor.constraint(equalToConstant: CGFloat(kind(\(argument)))).isActive = true
      """
    let layout = try layout(
      statements, types: declarations + "\n" + functions.joined(), members: "")
    #expect(equations(of: layout) == ["a.width == \(number)"])
  }

  @Test("Reasons", arguments: reasonCases + listReasons)
  func reason(_ test: ReasonCase) throws {
    let statements = """
      addSubview(b)
      \(test.statements)
      b.widthAnchor.constraint(equalToConstant: \(test.width)).isActive = true
      """
    let layout = try layout(statements, types: test.types, members: test.members)
    #expect(equations(of: layout) == [] && reasons(layout) == [test.reason])
  }

  @Test("Unread statements", arguments: unreadCases + unreadHelpers + systemOverloads)
  func unread(_ test: UnreadCase) throws {
    let code =
      viewClass("  let a = UIView(), b = UIView()\n\(test.members)", "    addSubview(a)\n" + test.code) + "\n"
      + test.types
    let layout = try #require(
      layouts(of: code, others: test.other.isEmpty ? [] : [test.other]).layouts.first)
    #expect(equations(of: layout) == test.constraints && reasons(layout) == test.reasons)
  }

  @Test("Classes", arguments: unreadClasses)
  func unreadClass(_ test: UnreadCase) throws {
    let others = test.other.isEmpty ? [] : [test.other]
    let layout = try #require(layouts(of: test.code, others: others).layouts.first)
    #expect(equations(of: layout) == test.constraints && reasons(layout) == test.reasons)
  }

  @Test(
    "What rests on an assumption",
    arguments: [
      ("tie(global)", true), ("tie(global); tie(global)", true), ("tie(Box.half)", true),
      ("tie(Box.half); tie(Box.half)", true), ("tie(Box.whole); tie(Box.whole)", false), ("tie(half)", true),
      ("tie(whole)", false), ("tie(global); tie(whole)", false),
      ("if UIDevice.current.userInterfaceIdiom == .pad { return }; tie(3)", true),
      ("if UIDevice.current.userInterfaceIdiom == .pad { tie(2) }; tie(3)", false),
      ("if whole > 9 { return }; tie(3)", false),
      ("for _ in 0..<(UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1) { tie(3) }", true),
      ("for _ in 0..<2 { tie(3) }", false),
      ("let wide = global; a.snp.makeConstraints { $0.width.equalTo(wide) }", true),
      ("let wide = whole; a.snp.makeConstraints { $0.width.equalTo(wide) }", false),
    ])
  func assumed(_ statements: String, _ isAssumed: Bool) throws {
    let types = """
      let global = UIScreen.main.bounds.width / 2
      struct Box {
        static let half = UIScreen.main.bounds.width / 2
        static let whole: CGFloat = 7
      }
      """
    let members = """
        let half = UIScreen.main.bounds.width / 2, whole: CGFloat = 7
        func tie(_ width: CGFloat) { a.widthAnchor.constraint(equalToConstant: width).isActive = true }
      """
    let layout = try layout("    addSubview(a)\n    " + statements, types: types, members: members)
    let last = layout.constraints.last { $0.notation == .swift }
    #expect(last?.isAssumed == isAssumed)
  }

  @Test(
    "Assumed values",
    arguments: [
      ("let a = UIView()", "side: CGFloat", "side", "30", ["a.width == 30"]),
      ("let a = UIView()", "side: CGFloat", "gap", "30", []),
      ("let a = UIView(); var side: CGFloat", "", "side", "30", ["a.width == 30"]),
      ("let a = UIView(); var side: CGFloat = 4", "", "side", "30", ["a.width == 30"]),
      ("let a = UIView(); var side: CGFloat = 4", "", "gap", "30", ["a.width == 4"]),
    ])
  func assumedValue(
    _ members: String, _ parameters: String, _ name: String, _ value: String, _ constraints: [String]
  ) throws {
    let code = """
      import UIKit
      class A: UIView {
        \(members)
        init(\(parameters)) {
          super.init(frame: .zero)
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """
    let options = SwiftReadingOptions(assumptions: [name: value])
    #expect(equations(of: try #require(layouts(of: code, options: options).layouts.first)) == constraints)
  }
}

struct ProgramTests {
  @Test("Files near the main file come first")
  func nearness() {
    let others = ["App/B/X.swift", "App/A/Z.swift", "Lib/Q.swift", "App/A/Y.swift"]
    let program = Program(
      SourceText(name: "App/A/Main.swift", text: "class A {}"),
      HeldFiles(texts: Dictionary(uniqueKeysWithValues: others.map { ($0, "") })))
    #expect(
      program.paths == ["App/A/Main.swift", "App/A/Y.swift", "App/A/Z.swift", "App/B/X.swift", "Lib/Q.swift"])
  }

  @Test(
    "Lines of places",
    arguments: [(-1, 9, 1), (0, 0, 1), (0, 3, 1), (0, 4, 2), (0, 5, 2), (0, 8, 3), (0, 11, 3)]
      as [(Int32, Int32, Int)])
  func lines(_ file: Int32, _ offset: Int32, _ line: Int) {
    let program = Program(
      SourceText(name: "Main.swift", text: "//a\n//b\n//c"), HeldFiles(texts: [:])
    )
    #expect(program.line(file, offset) == line)
  }

  @Test(
    "The superclass of a library's class",
    arguments: [
      ("PhotoCollectionViewCell", "UICollectionViewCell"), ("PhotoTableViewCell", "UITableViewCell"),
      ("PhotoImageView", "UIImageView"), ("PhotoLabel", "UILabel"), ("PhotoButton", "UIButton"),
      ("PhotoTextField", "UITextField"), ("PhotoTextView", "UITextView"), ("PhotoView", "UIView"),
      ("PhotoControl", "UIControl"), ("PhotoViewController", "UIViewController"),
      ("PhotoController", "UIViewController"), ("Label", nil), ("View", nil), ("Photo", nil),
      ("ViewPhoto", nil),
    ] as [(String, String?)])
  func guessedSuperclass(_ name: String, _ superclass: String?) {
    #expect(Evaluator.guessedSuperclass(of: name) == superclass)
  }
}
