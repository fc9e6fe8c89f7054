import Testing

@Suite struct ArrangementTests {
  private func lines(_ entries: String) -> [Substring] { imported(entries).text.split(separator: "\n") }

  static let added = [
    LogCase(
      "a least height",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>",
      "V:[a(>=44@60)]"),
    LogCase(
      "a least width",
      "<NSLayoutConstraint:0x1a A:0x1.height == 5>",
      "[a(>=120@60)]"),
    LogCase(
      "room around a width of 0",
      "<NSLayoutConstraint:0x1a A:0x1.width == 0>",
      "|-(>=96,96@1)-[a]-(>=96)-|"),
    LogCase(
      "room around a height of 0",
      "<NSLayoutConstraint:0x1a A:0x1.height == 0>",
      "V:|-(>=64,64@1)-[a]-(>=64)-|"),
    LogCase(
      "the usual room below a width of 0",
      "<NSLayoutConstraint:0x1a A:0x1.width == 0>",
      "V:|-(>=16,16@1)-[a]-(>=16)-|"),
    LogCase(
      "the usual room around a width of 1",
      "<NSLayoutConstraint:0x1a A:0x1.width == 1>",
      "|-(>=16,16@1)-[a]-(>=16)-|"),
    LogCase(
      "the usual room around a least width of 0",
      "<NSLayoutConstraint:0x1a A:0x1.width >= 0>",
      "|-(>=16,16@1)-[a]-(>=16)-|"),
    LogCase(
      "the usual room around a width equal to another",
      "<NSLayoutConstraint:0x1a A:0x1.width == B:0x2.width>",
      "|-(>=16,16@1)-[a]-(>=16)-|"),
    LogCase(
      "the usual room around a subview's width of 0",
      "<NSLayoutConstraint:0x1a H:|-(8)-[A:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b A:0x1.width == 0>",
      "|-(>=16,16@1)-[b]-(>=16)-|"),
    LogCase(
      "views below each other",
      "<NSLayoutConstraint:0x1a A:0x1.width == B:0x2.width>",
      "V:[a]-(>=24)-[b]"),
    LogCase(
      "a view below a group",
      "<NSLayoutConstraint:0x1a V:[A:0x1]-(8)-[B:0x2]>\n<NSLayoutConstraint:0x1b C:0x3.width == 5>",
      "V:[a]-(>=24)-[c]"),
    LogCase(
      "an image at one edge",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UIImageView:0x1]   (names: '|':B:0x2 )>",
      "[imageView(44@2)]"),
    LogCase(
      "a field at the left edge",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UITextField:0x1]   (names: '|':B:0x2 )>",
      "[textField(44@2)]"),
    LogCase(
      "a container at one edge",
      "<NSLayoutConstraint:0x1a H:|-(8)-[A:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b H:|-(8)-[C:0x3]   (names: '|':A:0x1 )>",
      "[a(44@2)]"),
    LogCase(
      "an image of unknown height fills its superview",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UIImageView:0x1]   (names: '|':B:0x2 )>",
      "V:|-(>=8@60,8@1)-[imageView]-(>=8@60,8@1)-|"),
    LogCase(
      "a label of unknown height is at the top",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UILabel:0x1'L']   (names: '|':B:0x2 )>",
      "V:|-(>=8@60,8@1)-[lLabel]-(>=8@60)-|"),
    LogCase(
      "a view with a height is at the top",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UIImageView:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b UIImageView:0x1.height == 9>",
      "V:|-(>=8@60,8@1)-[imageView]-(>=8@60)-|"),
    LogCase(
      "a subview at its superview's center",
      "<NSLayoutConstraint:0x1a A:0x1.centerX == B:0x2.centerX>\n<NSLayoutConstraint:0x1b V:|-(0)-[A:0x1]   (names: '|':B:0x2 )>",
      "|-(>=0@67)-[a]-(>=0@67)-|"),
  ]

  @Test(arguments: added) func isAdded(_ example: LogCase) {
    let lines = lines(example.entry)
    #expect(lines.contains(example.statement[...]), "\(lines)")
  }

  static let needless = [
    LogCase(
      "no least width beside a width",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>",
      "[a(>=120@60)]"),
    LogCase(
      "views that the log puts below each other",
      "<NSLayoutConstraint:0x1a V:[A:0x1]-(8)-[B:0x2]>",
      "V:[a]-(>=24)-[b]"),
    LogCase(
      "an image at both edges",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UIImageView:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b H:[UIImageView:0x1]-(8)-|   (names: '|':B:0x2 )>",
      "[imageView(44@2)]"),
    LogCase(
      "an image with a width",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UIImageView:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b UIImageView:0x1.width == 9>",
      "[imageView(44@2)]"),
    LogCase(
      "a label at one edge",
      "<NSLayoutConstraint:0x1a H:|-(8)-[UILabel:0x1'L']   (names: '|':B:0x2 )>",
      "[lLabel(44@2)]"),
    LogCase(
      "a field at the upper edge",
      "<NSLayoutConstraint:0x1a V:|-(8)-[UITextField:0x1]   (names: '|':B:0x2 )>",
      "V:[textField(44@2)]"),
    LogCase(
      "a subview in a superview with a width",
      "<NSLayoutConstraint:0x1a H:|-(8)-[A:0x1]   (names: '|':B:0x2 )>\n<NSLayoutConstraint:0x1b B:0x2.width == 90>",
      "[a]-(>=0@67)-|"),
  ]

  @Test(arguments: needless) func isNotAdded(_ example: LogCase) {
    let lines = lines(example.entry)
    #expect(!lines.isEmpty && !lines.contains(example.statement[...]), "\(lines)")
  }

  static let sections = [
    LogCase(
      "no conflict",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>",
      "Your constraints"),
    LogCase(
      "a conflict",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6>",
      "Your constraints that conflict"),
    LogCase(
      "one other",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6>\n<NSLayoutConstraint:0x1c A:0x1.height == 7>",
      "Your constraints that conflict|Your other constraint, which is not part of the conflict"),
    LogCase(
      "two others",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6>\n<NSLayoutConstraint:0x1c A:0x1.height == 7>\n<NSLayoutConstraint:0x1d B:0x2.height == 7>",
      "Your constraints that conflict|Your other constraints, which are not part of the conflict"),
    LogCase(
      "the system's come first",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b 'UISV-hiding' A:0x1.width == 0>",
      "The system's own constraints|Your constraints that conflict"),
    LogCase(
      "the broken one comes last",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6>\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1a A:0x1.width == 5>",
      "Your constraints that conflict|The system broke this constraint to recover; it is placed last, so that layoutdraw leaves it out, too"
    ),
    LogCase(
      "the broken one comes behind the system's",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b 'UISV-hiding' A:0x1.width == 0>\n<NSLayoutConstraint:0x1c A:0x1.width == 9>\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1a A:0x1.width == 5>",
      "Your constraints that conflict|The system's own constraints|The system broke this constraint to recover; it is placed last, so that layoutdraw leaves it out, too"
    ),
    LogCase(
      "a broken one that does not help",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6>\n<NSLayoutConstraint:0x1c A:0x1.height == 7>\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1c A:0x1.height == 7>",
      "Your constraints that conflict|The system broke this constraint to recover; the other constraints conflict even without it"
    ),
    LogCase(
      "an inactive one",
      "<NSLayoutConstraint:0x1a A:0x1.width == 5>\n<NSLayoutConstraint:0x1b A:0x1.width == 6   (inactive)>",
      "Your constraints|Inactive constraints, which have no effect"),
    LogCase(
      "only a content size",
      "<NSContentSizeLayoutConstraint:0x1a UILabel:0x1'L'.width == 5>",
      ""),
  ]

  @Test(arguments: sections) func titles(_ example: LogCase) {
    let titles = lines(example.entry).filter { line in
      ["// Your", "// The system", "// Inactive"].contains { line.hasPrefix($0) }
    }
    #expect(titles.map { $0.dropFirst(3) }.joined(separator: "|") == example.statement)
  }
}
