import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import InterfaceBuilder

@Suite struct MeasureTests {
  /// Tracking is interpolated between the sizes that the Human Interface Guidelines list, from 6 to 80 points. Below 6
  /// points, it is proportional to the size. From 80 points on, it is 0.
  @Test(
    arguments: [
      (6.0, 0.246), (7, 0.238), (12, 0), (17, -0.442), (16.5, -0.3795), (20, -0.46), (24, 0.072),
      (79, 0.019_75),
      (80, 0), (100, 0), (5, 0.205), (1, 0.041),
    ] as [(Double, Double)])
  func tracking(size: Double, points: Double) {
    #expect(abs(SanFrancisco.tracking(at: size) - points) < 1e-9)
  }

  @Test(arguments: [
    (TextStyle.Weight.regular, 10.0, 0.998), (.regular, 20, 0.998), (.regular, 24, 0.958_08),
    (.regular, 28, 0.918_16), (.regular, 60, 0.918_16), (.medium, 17, 1.002), (.semibold, 17, 1.006),
    (.bold, 17, 1.02), (.bold, 22, 0.9996),
  ])
  func width(weight: TextStyle.Weight, size: Double, factor: Double) {
    #expect(abs(SanFrancisco.width(weight, at: size) - factor) < 1e-9)
  }

  /// On macOS, a line's height is 1.193359 times the font size, rounded up, except at 10 points and, before macOS 11,
  /// at 13 points.
  @Test(arguments: [
    (10.0, AppKitControl.Generation.classic, 13.0), (11, .classic, 14), (13, .classic, 17), (13, .bigSur, 16),
    (13, .tahoe, 16), (20, .bigSur, 24),
  ])
  func lineHeight(size: Double, generation: AppKitControl.Generation, height: Double) {
    #expect(AppKitControl.lineHeight(fontSize: size, generation) == height)
  }

  @Test(arguments: [(9.0, 2.0), (9.9, 2), (10, 3), (13, 3), (15, 4), (20, 5), (100, 24)])
  func descent(size: Double, points: Double) {
    #expect(AppKitControl.labelBaseline(fontSize: size) == points)
  }

  @Test(
    arguments: [
      ("22505", 22_505, true), ("12999", 12_999, false), ("13000", 13_000, true), ("14490.70", 14_490, true),
      (nil, 0, false), ("", 0, false), ("new", 0, false), ("-5", 0, false), ("nan", 0, false),
      ("inf", 0, false), ("32700.99.1234", 22_685, true), ("32700", 32_700, true), ("32700.98", 32_700, true),
    ] as [(String?, Double, Bool)])
  func version(text: String?, number: Double, knowsSafeAreas: Bool) {
    let version = ToolsVersion(text)
    #expect(version.number == number)
    #expect(version.knowsSafeAreas == knowsSafeAreas)
    #expect(version.isBeta == (number == 22_685))
  }

  @Test(
    arguments: [
      ("12", 12), ("-12.5", -12.5), ("999999999", 999_999_999), ("1000000000", nil), ("-1000000000", nil),
      ("-999999999", -999_999_999), ("ten", nil), ("", nil), ("nan", nil), ("inf", nil),
    ] as [(String, Double?)])
  func number(text: String, value: Double?) throws {
    #expect(try readXML(source("<a b=\"\(text)\"/>")).number("b") == value)
  }

  /// Elements may be nested up to 256 deep.
  @Test(arguments: [(256, true), (257, false)])
  func depth(count: Int, isRead: Bool) {
    let text = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    #expect(((try? readXML(source(text))) != nil) == isRead)
  }

  @Test(
    arguments: [
      ("", "", .regular), (#"controlSize="small""#, "", .small), ("", #"controlSize="mini""#, .mini),
      (#"controlSize="large""#, #"controlSize="mini""#, .large), (#"controlSize="extraLarge""#, "", .large),
      (#"controlSize="giant""#, "", .regular),
    ] as [(String, String, AppKitControl.Size)])
  func controlSize(attributes: String, cell: String, size: AppKitControl.Size) throws {
    let text = "<button \(attributes)><buttonCell key=\"cell\" \(cell)/></button>"
    #expect(try readXML(source(text)).controlSize == size)
  }

  private static func place(
    _ mask: String, frame: (Double, Double, Double, Double), grownTo size: Size
  ) throws -> Rect {
    let text = macXib(content(100, 100, subviews(sprung("a", mask, frame: frame))))
    var layout = try layouts(text)[0]
    layout.canvases[0].width = size.width
    layout.canvases[0].height = size.height
    return solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer()).frames[1]
  }

  /// In AppKit, `y` increases upward, so `flexibleMinY` makes the space below the view flexible.
  @Test(
    arguments: [
      (#"flexibleMinY="YES""#, 60.0, 30.0), (#"flexibleMaxY="YES""#, 160, 30), ("", 160, 30),
      (#"heightSizable="YES""#, 60, 130), (#"flexibleMinY="YES" flexibleMaxY="YES""#, 145.714_286, 30),
      (#"heightSizable="YES" flexibleMaxY="YES""#, 126.666_667, 63.333_333),
      (#"heightSizable="YES" flexibleMinY="YES""#, 60, 105),
      (#"heightSizable="YES" flexibleMinY="YES" flexibleMaxY="YES""#, 120, 60),
    ] as [(String, Double, Double)])
  func springsUpward(mask: String, y: Double, height: Double) throws {
    let frame = try Self.place(
      mask, frame: (0, 10, 100, 30), grownTo: Size(width: 100, height: 200))
    #expect(abs(frame.y - y) < 1e-5)
    #expect(abs(frame.height - height) < 1e-5)
  }

  private static let sides = #"flexibleMinX="YES" flexibleMaxX="YES""#

  @Test(
    arguments: [
      ("in the middle", sides, 35.0, 30.0, 85.0, 30.0), ("at the left edge", sides, 0, 30, 0, 30),
      ("at the right edge", sides, 70, 30, 170, 30), ("from edge to edge", sides, 0, 100, 50, 100),
      ("wide up to the right edge", #"widthSizable="YES" flexibleMaxX="YES""#, 70, 30, 70, 130),
      ("wide from the left edge", #"widthSizable="YES" flexibleMinX="YES""#, 0, 30, 0, 130),
      ("without a width, right", #"widthSizable="YES" flexibleMaxX="YES""#, 70, 0, 70, 0),
      ("without a width, left", #"widthSizable="YES" flexibleMinX="YES""#, 30, 0, 130, 0),
    ] as [(String, String, Double, Double, Double, Double)])
  func springsAtEdges(
    name: String, mask: String, x: Double, width: Double, newX: Double, newWidth: Double
  ) throws {
    let frame = try Self.place(
      mask, frame: (x, 0, width, 100), grownTo: Size(width: 200, height: 100))
    #expect(abs(frame.x - newX) < 1e-6, "\(name)")
    #expect(abs(frame.width - newWidth) < 1e-6, "\(name)")
  }

  /// The frame of a push button extends 6 or 7 points beyond the alignment rectangle, depending on the version of
  /// macOS. The button's frame starts at 13, so a required constraint that puts the alignment rectangle at about 19 or
  /// 20 shows which version saved the button. Otherwise, the version of the tools decides.
  @Test(arguments: [
    ("19 only", #"constant="19""#, "22505", 6.0), ("20 only", #"constant="20""#, "12000", 7),
    ("nearer to 19", #"constant="19.4""#, "22505", 6), ("nearer to 20", #"constant="19.6""#, "12000", 7),
    ("in between, by the tools", #"constant="19.5""#, "22505", 7),
    ("in between, by older tools", #"constant="19.5""#, "12000", 6),
    ("not required", #"constant="19" priority="999""#, "22505", 7),
    ("at least 20", #"constant="20" relation="greaterThanOrEqual""#, "12000", 7),
    ("at least 19.5", #"constant="19.5" relation="greaterThanOrEqual""#, "12000", 6),
    ("at most 19", #"constant="19" relation="lessThanOrEqual""#, "22505", 6),
    ("at most 19.5", #"constant="19.5" relation="lessThanOrEqual""#, "22505", 7),
  ])
  func aConstraintTellsTheSystem(name: String, attributes: String, tools: String, outset: Double) throws {
    let button = control("b", "button", frame: (13, 61, 76, 32), cell: push)
    let text = macXib(
      content(
        200, 100, subviews(button) + constraints(constraint("1", "b.leading", "r.leading", attributes))),
      tools: tools)
    #expect(try layouts(text)[0].views[1].outset.left == outset, "\(name)")
  }
}
