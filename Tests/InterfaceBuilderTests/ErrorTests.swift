import Diagnostics
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct ErrorTests {
  /// The diagnostics as `code line:column`.
  private static func complaints(_ text: String) -> [String] {
    let source = source(text)
    return readInterface(source).diagnostics.map { diagnostic in
      let place = diagnostic.span.map { source.location(at: $0.start) }
      return "\(diagnostic.code) \(place.map { "\($0.line):\($0.column)" } ?? "-")"
    }
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<document>\n  <a></b>\n</document>", "malformed-xml 3:8"),
    ("<document><a", "malformed-xml 1:11"), ("<?xml version=\"1.0\"?>\n", "malformed-xml 2:1"),
    ("<document>\n<<<<<<< HEAD\n</document>", "malformed-xml 2:2"),
    ("<plist><dict/></plist>", "not-interface-builder 1:1"),
    (
      "<!DOCTYPE a [\n<!ENTITY b \"cc\">\n<!ENTITY c \"&b;&b;&b;&b;\">]><document>&c;</document>",
      "malformed-xml 2:12"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV" useAutolayout="YES"/>"#,
      "unsupported-platform 1:1"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"/>"#,
      "no-auto-layout 1:1"
    ),
  ])
  func errors(_ text: String, _ complaint: String) {
    #expect(Self.complaints(text) == [complaint])
    #expect(readInterface(source(text)).layouts.isEmpty)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "", "watchOS"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "Toaster", "'Toaster'"),
  ])
  func otherPlatformsAreNamed(_ type: String, _ runtime: String, _ name: String) {
    let text = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\" useAutolayout=\"YES\"/>"
    #expect(
      readInterface(source(text)).diagnostics.map(\.message)
        == ["this document is for \(name); only documents for iOS and macOS are read"])
  }

  @Test func aBombOfDepthIsRefused() {
    let text =
      "<document>" + String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(Self.complaints(text).first?.hasPrefix("malformed-xml 1:") == true)
  }

  @Test(arguments: [
    ("constraint leads nowhere", constraint("1", "a.top", "zz.top"), "unknown-item"),
    ("attribute", constraint("1", "a.middle", "r.top"), "unknown-attribute"),
    ("constant", constraint("1", "a.top", "r.top", #"constant="ten""#), "bad-number"),
    ("constant out of all bounds", constraint("1", "a.top", "r.top", #"constant="1e300""#), "bad-number"),
    ("multiplier", constraint("1", "a.top", "r.top", #"multiplier="1:0""#), "bad-number"),
    ("priority", constraint("1", "a.top", "r.top", #"priority="high""#), "bad-number"),
    ("size with place", constraint("1", "a.width", "r.top"), "mismatched-attributes"),
    ("axes", constraint("1", "a.leading", "r.top"), "mismatched-attributes"),
    ("place alone", constraint("1", "a.leading"), "mismatched-attributes"),
  ])
  func warningsOfConstraints(_ name: String, _ line: String, _ code: String) throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 9, 9),
        "<subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>\n<constraints>\n\(line)</constraints>"))
    let source = source(text)
    let warnings = readInterface(source).diagnostics
    #expect(warnings.map(\.code) == [code])
    #expect(warnings[0].severity == .warning)
    #expect(warnings[0].message.contains("<constraint> 1"))
    #expect(try layouts(text).count == 1)
  }

  /// Each message says what is used instead of the unreadable value.
  @Test(arguments: [
    (
      "relation", constraint("1", "a.width", "", #"constant="5" relation="lessThan""#),
      "has the relation 'lessThan', which is not known; equal is used"
    ),
    (
      "priority above 1000", constraint("1", "a.width", "", #"constant="5" priority="1500""#),
      "has the priority 1500, which is not from 1 to 1000; 1000 is used"
    ),
    (
      "priority below 1", constraint("1", "a.width", "", #"constant="5" priority="0""#),
      "has the priority 0, which is not from 1 to 1000; 1 is used"
    ),
    (
      "no second attribute", #"<constraint firstItem="a" firstAttribute="top" secondItem="r" id="1"/>"#,
      "has no secondAttribute; the constraint is left out"
    ),
    (
      "multiplier of 0", constraint("1", "a.width", "r.width", #"multiplier="0""#),
      "has a multiplier of 0 or a division by 0, which is not possible; the constraint is left out"
    ),
    (
      "division by 0", constraint("1", "a.width", "r.width", #"multiplier="1:0""#),
      "has a multiplier of 0 or a division by 0, which is not possible; the constraint is left out"
    ),
  ])
  func messagesOfConstraints(_ name: String, _ line: String, _ message: String) throws {
    let text = xib(
      view("r", frame: (0, 0, 9, 9), subviews(view("a", frame: (0, 0, 1, 1))) + constraints(line)))
    #expect(
      readInterface(source(text)).diagnostics.map(\.message) == ["<constraint> 1 \(message)"], "\(name)")
    #expect(try layouts(text)[0].constraints.isEmpty == message.hasSuffix("left out"), "\(name)")
  }

  @Test(arguments: [
    (
      "alignment", view("a", "stackView", #"alignment="middle""#, frame: (0, 0, 1, 1)),
      "<stackView> a has the alignment 'middle', which is not known; fill is used"
    ),
    (
      "distribution", view("a", "stackView", #"distribution="even""#, frame: (0, 0, 1, 1)),
      "<stackView> a has the distribution 'even', which is not known; fill is used"
    ),
    (
      "spacing", view("a", "stackView", #"spacing="wide""#, frame: (0, 0, 1, 1)),
      "<stackView> a has a spacing that is not a number; 0 is used"
    ),
    (
      "font size",
      view(
        "a", "label", frame: (0, 0, 1, 1),
        #"<fontDescription key="fontDescription" type="system" pointSize="big"/>"#),
      "<fontDescription> has a pointSize that is not a number; 17 is used"
    ),
    (
      "hugging", view("a", "label", #"horizontalHuggingPriority="low""#, frame: (0, 0, 1, 1)),
      "<label> a has a horizontalHuggingPriority that is not a number; 250 is used"
    ),
    (
      "saved frame", view("a", "view", "", #"<rect key="frame" x="a" y="0" width="1" height="1"/>"#),
      "<view> a has a saved frame whose numbers cannot be read; only its constraints determine its frame"
    ),
  ])
  func messagesOfViews(_ name: String, _ element: String, _ message: String) {
    let text = xib(view("r", frame: (0, 0, 9, 9), subviews(element)))
    #expect(readInterface(source(text)).diagnostics.map(\.message) == [message], "\(name)")
  }

  @Test(arguments: [
    ("sparkleView", "", "unknown-element"), ("view", #"misplaced="YES""#, "misplaced"),
    ("view", #"ambiguous="YES""#, "marked-ambiguous"), ("view", #"fixedFrame="YES""#, "fixed-frame"),
  ])
  func warningsOfViews(_ element: String, _ attributes: String, _ code: String) {
    let text = xib(
      view(
        "r", frame: (0, 0, 9, 9),
        "<subviews>\(view("a", element, attributes, frame: (0, 0, 1, 1)))</subviews>"))
    #expect(readInterface(source(text)).diagnostics.map(\.code) == [code])
  }

  @Test(arguments: [
    ("ab", ["<customView> a and another view have fixed frames instead of constraints"]),
    ("abc", ["<customView> a and 2 other views have fixed frames instead of constraints"]),
    ("a", ["<customView> a has a fixed frame instead of constraints"]), ("", []),
  ])
  func oneNoteCountsFixedFramesOnMacOS(_ ids: String, _ messages: [String]) {
    let views = ids.map { view("\($0)", "customView", #"fixedFrame="YES""#, frame: (0, 0, 1, 1)) }
    let found = readInterface(source(macXib(content(200, 100, subviews(views.joined()))))).diagnostics
    #expect(found.map(\.message) == messages)
    #expect(found.allSatisfy { $0.severity == .note && $0.code == "fixed-frame" })
  }

  @Test func repeatedIDs() {
    let text = xib(
      view(
        "r", frame: (0, 0, 9, 9),
        "<subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("a", frame: (0, 0, 1, 1)))</subviews>"))
    #expect(readInterface(source(text)).diagnostics.map(\.code) == ["repeated-id"])
  }

  @Test func aViewWithoutAFrameIsLaidOut() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 90, 90),
        "<subviews>\(view("a"))</subviews>"
          + constraints(
            constraint("1", "a.top", "r.top"), constraint("2", "a.leading", "r.leading"),
            constraint("3", "a.width", "", #"constant="5""#),
            constraint("4", "a.height", "", #"constant="6""#))))
    #expect(try frames(text)["a"] == "0 0 5 6")
    #expect(readInterface(source(text)).diagnostics.map(\.code) == ["no-frame"])
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?><document/>", true), ("\u{FEFF}  <document/>", true), ("canvas 3x4", false),
    ("", false),
    ("|-[a]-|", false),
  ])
  func contentDecides(_ text: String, _ expected: Bool) {
    #expect(isInterface(SourceText(name: "-", text: text)) == expected)
  }

  @Test(arguments: [("a.xib", true), ("Main.storyboard", true), ("a.layout", false), ("xib", false)])
  func nameDecides(_ name: String, _ expected: Bool) {
    #expect(isInterface(SourceText(name: name, text: "view a")) == expected)
  }
}
