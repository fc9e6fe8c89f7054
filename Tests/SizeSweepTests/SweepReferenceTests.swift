import ApprovedText
import CairoRendering
import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct SweepReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var range: SizeRange
    var text: String
  }

  static let cases = [
    Case(
      testDescription: "widths", range: SizeRange(.horizontal, 90...420),
      text: """
        canvas "phone" 320x200 margins 3
        canvas "tablet" 400x200 rtl
        label title "Words that wrap into some lines" font 10 lines 0
        image photo size 60x40 hugging 600 compression 900
        view card
        view band hidden
        guide rest
        stack tools row spacing 6 {
            button one "One" font 10
            button two "Second" font 10 compression 700
        }
        |-7-[photo]-11-[title]-(>=5)-|
        V:|-3-[photo]
        title.top = photo.top
        card.leading = superview.leading + 13
        card.width = superview.width * 0.4 ~ 700 "share"
        card.width <= 150
        card.width >= 50
        card.top = title.bottom + 2
        card.height = 17
        |-5-[tools]-(>=0)-|
        V:[card]-4-[tools]
        band.trailing = superview.trailing - 9
        band.width = 31
        band.leading >= card.trailing + 8
        band.top = card.top
        band.height = card.height
        |[rest]|
        V:[tools][rest(5)]
        """),
    Case(
      testDescription: "heights", range: SizeRange(.vertical, 40...300),
      text: """
        canvas 150x200
        view header
        view body
        view footer
        |-2-[header]-4-|
        |-2-[body]-4-|
        |-2-[footer]-4-|
        V:|[header(>=20)]-5-[body]-(>=7)-[footer(30)]-3-|
        header.height = superview.height * 0.25 ~ 500
        header.height <= 60
        body.height = header.height * 2 - 1 ~ 400
        """),
  ]

  private func swept(_ test: Case) -> SizeSweepResult {
    let measurer = FixedAdvanceMeasurer()
    let parsed = parse(SourceText(name: "Layouts/a.layout", text: test.text))
    var result = SizeSweepResult(
      source: parsed.layout.source, diagnostics: parsed.diagnostics, range: test.range)
    result.canvases = parsed.layout.canvases.map { canvas in
      let sizes = parsed.layout.sizes(
        on: canvas, test.range.axis, over: test.range.range(on: canvas), measuring: measurer)
      var swept = SizeSweepResult.Canvas(label: canvas.name ?? "canvas", sizes: sizes)
      let finding = RangeFinding(
        "covered", [ViewID(1)], "'\(parsed.layout.name(of: ViewID(1)))' is covered", at: nil, 100...222)
      swept.critical = sizes.layoutBreakpoints([finding], measuring: measurer)
      return swept
    }
    return result
  }

  @Test(arguments: cases) func wordsAndFormulas(_ test: Case) throws {
    let result = swept(test)
    var lines = [result.text(), String(decoding: result.json(), as: UTF8.self)]
    for canvas in result.canvases {
      let layout = canvas.sizes.layout
      let solved = solve(layout, on: canvas.sizes.canvas, measuring: FixedAdvanceMeasurer())
      lines.append("formulas on '\(canvas.label)', conflicts: \(canvas.hasConflict)")
      for view in layout.views.indices {
        let formulas = solved.formulas(of: ViewID(view), measuring: FixedAdvanceMeasurer())
        lines.append("\(layout.name(of: ViewID(view))): \(formulas.joined(separator: "; "))")
      }
    }
    #expect(
      try difference(of: lines.joined(separator: "\n") + "\n", fromReference: "\(test.testDescription)")
        == nil)
  }

  @Test(arguments: cases) func chart(_ test: Case) throws {
    let svg = try swept(test).chart(as: SVGFormat.self, measuring: FixedAdvanceMeasurer())
    #expect(
      try difference(of: String(decoding: svg, as: UTF8.self), fromReference: "\(test.testDescription)-chart")
        == nil)
  }
}
