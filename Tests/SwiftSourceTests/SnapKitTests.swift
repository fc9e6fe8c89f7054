import Testing

@testable import SwiftSource

@Suite("SnapKit by attribute", .enabled(if: canReadSwift))
struct SnapKitTests {
  private func constraints(_ statements: String, then rest: String = "") throws -> [String] {
    let body = """
          let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
          addSubview(a)
          addSubview(b)
          a.snp.makeConstraints { make in \(statements) }
          \(rest)
      """
    let code = viewClass("  let a = UIView(), b = UIView()", body)
    return equations(of: try #require(layouts(of: code).layouts.first))
  }

  @Test(
    "One statement",
    arguments: [
      ("make.left.equalToSuperview().inset(4)", ["a.left == view.left + 4"]),
      ("make.leading.equalToSuperview().inset(4)", ["a.leading == view.leading + 4"]),
      ("make.top.equalToSuperview().inset(4)", ["a.top == view.top + 4"]),
      ("make.firstBaseline.equalToSuperview().inset(4)", ["a.firstBaseline == view.firstBaseline + 4"]),
      ("make.right.equalToSuperview().inset(4)", ["a.right == view.right - 4"]),
      ("make.trailing.equalToSuperview().inset(4)", ["a.trailing == view.trailing - 4"]),
      ("make.bottom.equalToSuperview().inset(4)", ["a.bottom == view.bottom - 4"]),
      ("make.lastBaseline.equalToSuperview().inset(4)", ["a.lastBaseline == view.lastBaseline - 4"]),
      ("make.width.equalToSuperview().inset(4)", ["a.width == view.width - 8"]),
      ("make.height.equalToSuperview().inset(4)", ["a.height == view.height - 8"]),
      ("make.centerX.equalToSuperview().inset(4)", ["a.centerX == view.centerX"]),
      ("make.centerY.equalToSuperview().inset(4)", ["a.centerY == view.centerY"]),
      ("make.left.equalToSuperview().inset(insets)", ["a.left == view.left + 2"]),
      ("make.right.equalToSuperview().inset(insets)", ["a.right == view.right - 5"]),
      ("make.top.equalToSuperview().inset(insets)", ["a.top == view.top + 1"]),
      ("make.bottom.equalToSuperview().inset(insets)", ["a.bottom == view.bottom - 3"]),
      ("make.width.equalToSuperview().inset(insets)", ["a.width == view.width - 7"]),
      ("make.height.equalToSuperview().inset(insets)", ["a.height == view.height - 4"]),
      ("make.centerX.equalToSuperview().inset(insets)", ["a.centerX == view.centerX - 1.5"]),
      ("make.centerY.equalToSuperview().inset(insets)", ["a.centerY == view.centerY - 1"]),
      ("make.leading.equalToSuperview().inset(insets)", ["a.leading == view.leading + 2"]),
      ("make.trailing.equalToSuperview().inset(insets)", ["a.trailing == view.trailing - 5"]),
      (
        "make.center.equalToSuperview().offset(CGPoint(x: 3, y: 4))",
        ["a.centerX == view.centerX + 3", "a.centerY == view.centerY + 4"]
      ),
      (
        "make.size.equalTo(b).offset(CGSize(width: 3, height: 4))",
        ["a.width == b.width + 3", "a.height == b.height + 4"]
      ),
      ("make.size.equalTo(CGSize(width: 3, height: 4))", ["a.width == 3", "a.height == 4"]),
      ("make.right.equalToSuperview().offset(4)", ["a.right == view.right + 4"]),
      ("make.width.equalTo(50).offset(3)", ["a.width == 53"]),
      ("make.width.equalTo(50)", ["a.width == 50"]),
      ("make.width.equalTo(b.snp.height)", ["a.width == b.height"]),
      ("make.left.right.equalTo(b)", ["a.left == b.left", "a.right == b.right"]),
      ("make.left.equalTo(b.snp.right).offset(2)", ["a.left == b.right + 2"]),
      ("make.width.equalToSuperview().dividedBy(4)", ["a.width == view.width * 0.25"]),
      ("make.width.equalToSuperview().multipliedBy(2)", ["a.width == view.width * 2"]),
      ("make.top.lessThanOrEqualTo(8)", ["a.top <= view.top + 8"]),
      ("make.top.greaterThanOrEqualToSuperview()", ["a.top >= view.top"]),
      ("make.width.lessThanOrEqualToSuperview().priority(.low)", ["a.width <= view.width @250"]),
      ("make.width.equalTo(9).priority(.medium)", ["a.width == 9 @500"]),
      ("make.width.equalTo(9).priority(749)", ["a.width == 9 @749"]),
      ("make.width.equalTo(9).priority(.required)", ["a.width == 9"]),
      ("make.width.equalTo(9).priorityLow()", ["a.width == 9 @250"]),
      ("make.width.equalTo(9).priorityHigh()", ["a.width == 9 @750"]),
      ("make.width.equalTo(9).priorityRequired()", ["a.width == 9"]),
      ("make.top.equalTo([b, self])", ["a.top == b.top", "a.top == view.top"]),
      (
        "make.edges.equalToSuperview().inset(insets)",
        [
          "a.left == view.left + 2", "a.top == view.top + 1", "a.right == view.right - 5",
          "a.bottom == view.bottom - 3",
        ]
      ),
      (
        "make.edges.equalTo(b.snp.edges).inset(1)",
        ["a.left == b.left + 1", "a.top == b.top + 1", "a.right == b.right - 1", "a.bottom == b.bottom - 1"]
      ),
    ])
  func statement(_ statement: String, _ expected: [String]) throws {
    #expect(try constraints(statement) == expected, "\(statement)")
  }

  @Test(
    "Changes",
    arguments: [
      ("make.height.equalTo(30)", "a.snp.updateConstraints { $0.height.equalTo(40) }", ["a.height == 40"]),
      ("make.height.equalTo(30)", "a.snp.remakeConstraints { $0.width.equalTo(40) }", ["a.width == 40"]),
      (
        "make.top.equalToSuperview().offset(3); make.height.equalTo(30)",
        "a.snp.updateConstraints { $0.top.equalToSuperview().offset(5) }",
        ["a.top == view.top + 5", "a.height == 30"]
      ),
      (
        "make.height.equalTo(30)", "b.snp.remakeConstraints { $0.width.equalTo(40) }",
        ["a.height == 30", "b.width == 40"]
      ),
      (
        "make.height.equalTo(30)",
        "a.snp.removeConstraints(); b.snp.makeConstraints { $0.width.equalTo(40) }", ["b.width == 40"]
      ),
      (
        "make.height.greaterThanOrEqualTo(30)", "a.snp.updateConstraints { $0.height.equalTo(40) }",
        ["a.height >= 30"]
      ),
    ])
  func change(_ first: String, _ then: String, _ expected: [String]) throws {
    #expect(try constraints(first, then: then) == expected, "\(then)")
  }
}
