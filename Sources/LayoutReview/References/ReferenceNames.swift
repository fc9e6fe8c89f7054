import Diagnostics
import Encoding
import LayoutPipeline

struct ReferenceName: Sendable, Equatable {
  /// The path below the folder of references, such as `screens/sign-in-iPad.png`.
  var path: String
  /// The index of the canvas; `nil` if the file shows all canvases.
  var canvas: Int?
  var isDark = false
  var format: OutputFormat

  static func == (a: ReferenceName, b: ReferenceName) -> Bool { a.path == b.path }
}

/// Returns the references of a layout: a JSON file for all canvases, and a picture for each canvas or, with `--sheet`,
/// one picture for all.
///
/// - Parameter labels: the labels of the drawn canvases.
func referenceNames(
  of name: String, labels: [String], hasSeveralCanvases: Bool, formats: [OutputFormat],
  settings: DrawingSettings = DrawingSettings()
) -> [ReferenceName] {
  // If a second class is added to a Swift file, the file has a second canvas. To keep the names of the first canvas's
  // pictures stable, they always contain the canvas's label.
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

/// The path without its extension: `a/b` for `a/b.png`.
func stem(of path: String) -> String { path.split(atLast: ".")?.before ?? path }

extension Verification {
  /// Finds the references that no layout makes.
  ///
  /// - Parameters:
  ///   - references: paths below the folder of references.
  ///   - layouts: the names of all layouts, including layouts that are not verified now.
  ///   - paths: returns the paths of a layout's references; `nil` if they cannot be known, in which case none of them
  ///     is reported.
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

  /// Returns whether a set contains a path with exactly these bytes. Equal strings may differ in their normalization.
  private static func isMember(_ path: String, of paths: Set<String>) -> Bool {
    paths.firstIndex(of: path).map { paths[$0].isSame(bytesOf: path) } ?? false
  }

  /// Returns the layouts to which a picture may belong: `a-b` may be a picture of the layout `a-b`, or of the canvas
  /// `b` of the layout `a`.
  private static func possibleOwners(of stem: String, among layouts: Set<String>) -> [String] {
    var owners: [String] = []
    for stem in [stem] + (lightStem(stem).map { [$0] } ?? []) {
      let names = stem.indices.filter { stem[$0] == "-" }.map { String(stem[..<$0]) }
      for name in [stem] + names {
        // The layout's own name may have another normalization than the picture's.
        if let owner = layouts.firstIndex(of: name), !owners.contains(name) { owners.append(layouts[owner]) }
      }
    }
    return owners
  }
}

/// The paths of a layout's references, found without solving it; `nil` if the layout has errors.
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
