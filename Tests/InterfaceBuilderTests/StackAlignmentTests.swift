import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct StackAlignmentTests {
  typealias Row = (axis: String, alignment: String, expected: StackArrangement.Alignment)

  private static func alignment(_ text: String) throws -> StackArrangement.Alignment? {
    try layouts(text)[0].views.first { $0.identifier == "s" }?.stack?.alignment
  }

  /// An alignment that belongs to the other axis counts as `center`.
  static let ofTheMac: [Row] = [
    ("vertical", "leading", .leading), ("vertical", "left", .leading), ("vertical", "trailing", .trailing),
    ("vertical", "right", .trailing), ("vertical", "top", .center), ("vertical", "bottom", .center),
    ("vertical", "firstBaseline", .center), ("vertical", "baseline", .center),
    ("vertical", "lastBaseline", .center), ("vertical", "width", .fill), ("vertical", "height", .center),
    ("vertical", "centerX", .center), ("horizontal", "leading", .center), ("horizontal", "left", .center),
    ("horizontal", "trailing", .center), ("horizontal", "right", .center), ("horizontal", "top", .top),
    ("horizontal", "bottom", .bottom), ("horizontal", "firstBaseline", .firstBaseline),
    ("horizontal", "baseline", .lastBaseline), ("horizontal", "lastBaseline", .lastBaseline),
    ("horizontal", "width", .center), ("horizontal", "height", .fill), ("horizontal", "centerX", .center),
  ]

  @Test(arguments: ofTheMac.indices) func mac(_ index: Int) throws {
    let row = Self.ofTheMac[index]
    let attributes = "distribution=\"fill\" orientation=\"\(row.axis)\" alignment=\"\(row.alignment)\""
    let text = macXib(
      content(
        200, 100,
        subviews(
          view(
            "s", "stackView", attributes, frame: (0, 0, 200, 100),
            subviews(view("a", "customView", frame: (0, 0, 9, 9)))))))
    #expect(try Self.alignment(text) == row.expected, "\(row)")
  }

  /// In UIKit, `top` is the same alignment as `leading`, and `bottom` is the same as `trailing`.
  static let ofPhones: [Row] = [
    ("vertical", "leading", .leading), ("vertical", "top", .leading), ("vertical", "trailing", .trailing),
    ("vertical", "bottom", .trailing), ("vertical", "center", .center),
    ("vertical", "firstBaseline", .leading), ("vertical", "lastBaseline", .trailing),
    ("vertical", "fill", .fill), ("horizontal", "leading", .top), ("horizontal", "top", .top),
    ("horizontal", "trailing", .bottom), ("horizontal", "bottom", .bottom),
    ("horizontal", "center", .center), ("horizontal", "firstBaseline", .firstBaseline),
    ("horizontal", "lastBaseline", .lastBaseline), ("horizontal", "fill", .fill),
  ]

  @Test(arguments: ofPhones.indices) func phone(_ index: Int) throws {
    let row = Self.ofPhones[index]
    let text = xib(
      view(
        "r", frame: (0, 0, 200, 100),
        subviews(
          view(
            "s", "stackView", "axis=\"\(row.axis)\" alignment=\"\(row.alignment)\"", frame: (0, 0, 200, 100),
            subviews(view("a", frame: (0, 0, 9, 9)))))))
    #expect(try Self.alignment(text) == row.expected, "\(row)")
  }
}
