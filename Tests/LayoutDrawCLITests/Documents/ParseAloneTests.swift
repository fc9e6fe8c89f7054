import ArgumentParser
import Testing

@testable import LayoutDrawCLI

struct ParseAloneTests {
  @Test(arguments: [
    ["a.layout"],
    ["a.layout", "b.layout", "--out-dir", "pictures", "-j", "2"],
    ["-e", "|-[a]-|", "-e", "--help", "-o", "a.svg", "--svg-text", "outlines", "--color", "never"],
    ["-o", "a.png", "check", "--scale", "3", "--no-metadata", "--theme=dark"],
    ["--", "check"],
    ["-"],
    [""],
    ["draw", "a.layout", "--sheet"],
    ["check", "a.layout", "--strict"],
    ["constraints", "a.layout", "-f", "json"],
    ["explain", "a.layout", "a.left"],
    ["format", "a.layout"],
    ["diff", "a.png", "b.png", "--ignore", "1,2,3,4"],
    ["metadata", "a.png"],
    ["manual"],
  ])
  func isWhatTheTreeOfAllCommandsSays(arguments: [String]) throws {
    let alone = try #require(LayoutDrawCommand.parseAlone(arguments))
    #expect("\(alone)" == "\(try LayoutDrawCommand.parseAsRoot(arguments))")
  }

  @Test(arguments: [
    [], ["--help"], ["-h"], ["help"], ["help", "check"], ["--version"], ["a.layout", "--help"],
    ["a.layout", "-h"],
    ["check", "--help"], ["check", "a.layout", "--version"], ["-jh", "4"], ["-j4", "a.layout"],
    ["--nonsense"],
    ["a.layout", "--scale", "0"], ["check"], ["--generate-completion-script", "bash"],
    ["a.layout", "--experimental-dump-help"], ["---completion", "draw", "--", "--theme", "0", "0"],
  ])
  func leavesWordsToTheTree(arguments: [String]) {
    #expect(LayoutDrawCommand.parseAlone(arguments) == nil)
  }

  @Test func everyCommandLooksLikeOne() {
    #expect(commandNames.filter { !LayoutDrawCommand.isCommandLike($0) } == [])
  }
}
