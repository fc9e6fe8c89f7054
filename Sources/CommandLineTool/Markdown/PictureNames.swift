import LayoutDraw
import Markdown

/// The names of the pictures of a document's fences. A fence can give the name itself. Otherwise it is the name in the
/// link below the fence, or that of an existing picture of the same layout, or `guide-1`, `guide-2` … with the first
/// free number.
struct PictureNames {
  /// The names of each fence's files without canvas and extension; `nil` for an ignored fence.
  private(set) var stems: [String?]
  /// Indicates, for each fence, whether the pictures that the document shows below it were drawn for it.
  private(set) var ownsPictures: [Bool]
  private(set) var diagnostics: [Diagnostic] = []

  /// Chooses the names.
  ///
  /// - Parameters:
  ///   - source: the path of the document that is read, to whose folder links are relative.
  ///   - numbers: the existing numbered pictures of the document's fences.
  ///   - hash: returns the hash of a fence's own layout; `nil` where the fence names files.
  ///   - isDrawing: returns whether layoutdraw drew the file at a path; `nil` where there is no file.
  init(
    _ fences: [MarkdownFence], _ options: [FenceOptions], source: String?, paths: PicturePaths,
    stem: String, extension ending: String, numbers known: NumberedPictures, hash: (Int) -> String?,
    isDrawing: (String) -> Bool?
  ) {
    func isDrawnHere(_ name: String) -> Bool? { isDrawing(paths.path("\(name).\(ending)")) }
    stems = Array(repeating: nil, count: fences.count)
    ownsPictures = Array(repeating: false, count: fences.count)
    var taken: Set<String> = []
    // 1. Take the names that fences give.
    for (index, fence) in fences.enumerated() where !options[index].isIgnored {
      guard let name = options[index].name else { continue }
      if taken.insert(name).inserted {
        stems[index] = name
      } else {
        report("name-taken", "the pictures of another fence already have the name '\(name)'", fence.opening)
      }
    }
    // 2. Keep the existing pictures; those without a name keep their numbers.
    var numbers: Set<Int> = []
    for (index, fence) in fences.enumerated() where !options[index].isIgnored {
      guard let links = fence.pictures?.links else { continue }
      let names = links.compactMap(paths.name)
      guard names.count == links.count else {
        // Pictures in other folders are the fence's own if layoutdraw drew them.
        let folder = source.map(folder) ?? "."
        ownsPictures[index] = links.allSatisfy { isDrawing(joined(folder, decodedLink($0))) == true }
        continue
      }
      let numbered = names.compactMap { pictureNumber(of: $0, document: stem) }
      let isNamed = options[index].name.map { own in names.allSatisfy { belongs($0, to: own) } } ?? false
      ownsPictures[index] =
        isNamed || numbered.count == names.count || names.allSatisfy { isDrawing(paths.path($0)) == true }
      if stems[index] == nil, options[index].name == nil, numbered.count == names.count,
        let number = numbered.first, numbers.insert(number).inserted,
        taken.insert("\(stem)-\(number)").inserted
      {
        stems[index] = "\(stem)-\(number)"
      }
    }
    // 3. Keep the numbers of existing pictures with the same layout for fences without pictures below them: such a
    //    fence was moved, or its pictures are in the file of `-o` instead.
    for index in fences.indices where !options[index].isIgnored && stems[index] == nil {
      guard options[index].name == nil, let hash = hash(index) else { continue }
      stems[index] = known.numbers[hash]?.lazy.map { "\(stem)-\($0)" }.first { !taken.contains($0) }
      if let own = stems[index] { taken.insert(own) }
    }
    // 4. Choose new numbers for the rest. A number is not free if another fence has it, or if layoutdraw did not draw
    //    the file of that name.
    var next = 1
    for index in fences.indices where !options[index].isIgnored && stems[index] == nil {
      guard options[index].name == nil else { continue }
      while taken.contains("\(stem)-\(next)") || isDrawnHere("\(stem)-\(next)") == false { next += 1 }
      stems[index] = "\(stem)-\(next)"
      next += 1
    }
    // 5. Report names that fences give if layoutdraw did not draw the files of these names.
    for (index, fence) in fences.enumerated() where !ownsPictures[index] {
      if let name = options[index].name, stems[index] == name, isDrawnHere(name) == false {
        report(
          "not-our-picture",
          "'\(paths.path("\(name).\(ending)"))' already exists, and layoutdraw did not draw it",
          fence.opening)
      }
    }
  }

  private mutating func report(_ code: String, _ message: String, _ span: SourceSpan) {
    diagnostics.append(Diagnostic(.error, code: code, message, at: span))
  }
}

/// A picture's name without extension and, for one that dark pages show, without `~dark`.
func lightStem(of file: String) -> String {
  let stem = splitExtension(file).stem
  return stem.hasSuffix("~dark") ? String(stem.dropLast(5)) : stem
}

/// Returns whether a file has the name `name.svg` or, for one of several canvases, `name-phone.svg`.
private func belongs(_ file: String, to name: String) -> Bool {
  let stem = lightStem(of: file)
  return stem == name || stem.hasPrefix(name + "-")
}
