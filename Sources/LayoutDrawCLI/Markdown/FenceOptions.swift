import LayoutDraw
import Markdown

/// The options for pictures in the info string of a Markdown fence.
struct FenceOptions: Sendable {
  /// Indicates that the fence is not drawn: ```` ```layout ignore ````.
  var isIgnored = false
  /// The name of its files, without extension.
  var name: String?
  var alternative: String?
  var caption: String?
  /// The canvases; empty for all.
  var canvases: [String] = []
  var scale: Double?
  /// The width of each picture, in CSS pixels; `nil` is their own size.
  var width: Int?
  /// Indicates that its problems are intentional: ```` ```layout problems ````.
  var showsProblems = false
  /// The files whose layouts are drawn instead of the content, with paths from the document's folder.
  var files: [(path: String, span: SourceSpan, alternative: String?)] = []
  /// The names and values of drawing settings.
  var settings: [(name: String, value: String)] = []

  /// The languages whose fences are layouts.
  static let languages = ["layout", "vfl"]

  static let attributes =
    ["alt", "caption", "name", "canvas", "scale", "width", "src"] + settingNames

  private static let settingNames = DrawingSetting.looks.map(\.name) + ["dark-pair"]

  init(_ info: FenceInfo, _ diagnostics: inout [Diagnostic]) {
    isIgnored = info.words.contains("ignore")
    showsProblems = info.words.contains("problems")
    for attribute in info.attributes {
      if let problem = take(attribute) {
        diagnostics.append(Diagnostic(.error, code: "fence-option", problem, at: attribute.span))
      }
    }
  }

  /// Takes an attribute; returns an error message for an invalid one.
  private mutating func take(_ attribute: FenceInfo.Attribute) -> String? {
    // Sites whose attribute lists have no hyphens write `canvas_sizes`.
    let name = attribute.name.replacing("_", with: "-")
    switch name {
    case "src": files.append((attribute.value, attribute.span, nil))
    // This is about the preceding file, if there is one.
    case "alt" where !files.isEmpty: files[files.count - 1].alternative = attribute.value
    case "alt": alternative = attribute.value
    case "width":
      guard let value = Int(attribute.value), (1...10_000).contains(value) else {
        return "'width' is a whole number of pixels, from 1 to 10000"
      }
      width = value
    case "caption": caption = attribute.value
    case "canvas": canvases.append(attribute.value)
    case "name":
      guard isFileName(attribute.value) else {
        return "'\(attribute.value)' cannot name a file: a name has no '/', and no '.' at its start"
      }
      self.name = attribute.value
    case "scale":
      guard let value = Double(attribute.value), value > 0, value.isFinite else {
        return "'scale' is a number greater than 0"
      }
      scale = value
    default:
      guard Self.settingNames.contains(name) else {
        return "a fence has no option '\(attribute.name)'; there are "
          + Self.attributes.joined(separator: ", ") + ", and problems and ignore without a value"
      }
      var drawing = DrawingSettings()
      do throws(SettingError) { try drawing.set(name, to: attribute.value) } catch {
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
