import Conversion
import Diagnostics
import FixedAdvance
import LayoutModel
import LayoutPipeline
import Testing

@Suite struct ConvertFileTests {
  private func converted(
    _ text: String, to name: String, file: String = "a.layout", canvas: String? = nil
  ) throws -> ConvertedFile {
    let target = try #require(conversionTargets.first { $0.name == name })
    return convert(
      SourceText(name: file, text: text), to: target, canvas: canvas, measuring: FixedAdvanceMeasurer())
  }

  struct Comments: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var inLayout: [String]
    var inCode: [String]

    init(_ testDescription: String, _ text: String, inLayout: [String], inCode: [String]? = nil) {
      (self.testDescription, self.text, self.inLayout) = (testDescription, text, inLayout)
      self.inCode = inCode ?? inLayout
    }
  }

  static let commentCases = [
    Comments("at the start", "// A.\n\n// B.\nview a\n// C.", inLayout: ["// A.", "// B."]),
    Comments("behind blank space", "\n \t// A. \t\nview a", inLayout: ["// A."]),
    Comments("behind the first statement", "view a\n// A.", inLayout: []),
    Comments("beside the first statement", "view a // A.\n// B.", inLayout: []),
    Comments(
      "a setting at the start", "// draw: --theme dark\n// A.\nview a",
      inLayout: ["// draw: --theme dark", "// A."], inCode: ["// A."]),
    Comments("a setting at the end", "view a\n//draw: --plain", inLayout: ["//draw: --plain"], inCode: []),
    Comments(
      "a setting beside a statement", "view a // draw: --plain", inLayout: ["// draw: --plain"], inCode: []),
    Comments(
      "checked sizes at the end", "view a\n// check: --widths 1...9",
      inLayout: ["// check: --widths 1...9"], inCode: []),
    Comments("words about drawing", "view a\n// We draw: a lot", inLayout: []),
    Comments(
      "a rule that is off", "view a\n//  check:ignore-file empty", inLayout: ["//  check:ignore-file empty"],
      inCode: []),
    Comments("a rule that is off for a line", "view a\n// check:ignore empty", inLayout: []),
    Comments("a tab in a comment", "// A\tb", inLayout: ["// A\tb"]),
    Comments("a character that acts on text", "// A\u{202E}b", inLayout: ["// A\u{FFFD}b"]),
  ]

  /// Each comment that is not kept in the converted file is reported as dropped.
  @Test(arguments: commentCases, ["layout", "uikit"])
  func comments(_ test: Comments, _ target: String) throws {
    let file = try converted("\(test.text)\nHV:|[a]|", to: target)
    let lines = try #require(file.text).split(separator: "\n").map(String.init)
    let kept = lines.filter { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    #expect(kept == (target == "layout" ? test.inLayout : test.inCode))
    let count = test.text.split(separator: "//", omittingEmptySubsequences: false).count - 1
    let dropped = file.diagnostics.filter { $0.code == "not-kept" }
    #expect(dropped.count == count - kept.count)
    #expect(dropped.allSatisfy { $0.severity == .note })
  }

  @Test func metricsAreReplaced() throws {
    let file = try converted("let gap = 6\nlet wide = 2.5\nview a\n|-gap-[a(wide)]", to: "layout")
    #expect(
      file.diagnostics.map(\.message) == [
        "the metric 'gap' is replaced by its value, 6", "the metric 'wide' is replaced by its value, 2.5",
      ])
    #expect(try #require(file.text).contains("a.width = 2.5\n"))
  }

  @Test func nothingIsWrittenForAFileWithErrors() throws {
    let file = try converted("view a\n|-[b]", to: "equations")
    #expect(file.text == nil && file.diagnostics.contains { $0.severity == .error })
  }

  /// Each assertion that UIKit code cannot express is reported, up to a limit of 1000 messages.
  @Test(arguments: [(999, 999, nil), (1000, 1000, nil), (1001, 1000, "messages not shown: 1")])
  func manyFindings(count: Int, shown: Int, rest: String?) throws {
    let text = "view a\n" + (0..<count).map { "assert a.width >= \($0)\n" }.joined()
    let found = try converted(text, to: "uikit").diagnostics
    #expect(found.count { $0.code == "not-in-notation" } == shown)
    #expect(found.last { $0.code == "too-many-diagnostics" }?.message == rest)
  }

  @Test func sharesOfAStack() throws {
    let text =
      "canvas 100x20\nstack s row distribute fillProportionally {\nlabel a \"ab\"\nlabel b \"abcdef\"\nview c\n}"
    let lines = try #require(try converted(text, to: "equations").text).split(separator: "\n")
    #expect(
      lines.filter { $0.contains(".width") || $0.contains("0 ==") }
        == ["a.width == s.width * 0.25 ~ 999", "b.width == s.width * 0.75 ~ 999"])
  }

  // MARK: Interface Builder files

  private static func document(isForMac: Bool = false, _ views: String) -> String {
    let kind = isForMac ? "Cocoa" : "CocoaTouch"
    return """
      <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="\(isForMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES"><objects>
      <!-- A. -->\(views)</objects>
      <resources><image name="star" width="24" height="22"/></resources></document>
      """
  }

  private static func view(_ id: String, width: Int = 50, _ content: String = "") -> String {
    "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"80\"/>\(content)</view>"
  }

  @Test(
    arguments: [
      (false, "uikit", nil), (false, "snapkit", nil), (false, "appkit", "for-ios"), (false, "swift", nil),
      (false, "layout", nil), (true, "uikit", "for-macos"), (true, "snapkit", "for-macos"),
      (true, "appkit", nil), (true, "swift", nil), (true, "layout", nil),
    ] as [(Bool, String, String?)])
  func frameworks(isForMac: Bool, target: String, code: String?) throws {
    let views =
      isForMac ? Self.view("r").replacing("view", with: "customView") : Self.view("r")
    let file = try converted(Self.document(isForMac: isForMac, views), to: target, file: "a.xib")
    #expect(file.diagnostics.map(\.code) == (code.map { [$0] } ?? []))
    #expect(try #require(file.text).contains("A.") == false)
  }

  @Test(arguments: ["uikit", "appkit"]) func layoutFilesAreForEveryFramework(_ target: String) throws {
    #expect(try converted("canvas 10x10\nview a\nHV:|[a]|", to: target).diagnostics == [])
  }

  @Test(
    arguments: [
      (["r"], nil, "canvas \"view\" 50x80", nil), (["r"], "view", "canvas \"view\" 50x80", nil),
      (["r"], "q", nil, "no canvas is named 'q'; the known name is 'view'"),
      (["r", "q"], nil, nil, "the file has several canvases: 'view', 'view2'"),
      (["r", "q"], "view2", "canvas \"view2\" 60x80", nil),
      (["r", "q"], "q", nil, "no canvas is named 'q'; the known names are 'view', 'view2'"),
    ] as [([String], String?, String?, String?)])
  func scenes(views: [String], canvas: String?, line: String?, error: String?) throws {
    let scenes = views.enumerated().map { Self.view($1, width: 50 + 10 * $0) }.joined()
    let file = try converted(Self.document(scenes), to: "equations", file: "a.xib", canvas: canvas)
    #expect(file.text?.split(separator: "\n").first.map(String.init) == line)
    #expect(file.diagnostics.map(\.message) == (error.map { [$0] } ?? []))
  }

  /// A layout file does not contain the images themselves, so the converter writes the sizes of image views.
  @Test func contentSizesAreWritten() throws {
    let views = Self.view(
      "r", width: 200,
      """
      <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="i" image="star">
      <rect key="frame" x="0" y="0" width="50" height="50"/></imageView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="34" height="20"/></view></subviews>
      """)
    let text = try #require(try converted(Self.document(views), to: "layout", file: "a.xib").text)
    #expect(text.contains("image imageView size 24x22 "), "\(text)")
    #expect(text.contains("\nview view2") && !text.contains("view view2 size"), "\(text)")
  }
}
