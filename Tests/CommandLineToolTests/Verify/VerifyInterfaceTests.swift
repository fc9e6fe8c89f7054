import Foundation
import Testing

struct VerifyInterfaceTests {
  private let program: Program
  private let storyboard: String

  init() throws {
    program = try Program()
    storyboard = try InterfaceFile.account()
    try program.write("canvas 40x30\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "Samples/Main.layout")
    try program.write(storyboard, to: "Samples/Main.storyboard")
    #expect(try program.run("verify", "--record", "missing").status == 1)
  }

  @Test func referencesKeepTheExtension() throws {
    #expect(
      try program.files(in: "Snapshots") == [
        "Main.json", "Main.png", "Main.storyboard-login.png", "Main.storyboard-profile.png",
        "Main.storyboard.json",
      ])
    let json = String(decoding: try program.read("Snapshots/Main.storyboard.json"), as: UTF8.self)
    #expect(json.contains("\"file\": \"Samples/Main.storyboard\""))
    for path in ["", "Samples", "Samples/Main.layout", "Samples/Main.storyboard"] {
      let outcome = try program.run(["verify"] + (path.isEmpty ? [] : [path]))
      #expect(outcome.status == 0, "\(path): \(outcome.errors)")
    }
  }

  @Test func theEditThatMovedAView() throws {
    try program.write(storyboard, to: "base/Main.storyboard")
    try program.write(InterfaceFile.lowered(storyboard), to: "Samples/Main.storyboard")
    let outcome = try program.run("verify", "--base", "base")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "'rememberRow' moved 8 down: line 57, 'rememberRow.top == emailField.bottom + 12' → "
          + "'rememberRow.top == emailField.bottom + 20'"))
    #expect(outcome.errors.contains("2 of 4 as expected, 2 different"))
    let accepted = try program.run("accept", "Main.storyboard*")
    #expect(
      accepted.text.split(separator: "\n").sorted() == [
        "accepted Snapshots/Main.storyboard-login.png", "accepted Snapshots/Main.storyboard.json",
      ])
    #expect(try program.run("verify").status == 0)
  }

  @Test func removedLayoutsLeaveOrphans() throws {
    try FileManager.default.removeItem(at: program.folder.appending(path: "Samples/Main.storyboard"))
    let outcome = try program.run("verify")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("1 of 4 as expected, 3 orphaned"))
    #expect(try program.run("accept", "--prune").status == 0)
    #expect(try program.files(in: "Snapshots") == ["Main.json", "Main.png"])
  }

  @Test func aFileThatCannotBeReadFails() throws {
    try program.write(String(storyboard.prefix(3000)), to: "Samples/Main.storyboard")
    let outcome = try program.run("verify")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[malformed-xml]"))
  }
}
