import Foundation
import Testing

struct MergeConflictTests {
  private static let layout = "canvas 60x40\nlet pad = 8\nview a { tt = bb = ll = rr = pad }\n"

  private static let merged = Result {
    let program = try Program()
    try program.write(layout, to: "Samples/a.layout")
    try program.write(layout, to: "Samples/b.layout")
    try program.write("layoutdraw-results\n", to: ".gitignore")
    let outcome = try program.shell(
      """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x@x GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x@x
      git init -q -b main .; "$LAYOUTDRAW" verify --record missing || true
      git add -A; git commit -qm start
      git checkout -qb other; sed -i.bak 's/pad = 8/pad = 12/' Samples/a.layout; rm Samples/*.bak
      "$LAYOUTDRAW" verify --record failed || true; git commit -qam other
      git checkout -q main; sed -i.bak 's/pad = 8/pad = 4/' Samples/a.layout; rm Samples/*.bak
      "$LAYOUTDRAW" verify --record failed || true; git commit -qam main
      git merge -q other || true
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return program
  }

  @Test(.enabled(if: isInstalled("git"))) func aMergeIsResolved() throws {
    let program = try Program(like: Self.merged)
    let open = "UU Samples/a.layout\nUU Snapshots/a.json\nUU Snapshots/a.png\n"
    #expect(try program.shell("git status --porcelain").text == open)
    let outcome = try program.run("verify")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "Samples/a.layout:2:1: error: this file has an unresolved merge conflict here [merge-conflict]\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "error:").count == 2, "\(outcome.errors)")
    try program.write(Self.layout.replacing("pad = 8", with: "pad = 10"), to: "Samples/a.layout")
    #expect(try program.run("verify").status == 1)
    let accepted = try program.run("accept", "a")
    #expect(
      accepted.text == """
        accepted Snapshots/a.png
        accepted Snapshots/a.json
        resolved Snapshots/a.png
        resolved Snapshots/a.json

        """, "\(accepted)")
    #expect(
      try program.shell("git status --porcelain").text
        == "UU Samples/a.layout\nM  Snapshots/a.json\nM  Snapshots/a.png\n")
    #expect(try program.run("verify").status == 0)
    #expect(try program.run("accept", "--all").text == "nothing to do\n")
  }

  @Test(.enabled(if: isInstalled("git")), arguments: ["--all", "a"]) func oneSideWins(names: String) throws {
    let program = try Program(like: Self.merged)
    try program.write(Self.layout.replacing("pad = 8", with: "pad = 4"), to: "Samples/a.layout")
    #expect(try program.shell("git checkout --ours Snapshots/a.json").status == 0)
    #expect(try program.run("verify").status == 0)
    #expect(try program.run("accept", names).text == "resolved Snapshots/a.png\nresolved Snapshots/a.json\n")
    #expect(try program.shell("git status --porcelain").text == "UU Samples/a.layout\n")
  }

  @Test(.enabled(if: isInstalled("git"))) func theOtherSideIsNotTaken() throws {
    let program = try Program(like: Self.merged)
    try program.write(Self.layout.replacing("pad = 8", with: "pad = 4"), to: "Samples/a.layout")
    _ = try program.shell("git checkout --ours Snapshots/a.json")
    #expect(try program.run("verify").status == 0)
    _ = try program.shell("git checkout --theirs Snapshots/a.png")
    let outcome = try program.run("accept", "--all")
    #expect(outcome.status == 2 && outcome.errors.contains("[changed-since]"), "\(outcome)")
    #expect(try program.shell("git status --porcelain").text.contains("UU Snapshots/a.png\n"))
  }
}
