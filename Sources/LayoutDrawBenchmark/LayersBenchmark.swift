import LayoutDraw
import LinearOracle
import LinearSolver
import Platform

/// Runs `layoutdraw-benchmark layers [NAME FILE… [-- NAME FILE…]…]`. Prints how many of the benchmark problems (the
/// five problems with 10, 100 and 1,000 views), and how many files in each group, use each layer (optional part) of the
/// solver. `NAME` is the column heading of a group of files.
func countLayers(_ arguments: some Collection<String>) {
  var columns = [(name: "five problems", counts: FiveProblems.allCases.flatMap(\.layers))]
  for group in arguments.split(separator: "--") {
    columns.append((group.first!, group.dropFirst().map(layers(of:))))
  }
  print("| layer | " + columns.map { "\($0.name) (\($0.counts.count))" }.joined(separator: " | ") + " |")
  print("|---" + String(repeating: "|---:", count: columns.count) + "|")
  for layer in Layer.allCases {
    let numbers = columns.map { column in "\(column.counts.count { $0[layer] != nil })" }
    print("| \(layer.rawValue) | " + numbers.joined(separator: " | ") + " |")
  }
  #if !DEBUG
    print("a release build counts nothing: use a debug build")
  #endif
}

extension FiveProblems {
  fileprivate var layers: [[Layer: Int]] {
    [10, 100, 1000].map { count in
      Layer.counts {
        let stated = problem(count: count)
        var solver = RepeatedSolver(stated, varying: [FiveProblems.widthConstraint])
        _ = solver.solve([stated.constant(of: FiveProblems.widthConstraint.index)])
      }
    }
  }
}

private func layers(of path: String) -> [Layer: Int] {
  Layer.counts {
    let text = PangoTextMeasurer()
    let source = SourceText(name: path, text: String(decoding: contents(of: path), as: UTF8.self))
    _ = try? solve(source, measuring: text).problems(measuring: text)
  }
}

private func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
  while case let count = fread(&part, 1, 65_536, file), count > 0 { bytes += part[..<count] }
  return bytes
}
