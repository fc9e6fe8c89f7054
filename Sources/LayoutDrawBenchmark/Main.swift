import LayoutDraw
import LinearOracle

/// Runs a benchmark:
///
/// - `layoutdraw-benchmark [MAXIMUM] [PROBLEM…]` measures building and solving the five problems (`chain`, `tree`,
///   `form`, `grid` and `inequalities`) with up to `MAXIMUM` views, 1,000 by default.
/// - `layoutdraw-benchmark pipeline [MAXIMUM]` measures the steps from a text to a picture.
/// - `layoutdraw-benchmark steps N` runs the steps up to the scene once, for a text with N views.
/// - `layoutdraw-benchmark drawing` compares our encoders with Cairo's.
/// - `layoutdraw-benchmark boxes N layout|graph` prints the drawing benchmark's picture of N boxes as a layout file or
///   as a graph in Graphviz's DOT language.
/// - `layoutdraw-benchmark layers [NAME FILE… [-- NAME FILE…]…]` counts the problems and files that use each layer
///   (optional part) of the solver.
/// - `layoutdraw-benchmark once PROBLEM N` solves a problem with N views once, and prints time, memory and errors.
/// - `layoutdraw-benchmark rows PROBLEM N` prints a problem with N views as text.
@main
struct Benchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "pipeline": try measurePipeline(upTo: arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000)
    case "steps": try runPipeline(arguments.last.flatMap { Int($0) } ?? 1000)
    case "drawing": try measureDrawing()
    case "layers": countLayers(arguments.dropFirst())
    case "boxes": printBoxes(arguments)
    case "once": if let (problem, count) = problem(arguments) { printOnce(problem, count) }
    case "rows": if let (problem, count) = problem(arguments) { printRows(of: problem.problem(count: count)) }
    default: measureSolving(upTo: arguments.first.flatMap { Int($0) } ?? 1000, arguments.dropFirst())
    }
  }

  private static func problem(_ arguments: [String]) -> (FiveProblems, Int)? {
    guard arguments.count == 3, let problem = FiveProblems(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else { return nil }
    return (problem, count)
  }

  private static func printBoxes(_ arguments: [String]) {
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    guard let layout = BoxLayout.measured.first(where: { $0.count == count }) else { return }
    print(arguments.last == "graph" ? layout.graph : layout.text, terminator: "")
  }
}
