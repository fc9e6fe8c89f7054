import Foundation
import Testing

struct VerifyPlaceTests {
  private let program: Program
  private static let layout = "canvas 60x40\nview a\n|-[a]-|\nV:|-[a]-|\n"

  init() throws { program = try Program() }

  private func write(_ folder: String) throws {
    try program.write(Self.layout, to: "\(folder)/a.layout")
    try program.write(Self.layout, to: "\(folder)/deep/b.layout")
  }

  private func verify(in folder: String, _ arguments: String) throws -> Program.Outcome {
    try program.shell("cd \(folder) && \"$LAYOUTDRAW\" verify \(arguments) --out-dir \"$OLDPWD/results\"")
  }

  private static let ways = [
    (".", "FOLDER"), (".", "./FOLDER/"), (".", "FOLDER/deep FOLDER/a.layout"), ("FOLDER", "."),
    ("FOLDER", "a.layout deep"), ("FOLDER", "deep/b.layout a.layout"), ("FOLDER/deep", ".. "),
    ("FOLDER/deep", "../deep/../a.layout ."), ("FOLDER", "$PWD"), ("FOLDER", "--root . ."),
  ]

  @Test(arguments: ["Samples", "cards"], ways)
  func recordedHere(folder: String, way: (String, String)) throws {
    let (place, paths) = (
      way.0.replacing("FOLDER", with: folder), way.1.replacing("FOLDER", with: folder)
    )
    try write(folder)
    try program.write("", to: ".git/config")
    // If a file in `deep` were recorded first, layoutdraw would take `deep` as the root folder of the layouts, so
    // record `a.layout` first. This is not necessary in `Samples`, the default root folder.
    if folder != "Samples", place.hasSuffix("deep") || paths.contains("deep") {
      #expect(try verify(in: ".", "\(folder)/a.layout --record missing").status == 1)
    }
    #expect(try verify(in: place, "\(paths) --record missing").status == 1)
    #expect(try program.files(in: "Snapshots") == ["a.json", "a.png", "deep"])
    #expect(try program.files(in: "Snapshots/deep") == ["b.json", "b.png"])
    let json = String(decoding: try program.read("Snapshots/deep/b.json"), as: UTF8.self)
    #expect(json.contains("\"file\": \"\(folder)/deep/b.layout\""))
    #expect(try Set(program.files()) == [".git", "Snapshots", folder, "results"])
  }

  @Test(arguments: ["Samples", "cards"]) func foundEverywhere(folder: String) throws {
    try write(folder)
    try program.write("", to: ".git/config")
    #expect(try verify(in: ".", "\(folder) --record missing").status == 1)
    for (place, paths) in Self.ways {
      let outcome = try verify(
        in: place.replacing("FOLDER", with: folder), paths.replacing("FOLDER", with: folder))
      #expect(outcome.status == 0, "in \(place), \(paths): \(outcome.errors)")
    }
    for place in [".", folder, "\(folder)/deep"] { #expect(try verify(in: place, "").status == 0) }
  }

  /// A second checkout, such as the one for `--base`, is not searched for layouts.
  @Test func besideACheckout() throws {
    try write("cards")
    try write("main/cards")
    try program.write("gitdir: ../.git/worktrees/main", to: "main/.git")
    #expect(try verify(in: ".", "cards --record missing").status == 1)
    let outcome = try verify(in: ".", "")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: ["cards", "'my cards'", "cards/a.layout", "--root cards cards/deep"])
  func theHint(paths: String) throws {
    try write("cards")
    try write("my cards")
    let first = try verify(in: ".", paths)
    let hint = try #require(
      first.errors.firstMatch(of: /'layoutdraw (verify .* --record missing)' writes them/))
    _ = try program.shell("\"$LAYOUTDRAW\" \(hint.1)")
    #expect(try verify(in: ".", paths).status == 0)
  }

  @Test func referencesOfOtherFolders() throws {
    try write("apps/one/cards")
    #expect(try verify(in: "apps/one", "cards --record missing").status == 1)
    let outcome = try verify(in: ".", "apps")
    #expect(outcome.status == 1 && !outcome.errors.contains("--record"))
    #expect(
      outcome.errors.contains(
        "there are references in 'apps/one/Snapshots': to use them, give 'verify' a folder inside 'apps/one'"
      ))
  }

  @Test func withoutArguments() throws {
    try program.write("", to: "Snapshots/.keep")
    #expect(try verify(in: ".", "").status == 64)
    try write("cards")
    try program.write("", to: "notes/a.md")
    #expect(try verify(in: ".", "").errors.contains("2 missing"))
    try write("forms")
    let several = try verify(in: ".", "")
    #expect(several.status == 64)
    #expect(several.errors.contains("'Snapshots' next to it. Name the folder to verify: 'cards' or 'forms'."))
  }

  @Test func notBeyondTheRepository() throws {
    try write("project/cards")
    try program.write("", to: "project/.git/config")
    try program.write("", to: "Snapshots/other.json")
    #expect(try verify(in: "project/cards", ". --record missing").status == 1)
    #expect(try program.files(in: "project/Snapshots") == ["a.json", "a.png", "deep"])
    #expect(try program.files(in: "Snapshots") == ["other.json"])
  }

  @Test func acceptingFromInside() throws {
    try write("cards")
    #expect(try verify(in: ".", "cards --record missing").status == 1)
    try program.write(Self.layout.replacing("60", with: "70"), to: "cards/deep/b.layout")
    let script =
      "cd cards/deep && \"$LAYOUTDRAW\" verify; \"$LAYOUTDRAW\" accept deep/b && \"$LAYOUTDRAW\" verify"
    let outcome = try program.shell(script)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("accepted ../../Snapshots/deep/b.png"))
  }
}
