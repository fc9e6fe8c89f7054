import LayoutDraw
import Markdown

struct FenceOptions: Sendable {
  var isIgnored = false
  var name: String?
  var alternative: String?
  var caption: String?
  var canvases: [String] = []
  var scale: Double?
  /// The width in CSS pixels at which the page shows the pictures; `nil` for the pictures' own width.
  var width: Int?
  /// Indicates whether the layout has problems on purpose, as in ```` ```layout problems ````.
  var showsProblems = false
  /// The layout files to draw instead of the fence's content, with paths relative to the document's folder.
  var files: [(path: String, span: SourceSpan, alternative: String?)] = []
  var settings: [(name: String, value: String)] = []

  static let languages = ["layout", "vfl"]

  static let attributes =
    ["alt", "caption", "name", "canvas", "scale", "width", "src"] + settingNames

  /// All drawing settings except `canvas`, because a fence's `canvas` attributes are stored in `canvases`.
  private static let drawingSettings = DrawingSetting.all.filter { $0.name != "canvas" }

  private static let settingNames = drawingSettings.map(\.name)

  private static let switches = drawingSettings.filter { $0.valueName == nil }.map(\.name)

  init(_ info: FenceInfo, _ diagnostics: inout [Diagnostic]) {
    for word in info.words {
      if let problem = take(word) {
        diagnostics.append(Diagnostic(.warning, code: "fence-option", problem, at: word.span))
      }
    }
    for attribute in info.attributes {
      if let problem = take(attribute) {
        diagnostics.append(Diagnostic(.error, code: "fence-option", problem, at: attribute.span))
      }
    }
  }

  /// Applies an option without a value. Returns a warning if the option is unknown or needs a value.
  private mutating func take(_ word: FenceInfo.Word) -> String? {
    let name = word.text.replacing("_", with: "-")
    switch name {
    case "ignore": isIgnored = true
    case "problems": showsProblems = true
    case _ where Self.switches.contains(name): settings.append((name, "true"))
    // A class, such as `.wide`, is usually for the page's style sheet, so it does not cause a warning.
    case _ where word.isClass: return nil
    case _ where Self.attributes.contains(name):
      return "'\(word.text)' needs a value: \(word.text)=…"
    default:
      return "a fence has no option '\(word.text)'; the options without a value are "
        + (["ignore", "problems"] + Self.switches).joined(separator: ", ")
    }
    return nil
  }

  /// Applies an attribute. Returns an error message if the attribute is invalid.
  private mutating func take(_ attribute: FenceInfo.Attribute) -> String? {
    // Some sites allow no hyphens in attribute names, so `canvas_sizes` means `canvas-sizes`.
    let name = attribute.name.replacing("_", with: "-")
    if attribute.isOpen { return "the quotation mark after '\(attribute.name)=' is not closed" }
    switch name {
    case "src": files.append((attribute.value, attribute.span, nil))
    // An `alt` after a `src` describes the file in `src`.
    case "alt" where !files.isEmpty: files[files.count - 1].alternative = attribute.value
    case "alt": alternative = attribute.value
    case "width":
      guard let value = Int(attribute.value), (1...10_000).contains(value) else {
        return "'width' must be a whole number of pixels, from 1 to 10000"
      }
      width = value
    case "caption": caption = attribute.value
    case "canvas": canvases.append(attribute.value)
    case "name":
      guard isFileName(attribute.value) else {
        return
          "'\(attribute.value)' cannot be the name of a file: it must not be empty, contain '/', '\\' or control characters, or begin with '.'"
      }
      self.name = attribute.value
    case "scale":
      guard let value = Double(attribute.value), value > 0, value.isFinite else {
        return "'scale' must be a number greater than 0"
      }
      scale = value
    default:
      guard Self.settingNames.contains(name) else {
        return "a fence has no option '\(attribute.name)'; the options with a value are "
          + Self.attributes.joined(separator: ", ") + "; the options without a value are "
          + (["ignore", "problems"] + Self.switches).joined(separator: ", ")
      }
      var drawing = DrawingSettings()
      do throws(SettingError) {
        try DrawingSetting.check(name, after: settings.map(\.name))
        try drawing.set(name, to: attribute.value)
      } catch {
        return error.description
      }
      settings.append((name, attribute.value))
    }
    return nil
  }
}

private func isFileName(_ name: String) -> Bool {
  !name.isEmpty && !name.hasPrefix(".")
    && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
}
