import Diagnostics
import LayoutModel
import LayoutPipeline
import SizeSweep
import Testing

@Suite struct SizeRangeTests {
  @Test(
    arguments: [
      ("320...1366", "320.0...1366.0"), ("0...0", "0.0...0.0"), ("5...5", "5.0...5.0"),
      ("...1000000", "0.0...1000000.0 open"), ("...0", "0.0...0.0 open"),
      ("7...6", "'7...6': the first number is larger than the second"),
      ("-1...6", nil), ("0...1000001", nil), ("1...2...3", nil), ("320", nil), ("1...", nil), ("", nil),
    ] as [(String, String?)])
  func range(text: String, expected: String?) {
    for axis in [Axis.horizontal, .vertical] {
      do throws(SettingError) {
        let range = try SizeRange(axis, text)
        #expect(range.axis == axis)
        #expect("\(range.range)\(range.isOpen ? " open" : "")" == expected)
      } catch {
        let setting = axis == .horizontal ? "widths" : "heights"
        let help =
          expected.map { _ in "the first number is larger than the second" }
          ?? "write the smallest and the largest size, such as 320...1366"
        #expect(error == .malformed(text, setting: setting, problem: help))
      }
    }
  }

  @Test func written() {
    let text = """
      // check: --widths 5...6 --heights ...9
      view a // check: --heights 2...3
      // check:ignore
      // check:ignore-file
      // check: --heights 7...6
      // check: --width 1...2
      // check: --widths
      // check: bogus
      // check: widths 5...6
      // check: does this fit?
      """
    let (ranges, diagnostics) = SizeRange.written(in: SourceText(name: "a", text: text))
    #expect(ranges.map(\.range) == [5...6, 0...9, 2...3])
    #expect(ranges.map(\.axis) == [.horizontal, .vertical, .vertical])
    #expect(ranges.map(\.isOpen) == [false, true, false])
    #expect(diagnostics.map(\.severity) == Array(repeating: .warning, count: 5))
    let utf8 = Array(text.utf8)
    #expect(
      diagnostics.map { String(decoding: utf8[$0.span!.start..<$0.span!.end], as: UTF8.self) }
        == ["7...6", "--width", "--widths", "bogus", "widths"])
  }

  @Test func theLongestPiecesAreDrawn() throws {
    let views = (1...15).map { k in
      "view v\(k)\nv\(k).left = superview.left\nv\(k).top = superview.top\nv\(k).height = 5\n"
        + "v\(k).width = superview.width @500\nv\(k).width <= \(100 + 2 * k * (k + 1))\n"
    }
    var matrix = CanvasMatrix()
    matrix.range = try SizeRange(.horizontal, "100...1000")
    let source = SourceText(name: "a.layout", text: "canvas 300x10\n" + views.joined())
    let file = try LayoutPipeline.solve(source, matrix: matrix)
    let widths: [Double] = [100, 172, 198, 228, 262, 300, 342, 388, 438, 492, 550, 1000]
    #expect(file.canvases.map(\.layout.canvas.width) == widths)
  }
}
