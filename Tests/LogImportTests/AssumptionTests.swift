import Diagnostics
import Testing

@Suite struct AssumptionTests {
  static let cases = [
    LogCase("the width of the only view", "A:0x1.width >= 5", "the width of 'a'"),
    LogCase(
      "the width of the only view with a height",
      "A:0x1.width >= 5>\n<NSLayoutConstraint:0x2b A:0x1.height == 5", "the width of 'a'"),
    LogCase(
      "both sizes of the only view",
      "A:0x1.width == 2*A:0x1.height + 4>\n<NSLayoutConstraint:0x2b A:0x1.height >= 5",
      "the width of 'a'; the height of 'a'"),
    LogCase("all widths of two views", "A:0x1.left == B:0x2.right", "all widths"),
    LogCase("all heights of two views", "V:[A:0x1]-(3)-[B:0x2]", "all heights"),
    LogCase(
      "one of two", "H:[A:0x1]-(3)-[B:0x2]>\n<NSLayoutConstraint:0x2b B:0x2.width == 5", "the width of 'a'"),
    LogCase(
      "one axis as a whole",
      "A:0x1.left == B:0x2.left>\n<NSLayoutConstraint:0x2b A:0x1.top == B:0x2.bottom>\n<NSLayoutConstraint:0x3b A:0x1.height == 5",
      "all widths; the height of 'b'"),
    LogCase(
      "two of three",
      "H:[A:0x1]-(3)-[B:0x2]>\n<NSLayoutConstraint:0x2b H:[B:0x2]-(3)-[C:0x3]>\n<NSLayoutConstraint:0x3b C:0x3.width == 5",
      "the widths of 'a' and 'b'"),
    LogCase(
      "five of six",
      "H:[A:0x1]-(3)-[B:0x2]>\n<NSLayoutConstraint:0x2b H:[B:0x2]-(3)-[C:0x3]>\n<NSLayoutConstraint:0x3b H:[C:0x3]-(3)-[D:0x4]>\n<NSLayoutConstraint:0x4b H:[D:0x4]-(3)-[E:0x5]>\n<NSLayoutConstraint:0x5b H:[E:0x5]-(3)-[F:0x6]>\n<NSLayoutConstraint:0x6b F:0x6.width == 5",
      "the widths of 'a', 'b', 'c', 'd' and 'e'"),
    LogCase(
      "six of seven",
      "H:[A:0x1]-(3)-[B:0x2]>\n<NSLayoutConstraint:0x2b H:[B:0x2]-(3)-[C:0x3]>\n<NSLayoutConstraint:0x3b H:[C:0x3]-(3)-[D:0x4]>\n<NSLayoutConstraint:0x4b H:[D:0x4]-(3)-[E:0x5]>\n<NSLayoutConstraint:0x5b H:[E:0x5]-(3)-[F:0x6]>\n<NSLayoutConstraint:0x6b H:[F:0x6]-(3)-[G:0x7]>\n<NSLayoutConstraint:0x7b G:0x7.width == 5",
      "the widths of 'a', 'b', 'c', 'd' and 2 more"),
    LogCase(
      "margins",
      "A:0x1.left == B:0x2.leftMargin>\n<NSLayoutConstraint:0x2b A:0x1.width == 5>\n<NSLayoutConstraint:0x3b B:0x2.width == 50",
      "margins of 8"),
    LogCase("nothing", "A:0x1.width == 5>\n<NSLayoutConstraint:0x2b A:0x1.height == 5", ""),
  ]

  @Test(arguments: cases) func assumed(_ example: LogCase) {
    let notes = imported("<NSLayoutConstraint:0x1a \(example.entry)>").diagnostics.filter {
      $0.code == "log-sizes"
    }
    let prefix = "not in the log, so assumed: "
    #expect(notes.map(\.message) == (example.statement.isEmpty ? [] : [prefix + example.statement]))
  }
}
