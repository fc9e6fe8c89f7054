import Foundation
import Testing

struct InterfaceFileTests {
  private let program: Program

  init() throws {
    program = try Program()
    let storyboard = try InterfaceFile.account()
    try program.write(storyboard, to: "Main.storyboard")
    try program.write(InterfaceFile.lowered(storyboard), to: "New.storyboard")
  }

  @Test(arguments: [
    ("each scene", ["Main.storyboard"], ["Main-login.png", "Main-profile.png"]),
    ("one scene", ["Main.storyboard", "--canvas", "profile", "-f", "svg"], ["Main-profile.svg"]),
    ("a sheet", ["Main.storyboard", "--sheet"], ["Main.png"]),
    (
      "a scene on devices", ["Main.storyboard", "--canvas", "login", "--devices", "iphone 15,ipad mini"],
      ["Main-login iPad mini (6th generation).png", "Main-login iPhone 15.png"]
    ),
    (
      "directions and larger text",
      ["Main.storyboard", "--canvas", "login", "--directions", "rtl", "--text-scales", "1,1.5"],
      ["Main-login-rtl-text1.5.png", "Main-login-rtl.png"]
    ),
  ])
  func drawing(name: String, arguments: [String], pictures: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try program.files() == (pictures + ["Main.storyboard", "New.storyboard"]).sorted())
  }

  @Test(arguments: [
    ("check", 0, ""), ("check --rules all", 0, ""),
    ("explain", 64, ""),
    ("explain volume.width", 0, "volume.width is 208 = canvas 240 - inset 16 - inset 16"),
    ("explain --canvas login volume.width", 2, ""),
    ("constraints", 0, "Main.storyboard:57:29: rememberRow.top == emailField.bottom + 12"),
    ("constraints -f json", 0, #""notation": "interface-builder", "line": 57, "column": 29"#),
    ("convert --canvas login --to layout", 0, "rememberRow.top = emailField.bottom + 12"),
    ("convert --canvas login --to equations", 0, "rememberRow.top == emailField.bottom + 12"),
    ("convert --canvas login --to vfl", 0, "V:[emailField]-12-[rememberRow]"),
    ("convert --canvas login --to sll", 0, "rememberRow: "),
    ("convert --canvas login --to swift", 0, "TextStyle(size: 20, weight: .bold)"),
    ("convert --canvas login --to uikit", 0, "UIFont.systemFont(ofSize: 20, weight: .bold)"),
    ("convert --canvas login --to snapkit", 0, "UIFont.systemFont(ofSize: 20, weight: .bold)"),
    ("convert --to layout", 2, ""),
    ("sizes --widths 200...400 --canvas login", 0, "Main.storyboard"),
  ])
  func commands(words: String, status: Int, output: String) throws {
    var arguments = words.split(separator: " ").map(String.init)
    arguments.insert("Main.storyboard", at: 1)
    let outcome = try program.run(arguments)
    #expect(Int(outcome.status) == status, "\(outcome.errors)")
    #expect(output.isEmpty || outcome.text.contains(output), "\(outcome.text)")
  }

  @Test(arguments: ["login", "profile"], ["layout", "equations", "vfl", "sll"])
  func convertedFrames(scene: String, notation: String) throws {
    let converted = try program.run("convert", "Main.storyboard", "--canvas", scene, "--to", notation)
    try program.write(converted.text, to: "a.layout")
    let frames = try ["Main.storyboard", "a.layout"].map { file in
      let json = try program.run(file, "--canvas", scene, "-f", "json", "-o", "-").text
      return json.matches(of: /"name": ("\w+"), .*("frame": {.*?})/).map { "\($0.1) \($0.2)" }.sorted()
    }
    #expect(frames[0].count >= 4)
    #expect(frames[0] == frames[1])
  }

  @Test func aPictureNamesItsScene() throws {
    #expect(try program.run("Main.storyboard").status == 0)
    let metadata = try program.run("metadata", "Main-login.png").text
    #expect(metadata.contains(#"["rememberRow","stack",0,26,16,102,208,31]"#))
  }

  @Test func theConstraintThatMovedAView() throws {
    let outcome = try program.run("diff", "Main.storyboard", "New.storyboard", "-o", "diff.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "'rememberRow' moved 8 down: line 57, 'rememberRow.top == emailField.bottom + 12' → "
          + "'rememberRow.top == emailField.bottom + 20'\n    'rememberMeLabel' and 'switch' followed"))
    #expect(try program.files().contains("diff-login.png"))
  }

  @Test func aPageThatNamesAScene() throws {
    try program.write(
      "<!-- layout src=Main.storyboard name=sign-in canvas=login alt=\"Sign in\" -->\n", to: "page.md")
    #expect(try program.run("markdown", "--in-place", "page.md").status == 0)
    let page = String(decoding: try program.read("page.md"), as: UTF8.self)
    #expect(page.contains("![Sign in, login](sign-in-login.svg)"))
    #expect(try program.run("markdown", "--check", "page.md").status == 0)
  }

  @Test(arguments: [
    (
      "a label that may be wider", #"horizontalHuggingPriority="250""#, #"horizontalHuggingPriority="750""#,
      "to pin them, give 'switch' a horizontal content hugging priority of 751 (Size inspector)"
    ),
    (
      "a view that nothing places", #"firstItem="lgn-Tt-001" firstAttribute="centerX""#,
      #"firstItem="lgn-Em-001" firstAttribute="centerX""#,
      "to pin it, give 'signInLabel' a leading space of 44 to its superview"
    ),
  ])
  func help(name: String, text: String, replacement: String, help: String) throws {
    try program.write(try InterfaceFile.account().replacing(text, with: replacement), to: "a.storyboard")
    let outcome = try program.run("check", "--rules", "ambiguous", "a.storyboard")
    #expect(outcome.errors.contains("help: " + help), "\(outcome.errors)")
  }

  /// AppKit itself places the parts of a scroll view, so the check must not report that they overlap.
  @Test func aWindowWithATable() throws {
    let window = packageFolder.appending(path: "Samples/interface-builder/settings.xib").path
    let outcome = try program.run("check", "--strict", "--rules", "all", window)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func nothingIsReportedAboutMasksAndSavedSizes() throws {
    let mask =
      #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    let label =
      #"<label text="New" id="new-Lb-001"><rect key="frame" x="8" y="200" width="40" height="20"/>\#(mask)</label>"#
    try program.write(
      try InterfaceFile.account().replacing(
        "</stackView>", with: "</stackView>" + label), to: "a.storyboard")
    let outcome = try program.run("check", "--rules", "all,-overlap", "a.storyboard")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }
}
