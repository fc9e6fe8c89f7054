import LayoutEngine
import LayoutModel
import Testing

struct OverriddenSizeTests {
  @Test(
    arguments: [
      ("another number", "rr = 10, w = 50", 29.5, [80, 50]),
      ("within the tolerance", "rr = 10, w = 50", 30, []),
      ("a multiple of another size", "rr = 10, w = %w(b) * 2 + 4", 35.5, [80, 44]),
      ("a multiple within the tolerance", "rr = 10, w = %w(b) * 2 + 4", 36, []),
      ("a sum of sizes", "rr = 10, w = %w(b) + %h(b)", 54.5, [80, 25]),
      ("a sum within the tolerance", "rr = 10, w = %w(b) + %h(b)", 55, []),
      ("larger than it is", "rr = 10, w = 130", 49.5, [80, 130]),
      ("less than nothing counts as nothing", "rr = 90, w = %w(b) - 30", 0.5, []),
      ("more than nothing", "rr = 90, w = %w(b) - 19", 0.5, [0, 1]),
    ] as [(String, String, Double, [Double])])
  func overridden(name: String, rules: String, tolerance: Double, values: [Double]) {
    let layout = solved(
      "canvas 100x50\nview b { tt = ll = 0, h = 5, w = 20 }\nview a { tt = 0, h = 5, ll = 10, \(rules) }\n")
    let found = layout.overriddenSizes(tolerance: tolerance)
    #expect(found.flatMap { [$0.found, $0.wanted] } == values, "\(name)")
    #expect(found.map(\.index) == (values.isEmpty ? [] : [0]), "\(name)")
  }
}
