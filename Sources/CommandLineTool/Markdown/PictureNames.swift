import LayoutDraw
import Markdown

/// The names of the pictures for a document's fences (code blocks), such as `guide-1` for a fence without a `name`
/// attribute.
struct PictureNames {
  /// The name of each fence's pictures without the canvas's name and the extension; `nil` for a fence that is not
  /// drawn.
  private(set) var stems: [String?]
  /// Indicates, for each fence, whether the pictures below the fence were drawn by layoutdraw.
  private(set) var ownsPictures: [Bool]
  private(set) var diagnostics: [Diagnostic] = []

  /// Chooses a name for the pictures of each fence.
  ///
  /// - Parameters:
  ///   - source: the document's path.
  ///   - hash: returns the hash of the layout in a fence; `nil` if the fence names layout files instead.
  ///   - isDrawing: returns whether layoutdraw drew the file at a path; `nil` if no file exists there, or only a
  ///     damaged one.
  init(
    _ fences: [MarkdownFence], _ options: [FenceOptions], source: String?, paths: PicturePaths,
    stem: String, extension ending: String, numbers known: NumberedPictures, hash: (Int) -> String?,
    isDrawing: (String) -> Bool?
  ) {
    func isDrawnHere(_ name: String) -> Bool? { isDrawing(paths.path("\(name).\(ending)")) }
    stems = Array(repeating: nil, count: fences.count)
    ownsPictures = Array(repeating: false, count: fences.count)
    var taken: Set<String> = []
    // 1. Take the names from the fences' `name` attributes.
    for (index, fence) in fences.enumerated() where !options[index].isIgnored {
      guard let name = options[index].name else { continue }
      if taken.insert(name).inserted {
        stems[index] = name
      } else {
        report(
          "name-taken",
          "the pictures of another fence already have the name '\(name)'; choose another 'name'",
          fence.opening)
      }
    }
    // 2. A fence without a `name` attribute keeps the number of its existing pictures, such as 3 in `guide-3.png`.
    var numbers: Set<Int> = []
    for (index, fence) in fences.enumerated() where !options[index].isIgnored {
      guard let links = fence.pictures?.links else { continue }
      let names = links.compactMap(paths.name)
      guard names.count == links.count else {
        // Replace pictures from other folders only if layoutdraw drew all pictures below the fence.
        let folder = source.map(folder) ?? "."
        ownsPictures[index] = links.allSatisfy { isDrawing(joined(folder, decodedLink($0))) == true }
        continue
      }
      let numbered = names.compactMap { pictureNumber(of: $0, document: stem) }
      let isNamed = options[index].name.map { own in names.allSatisfy { belongs($0, to: own) } } ?? false
      let drawings = names.map { isDrawing(paths.path($0)) }
      // Pictures that all have the fence's name, or all have numbers, are replaced unless one of them exists and
      // layoutdraw did not draw it. Other pictures are replaced only if layoutdraw drew all of them.
      ownsPictures[index] =
        (isNamed || numbered.count == names.count) && !drawings.contains(false)
        || drawings.allSatisfy { $0 == true }
      if ownsPictures[index], stems[index] == nil, options[index].name == nil, numbered.count == names.count,
        let number = numbered.first, numbers.insert(number).inserted,
        taken.insert("\(stem)-\(number)").inserted
      {
        stems[index] = "\(stem)-\(number)"
      }
    }
    // 3. Let a moved fence (code block) keep the number of an existing picture with the same layout.
    for index in fences.indices where !options[index].isIgnored && stems[index] == nil {
      guard options[index].name == nil, let hash = hash(index) else { continue }
      stems[index] = known.numbers[hash]?.lazy.map { "\(stem)-\($0)" }.first { !taken.contains($0) }
      if let own = stems[index] { taken.insert(own) }
    }
    // 4. Number the remaining fences, skipping the numbers of other fences and of files that layoutdraw did not draw.
    var next = 1
    for index in fences.indices where !options[index].isIgnored && stems[index] == nil {
      guard options[index].name == nil else { continue }
      while taken.contains("\(stem)-\(next)") || isDrawnHere("\(stem)-\(next)") == false { next += 1 }
      stems[index] = "\(stem)-\(next)"
      next += 1
    }
    // 5. Report fences whose pictures would overwrite files that layoutdraw did not draw.
    for (index, fence) in fences.enumerated() where !ownsPictures[index] {
      if let name = options[index].name, stems[index] == name, isDrawnHere(name) == false {
        report(
          "not-our-picture",
          "'\(paths.path("\(name).\(ending)"))' already exists, and layoutdraw did not draw it",
          fence.opening, help: "rename that file, or give the fence another 'name'")
      }
    }
  }

  private mutating func report(_ code: String, _ message: String, _ span: SourceSpan, help: String? = nil) {
    diagnostics.append(Diagnostic(.error, code: code, message, at: span, help: help))
  }
}

/// Returns a file name without its extension and without the suffix `~dark`: `a~dark.svg` becomes `a`.
func lightStem(of file: String) -> String {
  let stem = splitExtension(file).stem
  return stem.hasSuffix("~dark") ? String(stem.dropLast(5)) : stem
}

/// Returns whether a file name belongs to a fence's pictures, such as `guide.svg` or `guide-phone.svg` for the fence
/// name `guide`.
private func belongs(_ file: String, to name: String) -> Bool {
  let stem = lightStem(of: file)
  return stem == name || stem.hasPrefix(name + "-")
}
