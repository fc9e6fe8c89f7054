import Diagnostics
import LogImport
import Testing

struct LongLogTests {
  private func read(_ text: String) -> ConflictLogs { readLogs(SourceText(name: "a.log", text: text)) }

  private func list(_ count: Int) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n"
      + (0..<count).map {
        "    \"<NSLayoutConstraint:0x6\($0) UIView:0x\($0).width == \($0)   (active)>\",\n"
      }.joined() + ")\n\nWill attempt to recover by breaking constraint \n"
  }

  @Test(arguments: [(1_999, 1_999), (2_000, 2_000), (2_001, 2_000), (2_500, 2_000)])
  func constraintsOfOneLog(count: Int, taken: Int) throws {
    let logs = read(list(count) + "<NSLayoutConstraint:0x60 UIView:0x0.width == 0   (active)>\n")
    #expect(logs.logs.map(\.constraints.count) == [taken])
    #expect(logs.logs.map(\.views.count) == [taken], "a constraint that is not read names no view")
    #expect(logs.logs.map(\.broken) == [0])
    #expect(logs.diagnostics.map(\.code) == (count > taken ? ["log-unread"] : []))
  }

  @Test func viewsOfUnreadEntries() throws {
    let logs = read(
      """
      (
        "<NSLayoutConstraint:0x1 UIView:0x7.width == 5 (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x8'new'.width == UILabel:0x7'named'.zork (active)>",
        "<NSLayoutConstraint:0x3 UIView:0x9.width == 6 (active)>"
      )
      """)
    #expect(logs.logs.map { $0.views.map(\.address) } == [["0x7", "0x9"]])
    #expect(logs.logs.map { $0.views.map(\.name) } == [[nil, nil]])
  }
}
