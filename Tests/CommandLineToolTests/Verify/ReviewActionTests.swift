import Foundation
import Testing

/// Runs the shell steps of the action `.github/actions/review` one by one.
struct ReviewActionTests {
  private let program: Program
  private static let layout = "canvas 60x40\nlet pad = 8\nview a\n|-pad-[a]-pad-|\nV:|-pad-[a]-pad-|\n"

  init() throws {
    program = try Program()
    try program.write(Self.layout, to: "work/Samples/cards/a.layout")
    try program.write("", to: "out")
    try program.write("", to: "summary")
    try stub("layoutdraw", "exec \"$LAYOUTDRAW\" \"$@\"")
  }

  private func stub(_ name: String, _ script: String) throws {
    try program.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.folder.appending(path: "bin/\(name)").path)
  }

  private func run(_ step: String, _ variables: String = "") throws -> Program.Outcome {
    try program.write(try Self.script(step), to: "step.sh")
    return try program.shell(
      """
      export GITHUB_OUTPUT="$PWD/out" GITHUB_STEP_SUMMARY="$PWD/summary" GITHUB_REPOSITORY=me/mine
      export PATH="$PWD/bin:$PATH" HOME="$PWD"
      cd work
      \(variables) bash --noprofile --norc -eo pipefail ../step.sh
      """)
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try program.read(path), as: UTF8.self)
  }

  private static func script(_ step: String) throws -> String {
    let file = packageFolder.appending(path: ".github/actions/review/action.yml")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "    - name: \(step)"))
    let own = lines[(start + 1)...].prefix { !$0.hasPrefix("    - ") }
    let run = try #require(own.firstIndex { $0.hasPrefix("      run: ") })
    if lines[run] != "      run: |" { return String(lines[run].dropFirst("      run: ".count)) }
    return own[(run + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }.map { $0.dropFirst(8) }
      .joined(separator: "\n")
  }

  @Test func installingWhereItIsThere() throws {
    #expect(try run("install").status == 0)
    #expect(try program.files() == ["bin", "out", "step.sh", "summary", "work"])
  }

  @Test func installingARelease() throws {
    try FileManager.default.removeItem(at: program.folder.appending(path: "bin/layoutdraw"))
    try stub("gh", "echo gh \"$@\" >>\"$HOME/calls\"; touch \"$7/layoutdraw_1_amd64.deb\"")
    try stub("sudo", "echo sudo \"$@\" >>\"$HOME/calls\"")
    try stub("dpkg", "echo amd64")
    // With this PATH, the step does not find a `layoutdraw` that is installed outside of `/usr/bin` and `/bin`.
    let outcome = try run("install", "VERSION=v9 REPOSITORY=o/r PATH=\"$HOME/bin:/usr/bin:/bin\"")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let calls = try read("calls").split(separator: "\n")
    #expect(calls.count == 3 && calls[0].hasPrefix("gh release download v9 --repo o/r --dir "))
    #expect(calls[0].hasSuffix(" --pattern layoutdraw_*_amd64.deb"))
    #expect(
      calls[2].hasPrefix("sudo apt-get install -y -qq /") && calls[2].hasSuffix("/layoutdraw_1_amd64.deb"))
  }

  @Test func theLayoutsAsTheyWere() throws {
    let git = "git -c user.name=n -c user.email=e"
    _ = try program.shell(
      "cd work && git init -q -b main && git add . && \(git) commit -qm one && git clone -q --bare . ../origin && git remote add origin ../origin"
    )
    try program.write(Self.layout.replacing("pad = 8", with: "pad = 12"), to: "work/Samples/cards/a.layout")
    #expect(try run("base", "GITHUB_BASE_REF=").status == 0)
    #expect(try read("out").isEmpty)
    let outcome = try run("base", "GITHUB_BASE_REF=main")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = try #require(read("out").firstMatch(of: /folder=(.+)/)).1
    let base = URL(fileURLWithPath: String(folder)).appending(path: "Samples/cards/a.layout")
    #expect(try String(contentsOf: base, encoding: .utf8) == Self.layout)
    try FileManager.default.removeItem(atPath: String(folder))
  }

  @Test(arguments: ["", "Samples", "Samples/cards", "Samples/cards/a.layout"])
  func verifying(paths: String) throws {
    _ = try program.shell("cd work && \"$LAYOUTDRAW\" verify --record missing")
    #expect(try run("verify", "PATHS='\(paths)' OPTIONS= BASE=").status == 0)
    #expect(try read("out") == "status=0\n")
    try program.write(Self.layout, to: "base/Samples/cards/a.layout")
    try program.write(Self.layout.replacing("pad = 8", with: "pad = 12"), to: "work/Samples/cards/a.layout")
    let outcome = try run("verify", "PATHS='\(paths)' OPTIONS='--formats png,json' BASE=\"$HOME/base\"")
    #expect(outcome.status == 0)
    #expect(try read("out") == "status=0\nstatus=1\n")
    #expect(outcome.errors.contains("'pad' 8 → 12"), "\(outcome.errors)")
    #expect(outcome.text.hasPrefix("::error file=Samples/cards/a.layout"))
    let comment = try read("work/layoutdraw-review/comment.md")
    #expect(
      comment.contains("8 → 12") && !comment.contains("<img") && comment.contains("(/me/mine/actions/runs/)"))
    #expect(
      try Set(program.files(in: "work/layoutdraw-review")) == ["comment.md", "report.html", "results"])
    #expect(try run("summary").status == 0)
    #expect(try read("summary") == read("work/layoutdraw-review/comment.md"))
  }

  @Test func commenting() throws {
    try program.write("moved", to: "work/layoutdraw-review/comment.md")
    try program.write("", to: "ids")
    try stub(
      "gh",
      "case $* in *--jq*) cat \"$HOME/ids\" ;; *) echo \"$@\" >\"$HOME/call\"; cat >\"$HOME/body\" ;; esac")
    let variables = "PULL_REQUEST=7 MARK='<!-- m -->' STATUS="
    #expect(try run("comment", variables + "0").status == 0)
    #expect(try !program.files().contains("call"))
    #expect(try run("comment", variables + "1").status == 0)
    #expect(try read("call") == "api --method POST repos/me/mine/issues/7/comments --field body=@-\n")
    #expect(try read("body") == "<!-- m -->\nmoved")
    // If earlier runs have written comments, the last comment is replaced, even if this run has no findings.
    try program.write("40\n41\n", to: "ids")
    for status in 0...1 {
      #expect(try run("comment", variables + "\(status)").status == 0)
      #expect(try read("call") == "api --method PATCH repos/me/mine/issues/comments/41 --field body=@-\n")
      try program.write("", to: "call")
    }
    // In a pull request from a fork, `gh` is not allowed to write comments, so it fails.
    try stub("gh", "exit 1")
    let outcome = try run("comment", variables + "1")
    #expect(outcome.status == 0 && outcome.text.hasPrefix("::notice::"))
  }

  @Test(arguments: [0, 1, 2]) func concluding(status: Int) throws {
    #expect(try run("conclude", "STATUS=\(status)").status == Int32(status))
  }
}
