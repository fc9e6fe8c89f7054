import LayoutModel
import SwiftSource
import Testing

@testable import LayoutChanges

@Suite("Edits of Swift source", .enabled(if: canReadSwift))
struct EditTests {
  static let card = """
    import UIKit
    enum Metrics { static let gap: CGFloat = 12 }
    final class Card: UIView {
      let title = UILabel()
      let badge = UIView()
      // The badge is a square.
      init() {
        super.init(frame: .zero)
        [title, badge].forEach { addSubview($0); $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.gap),
          badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          badge.widthAnchor.constraint(equalToConstant: 20),
          badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        ])
      }
    }
    """

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var old: String
    var new: String
    var lines: [[Int]]
    var views: [Set<String>]
    var testDescription: String { name }
  }

  static let column = """
    import UIKit
    final class Column: UIView {
      let title = UILabel()
      let text = UILabel()
      let stack = UIStackView()
      init() {
        super.init(frame: .zero)
        addSubview(stack)
        stack.axis = .vertical
        stack.spacing = 4
        stack.addArrangedSubview(title)
        stack.addArrangedSubview(text)
      }
    }
    """

  @Test(
    "The line that changes the arrangement of a stack, which its declaration makes",
    arguments: [
      ("spacing", "stack.spacing = 4", "stack.spacing = 8", [10]),
      (
        "order", "stack.addArrangedSubview(title)\n    stack.addArrangedSubview(text)",
        "stack.addArrangedSubview(text)\n    stack.addArrangedSubview(title)", [12]
      ),
      ("a removed property", "    stack.axis = .vertical\n", "", [-9]),
    ])
  func stacks(_ name: String, _ old: String, _ new: String, _ expected: [Int]) throws {
    let before = try #require(layouts(of: Self.column).layouts.first)
    let after = try #require(layouts(of: Self.column.replacing(old, with: new)).layouts.first)
    let edits = statementEdits(ReadSources(before, after))
    #expect(edits.count == 1)
    let lines = edits.flatMap(\.reported.parts).map { part -> Int in
      guard case .statement(let before, let after) = part else { return 0 }
      return after?.number ?? -(before?.number ?? 0)
    }
    #expect(lines == expected, "\(name)")
  }

  @Test(arguments: [
    Case(
      name: "a constant", old: "constant: 4", new: "constant: 8", lines: [[12]], views: [["title", "badge"]]),
    Case(
      name: "a relation", old: "widthAnchor.constraint(equalToConstant",
      new: "widthAnchor.constraint(lessThanOrEqualToConstant",
      lines: [[13]], views: [["badge"]]),
    Case(name: "a value elsewhere", old: "= 12", new: "= 16", lines: [[2]], views: [["title"]]),
    Case(name: "a comment", old: "is a square", new: "is square", lines: [], views: []),
  ])
  func edits(_ test: Case) throws {
    let before = try #require(layouts(of: Self.card).layouts.first)
    let after = try #require(layouts(of: Self.card.replacing(test.old, with: test.new)).layouts.first)
    let edits = statementEdits(ReadSources(before, after))
    let lines = edits.map { edit in
      edit.reported.parts.map { part in
        guard case .statement(_, let after?) = part else { return 0 }
        return after.number
      }
    }
    #expect(lines == test.lines)
    #expect(edits.map { $0.views.subtracting(["view"]) } == test.views)
  }
}
