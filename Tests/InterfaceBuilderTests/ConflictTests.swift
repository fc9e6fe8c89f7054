import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// The solver leaves out the constraint that UIKit would break.
@Suite struct ConflictTests {
  /// Returns a text for each conflict: the names of its members and, after a colon, the name of the member that is left
  /// out.
  private static func conflicts(_ text: String) throws -> [String] {
    let layout = try layouts(text, sizes: .saved)[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    return solved.conflicts.map { conflict in
      let words = conflict.members.map { origin -> String in
        switch origin {
        case .written(let index): layout.constraints[index].identifier ?? "-"
        case .intrinsicSize(let view, let axis): "\(layout[view].identifier ?? "-") \(axis.rawValue)"
        case .nonNegativeSize, .nonNegativeContent, .canvasSize: "system"
        }
      }
      return words.filter { $0 != "system" }.joined(separator: " ") + ": " + words[conflict.dropped]
    }
  }

  private static func constraint(
    _ id: String, _ first: String, _ second: String = "", _ attributes: String = ""
  ) -> String {
    InterfaceBuilderTests.constraint(id, first, second, attributes + #" identifier="\#(id)""#)
  }

  private static func document(_ outer: String, _ inner: String, label: String = "", inside: String = "")
    -> String
  {
    xib(
      view(
        "r", frame: (0, 0, 100, 100),
        """
        <subviews>\(view("outer", frame: (0, 0, 100, 50), """
          <subviews>\(view("inner", label.isEmpty ? "view" : "label", label, frame: (0, 0, 150, 20), inner))</subviews>
          \(constraints(
            constraint("left", "inner.leading", "outer.leading"),
            constraint("right", "inner.trailing", "outer.trailing"), constraint("top", "inner.top", "outer.top"), outer))
          """))</subviews>
        \(constraints(
          constraint("start", "outer.leading", "r.leading"), constraint("end", "outer.trailing", "r.trailing"),
          constraint("above", "outer.top", "r.top"), inside))
        """))
  }

  @Test(arguments: [
    (
      "the inner view's size, though the outer one's was written last",
      document("", constraints(constraint("innerWidth", "width", "", #"constant="60""#)), inside: ""),
      ["innerWidth left right start end: innerWidth"]
    ),
    (
      "both of two, of which neither has room",
      document(
        constraint("outerWidth", "width", "", #"constant="80""#),
        constraints(constraint("innerWidth", "width", "", #"constant="60""#))),
      ["innerWidth left right start end: innerWidth", "outerWidth start end: outerWidth"]
    ),
    (
      "of one view's own the first written",
      document(
        "",
        constraints(
          constraint("first", "height", "", #"constant="10""#),
          constraint("second", "height", "", #"constant="20""#))),
      ["first second: first"]
    ),
    (
      "without a size the last written",
      document("", "", inside: constraint("middle", "outer.centerX", "r.leading", #"constant="20""#)),
      ["start end middle: middle"]
    ),
    (
      "a label that must not be compressed yields",
      document("", "", label: #"text="abcd" horizontalCompressionResistancePriority="1000""#),
      ["inner horizontal left right start end: inner horizontal"]
    ),
    (
      "to a size, too",
      document(
        "", constraints(constraint("innerWidth", "width", "", #"constant="100""#)),
        label: #"text="abcd" horizontalCompressionResistancePriority="1000""#),
      ["inner horizontal innerWidth: inner horizontal"]
    ),
    (
      "nothing of a view without a saved frame that reaches beyond its alignment rectangle",
      xib(
        view(
          "r", frame: (0, 0, 100, 100),
          #"<subviews><switch id="s"><autoresizingMask key="autoresizingMask"/></switch></subviews>"#)), []
    ),
  ])
  func leftOut(_ name: String, _ text: String, _ expected: [String]) throws {
    #expect(try Set(Self.conflicts(text)) == Set(expected), "\(name)")
  }
}
