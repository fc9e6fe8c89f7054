import Diagnostics
import Encoding
import LayoutPipeline

struct ReferenceName: Sendable, Equatable {
  /// The path below the references' folder, such as `screens/sign-in-iPad.png`.
  var path: String
  /// The index of the canvas; `nil` if the file shows all canvases.
  var canvas: Int?
  var isDark = false
  var format: OutputFormat

  static func == (a: ReferenceName, b: ReferenceName) -> Bool { a.path == b.path }
}

/// Returns the names of a layout's references: a JSON file for all canvases, and a picture for each canvas or, with
/// `--sheet`, a single picture of all canvases.
func referenceNames(
  of name: String, labels: [String], hasSeveralCanvases: Bool, formats: [OutputFormat],
  settings: DrawingSettings = DrawingSettings()
) -> [ReferenceName] {
  // The name of a Swift file's picture always contains the name of its canvas, since another class in the file may add
  // a second canvas.
  let isNamed = hasSeveralCanvases || name.lowercased().hasSuffix(".swift")
  return formats.flatMap { format in
    if case .json = format {
      return [ReferenceName(path: "\(name).\(format.fileExtension)", canvas: nil, format: format)]
    }
    let canvases: [Int?] = settings.isSheet ? [nil] : Array(labels.indices)
    return canvases.flatMap { canvas in
      settings.looks.map { look in
        let label = isNamed ? canvas.map { labels[$0] } : nil
        let stem = pictureStem(name, label: label, isDark: look.isDark)
        return ReferenceName(
          path: "\(stem).\(format.fileExtension)", canvas: canvas, isDark: look.isDark, format: format)
      }
    }
  }
}

func stem(of path: String) -> String { path.split(atLast: ".")?.before ?? path }

extension Verification {
  /// Returns the references that no layout produces.
  ///
  /// - Parameters:
  ///   - references: paths below the references' folder.
  ///   - layouts: the names of all layouts, even those that are not verified now.
  ///   - paths: returns the paths of a layout's references; if it returns `nil`, references that may belong to the
  ///     layout are not reported.
  public static func unclaimed(
    _ references: [String], layouts: Set<String>, paths: (String) -> Set<String>?
  ) -> [VerifiedCase] {
    var cases: [VerifiedCase] = []
    for path in references {
      let owners = possibleOwners(of: stem(of: path), among: layouts)
      let asked = owners.map(paths)
      if asked.contains(where: { $0.map { isMember(path, of: $0) } ?? true }) { continue }
      let file = VerifiedFile(path: path, verdict: owners.isEmpty ? .orphaned : .stale)
      if let last = cases.indices.last, cases[last].name == stem(of: path) {
        cases[last].files.append(file)
      } else {
        cases.append(VerifiedCase(name: stem(of: path), layout: nil, files: [file]))
      }
    }
    return cases
  }

  /// Returns whether `paths` contains exactly the bytes of `path`. Swift also treats strings as equal if they differ
  /// only in Unicode normalization, so `contains` is not enough.
  private static func isMember(_ path: String, of paths: Set<String>) -> Bool {
    paths.firstIndex(of: path).map { paths[$0].isSame(bytesOf: path) } ?? false
  }

  /// Returns the layouts that a picture with the name `stem` may show: for `a-b` or `a-b~dark`, the layout `a-b`, and
  /// the layout `a` with a canvas `b`.
  private static func possibleOwners(of stem: String, among layouts: Set<String>) -> [String] {
    var owners: [String] = []
    for stem in [stem] + (lightStem(stem).map { [$0] } ?? []) {
      let names = stem.indices.filter { stem[$0] == "-" }.map { String(stem[..<$0]) }
      for name in [stem] + names {
        // Add the name as the layout spells it. The bytes of `name` may differ in Unicode normalization, which Swift
        // ignores when it compares strings.
        if let owner = layouts.firstIndex(of: name), !owners.contains(name) { owners.append(layouts[owner]) }
      }
    }
    return owners
  }
}

/// Returns the paths of a layout's references without solving it; `nil` if the layout has errors.
public func referencePaths(of source: SourceText, name: String, formats: [OutputFormat]) -> Set<String>? {
  let parsed = read(source)
  guard !parsed.hasErrors else { return nil }
  let settings = DrawingSettings.written(in: source).settings
  let variants = parsed.variants(settings.matrix)
  guard let drawn = try? variants.named(settings.matrix.wanted) else { return nil }
  return Set(
    referenceNames(
      of: name, labels: drawn.map(\.label), hasSeveralCanvases: variants.count > 1, formats: formats,
      settings: settings
    ).map(\.path))
}
