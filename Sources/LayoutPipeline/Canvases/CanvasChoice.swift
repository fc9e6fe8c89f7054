import Diagnostics

/// An error for a requested name that no canvas has, or for a missing name where a file has several canvases.
public struct UnknownCanvas: Error, Equatable {
  /// The requested name; `nil` if no name was given.
  public var name: String?
  /// The labels of the file's canvases.
  public var labels: [String]
}

extension UnknownCanvas {
  /// The error as a message with the available names.
  public var diagnostic: Diagnostic { diagnostic(in: nil) }

  /// Returns the error as a message with the available names, at the `// draw:` comment in the source that contains the
  /// unknown name.
  public func diagnostic(in source: SourceText?) -> Diagnostic {
    let known = labels.map { "'\($0)'" }.joined(separator: ", ")
    guard let name else {
      return Diagnostic(
        .error, code: "several-canvases", "the file has several canvases: \(known)", at: nil,
        help: "choose one with --canvas NAME")
    }
    return Diagnostic(
      .error, code: "unknown-canvas",
      "no canvas is named '\(name)'; the known \(labels.count == 1 ? "name is" : "names are") \(known)",
      at: source?.value(of: "canvas") { $0 == name })
  }
}

extension [LayoutVariant] {
  /// Returns the variants with a name in `wanted`, or all variants if `wanted` is empty. Each name is compared with the
  /// canvas names first, then with the labels, and then with the scenes.
  ///
  /// - Throws: `UnknownCanvas` if a name matches no variant.
  package func named(_ wanted: [String]) throws(UnknownCanvas) -> [LayoutVariant] {
    try indices(named: wanted).map { self[$0] }
  }

  package func indices(named wanted: [String]) throws(UnknownCanvas) -> [Int] {
    try choose(wanted, names: map(\.canvas.name), labels: map(\.label), scenes: map(\.scene))
  }
}

private func choose(
  _ wanted: [String], names: [String?], labels: [String], scenes: [String?]
) throws(UnknownCanvas) -> [Int] {
  guard !wanted.isEmpty else { return Array(labels.indices) }
  var chosen: Set<Int> = []
  for name in wanted {
    let named = names.indices.filter { names[$0] == name }
    var matching = named.isEmpty ? labels.indices.filter { labels[$0] == name } : named
    if matching.isEmpty { matching = scenes.indices.filter { scenes[$0] == name } }
    guard !matching.isEmpty else { throw UnknownCanvas(name: name, labels: labels) }
    chosen.formUnion(matching)
  }
  return chosen.sorted()
}
