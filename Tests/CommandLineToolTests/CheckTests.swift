import Testing

struct CheckTests {
  @Test(arguments: [
    ("all well is quiet", ["-e", "|-[a]-|"], 0, ""),
    ("a conflict", ["-e", "[a(5)]", "-e", "[a(6)]"], 1, "[conflict]"),
    ("an ambiguity is reported", ["-e", "canvas 100x100", "-e", "|-[a]-[b]-|"], 0, "[ambiguous]"),
    (
      "an ambiguity is a no with --strict", ["--strict", "-e", "canvas 100x100", "-e", "|-[a]-[b]-|"], 1,
      "[ambiguous]"
    ),
    ("an error", ["-e", "[a"], 2, "error:"),
    ("an assertion that holds", ["-e", "|-[a(44)]", "-e", "assert a.width >= 44"], 0, ""),
    (
      "a failed assertion", ["-e", "|-[a(38)]", "-e", "assert a.width >= 44"], 1,
      "error: assertion failed: a.width is 38, 6 short of 44 [assertion]"
    ),
    (
      "a rule left out", ["--rules", "-assertion", "-e", "|-[a(38)]", "-e", "assert a.width >= 44"], 0, ""
    ),
    ("only one rule", ["--rules=conflict", "-e", "|-[a(38)]", "-e", "assert a.width >= 44"], 0, ""),
    ("an assertion about nobody", ["-e", "|-[a(44)]", "-e", "assert b.width >= 44"], 2, "[unknown-view]"),
    ("an extension is fine", ["-e", "|-[a(50%)]-|"], 0, ""),
    ("an extension with --strict-vfl", ["--strict-vfl", "-e", "|-[a(50%)]-|"], 1, "[vfl-extension]"),
    ("a blank with --strict-vfl", ["--strict-vfl", "-e", "|-[a( >=50 )]-|"], 1, "[vfl-blank]"),
    (
      "Apple's own with --strict-vfl", ["--strict-vfl", "-e", "|-[find]-[findNext]-[findField(>=20)]-|"], 0,
      ""
    ),
  ])
  func check(name: String, arguments: [String], status: Int, message: String) throws {
    let program = try Program()
    let outcome = try program.run(["check"] + arguments)
    #expect(Int(outcome.status) == status)
    #expect(message.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(message))
    #expect(outcome.text.isEmpty)
    #expect(try program.files() == [])
  }

  @Test func `drawing checks no assertions`() throws {
    let program = try Program()
    let outcome = try program.run("-e", "|-[a(38)]", "-e", "assert a.width >= 44", "-o", "a.png")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }
}
