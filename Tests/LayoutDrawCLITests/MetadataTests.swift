import Testing

/// What `metadata` tells of pictures, and of what is none.
struct MetadataTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 40x30\nview a { tt = ll = 5, w = h = 9 }\n", to: "a.layout")
  }

  @Test(arguments: ["png", "svg"])
  func whatAPictureSays(format: String) throws {
    #expect(try program.run("a.layout", "-f", format).status == 0)
    let outcome = try program.run("metadata", "a.\(format)")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("\"sha256\""), "\(outcome.text)")
    #expect(outcome.text.contains("[\"a\",\"view\",0,2,5,5,9,9]"), "\(outcome.text)")
  }

  @Test(arguments: ["png", "svg"])
  func aPictureThatSaysNothing(format: String) throws {
    #expect(try program.run("a.layout", "-f", format, "--no-metadata").status == 0)
    let outcome = try program.run("metadata", "a.\(format)")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("a.\(format): error: the picture does not say what it depicts"))
  }

  @Test(arguments: ["a.layout", "empty", "none.png"])
  func whatIsNoPicture(file: String) throws {
    try program.write("", to: "empty")
    let outcome = try program.run("metadata", file)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("\(file): error: "))
  }
}
