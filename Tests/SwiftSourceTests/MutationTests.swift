import Diagnostics
import LayoutModel
import LinearOracle
import SwiftSource
import Testing

@Suite("Mutated Swift source", .enabled(if: canReadSwift))
struct MutationTests {
  static let seeds = (sourceCases + idiomCases + libraryCases).map { Array($0.code.utf8) }
  static let words = [
    "{", "}", "(", ")", "[", "]", "\"", "/*", "*/", "\"\"\"", "#if X\n", "#endif\n", "\\(", "<", ">", "?",
    "!", ",", ":", ".",
    "self", "self.addSubview(self)", "addSubview(a); a.addSubview(b); b.addSubview(a)", "while true {",
    "for _ in 0... {",
    "1e309", "-9223372036854775808", "0x", "$0", "\u{0}", "\u{FEFF}", "\u{202E}", "a.b.c.d.e", "init()",
    "super.init()",
    "NSLayoutConstraint.activate([", "a.snp.makeConstraints { $0.edges.equalToSuperview() }",
    "removeFromSuperview()",
  ].map { Array($0.utf8) }

  @Test(arguments: 1...8)
  func mutated(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var code = Self.seeds.randomElement(using: &random)!
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let start = Int.random(in: 0..<code.count, using: &random)
        let end = min(code.count, start + Int.random(in: 0..<40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: code.removeSubrange(start..<end)
        case 1: code = Array(code[..<start])
        case 2: code.insert(contentsOf: Self.words.randomElement(using: &random)!, at: start)
        case 3: code.insert(contentsOf: code[start..<end], at: Int.random(in: 0...code.count, using: &random))
        case 4: code.insert(UInt8.random(in: 0...255, using: &random), at: start)
        default:
          let other = Self.seeds.randomElement(using: &random)!
          code = Array(code[..<start]) + other[Int.random(in: 0..<other.count, using: &random)...]
        }
        if code.isEmpty { code = [32] }
      }
      let source = SourceText(name: "Main.swift", utf8: code)
      let read = readSwift(source, HeldFiles(texts: [:]))
      let spans =
        read.diagnostics.compactMap(\.span)
        + read.layouts.flatMap { $0.constraints.map(\.span) + ($0.coverage?.findings.map(\.span) ?? []) }
      #expect(spans.allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= source.utf8.count + 1 })
      for layout in read.layouts {
        #expect(layout.views.allSatisfy { $0.parent.map { $0.index < layout.views.count } ?? true })
      }
    }
  }

  @Test(
    "A syntax error is reported at its place",
    arguments: [
      ("class A: UIView { func f( { } }", "expected ')' here", 25),
      ("class A: UIView { func f() { }", "expected '}' here", 30),
      ("class A: UIView { func f() { } } }", "unexpected code '}'", 33),
      ("class A: UIView { let a = ; }", "code is missing here, such as a name or an expression", 25),
    ])
  func syntaxErrors(_ code: String, _ message: String, _ offset: Int) {
    let read = readSwift(SourceText(name: "Main.swift", utf8: Array(code.utf8)), HeldFiles(texts: [:]))
    let errors = read.diagnostics.filter { $0.code == "swift-syntax" }
    #expect(errors.map(\.message) == [message])
    #expect(errors.first?.span?.start == offset)
  }

  @Test(
    "A view is not added to itself or to a view inside it",
    arguments: [
      "addSubview(self)", "a.addSubview(a)", "a.addSubview(self)",
      "addSubview(a); a.addSubview(b); b.addSubview(a)",
      "a.addSubview(b); b.addSubview(a); addSubview(b)",
    ])
  func cycles(_ body: String) throws {
    let code = viewClass(
      "  let a = UIView(), b = UIView()",
      "    \(body)\n    a.topAnchor.constraint(equalTo: topAnchor).isActive = true")
    let layout = try #require(layouts(of: code).layouts.first)
    for view in layout.views.indices {
      var (parent, steps) = (layout.views[view].parent, 0)
      while let next = parent, steps <= layout.views.count {
        (parent, steps) = (layout[next].parent, steps + 1)
      }
      #expect(steps <= layout.views.count)
    }
  }
}
