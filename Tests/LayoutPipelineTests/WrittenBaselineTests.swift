import Conversion
import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@Suite struct WrittenBaselineTests {
  private static let mac =
    "type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\""
  private static let phone =
    "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\""

  private static func document(_ kind: String, _ views: String, _ constraints: [String]) -> String {
    let elements = constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined()
    let isForMac = kind == mac
    return """
      <document \(kind) version="3.0" toolsVersion="22505" useAutolayout="YES"><objects>
      \(isForMac ? "<window title=\"Settings\" id=\"w\"><view key=\"contentView\" id=\"r\">" : "<view id=\"r\">")
      <rect key="frame" x="0" y="0" width="400" height="200"/><subviews>\(views)</subviews>
      <constraints>\(elements)</constraints></view>\(isForMac ? "</window>" : "")</objects></document>
      """
  }

  private static func between(
    _ first: String, _ second: String, _ constant: Double = 0, multiplier: Double = 1
  ) -> String {
    let (one, other) = (first.split(separator: "."), second.split(separator: "."))
    return """
      firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(other[0])" secondAttribute="\(other[1])" \
      constant="\(constant)" multiplier="\(multiplier)"
      """
  }

  private static func field(_ id: String, height: Int = 22, isEditable: Bool, size: Int = 13) -> String {
    let look =
      isEditable
      ? "title=\"Jane\" editable=\"YES\" borderStyle=\"bezel\" drawsBackground=\"YES\""
      : "title=\"Name:\" lineBreakMode=\"clipping\""
    return """
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="18" y="60" width="100" height="\(height)"/>
      <textFieldCell key="cell" \(look)><font key="font" size="\(size)" name="HelveticaNeue"/></textFieldCell>
      </textField>
      """
  }

  private static func label(_ id: String, size: Int) -> String {
    """
    <label text="abc" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="40" height="\(size + 4)"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  private static func row(_ members: String, alignment: String) -> String {
    """
    <stackView distribution="fill" orientation="horizontal" alignment="\(alignment)" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="s">
    <rect key="frame" x="20" y="10" width="360" height="22"/><subviews>\(members)</subviews></stackView>
    """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  private static let wide = "firstItem=\"f\" firstAttribute=\"width\" constant=\"90\""
  private static let place = [
    between("l.leading", "r.leading", 20), between("f.leading", "l.trailing", 8), wide,
  ]
  private static let pair = field("l", height: 16, isEditable: false) + field("f", isEditable: true, size: 24)

  static let cases = [
    Case(
      testDescription: "last baselines",
      text: document(
        mac, pair, place + [between("f.top", "r.top", 31), between("l.baseline", "f.baseline")])),
    Case(
      testDescription: "first baselines at a distance",
      text: document(
        mac, pair, place + [between("f.top", "r.top", 31), between("l.firstBaseline", "f.firstBaseline", 7)])),
    Case(
      testDescription: "a first and a last baseline, with a multiplier",
      text: document(
        mac, pair,
        place + [
          between("f.top", "r.top", 31), between("l.firstBaseline", "f.baseline", 3, multiplier: 2),
        ])),
    Case(
      testDescription: "a baseline and an edge",
      text: document(
        mac, pair, place + [between("f.top", "r.top", 11), between("f.bottom", "l.baseline", 5)])),
    Case(
      testDescription: "only edges",
      text: document(mac, pair, place + [between("f.top", "r.top", 11), between("l.top", "f.top")])),
    Case(
      testDescription: "a stack on a Mac",
      text: document(
        mac, row(pair, alignment: "firstBaseline") + field("m", height: 16, isEditable: false),
        [
          between("s.leading", "r.leading", 20), between("s.top", "r.top", 60), wide,
          between("m.leading", "r.leading", 9), between("m.firstBaseline", "s.firstBaseline", -30),
        ])),
    Case(
      testDescription: "a stack of labels with one font",
      text: document(
        phone, row(label("l", size: 17) + label("f", size: 17), alignment: "firstBaseline"),
        [between("s.leading", "r.leading", 20), between("s.top", "r.top", 10)])),
    Case(
      testDescription: "a stack of labels with two fonts",
      text: document(
        phone, row(label("l", size: 17) + label("f", size: 30), alignment: "lastBaseline"),
        [between("s.leading", "r.leading", 20), between("s.top", "r.top", 10)])),
    Case(
      testDescription: "a label and a stack in which only edges are aligned",
      text: document(
        phone, row(label("l", size: 17) + label("f", size: 30), alignment: "top") + label("m", size: 12),
        [
          between("s.leading", "r.leading", 20), between("s.top", "r.top", 60),
          between("m.leading", "r.leading", 9), between("m.baseline", "s.firstBaseline", -30),
        ])),
  ]

  @Test(arguments: cases, ["layout", "equations", "vfl"])
  func framesStay(_ test: Case, _ target: String) throws {
    let target = try #require(conversionTargets.first { $0.name == target })
    let (source, measurer) = (SourceText(name: "a.xib", text: test.text), FixedAdvanceMeasurer())
    let written = try #require(convert(source, to: target, measuring: measurer).text)
    let before = try #require(try solve(source, measuring: measurer).canvases.first).layout
    let file = try solve(SourceText(name: "a.layout", text: written), measuring: measurer)
    let after = try #require(file.canvases.first, "\(written)").layout
    #expect(before.frames.count > 2)
    for (index, view) in before.layout.views.enumerated().dropFirst() {
      let (old, new) = (before.frames[index], try #require(after[view.name ?? ""]))
      let distances = [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
      #expect(distances.allSatisfy { abs($0) < 1e-6 }, "\(view.name ?? ""): \(old), \(new)\n\(written)")
    }
  }

  /// The conversion shifts the baselines of labels. In a stack that aligns baselines, labels with the same font all
  /// shift by the same amount, so the stack can stay a stack.
  @Test(arguments: [("a stack of labels with one font", true), ("a stack of labels with two fonts", false)])
  func stacksStayStacks(name: String, isStack: Bool) throws {
    let text = try #require(Self.cases.first { $0.testDescription == name }).text
    let target = try #require(conversionTargets.first { $0.name == "layout" })
    let file = convert(SourceText(name: "a.xib", text: text), to: target, measuring: FixedAdvanceMeasurer())
    #expect(try #require(file.text).contains("\nstack ") == isStack, "\(file.text ?? "")")
  }
}
