import Foundation
import Testing

struct PullRequestTests {
  private let program: Program

  init() throws {
    program = try Program()
    for name in ["one", "two", "three"] {
      try program.write(
        """
        canvas 120x60
        let pad = 8
        view save
        view hint
        |-pad-[save(40)]-[hint(30)]
        V:|-pad-[save(20)]
        V:|-pad-[hint(20)]

        """, to: "Samples/cards/\(name).layout")
    }
    let recording = try program.run("verify", "--record", "missing")
    #expect(recording.status == 1)
    #expect(recording.errors.contains("references were recorded"))
  }

  private func change(_ name: String, from old: String, to new: String) throws {
    let path = "Samples/cards/\(name).layout"
    let text = String(decoding: try program.read(path), as: UTF8.self)
    try program.write(text.replacing(old, with: new), to: path)
  }

  private func report() throws -> [String: [String: Any]] {
    let json = try JSONSerialization.jsonObject(with: program.read("layoutdraw-results/report.json"))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: cases.map { ($0["name"] as? String ?? "", $0) })
  }

  private func status(of name: String) throws -> String? {
    try report()["cards/\(name)"]?["status"] as? String
  }

  @Test func oneOfTwoChangesIsAccepted() throws {
    let first = try program.run("verify")
    #expect(first.status == 0 && first.errors == "3 of 3 as expected\n")
    for name in ["one", "two"] { try change(name, from: "let pad = 8", to: "let pad = 16") }
    let second = try program.run("verify")
    #expect(second.status == 1)
    #expect(second.errors.contains("Samples/cards/one.layout"))
    #expect(second.errors.contains("1 of 3 as expected, 2 different"))
    #expect(try status(of: "one") == "different" && status(of: "three") == "same")
    for role in ["expected", "actual", "difference"] {
      #expect(try program.files(in: "layoutdraw-results/\(role)/cards").contains("one.png"))
    }
    let accepted = try program.run("accept", "cards/one")
    #expect(accepted.status == 0)
    #expect(accepted.text == "accepted Snapshots/cards/one.png\naccepted Snapshots/cards/one.json\n")
    let third = try program.run("verify")
    #expect(third.status == 1)
    #expect(try status(of: "one") == "same" && status(of: "two") == "different")
    try change("two", from: "let pad = 16", to: "let pad = 8")
    #expect(try program.run("verify").status == 0)
    #expect(
      try program.files(in: "layoutdraw-results") == [
        ".gitignore", "actual", "difference", "expected", "report.json",
      ])
    #expect(try program.files(in: "layoutdraw-results/actual/cards") == [])
  }

  @Test func changedFilesAreNotAccepted() throws {
    try change("one", from: "let pad = 8", to: "let pad = 16")
    #expect(try program.run("verify").status == 1)
    try change("one", from: "let pad = 16", to: "let pad = 24")
    let outcome = try program.run("accept", "--all")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has changed since it was verified"))
    #expect(
      try program.read("Snapshots/cards/one.png") == program.read("layoutdraw-results/expected/cards/one.png")
    )
  }

  @Test func partsMakeTheSameReportAsTheWhole() throws {
    try change("one", from: "let pad = 8", to: "let pad = 16")
    try program.write("{}", to: "Snapshots/cards/gone.json")
    for part in 1...3 {
      _ = try program.run("verify", "--shard", "\(part)/3", "--out-dir", "parts/\(part)")
    }
    let merged = try program.run("merge-reports", "parts/1", "parts/2", "parts/3", "--out-dir", "merged")
    let whole = try program.run("verify")
    #expect(merged.status == 1 && whole.status == 1)
    #expect(try program.read("merged/report.json") == program.read("layoutdraw-results/report.json"))
    #expect(
      try program.read("merged/difference/cards/one.png")
        == program.read("layoutdraw-results/difference/cards/one.png"))
    let incomplete = try program.run("merge-reports", "parts/1", "parts/3", "--out-dir", "other")
    #expect(incomplete.status == 2 && incomplete.errors.contains("part 2/3 is missing"))
    #expect(try program.run("accept", "--all", "--prune", "--out-dir", "merged").status == 0)
    #expect(try program.run("verify").status == 0)
  }
}
