import Diagnostics
import LayoutModel
import SwiftSource
import Testing

struct SourceCase: Sendable, CustomTestStringConvertible {
  var name: String
  var code: String
  var others: [String] = []
  var constraints: [String]
  var unread: [Int] = []

  var testDescription: String { name }
}

struct HeldFiles: SourceFiles {
  var texts: [String: String]
  var paths: [String] { texts.keys.sorted() }
  func bytes(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
}

func layouts(of code: String, others: [String] = [], options: SwiftReadingOptions = SwiftReadingOptions())
  -> ReadSwift
{
  let files = Dictionary(uniqueKeysWithValues: others.enumerated().map { ("Other\($0).swift", $1) })
  return readSwift(SourceText(name: "Main.swift", text: code), HeldFiles(texts: files), options: options)
}

/// Returns the frames, rounded to whole points, by the names of the views.
func frames(_ solved: SolvedLayout, where isIncluded: (View) -> Bool = { _ in true }) -> [String: String] {
  var frames: [String: String] = [:]
  for (view, frame) in zip(solved.layout.views, solved.frames) where isIncluded(view) {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Int($0.rounded()) }
    frames[view.name ?? ""] = numbers.map(String.init).joined(separator: " ")
  }
  return frames
}

func shownFrames(_ solved: SolvedLayout) -> [String: String] { frames(solved) { !$0.isHidden } }

/// Returns the constraints from the Swift source as equations, without the constraints that stack views and cells add.
func equations(of layout: Layout) -> [String] {
  func item(_ item: Item) -> String {
    [layout[item.view].name ?? "view", item.guide?.rawValue, item.attribute.rawValue].compactMap { $0 }
      .joined(separator: ".")
  }
  func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
  return layout.constraints.filter { $0.notation == .swift }.map { constraint in
    guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
      return "terms"
    }
    var text = "\(item(first)) \(constraint.relation.rawValue) "
    if let second {
      text += item(second)
      if multiplier != 1 { text += " * \(number(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
    } else {
      text += number(constant)
    }
    return text + (constraint.priority == 1000 ? "" : " @\(number(constraint.priority))")
  }
}

@Suite("Swift source", .enabled(if: canReadSwift))
struct ReadSwiftTests {
  @Test(
    "Constraints of a class",
    arguments: sourceCases + idiomCases + libraryCases + surroundingsCases + helperCases)
  func constraints(_ test: SourceCase) throws {
    let read = layouts(of: test.code, others: test.others)
    let layout = try #require(read.layouts.first, "\(read.diagnostics)")
    #expect(equations(of: layout) == test.constraints)
    #expect(layout.coverage?.unread.map(\.lines.lowerBound) == test.unread)
  }

  @Test("An endless recursion ends, and is reported")
  func recursion() throws {
    let layout = try #require(
      layouts(
        of: """
          import UIKit
          class A: UIView {
            let a = UIView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(a)
              again()
            }
            func again() {
              again()
              a.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
          }
          """
      ).layouts.first)
    #expect(layout.views.count == 2)
  }

  @Test(
    "A constraint that an operator makes has the operator's line",
    arguments: [
      "a.widthAnchor == 3", "|a", "a|", "a.widthAnchor <- 3", "[3].forEach { a.widthAnchor == $0 }",
    ])
  func lineOfOperator(_ statement: String) throws {
    let layout = try #require(
      layouts(
        of: viewClass("  let a = UIView()", "    addSubview(a)\n    \(statement)") + """

          infix operator <-: AssignmentPrecedence
          prefix operator |
          postfix operator |
          func == (a: NSLayoutDimension, b: CGFloat) { a.constraint(equalToConstant: b).isActive = true }
          func <- (a: NSLayoutDimension, b: CGFloat) { a == b }
          prefix func | (view: UIView) { view.widthAnchor == 3 }
          postfix func | (view: UIView) { view.widthAnchor == 3 }
          """
      ).layouts.first)
    let made = layout.constraints.filter { $0.notation == .swift }
    let lines = made.map { layout.source.location(at: $0.span.start).line }
    #expect(equations(of: layout) == ["a.width == 3"] && lines == [7])
  }

  @Test("An assumption is listed, and --assume overrides it", arguments: [(nil, 20.0), (".pad", 40.0)])
  func assumptions(_ decision: String?, _ width: Double) throws {
    let code = """
      import UIKit
      class A: UIView {
        let a = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          let width: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 20
          a.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
      """
    let options = SwiftReadingOptions(
      assumptions: decision.map { ["UIDevice.current.userInterfaceIdiom": $0] } ?? [:])
    let layout = try #require(layouts(of: code, options: options).layouts.first)
    #expect(equations(of: layout) == ["a.width == \(Int(width))"])
    #expect(layout.coverage?.assumptions.isEmpty == (decision != nil))
  }

  @Test("A constraint knows whether it rests on an assumption")
  func dependence() throws {
    let layout = try #require(
      layouts(
        of: """
          import UIKit
          class A: UIView {
            let a = UIView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(a)
              a.widthAnchor.constraint(equalToConstant: 20).isActive = true
              let half = UIScreen.main.bounds.width / 2
              a.heightAnchor.constraint(equalToConstant: half).isActive = true
              if UIDevice.current.userInterfaceIdiom == .phone {
                a.topAnchor.constraint(equalTo: topAnchor).isActive = true
              }
              tie(half)
              tie(5)
              let later = a.bottomAnchor.constraint(equalTo: bottomAnchor)
              later.constant = -half
              later.isActive = true
              guard UIDevice.current.userInterfaceIdiom == .phone else { return }
              tie(6)
            }
            func tie(_ gap: CGFloat) { a.leftAnchor.constraint(equalTo: leftAnchor, constant: gap).isActive = true }
          }
          """
      ).layouts.first)
    let assumed = layout.constraints.filter { $0.notation == .swift }.map(\.isAssumed)
    #expect(assumed == [false, true, true, true, false, true, true])
  }

  @Test("Endless or huge code is read up to a limit", arguments: endlessBodies)
  func bounds(_ body: String) throws {
    let layout = try #require(
      layouts(
        of:
          "import UIKit\nclass A: UIView {\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n\(body)\n  }\n}"
      ).layouts.first)
    #expect(layout.views.count < 6000)
  }

  @Test("Mistakes that the code proves", arguments: findingCases)
  func findings(_ name: String, _ body: String, _ expected: [SourceCoverage.Finding.Kind]) throws {
    let layout = try #require(
      layouts(
        of: """
          import UIKit
          class A: UIView {
            let a = UIView()
            let b = UIView()
            private var kept: NSLayoutConstraint?
            private(set) var shown: NSLayoutConstraint?
            var onTap: (() -> Void)?
            override init(frame: CGRect) {
              super.init(frame: frame)
              a.translatesAutoresizingMaskIntoConstraints = false
          \(body)
            }
          }
          class Watcher: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              NotificationCenter.default.addObserver(self, selector: #selector(update), name: nil, object: nil)
            }
          }
          extension UIView { func pinAll() { translatesAutoresizingMaskIntoConstraints = false } }
          """
      ).layouts.first)
    #expect(layout.coverage?.findings.map(\.kind) == expected, "\(name)")
  }

  @Test("Views of unknown size are placeholders where no constraint decides", arguments: placeholderCases)
  func placeholders(_ name: String, _ body: String, _ expected: [String: PerAxis<Double?>]) throws {
    let layout = try #require(
      layouts(
        of: viewClass("", "    " + body)
          + "\nclass Sized: UIView { override var intrinsicContentSize: CGSize { measured() } }"
      ).layouts.first)
    let found = (layout.coverage?.placeholders ?? []).map { ($0, layout[$0].explicitSize) }
    #expect(
      Dictionary(uniqueKeysWithValues: found.map { (layout[$0].name ?? "", $1) }) == expected, "\(name)")
  }

  @Test("The class of a generic parameter is not known")
  func genericParameter() throws {
    let layout = try #require(
      layouts(
        of:
          "import UIKit\nclass Cell<Inner: UIView>: UICollectionViewCell {\n  let inner = Inner()\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n    contentView.addSubview(inner)\n    inner.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true\n  }\n}"
      ).layouts.first)
    #expect(layout.coverage?.findings == [])
    #expect(layout.coverage?.placedOtherwise.contains(ViewID(layout.views.count - 1)) == true)
  }

  @Test("Views that something other than constraints may place", arguments: placedOtherwiseCases)
  func placedOtherwise(_ name: String, _ body: String, _ expected: [String]) throws {
    let layout = try #require(
      layouts(
        of: """
          import UIKit
          class Sized: UIView { override var intrinsicContentSize: CGSize { measured() } }
          class A: UIView {
            let a = UIView()
            let stack = UIStackView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              [a, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
              a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(body)
            }
            override func layoutSubviews() { stack.frame = bounds }
          }
          """
      ).layouts.last)
    let names = (layout.coverage?.placedOtherwise ?? []).map { layout.name(of: $0) }
    #expect(names.sorted() == expected, "\(name)")
  }

  @Test("Another revision of the file among the sources is left out")
  func otherRevision() throws {
    let code = viewClass(
      "  let a = UIView()",
      "    setUp()\n  }\n}\nprivate extension A {\n  func setUp() {\n    addSubview(a)\n    a.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    )
    let old = HeldFiles(texts: ["main/Main.swift": code.replacing("4)", with: "8)")])
    let layout = try #require(readSwift(SourceText(name: "Main.swift", text: code), old).layouts.first)
    #expect(equations(of: layout) == ["a.width == 4"])
    #expect(layout.coverage?.unread == [])
  }

  @Test(
    "The text, size and height of a button",
    arguments: [
      ("UIButton(type: .system)", "", "Save", 15.0, true),
      ("UIButton()", "b.titleLabel?.font = .boldSystemFont(ofSize: 11)", "Save", 11, true),
      ("UIButton(configuration: .filled())", "b.configuration?.title = \"Pay\"", "Pay", 17, false),
      ("make()", "", "Pay now", 17, false),
    ])
  func buttons(_ value: String, _ change: String, _ text: String, _ size: Double, _ isPlain: Bool) throws {
    let code =
      viewClass(
        "  let b = \(value)", "    b.setTitle(\"Save\", for: .normal)\n    \(change)\n    addSubview(b)")
        + """

        func make() -> UIButton {
          var settings = UIButton.Configuration.filled()
          settings.title = "Pay now"
          return UIButton(configuration: settings)
        }
        """
    let view = try #require(layouts(of: code).layouts.first?.views.dropFirst().first)
    #expect(view.text == text)
    #expect(view.textStyle.size == size)
    #expect(view.saved?.padding == (isPlain ? PerAxis(horizontal: 0, vertical: 12) : nil))
  }

  @Test(
    "The font of a label",
    arguments: [
      ("", 17.0), ("b.font = b.font.withSize(22)", 22),
      ("b.font = UIFont.preferredFont(forTextStyle: .caption1).withSize(30)", 30),
      ("b.font = .boldSystemFont(ofSize: 9)", 9),
    ])
  func labelFont(_ change: String, _ size: Double) throws {
    let code = viewClass("  let b = UILabel()", "    addSubview(b)\n    \(change)")
    let view = try #require(layouts(of: code).layouts.first?.views.dropFirst().first)
    #expect(view.textStyle.size == size)
  }

  @Test("The error about a file without a view names the code that makes constraints")
  func noView() throws {
    let body = "{ func pin() { topAnchor.constraint(equalTo: other.topAnchor).isActive = true } }"
    for (head, word) in [
      ("extension UIView", "an extension of 'UIView'"), ("class Maker", "'Maker' makes constraints"),
    ] {
      let found = try #require(layouts(of: "import UIKit\n\(head) \(body)").diagnostics.first)
      #expect(found.code == "no-layout-code")
      #expect(found.help?.contains(word) == true)
    }
  }

  @Test("A SwiftUI file is an error with that reason")
  func swiftUI() {
    let read = layouts(of: "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }")
    #expect(read.diagnostics.map(\.code) == ["swiftui"])
  }

  @Test(
    "A plain view without a color is not filled, so that it covers nothing",
    arguments: [
      ("", true), ("a.backgroundColor = .red", false), ("a.backgroundColor = .red; a.alpha = 0", true),
      ("a.addSubview(UIView())", false), ("Store.shared.keep(a)", false),
      ("onTap = { self.a.backgroundColor = .red }", false),
    ])
  func clear(_ body: String, _ isClear: Bool) throws {
    let code = viewClass("  let a = UIView(); var onTap: (() -> Void)?", "    addSubview(a); \(body)")
    let layout = try #require(layouts(of: code).layouts.first)
    #expect((layout.views[1].fill == .none) == isClear)
  }

  @Test("A class that neither makes constraints nor arranges views is not a canvas")
  func noCanvas() {
    let read = layouts(of: viewClass("", "    let a = UIView(); addSubview(a)") + "\nclass Badge: UILabel {}")
    #expect(read.layouts.map { $0.canvases[0].name } == ["A"])
  }

  @Test("A scroll view that fills a canvas as tall as its content is as tall as its own content")
  func scrollView() throws {
    let body = "    let s = UIScrollView(); let c = UIView(); addSubview(s); s.addSubview(c)"
    func pin(_ a: String, _ b: String) -> String {
      "; \(a).topAnchor.constraint(equalTo: \(b).topAnchor).isActive = true; \(a).bottomAnchor.constraint(equalTo: \(b).bottomAnchor).isActive = true"
    }
    for (code, count) in [(pin("s", "self"), 1), ("", 0)] {
      let layout = try #require(
        layouts(of: viewClass("", body + code + pin("c", "s"))).layouts.first)
      let scroll = try #require(layout.views.firstIndex { $0.kind == .scroll }.map { ViewID($0) })
      let fitting = layout.constraints.filter {
        $0.items == [Item(scroll, .height), Item(scroll, .content, .height)]
      }
      #expect(fitting.count == count)
    }
  }

  @Test(
    "A canvas without a height is as tall as what lies in its middle or hangs from above",
    arguments: [
      ("in the middle", "a.centerYAnchor.constraint(equalTo: centerYAnchor)", Attribute.height),
      ("from above", "a.topAnchor.constraint(equalTo: topAnchor)", .bottom),
      ("from below", "a.bottomAnchor.constraint(equalTo: bottomAnchor)", nil),
    ])
  func placedViews(_ name: String, _ place: String, _ fitted: Attribute?) throws {
    let height = "; a.heightAnchor.constraint(equalToConstant: 40).isActive = true"
    for (more, expected) in [(height, fitted), ("", nil)] {
      let body = "    addSubview(a); \(place).isActive = true\(more)"
      let layout = try #require(layouts(of: viewClass("  let a = UIView()", body)).layouts.first)
      let found = layout.constraints.filter { $0.relation == .greaterOrEqual }
      #expect(
        found.map(\.items) == (expected.map { [[Item(.root, $0), Item(ViewID(1), $0)]] } ?? []), "\(name)")
    }
  }

  @Test("A view that nothing adds to the class's view, or ties to it, is not drawn in it")
  func treesApart() throws {
    let layout = try #require(
      layouts(
        of: """
          import UIKit
          class A: UIViewController {
            let bar = UIView(), later = UIView(), inside = UIView()
            override func viewDidLoad() {
              navigationItem.titleView = bar
              view.addSubview(inside)
              for one in [bar, later, inside] { one.heightAnchor.constraint(equalToConstant: 30).isActive = true }
              later.topAnchor.constraint(equalTo: inside.bottomAnchor).isActive = true
            }
          }
          """
      ).layouts.first)
    #expect(layout.views.filter(\.isHidden).map(\.name) == ["bar"])
  }

  @Test(
    "A nested class can be asked for by its name and by that of its canvas",
    arguments: ["Row", "A.Row", "A_Row"])
  func nestedClass(_ name: String) {
    let row = viewClass("  let a = UIView()", "    addSubview(a)").replacing("class A", with: "class Row")
    let code = "import UIKit\nenum A {\n\(row.replacing("import UIKit", with: ""))\n}"
    let read = layouts(of: code, options: SwiftReadingOptions(className: name))
    #expect(read.layouts.map { $0.canvases[0].name } == ["A_Row"])
  }

  @Test("Sources that are cut off anywhere are read without a crash")
  func cut() {
    let code = Array(sourceCases[2].code.utf8)
    for end in stride(from: 0, to: code.count, by: 37) {
      _ = readSwift(SourceText(name: "Main.swift", utf8: Array(code[..<end])), HeldFiles(texts: [:]))
    }
  }

  @Test func stepsOfAllClasses() {
    let body =
      "override init(frame: CGRect) { super.init(frame: frame)\nf(40)\n"
      + "widthAnchor.constraint(equalToConstant: 5).isActive = true }\n"
      + "func f(_ n: Int) { if n > 0 { f(n - 1); f(n - 1) } }\n"
    let code = "import UIKit\n" + (0..<3).map { "class V\($0): UIView {\n\(body)}\n" }.joined()
    let read = layouts(of: code)
    let reasons = read.layouts.map { $0.coverage?.unread.map(\.reason) ?? [] }
    #expect(reasons.count == 3)
    let reason = "evaluating the file takes more than \(100_000 + code.utf8.count) steps"
    #expect(reasons.allSatisfy { $0.contains { $0.contains(reason) } })
  }
}
