import BenchmarkProblems
import LinearSolver

/// `layoutdraw-benchmark [MAXIMUM] [PROBLEM…]`: how long the five problems take to build and solve, cold, by the
/// number of views (1,000 at most where nothing is said). `layoutdraw-benchmark drawing`: our encoders beside Cairo's. `layoutdraw-benchmark
/// boxes N layout|graph`: the drawing benchmark's picture of N boxes, for us or for graphviz.
@main
struct Benchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "drawing": try measureDrawing()
    case "boxes": printBoxes(arguments)
    default: measureSolving()
    }
  }

  private static func printBoxes(_ arguments: [String]) {
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    guard let layout = BoxLayout.measured.first(where: { $0.count == count }) else { return }
    print(arguments.last == "graph" ? layout.graph : layout.text, terminator: "")
  }

  private static func measureSolving() {
    let maximum = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    let names = CommandLine.arguments.dropFirst(2)
    let counts = [10, 100, 1000, 10_000, 100_000].filter { $0 <= maximum }
    print("problem          views  constraints           ns  ns/constraint  growth")
    for problem in FiveProblems.allCases where names.isEmpty || names.contains(problem.rawValue) {
      var previous: Double?
      for count in counts {
        let stated = problem.problem(count: count)
        let nanoseconds = median { solve(problem.problem(count: count)) }
        let growth = previous.map { logarithm(nanoseconds / $0) }
        print(
          pad(problem.rawValue, 14), padLeft("\(count)", 7), padLeft("\(stated.constraintCount)", 12),
          padLeft("\(Int(nanoseconds))", 12),
          padLeft(decimals(nanoseconds / Double(stated.constraintCount)), 14),
          padLeft(growth.map { decimals($0) } ?? "", 7))
        previous = nanoseconds
      }
    }
  }
}
