import Diagnostics
import Drawing
import FixedAdvance
import Graphics
import Testing

@testable import LayoutPipeline

/// Every constant in a random file appears exactly once in the file's picture or its legend.
@Suite struct StatedConstantTests {
  /// A file in which no constant is equal to another constant, or to a sum of others.
  private struct RandomFile {
    private(set) var text = ""
    private(set) var stated: [Int] = []
    private var constraints: [String] = []
    private var spaces = Array(3..<75)
    private var sizes = Array(76..<180)
    private var count = 0
    private var random: SmallRandom

    init(seed: Int) {
      random = SmallRandom(state: UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493)
      spaces.shuffle(using: &random)
      sizes.shuffle(using: &random)
      let size = ["375x667", "320x480", "768x600"].randomElement(using: &random)!
      let direction = Int.random(in: 0..<4, using: &random) == 0 ? " rtl" : ""
      let safe = Int.random(in: 0..<3, using: &random) == 0 ? " safe 47 0 34 0" : ""
      text = "canvas \(size)\(direction)\(safe)\n"
      addRows(of: "view", depth: 0)
      text += constraints.joined(separator: "\n") + "\n"
    }

    private mutating func name() -> String {
      count += 1
      return "v\(count)"
    }

    private mutating func space(times: Int = 1) -> Int {
      let value = spaces.removeLast()
      stated += Array(repeating: value, count: times)
      return value
    }

    private mutating func size() -> Int {
      stated.append(sizes.removeLast())
      return stated.last!
    }

    private mutating func add(_ kind: String, _ name: String) {
      let words = ["label": " \"Some words\"", "button": " \"Press\"", "field": " \"Name\""][kind] ?? ""
      text += "\(kind) \(name)\(words)\n"
    }

    private static let kinds = ["view", "label", "button", "field", "image"]

    private mutating func addRows(of superview: String, depth: Int) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let cover = name()
        add("image", cover)
        for edge in ["left", "right", "top", "bottom"] {
          constraints.append("\(cover).\(edge) == \(superview).\(edge)")
        }
      }
      var column = "V:|"
      for _ in 0..<Int.random(in: 1...3, using: &random) where spaces.count > 8 {
        let first = name()
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let members = (0..<Int.random(in: 2...4, using: &random)).map { _ in name() }
          let way = Bool.random(using: &random) ? "row" : "column"
          let align = Bool.random(using: &random) ? "fill" : "center"
          text += "stack \(first) \(way) spacing \(space(times: members.count - 1)) align \(align) {\n"
          for member in members { add(Self.kinds.randomElement(using: &random)!, member) }
          text += "}\n"
          constraints.append("|-\(space())-[\(first)]")
        case 1:
          let isHolder = depth < 2 && Bool.random(using: &random)
          if isHolder {
            text += "view \(first) {\n"
            addRows(of: first, depth: depth + 1)
            text += "}\n"
          } else {
            add(["view", "image", "button"].randomElement(using: &random)!, first)
          }
          let side = ["leading", "trailing", "left", "right"].randomElement(using: &random)!
          let sign = side == "leading" || side == "left" ? "+" : "-"
          constraints.append("\(first).\(side) == \(superview).\(side) \(sign) \(space())")
          constraints.append("\(first).width == \(size())")
        default:
          let members = [first] + (0..<Int.random(in: 0...2, using: &random)).map { _ in name() }
          var row = "|"
          for member in members {
            let kind = Self.kinds.randomElement(using: &random)!
            add(kind, member)
            row += "-\(space())-[\(member)"
            row += kind == "view" || kind == "image" ? "(\(size()))]" : "]"
          }
          constraints.append(row)
          for member in members.dropFirst() {
            constraints.append("\(member).top == \(first).top")
            constraints.append("\(member).height == \(first).height")
          }
        }
        column += "-\(space())-[\(first)"
        column += Bool.random(using: &random) ? "(\(size()))]" : "]"
      }
      constraints.append(column)
    }
  }

  private struct SmallRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }

  @Test(arguments: 0..<60) func isDrawnOrListedOnce(seed: Int) throws {
    let file = RandomFile(seed: seed)
    let solved = try LayoutPipeline.solve(
      SourceText(name: "a.layout", text: file.text), canvases: [], matrix: CanvasMatrix(),
      measuring: FixedAdvanceMeasurer())
    try #require(!solved.hasErrors, "\(file.text)")
    let layout = solved.canvases[0].layout
    if layout.status == .conflict { return }
    let options = DrawingOptions(show: [.sizes, .gaps])
    let groups = draw(layout, options: options, measuring: FixedAdvanceMeasurer()).nodes.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
    func texts(_ title: String) -> [String] {
      groups.filter { $0.id == nil && $0.title == title }.flatMap { Self.texts($0.children) }
    }
    let numbers = (texts("gaps") + texts("sizes")).map { $0.split(separator: " ").map(String.init) }
    let listed = texts("Legend").flatMap { $0.split { " ,".contains($0) }.map(String.init) }
    let places: Set = ["left", "right", "above", "below", "between", "from", "wide", "tall"]
    for constant in Set(file.stated).sorted() {
      let words = "\(constant)"
      let drawn = numbers.filter { $0.last == words }
        .reduce(0) { $0 + ($1.count == 3 ? Int($1[0]) ?? 0 : 1) }
      let left = zip(listed, listed.dropFirst()).count { $0 == words && places.contains($1) }
      #expect(
        drawn + left == file.stated.count { $0 == constant },
        "\(constant) is drawn \(drawn) times and listed \(left) times\n\(file.text)")
    }
  }

  private static func texts(_ nodes: [SceneNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .group(let group): texts(group.children)
      case .text(let text): [text.text]
      case .shape: []
      }
    }
  }
}
