import FixedAdvance
import LayoutDraw
import Testing

struct RealLogTests {
  @Test(arguments: RealLogs.all)
  func realLog(_ example: LogCase) throws {
    let log = imported(example.entry)
    let isComplete = example.statement != "none"
    #expect(log.problems == (isComplete ? [] : ["log-without-conflict 1"]))
    #expect(log.count == 1)
    let layout = try #require(log.layout)
    let solved = try solve(layout, measuring: FixedAdvanceMeasurer())
    #expect(solved.reading == [])
    #expect(solved.canvases[0].layout.conflicts.count == (isComplete ? 1 : 0))
    guard isComplete, !example.statement.isEmpty else { return }
    let reported =
      solved.problems(measuring: FixedAdvanceMeasurer()).first { $0.code == "conflict" }?.message ?? ""
    #expect(reported.hasPrefix(example.statement), "\(reported)")
  }

  /// A picture of a log shows all lengths except distances to margins of unknown size.
  @Test(arguments: RealLogs.all)
  func everyLengthIsDrawn(_ example: LogCase) throws {
    let log = importLog(
      SourceText(name: "log.txt", text: example.entry), isPicture: true, measuring: FixedAdvanceMeasurer())
    let solved = try solve(try #require(log.content), measuring: FixedAdvanceMeasurer()).canvases[0].layout
    var options = DrawingOptions()
    options.log = log.pictured
    let scene = draw(solved, options: options, measuring: FixedAdvanceMeasurer())
    let words = Set(scene.nodes.flatMap(texts).flatMap { $0.split { " ,".contains($0) } }.map(String.init))
    for case .written(let index) in log.pictured.constraints {
      let constraint = solved.layout.constraints[index]
      guard case .items(let first, let second, 1, let constant) = constraint.form, constant != 0,
        !constraint.items.contains(where: \.attribute.isMargin), second == nil || !first.attribute.isSize
      else { continue }
      let number = shortest(abs(constant), places: 3)
      #expect(words.contains(number) || words.contains("−" + number), "\(number) of \(constraint.form)")
    }
  }

  private func texts(of node: SceneNode) -> [String] {
    switch node {
    case .group(let group): group.children.flatMap(texts)
    case .text(let text): [text.text]
    case .shape: []
    }
  }
}
