import ApprovedText
import Drawing
import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

@Suite struct RenderingReferenceTests {
  private static let half = Color(red: 0, green: 120, blue: 60, alpha: 128)

  private static func shape(
    _ outline: SceneShape.Outline, fill: Color? = nil, stroke: Color? = nil, width: Double = 1,
    dash: [Double] = []
  ) -> SceneNode {
    .shape(SceneShape(outline, fill: fill, stroke: stroke.map { .init($0, width: width, dash: dash) }))
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static let pictures: [(name: String, nodes: [SceneNode])] = [
    (
      "rectangles",
      [
        shape(.rectangle(box(1, 1, 9, 5), cornerRadius: 0), fill: red),
        shape(.rectangle(box(12.25, 1.5, 7.5, 4.25), cornerRadius: 0), fill: blue),
        shape(.rectangle(box(3, 4, 14, 6), cornerRadius: 0), fill: half, stroke: blue, width: 2),
        shape(.rectangle(box(20.5, 8.5, 3, 0), cornerRadius: 0), stroke: red),
        shape(.rectangle(box(-3, 9, 5, 9), cornerRadius: 0), fill: blue),
        shape(.rectangle(box(18, 9.3, 30, 0.4), cornerRadius: 0), fill: red),
      ]
    ),
    (
      "corners",
      [
        shape(.rectangle(box(1, 1, 10, 8), cornerRadius: 3), fill: red, stroke: blue),
        shape(.rectangle(box(13, 2, 9, 5), cornerRadius: 9), fill: half),
        shape(.ellipse(box(12, 5, 7, 6)), stroke: red, width: 1.5),
      ]
    ),
    (
      "paths",
      [
        shape(
          .path([
            .move(Point(x: 2, y: 9)), .line(Point(x: 7, y: 1)),
            .curve(
              Point(x: 9, y: 1), Point(x: 12, y: 4), to: Point(x: 12, y: 9)), .close,
          ]), fill: half, stroke: red),
        shape(
          .path([.move(Point(x: 13, y: 2.5)), .line(Point(x: 23, y: 2.5))]), stroke: blue, dash: [2, 1]),
        shape(
          .path([.move(Point(x: 14.5, y: 4)), .line(Point(x: 14.5, y: 11))]), stroke: blue, dash: [3, 2]),
        shape(.path([.move(Point(x: 16, y: 11)), .line(Point(x: 22, y: 5))]), stroke: red, width: 2),
      ]
    ),
    (
      "clips",
      [
        .group(
          SceneGroup(
            id: "a", clip: box(2.5, 1.5, 12, 7),
            children: [
              shape(.rectangle(box(0, 0, 9, 12), cornerRadius: 0), fill: red),
              .group(
                SceneGroup(
                  clip: box(6, 4, 30, 30),
                  children: [shape(.ellipse(box(4, 2, 16, 9)), fill: blue, stroke: half, width: 2)])),
            ])), shape(.rectangle(box(20, 2, 3, 9), cornerRadius: 0), fill: half),
      ]
    ),
  ]

  @Test(arguments: pictures.map(\.name)) func pixels(_ name: String) throws {
    let nodes = Self.pictures.first { $0.name == name }?.nodes ?? []
    var text = ""
    for (scale, background) in [(1, nil), (1.5, Color(rgb: 0xF0F0F0)), (2, nil)] as [(Double, Color?)] {
      let scene = Scene(
        size: Size(width: 24, height: 12), background: background, title: "", summary: "", nodes: nodes)
      text += map(try renderBitmap(scene, scale: scale, interOnly))
    }
    #expect(try difference(of: text, fromReference: "pixels-\(name)") == nil)
  }

  private static func text(
    _ text: String, _ x: Double, _ y: Double, size: Double = 12, weight: TextStyle.Weight = .regular,
    tracking: Double = 0, color: Color = red
  ) -> SceneNode {
    var style = TextStyle(size: size, weight: weight)
    style.tracking = tracking
    let width = measurer.measure(text, style: style, width: nil, lineLimit: 1).width
    return .text(SceneText(text, style: style, color: color, origin: Point(x: x, y: y), width: width))
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter")) func glyphs() throws {
    let scene = scene(
      40, 14, Self.text("Ag", 1.25, 10.5), Self.text("i%", 20, 11, size: 9, weight: .bold, tracking: 1.5),
      background: Color(rgb: 0xFFFFFF))
    #expect(
      try difference(of: map(try renderBitmap(scene, scale: 1, interOnly)), fromReference: "pixels-glyphs")
        == nil)
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter")) func missingGlyphs() throws {
    let scene = scene(
      40, 26, Self.text("a字I", 1.5, 20, size: 20), background: Color(rgb: 0xFFFFFF))
    #expect(
      try difference(of: map(try renderBitmap(scene, scale: 1, interOnly)), fromReference: "pixels-missing")
        == nil)
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter")) func svg() throws {
    var scene = Scene(
      size: Size(width: 90.25, height: 40), background: Color(red: 255, green: 255, blue: 255, alpha: 200),
      title: "A <title>", summary: "One & two",
      nodes: Self.pictures.flatMap(\.nodes) + [
        .group(
          SceneGroup(
            id: "view a", title: "tip", line: 3,
            children: [Self.text("Il", 1, 30), Self.text("lI l", 20, 30, weight: .semibold, tracking: -0.5)])),
        .group(
          SceneGroup(
            id: "view a", clip: Self.box(1, 2, 30, 8), children: [Self.text("xI", 40, 35, size: 9)])),
        .group(
          SceneGroup(children: [
            Self.text("I", 70, 30), Self.shape(.ellipse(Self.box(1, 1, 4, 4)), fill: red),
          ])),
      ])
    var dark = scene
    dark.background = Color(rgb: 0x101010)
    func darker(_ node: SceneNode) -> SceneNode {
      switch node {
      case .group(var group):
        group.children = group.children.map(darker)
        return .group(group)
      case .shape(var shape):
        if shape.fill == red { shape.fill = Color(rgb: 0x800000) }
        if shape.stroke?.color == blue { shape.stroke?.color = Color(rgb: 0x8080FF) }
        return .shape(shape)
      case .text(var text):
        text.color = Color(rgb: 0xEEEEEE)
        return .text(text)
      }
    }
    dark.nodes = scene.nodes.map(darker)
    var text = ""
    for (options, hasDark) in [
      (FormatOptions(), false), (FormatOptions(svgIDPrefix: "p-"), true),
      (FormatOptions(svgText: .outlines), false),
      (FormatOptions(svgText: .outlines, svgSharesGlyphs: true), true),
    ] {
      scene.darkColors = hasDark ? scene.colors(of: dark) : nil
      text += String(decoding: try SVGFormat(options).render(scene, scale: 2), as: UTF8.self) + "\n"
    }
    #expect(try difference(of: text, fromReference: "svg") == nil)
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter")) func measures() throws {
    let texts = [
      "", "a", "Sign in", "Words that wrap into several lines", "Unbreakablewordthatislong and short",
      "two\nlines and a third", "tail  of blanks   ", "a-b c/d e—f", "soft\u{AD}hyphen in words",
      "no\u{A0}break here",
    ]
    var lines: [String] = []
    for text in texts {
      for (width, limit) in [(nil, 1), (60, 0), (60, 1), (60, 2), (33.5, 3)] as [(Double?, Int)] {
        for (size, weight, tracking) in [(12, .regular, 0), (9.5, .bold, 0.75)]
          as [(Double, TextStyle.Weight, Double)]
        {
          var style = TextStyle(size: size, weight: weight)
          style.tracking = tracking
          let measured = measurer.measure(text, style: style, width: width, lineLimit: limit)
          let extent = measurer.extent(of: text, style: style, width: width, lineLimit: limit)
          lines.append(
            "\(text.debugDescription) at \(width.map { "\($0)" } ?? "any"), \(limit) lines, \(size): "
              + "\(number(measured.width)) x \(number(measured.height))\(measured.isTruncated ? " cut" : "") "
              + "extent \(extent.lineCount) \(number(extent.width))")
          for line in measured.lines {
            lines.append("  \(line.text.debugDescription) \(number(line.width)) at \(number(line.baseline))")
          }
        }
      }
    }
    #expect(try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "measures") == nil)
  }

  @Test func chunks() throws {
    func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]) -> Bitmap {
      Bitmap(
        width: width, height: height,
        pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y).map { UInt8($0 & 255) } } }
      )
    }
    let bitmaps: [(String, Bitmap)] = [
      ("gray", bitmap(30, 20) { x, y in [x * 7, x * 7, x * 7, 255] }),
      ("two colors", bitmap(30, 20) { x, y in x * y % 3 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }),
      ("256 colors", bitmap(64, 40) { x, y in [x * 4, y / 10 * 60, 7, 255] }),
      ("257 colors", bitmap(64, 40) { x, y in x + y == 0 ? [1, 1, 1, 255] : [x * 4, y / 10 * 60, 7, 255] }),
      ("opacity", bitmap(40, 30) { x, y in [x * 5, y * 8, 99, x == y ? 0 : 255 - x] }),
      (
        "flat",
        bitmap(300, 200) { x, y in x > 100 && y > 50 && x < 222 ? [10, 20, 30, 255] : [250, 250, 250, 255] }
      ),
      (
        "noise",
        bitmap(90, 70) { x, y in [(x * 7919 + y * 104_729) >> 3, x * x ^ y * 31, x * y * 13 >> 2, 255] }
      ),
      ("clear", bitmap(5, 4) { _, _ in [0, 0, 0, 0] }), ("empty", Bitmap(width: 0, height: 3, pixels: [])),
    ]
    var lines: [String] = []
    func list(_ name: String, _ bytes: [UInt8]) throws {
      lines.append("\(name): \(bytes.count) bytes")
      for chunk in try PNGFile(bytes).chunks {
        lines.append("  \(chunk.name) \(chunk.content.count) \(crc32(bytes[chunk.content]))")
      }
    }
    for (name, bitmap) in bitmaps {
      let bytes = encodePNG(bitmap, pixelsPerPoint: name == "flat" ? 2 : 1)
      if bitmap.width > 0 { #expect(try decodePNG(bytes) == bitmap) }
      try list(name, bytes)
    }
    let frames = [0, 1, 1, 3].map { step in
      bitmap(30, 20) { x, y in
        x == 5 + step && y > 3 && y < 9 + step ? [200, 0, 0, 255] : [255, 255, 255, 255]
      }
    }
    try list("frames", encodeAnimatedPNG(frames, milliseconds: 70, pixelsPerPoint: 1.5))
    #expect(try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "chunks") == nil)
  }

  private func number(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 + 0 }

  private func map(_ bitmap: Bitmap) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789").map(String.init)
    var colors: [Color] = []
    func sign(_ color: Color) -> String {
      if color.alpha == 0 { return "." }
      let place = colors.firstIndex(of: color) ?? colors.count
      if place == colors.count { colors.append(color) }
      return place < signs.count ? signs[place] : String(Character(Unicode.Scalar(UInt16(0x100 + place))!))
    }
    var lines = (0..<bitmap.height).map { row in
      (0..<bitmap.width).map { sign(bitmap.color($0, row)) }.joined()
    }
    for color in colors {
      lines.append("\(sign(color)) \(color.red) \(color.green) \(color.blue) \(color.alpha)")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
