import Foundation
import Testing

struct InterruptionTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("canvas 400x300\nview a\n|-[a]-|\nV:|-[a]-|\n", to: "a.layout")
  }

  @Test func aLimitOnTheSizeOfFiles() throws {
    let outcome = try program.shell(
      #"(ulimit -f 0; "$LAYOUTDRAW" a.layout 2>&1; echo "status $?") | cat > out.txt"#)
    #expect(outcome.status == 0)
    let output = String(decoding: try program.read("out.txt"), as: UTF8.self)
    #expect(output == "a.png: error: cannot write this file: File too large [unwritable-file]\nstatus 2\n")
    #expect(try program.files() == ["a.layout", "out.txt"])
  }

  @Test func aReaderThatHasHadEnough() throws {
    let outcome = try program.shell(
      #"("$LAYOUTDRAW" a.layout -o - 2>err.txt; echo "status $?" >status.txt) | head -c 0"#)
    #expect(outcome.status == 0)
    #expect(try program.read("err.txt").isEmpty)
    #expect(try program.read("status.txt") == Data("status 0\n".utf8))
  }

  @Test func standardOutputThatIsClosed() throws {
    let outcome = try program.shell(#""$LAYOUTDRAW" a.layout -o - >&-"#)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "<stdout>: error: cannot write this file: Bad file descriptor [unwritable-file]\n")
  }
}
