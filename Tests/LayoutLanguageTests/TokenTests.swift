import Diagnostics
import Testing

@testable import LayoutLanguage

@Suite("Tokens")
struct TokenTests {
  private static func mark(_ role: SourceToken.Role) -> Character {
    switch role {
    case .statement: "K"
    case .property: "P"
    case .propertyValue: "U"
    case .canvasProperty: "C"
    case .assertedProperty: "Q"
    case .viewDeclaration: "D"
    case .metricDeclaration: "N"
    case .view: "V"
    case .metric: "M"
    case .priority: "I"
    case .operand: "O"
    case .viewOrMetric: "B"
    case .metricOrView: "G"
    case .attribute: "A"
    case .orientation: "H"
    case .option: "L"
    case .ruleOrMetric: "R"
    case .specifier: "S"
    case .number: "0"
    case .string: "\""
    case .color: "#"
    case .relation: "="
    case .operation: "*"
    case .sign: "-"
    case .punctuation: "."
    case .unknown: "?"
    }
  }

  private static func marks(_ source: SourceText) -> String {
    var marks = [Character](repeating: " ", count: source.utf8.count)
    for token in tokenize(source).flatMap(\.tokens) {
      for offset in token.span.start..<token.span.end { marks[offset] = mark(token.role) }
    }
    return String(marks)
  }

  static let visualFormats = [
    (
      "|-[a(>=gap@700)]-8-[b]-|  alignAllTop",
      ".*.V.==BBB*000..*0*.V.*.  LLLLLLLLLLL"
    ),
    (
      "H:|-gap-[a(==b.height*2-half,c)]-(>=gap,-b)-[c]",
      "H..*MMM*.V.==V.AAAAAA*0*MMMM.B..*.==GGG.*G.*.V."
    ),
    ("V : [a(50%)] - (10%) -> [b]", "H . .V.00... * .00.. ** .V."),
    ("[v1..5(m%+4)]~(10%)~[w]->[u]", ".VV..0.M.*0..*.00..*.V.**.V."),
    ("HV:|[s:-[a]-gap-[b]-]|", "HH...V.*.V.*MMM*.V.*.."),
    ("[a]--8-[b]-m@p-|", ".V.**0*.V.*M*I*."),
    ("Z:|-10-[a,b(superview)]", "H..*00*.V.V.BBBBBBBBB.."),
    ("C:a.centerX(b.centerX).top(>=20)", "H.V.AAAAAAA.V.AAAAAAA..AAA.==00."),
    ("|[a]| .alignAllTop, .alignAllLeft|x", "..V.. .LLLLLLLLLLL. .LLLLLLLLLLLL.L"),
    // The parser stops at an error, so the words after the error get their roles from their places in the line, such as
    // inside parentheses.
    ("[a(>b)]-", ".V.=B..*"),
    ("|-gap[a]", ".*MMM.V."),
    ("[a(b c@d)]-(e f)-[g]", ".V.B B*I..*.G G.*.V."),
    ("[a] ! [b(c)]-[d(e.top*f)]-(g)-h x", ".V. ? .V.B..*.V.V.AAA*M..*.G.*M L"),
    ("[2nd]-[a 50 b]", ".000.*.V 00 V."),
    ("h:|-[a(≥b)]", "H..*.V.???B.."),
    ("C:a.top(20).left b", "H.V.AAA.00..AAAA L"),
    ("|-[a", ".*.V"),
  ]

  static let rules = [
    ("a: tt = -5, ll += (w = 10-5)*2", "V. RR = -0. RR == .R = 00*0.*0"),
    ("a: h = H:50% - %bt( b ) + V:%p(gap)", "V. R = H.00. * .SS. V . * H..S.MMM."),
    ("a: tt = .5f+20.0f, w = %f(12)", "V. RR = 000*00000. R = .S.00."),
    ("a: tt = rr == 5 + gap, h = %w(b c) + x", "V. RR = RR == 0 * RRR. R = .S.V V. * R"),
    ("a: tt = 5px + %zz(b), w 5 c", "V. RR = 000 * .SS.V.. R 0 R"),
  ]

  static let equations = [
    ("a.left = b.right * 0.5 + gap ~ high \"x\"", "V.AAAA = V.AAAAA * 000 * OOO * IIII \"\"\""),
    ("a . width>=-gap@p", "V . AAAAA==-OOO*I"),
    ("a.left = b", "V.AAAA = O"),
    ("a.left = 20 + b.left * gap @ p x", "V.AAAA = 00 * V.AAAA * OOO * I O"),
    ("a.width = b.height * 16:9 + 2", "V.AAAAA = V.AAAAAA * 00.0 * 0"),
    ("a.width = 50% @ high", "V.AAAAA = 00. * IIII"),
    (
      "a.safeArea.top = superview.margins.left / 3 * gap",
      "V.AAAAAAAA.AAA = VVVVVVVVV.AAAAAAA.AAAA * 0 * OOO"
    ),
    ("a.b.left = 5px", "V.A.AAAA = 000"),
    ("a.left = €b + \"x", "V.AAAA = ???O * \"\""),
    ("assert not inside a b \"x\"", "KKKKKK QQQ QQQQQQ V V \"\"\""),
    ("assert a.width >= gap", "KKKKKK V.AAAAA == OOO"),
    ("assert near a b", "KKKKKK QQQQ V V"),
  ]

  static let declarations = [
    (
      "label a \"x\" font 24 bold fill #fa0 hugging gap 250",
      "KKKKK D \"\"\" PPPP 00 UUUU PPPP #### PPPPPPP UUU 000"
    ),
    ("view a size 48x- margins 1 2 3 4 hidden foo", "KKKK D PPPP 00.. PPPPPPP 0 0 0 0 PPPPPP PPP"),
    ("stack s column align center after 4", "KKKKK D PPPPPP PPPPP UUUUUU PPPPP 0"),
    ("stack s distribute fill align fill row foo", "KKKKK D PPPPPPPPPP UUUU PPPPP UUUU PPP PPP"),
    ("stack s { spacing 4 }", "KKKKK D   PPPPPPP 0  "),
    ("view 2nd font bold 3 lines 2", "KKKK 000 PPPP UUUU 0 PPPPP 0"),
    ("canvas \"iPad\" fitx100 rtl as page", "KKKKKK \"\"\"\"\"\" CCC.000 CCC CC DDDD"),
    ("canvas device \"iPhone\" landscape 3", "KKKKKK CCCCCC \"\"\"\"\"\"\"\" CCCCCCCCC 0"),
    ("let half=(gap+2)/-later", "KKK NNNN=.MMM*0.*-MMMMM"),
    ("metrics { a = 1, b c = a }", "KKKKKKK   N = 0. N M = M  "),
    ("spacing 8 x", "KKKKKKK 0 ?"),
    ("textfield foo \"x\"", "KKKKKKKKK DDD \"\"\""),
    ("view a { canvas 3x4 rtl; tt; lft }", "KKKK D   KKKKKK 0.0 CCC  RR  RRR  "),
    ("font 12 bold\nbut", "PPPP 00 UUUU KKK"),
  ]

  @Test("are what a person would mark", arguments: visualFormats + rules + equations + declarations)
  func areMarked(_ text: String, _ expected: String) {
    // Characters of several bytes are marked once for each byte.
    #expect(Self.marks(SourceText(name: "", text: text)) == expected, "\(text)")
  }

  // MARK: - Properties

  @Test("cover all but blanks, and never overlap", arguments: 0..<80)
  func cover(seed: Int) {
    let random = RandomLayoutText(seed: seed)
    for text in [random.tight, random.loose(withContinuations: true), random.damaged(), random.damaged()] {
      let source = SourceText(name: "", text: text)
      for statement in tokenize(source) {
        var offset = statement.span.start
        for token in statement.tokens {
          #expect(token.span.start < token.span.end && token.text == source[token.span])
          let gap = source[SourceSpan(start: offset, end: token.span.start)]
          #expect(gap.utf8.allSatisfy(" \t\\\r\n".utf8.contains), "\(gap.debugDescription) in \(text)")
          offset = token.span.end
        }
        #expect(offset == statement.span.end)
      }
      let spans = Divider.document(of: TokenStream(source)).parts.compactMap { part -> SourceSpan? in
        switch part {
        case .statement(let span, _): span
        case .header(let span, _, _): span.start < span.end ? span : nil
        case .blockEnd, .pasted: nil
        }
      }
      #expect(tokenize(source).map(\.span) == spans)
    }
  }

  @Test("are the same where a statement is alone", arguments: 0..<80)
  func standAlone(seed: Int) {
    let random = RandomLayoutText(seed: seed)
    for text in [random.tight, random.damaged(), random.damaged()] {
      let source = SourceText(name: "", text: text)
      var statements = tokenize(source)[...]
      var blocks: [String] = []
      for part in Divider.document(of: TokenStream(source)).parts {
        let (span, isHeader): (SourceSpan, Bool)
        switch part {
        case .statement(let statement, _): (span, isHeader) = (statement, false)
        case .header(let header, _, _): (span, isHeader) = (header, true)
        case .pasted: continue
        case .blockEnd:
          blocks.removeLast()
          continue
        }
        // A final backslash would join the statement with the next line.
        guard span.start < span.end, !source[span].hasSuffix("\\") else { break }
        let inFile = statements.removeFirst()
        let opening = blocks.joined()
        let alone = SourceText(
          name: "",
          text: opening + source[span] + (isHeader ? "{\n}" : "")
            + repeatElement("\n}", count: blocks.count).joined())
        let there = tokenize(alone).first { $0.span.start == opening.utf8.count }
        #expect(there?.form == inFile.form, "\(source[span])")
        #expect(there?.tokens.map(\.role) == inFile.tokens.map(\.role), "\(source[span])")
        #expect(there?.tokens.map(\.text) == inFile.tokens.map(\.text), "\(source[span])")
        if isHeader { blocks.append(source[span] + "{\n") }
      }
    }
  }

  @Test("begin and end with views, constraints and diagnostics", arguments: 0..<100)
  func agreeWithSpans(seed: Int) {
    let random = RandomLayoutText(seed: seed)
    let source = SourceText(name: "", text: random.loose(withContinuations: false))
    let parsed = parse(source)
    let tokens = tokenize(source).flatMap(\.tokens)
    let (starts, ends) = (Set(tokens.map(\.span.start)), Set(tokens.map(\.span.end)))
    for span in parsed.layout.constraints.map(\.span) + parsed.layout.views.compactMap(\.nameSpan)
    where span.start < span.end {
      #expect(starts.contains(span.start) && ends.contains(span.end), "\(source[span])")
    }
  }
}
