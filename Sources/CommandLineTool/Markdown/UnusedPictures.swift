import LayoutDraw
import Markdown

/// The names of the pictures that layoutdraw drew for a document, and that the document no longer shows.
struct UnusedPictures {
  private(set) var names: [String] = []

  init(_ document: MarkdownDocument, ownsPictures: [Bool], shown: Set<String>, numbers: NumberedPictures) {
    var found = numbers.names
    for (fence, isOwn) in zip(document.fences, ownsPictures) where isOwn {
      found += (fence.pictures?.links ?? []).compactMap(numbers.paths.name).filter(numbers.isDrawn)
    }
    var seen = shown
    names = found.filter { seen.insert($0).inserted }
  }
}

/// The numbered pictures in a document's folder, such as `guide-1.svg` and `guide-2-phone.svg`.
struct NumberedPictures {
  let paths: PicturePaths
  private(set) var names: [String] = []
  /// For each layout, identified by its hash, the numbers in its pictures' names, such as 3 for `guide-3.svg`.
  private(set) var numbers: [String: [Int]] = [:]

  init(of stem: String, paths: PicturePaths, extension ending: String) {
    self.paths = paths
    for name in (try? System.entries(of: paths.folder)) ?? [] where splitExtension(name).extension == ending {
      guard let number = pictureNumber(of: name, document: stem), let shown = metadata(of: name) else {
        continue
      }
      // The name `guide-3-1.svg` is ambiguous: the picture belongs to `guide.md` if it shows a canvas named `1`, and to
      // `guide-3.md` otherwise.
      let own = "\(stem)-\(number)"
      let labels = shown.canvases.map { $0.name.map { "-\($0)" } ?? "" }
      guard
        lightStem(of: name) == own || labels.contains(where: { own + $0 == lightStem(of: name) })
      else { continue }
      names.append(name)
      numbers[shown.sourceHash, default: []].append(number)
    }
  }

  func isDrawn(_ name: String) -> Bool { metadata(of: name) != nil }

  private func metadata(of name: String) -> PictureMetadata? {
    (try? Input.file(paths.path(name)).read()).flatMap { try? PictureMetadata(picture: $0.utf8) }
  }
}

/// Returns the number in a picture's name, such as 3 for `guide-3.svg` and `guide-3-phone.svg` if the document's name
/// is `guide`; `nil` for a name of another form.
func pictureNumber(of name: String, document stem: String) -> Int? {
  guard name.hasPrefix(stem + "-") else { return nil }
  let rest = name.dropFirst(stem.count + 1)
  let digits = rest.prefix { $0.isASCII && $0.isNumber }
  let after = rest.dropFirst(digits.count).first
  return after == "." || after == "-" || after == "~" ? Int(digits) : nil
}
