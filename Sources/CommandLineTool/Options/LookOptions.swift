import ArgumentParser
import LayoutDraw

/// Options for the content and appearance of pictures, which a layout file can also set (`DrawingSetting`).
struct LookOptions: ParsableArguments {
  @Option(help: help(for: "theme"), completion: values(of: "theme")) var theme: String?
  @Option(help: help(for: "background")) var background: String?
  @Option(help: help(for: "show"), completion: values(of: "show")) var show: String?
  @Option(help: help(for: "focus")) var focus: String?
  @Option(help: help(for: "names"), completion: values(of: "names")) var names: String?
  @Option(help: help(for: "outlines"), completion: values(of: "outlines")) var outlines: String?
  @Flag(help: help(for: "plain")) var plain = false
  @Option(help: help(for: "scroll-content"), completion: values(of: "scroll-content"))
  var scrollContent: String?
  @Flag(inversion: .prefixedNo, help: help(for: "sheet")) var sheet: Bool?
  @OptionGroup var matrix: MatrixOptions
  @Option(help: help(for: "widths")) var widths: String?
  @Option(help: help(for: "heights")) var heights: String?

  var settings: [(name: String, value: String)] {
    given([
      ("theme", theme), ("background", background), ("show", show), ("focus", focus),
      ("plain", plain ? "true" : nil), ("names", names), ("outlines", outlines),
      ("scroll-content", scrollContent), ("sheet", sheet.map { "\($0)" }),
    ]) + matrix.settings + given([("widths", widths), ("heights", heights)])
  }

  var drawing: DrawingOptions {
    var drawing = DrawingSettings()
    for (name, value) in settings { try? drawing.set(name, to: value) }
    return drawing.drawing
  }

  func check(for format: any PictureFormat.Type, wayOut: String) throws {
    if drawing.darkTheme != nil, !format.followsColorScheme {
      throw ValidationError(
        """
        \(format.name.uppercased()) pictures cannot switch between light and dark, so --theme auto cannot be used: \
        \(wayOut), or choose another theme.
        """)
    }
  }

  func validate() throws { try tryOut(settings) }
}

/// Options such as `--devices` that replace the canvases of a file.
struct MatrixOptions: ParsableArguments {
  @Option(help: help(for: "canvas-sizes")) var canvasSizes: String?
  @Option(help: help(for: "devices")) var devices: String?
  @Option(help: help(for: "directions"), completion: values(of: "directions")) var directions: String?
  @Option(help: help(for: "text-scales")) var textScales: String?

  var settings: [(name: String, value: String)] {
    given([
      ("canvas-sizes", canvasSizes), ("devices", devices), ("directions", directions),
      ("text-scales", textScales),
    ])
  }

  var matrix: CanvasMatrix {
    var drawing = DrawingSettings()
    for (name, value) in settings { try? drawing.set(name, to: value) }
    return drawing.matrix
  }

  func validate() throws { try tryOut(settings) }
}

private func given(_ options: [(name: String, value: String?)]) -> [(name: String, value: String)] {
  options.compactMap { name, value in value.map { (name, $0) } }
}

private func tryOut(_ settings: [(name: String, value: String)]) throws {
  var drawing = DrawingSettings()
  for (index, (name, value)) in settings.enumerated() {
    do throws(SettingError) {
      try DrawingSetting.check(name, after: settings[..<index].map(\.name))
      try drawing.set(name, to: value)
    } catch {
      let sentence = "\(error)"
      throw ValidationError(sentence.hasSuffix("?") ? sentence : sentence + ".")
    }
  }
}

private func values(of name: String) -> CompletionKind {
  .list(DrawingSetting.all.first { $0.name == name }?.values ?? [])
}

private func help(for name: String) -> ArgumentHelp {
  guard let setting = DrawingSetting.all.first(where: { $0.name == name }) else { return "" }
  return ArgumentHelp(stringLiteral: setting.help).named(setting.valueName)
}

extension ArgumentHelp {
  fileprivate func named(_ valueName: String?) -> ArgumentHelp {
    var help = self
    help.valueName = valueName
    return help
  }
}
