import CairoRendering
import Foundation
import LayoutDraw
import Testing

/// An SVG for both color schemes looks in light mode like the SVG for light mode alone, and in dark mode like the SVG
/// for dark mode alone.
@Suite struct SVGColorSchemeTests {
  @Test(arguments: Sample.all)
  func bothAreAsDrawnOnTheirOwn(_ sample: Sample) throws {
    for canvas in try sample.solved().canvases {
      for background in [nil, Background.transparent] {
        var look = DrawingOptions(background: background, show: DrawingAnnotation.all)
        let light = try elements(of: canvas, look)
        look.darkTheme = .dark
        let automatic = try elements(of: canvas, look)
        (look.theme, look.darkTheme) = (.dark, nil)
        let dark = try elements(of: canvas, look)
        #expect(automatic.map(\.inLight) == light.map(\.inLight))
        #expect(automatic.map(\.inDark) == dark.map(\.inDark))
      }
    }
  }

  @Test func classesAreDefinedOnceAndUsed() throws {
    let sample = try #require(Sample.all.first { $0.name == "themes/auto" })
    let canvas = try #require(try sample.solved().canvases.first)
    let options = FormatOptions(svgIDPrefix: "1.a b")
    let svg = String(
      decoding: try canvas.layout.picture(
        as: SVGFormat.self, options: options, drawing: DrawingOptions(darkTheme: .dark)), as: UTF8.self)
    let defined = svg.matches(of: /\.(dark-[a-z0-9-]+)\{/).map { String($0.output.1) }
    let used = Set(
      svg.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ").map(String.init) })
    #expect(defined.count == Set(defined).count)
    #expect(Set(defined) == used)
    #expect(svg.matches(of: /<style>/).count == 1)
    #expect(!svg.contains("<script"))
  }

  @Test func whoDoesNotAskForItGetsNoStyleSheet() throws {
    let canvas = try #require(try Sample.all[0].solved().canvases.first)
    let svg = String(decoding: try canvas.layout.picture(as: SVGFormat.self), as: UTF8.self)
    #expect(!svg.contains("<style") && !svg.contains("class="))
  }

  private func elements(of canvas: SolvedCanvas, _ look: DrawingOptions) throws -> [Element] {
    let svg = String(decoding: try canvas.layout.picture(as: SVGFormat.self, drawing: look), as: UTF8.self)
    return svg.split(separator: "<").filter { !$0.hasPrefix("style") && !$0.hasPrefix("/style") }.map(
      Element.init)
  }
}

private struct Element {
  var inLight: [String: String] = [:]
  var inDark: [String: String] = [:]

  init(_ tag: Substring) {
    inLight["fill-opacity"] = "1"
    inLight["stroke-opacity"] = "1"
    inLight[""] = String(tag.drop { $0 != ">" })
    for match in tag.prefix(while: { $0 != ">" }).matches(of: /([a-zA-Z-]+)="([^"]*)"/) {
      inLight[String(match.output.1)] = Self.expanded(match.output.2)
    }
    inDark = inLight
    for name in inLight.removeValue(forKey: "class")?.split(separator: " ") ?? [] {
      guard let match = name.wholeMatch(of: /dark-(fill|stroke)-([0-9a-f]{6}|none)([0-9a-f]{2})?/) else {
        Issue.record("a class of another kind: \(name)")
        continue
      }
      let role = String(match.output.1)
      inDark[role] = match.output.2 == "none" ? "none" : "#\(match.output.2)"
      let alpha = match.output.3.flatMap { Int($0, radix: 16) } ?? 255
      let opacity = (Double(alpha) / 255 * 1000).rounded() / 1000
      inDark["\(role)-opacity"] = opacity == opacity.rounded() ? "\(Int(opacity))" : "\(opacity)"
    }
    inDark["class"] = nil
  }

  private static func expanded(_ value: Substring) -> String {
    guard value.hasPrefix("#"), value.count == 4 else { return String(value) }
    return "#" + value.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
