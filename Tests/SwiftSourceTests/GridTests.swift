import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import SwiftSource

/// The views of these tests are 40 × 20, 70 × 10, 60 × 15 and 30 × 5 points large. The spacing is 20 points between
/// columns and 10 between rows. The frames were found by hand.
@Suite("NSGridView", .enabled(if: canReadSwift))
struct GridTests {
  private func solved(_ statements: String) throws -> SolvedLayout {
    let code = """
      import AppKit
      class A: NSView {
        let a = NSView(), b = NSView(), c = NSView(), d = NSView()
        override init(frame: NSRect) {
          super.init(frame: frame)
          for (view, width, height) in [(a, 40, 20), (b, 70, 10), (c, 60, 15), (d, 30, 5)] {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
          }
      \(statements)
          g.rowSpacing = 10
          g.columnSpacing = 20
          g.translatesAutoresizingMaskIntoConstraints = false
          addSubview(g)
          g.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          g.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.coverage?.unread == [])
    return solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
  }

  private static let four = "let g = NSGridView(views: [[a, b], [c, d]])"
  /// The frames of `a`, `d` and the grid, if the grid is not changed.
  private static let plain = ("0 0 40 20", "80 30 30 5", "0 0 150 45")

  @Test(
    "Cells",
    arguments: [
      ("four views", "", plain.0, plain.1, plain.2),
      ("a column's placement", "g.column(at: 0).xPlacement = .trailing", "20 0 40 20", plain.1, plain.2),
      ("a row's placement", "g.row(at: 1).yPlacement = .bottom", plain.0, "80 40 30 5", plain.2),
      (
        "the grid's placement", "g.xPlacement = .center; g.yPlacement = .center", "10 0 40 20", "100 35 30 5",
        plain.2
      ),
      (
        "a cell's placement", "g.cell(for: d)!.xPlacement = .center; g.cell(for: d)?.yPlacement = .bottom",
        plain.0,
        "100 40 30 5", plain.2
      ),
      (
        "a cell's placement by its indices",
        "g.xPlacement = .trailing; g.cell(atColumnIndex: 1, rowIndex: 1).xPlacement = .leading", "20 0 40 20",
        plain.1,
        plain.2
      ),
      (
        "an inherited placement", "g.xPlacement = .trailing; g.column(at: 1).xPlacement = .inherited",
        "20 0 40 20",
        "120 30 30 5", plain.2
      ),
      ("padding of a row", "g.row(at: 1).topPadding = 5", plain.0, "80 35 30 5", "0 0 150 50"),
      ("negative padding", "g.row(at: 1).topPadding = -5", plain.0, "80 25 30 5", "0 0 150 40"),
      (
        "padding of columns", "g.column(at: 0).leadingPadding = 3; g.column(at: 1).trailingPadding = 4",
        "3 0 40 20",
        "83 30 30 5", "0 0 157 45"
      ),
      ("a width", "g.column(at: 0).width = 100", plain.0, "120 30 30 5", "0 0 190 45"),
      ("a height", "g.row(at: 0).height = 50", plain.0, "80 60 30 5", "0 0 150 75"),
      ("a hidden row", "g.row(at: 0).isHidden = true", plain.0, "80 0 30 5", "0 0 150 15"),
      ("a hidden column", "g.column(at: 0).isHidden = true", plain.0, "0 30 30 5", "0 0 70 45"),
      ("baselines", "g.rowAlignment = .firstBaseline", plain.0, "80 40 30 5", plain.2),
      ("baselines of a row", "g.row(at: 1).rowAlignment = .lastBaseline", plain.0, "80 40 30 5", plain.2),
      ("a removed row", "g.removeRow(at: 0)", plain.0, "80 0 30 5", "0 0 110 15"),
      ("a removed column", "g.removeColumn(at: 0)", plain.0, "0 20 30 5", "0 0 70 25"),
      (
        "another view", "g.cell(for: a)!.contentView = nil; g.cell(for: c)!.contentView = a", "0 20 40 20",
        "60 20 30 5", "0 0 130 40"
      ),
      ("a moved row", "g.moveRow(at: 1, to: 0)", "0 25 40 20", "80 0 30 5", plain.2),
      ("a moved column", "g.moveColumn(at: 0, to: 1)", "90 0 40 20", "0 30 30 5", plain.2),
      (
        "the index of a row", "let r = g.row(at: 1); g.row(at: g.index(of: r)).topPadding = 5", plain.0,
        "80 35 30 5", "0 0 150 50"
      ),
      (
        "a cell of a subview", "let e = NSView(); d.addSubview(e); g.cell(for: e)!.row!.topPadding = 5",
        plain.0, "80 35 30 5", "0 0 150 50"
      ),
      ("added padding", "g.row(at: 1).topPadding += 5", plain.0, "80 35 30 5", "0 0 150 50"),
      (
        "a toggled row", "if !g.row(at: 0).isHidden { g.row(at: 0).isHidden.toggle() }", plain.0, "80 0 30 5",
        "0 0 150 15"
      ),
      (
        "a hidden view with a height",
        "g.row(at: 0).isHidden = true; g.row(at: 0).rowAlignment = .firstBaseline", plain.0,
        "80 0 30 5", "0 0 150 15"
      ),
      (
        "merged columns",
        "g.mergeCells(inHorizontalRange: NSRange(location: 0, length: 2), verticalRange: NSMakeRange(1, 1)); d.removeFromSuperview(); g.cell(for: c)!.xPlacement = .trailing",
        plain.0, "0 0 30 5", "0 0 130 45"
      ),
      (
        "merged cells of a row",
        "d.removeFromSuperview(); g.row(at: 1).mergeCells(in: NSRange(location: 0, length: 2)); g.cell(for: c)!.xPlacement = .center",
        plain.0, "0 0 30 5", "0 0 130 45"
      ),
    ])
  func cells(_ name: String, _ statement: String, _ first: String, _ last: String, _ grid: String) throws {
    let result = try solved("\(Self.four)\n\(statement)")
    let found = frames(result)
    #expect(found["g"] == grid, "\(name)")
    if !statement.contains("remove") && !statement.contains("Hidden") {
      #expect(found["a"] == first, "\(name)")
    }
    if !statement.contains("d.remove") { #expect(found["d"] == last, "\(name)") }
    #expect(result.conflicts.isEmpty, "\(name)")
    let members = result.layout.subviews(of: ViewID(1))
    #expect(members.allSatisfy { result.ambiguities[$0.index].isEmpty })
  }

  @Test(
    "Rows and columns that are added",
    arguments: [
      "let g = NSGridView(numberOfColumns: 2, rows: 0); g.addRow(with: [a, b]); g.addRow(with: [c, d])",
      "let g = NSGridView(); g.addColumn(with: [a, c]); g.addColumn(with: [b, d])",
      "let g = NSGridView(views: [[c, d]]); g.insertRow(at: 0, with: [a, b])",
      "let g = NSGridView(views: [[b], [d]]); g.insertColumn(at: 0, with: [a, c])",
      "let g = NSGridView(numberOfColumns: 2, rows: 2); for (i, view) in [a, b, c, d].enumerated() { g.cell(atColumnIndex: i % 2, rowIndex: i / 2).contentView = view }",
      "let g = NSGridView(views: [[a, b], [c, NSGridCell.emptyContentView]]); g.row(at: g.numberOfRows - 1).cell(at: g.numberOfColumns - 1).contentView = d",
    ])
  func added(_ statements: String) throws {
    let found = try frames(solved(statements))
    #expect(found["a"] == Self.plain.0 && found["d"] == Self.plain.1 && found["g"] == Self.plain.2)
  }

  /// A merged cell has the view of its first cell and moves with its row. References to its other cells refer to the
  /// merged cell.
  @Test(
    "Merged cells",
    arguments: [
      "g.row(at: 1).mergeCells(in: NSRange(0..<2)); g.insertRow(at: 0, with: []); g.removeRow(at: 0)",
      "g.row(at: 1).mergeCells(in: .init(location: 0, length: 2)); g.moveRow(at: 1, to: 0); g.moveRow(at: 0, to: 1)",
      "g.mergeCells(inHorizontalRange: NSMakeRange(0, 2), verticalRange: NSRange(location: 1, length: 1))",
    ])
  func merged(_ statement: String) throws {
    let result = try solved(
      "\(Self.four)\n\(statement)\ng.cell(atColumnIndex: 1, rowIndex: 1).xPlacement = .trailing")
    #expect(frames(result)["c"] == "70 30 60 15")
    #expect(frames(result)["g"] == "0 0 130 45")
    #expect(result.layout.coverage?.leftOut.isEmpty == true)
  }

  @Test func emptyCells() throws {
    let layout = try solved("let g = NSGridView(views: [[a, b], [c, NSGridCell.emptyContentView]])").layout
    #expect(layout.coverage?.leftOut.isEmpty == true)
  }

  /// The last column and row of a grid take the space that is left in the grid.
  @Test func space() throws {
    let result = try solved(
      "\(Self.four)\ng.widthAnchor.constraint(equalToConstant: 200).isActive = true\ng.xPlacement = .trailing"
    )
    #expect(frames(result)["d"] == "170 30 30 5")
    #expect(frames(result)["a"] == "20 0 40 20")
    #expect(result.ambiguities.joined().isEmpty)
  }

  /// Views in hidden rows are hidden. The guides for rows and columns are always hidden.
  @Test func hidden() throws {
    let layout = try solved("\(Self.four)\ng.row(at: 0).isHidden = true").layout
    #expect(
      layout.views.filter { !$0.isHidden }.compactMap(\.name) == ["view", "g", "c", "d"])
    #expect(layout.views.indices.count { layout.isGridLine(ViewID($0)) } == 4)
  }

  @Test(
    "Unknown cells",
    arguments: [
      "let g = NSGridView(views: Store.shared.rows)", "let g = NSGridView(views: [[a, Store.shared.view]])",
      "let g = NSGridView(); g.addRow(with: Store.shared.views)",
      "\(four); g.mergeCells(inHorizontalRange: Store.shared.range, verticalRange: NSRange(location: 0, length: 1))",
      "\(four); if Store.shared.isLong { g.addRow(with: [a]) }",
      "\(four); g.rowSpacing = Store.shared.spacing",
      "\(four); g.cell(for: a)!.xPlacement = Store.shared.placement",
      "\(four); g.row(at: 0).isHidden = Store.shared.hides",
      "\(four); g.removeRow(at: Store.shared.index)",
      "\(four); for x in Store.shared.items { g.insertRow(at: 0, with: [x]) }",
    ])
  func unknown(_ statements: String) throws {
    let layout = try solved(statements).layout
    #expect(layout.coverage?.leftOut.isEmpty == false)
  }
}
