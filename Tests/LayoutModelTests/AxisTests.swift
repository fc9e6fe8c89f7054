import Graphics
import LayoutModel
import Testing

@Suite struct AxisTests {
  @Test func `Each axis has its own attributes and words`() {
    let horizontal = Axis.horizontal
    #expect((horizontal.other, horizontal.start, horizontal.end) == (.vertical, .leading, .trailing))
    #expect((horizontal.middle, horizontal.size, horizontal.extent) == (.centerX, .width, "width"))
    #expect((horizontal.adjective, horizontal.line) == ("wide", "row"))
    let vertical = Axis.vertical
    #expect((vertical.other, vertical.start, vertical.end) == (.horizontal, .top, .bottom))
    #expect((vertical.middle, vertical.size, vertical.extent) == (.centerY, .height, "height"))
    #expect((vertical.adjective, vertical.line) == ("tall", "column"))
  }

  @Test(arguments: [(Axis.horizontal, 6.0, 30.0, 300.0), (.vertical, 4, 40, 400)])
  func `Lengths along an axis`(axis: Axis, margins: Double, size: Double, canvas: Double) {
    #expect(Margins(top: 1, leading: 2, bottom: 3, trailing: 4).sum(axis) == margins)
    #expect(Size(width: 30, height: 40)[axis] == size)
    #expect(Canvas(width: 300, height: 400)[axis] == canvas)
    var priorities = PerAxis(horizontal: 1, vertical: 1)
    priorities[axis] = 2
    #expect(
      priorities
        == (axis == .horizontal ? PerAxis(horizontal: 2, vertical: 1) : PerAxis(horizontal: 1, vertical: 2)))
  }

  static let places: [(Attribute, Double, Double)] = [
    (.left, 10, 10), (.right, 110, 110), (.leading, 10, 110), (.trailing, 110, 10), (.centerX, 60, 60),
    (.top, 20, 20), (.bottom, 70, 70), (.centerY, 45, 45), (.firstBaseline, 70, 70), (.lastBaseline, 70, 70),
    (.width, 100, 100), (.height, 50, 50), (.leftMargin, 10, 10), (.rightMargin, 110, 110),
    (.leadingMargin, 10, 110), (.trailingMargin, 110, 10), (.centerXWithinMargins, 60, 60),
    (.topMargin, 20, 20),
    (.bottomMargin, 70, 70), (.centerYWithinMargins, 45, 45),
  ]

  @Test(arguments: places)
  func place(attribute: Attribute, leftToRight: Double, rightToLeft: Double) {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.place(of: attribute) == leftToRight)
    #expect(rect.place(of: attribute, in: .leftToRight) == leftToRight)
    #expect(rect.place(of: attribute, in: .rightToLeft) == rightToLeft)
  }

  @Test func `Every attribute has a place in the table`() {
    #expect(Set(Self.places.map(\.0)) == Set(Attribute.allCases))
  }

  @Test(
    arguments: [
      (.width, .height, true), (.width, .left, false), (.left, .width, false), (.left, .right, true),
      (.left, .top, false), (.leading, .left, false), (.left, .leading, false),
      (.leading, .trailingMargin, true),
      (.centerX, .left, true), (.centerX, .leading, true), (.top, .firstBaseline, true),
      (.leftMargin, .trailing, false), (.trailing, .rightMargin, false), (.rightMargin, .left, true),
      (.centerX, .centerY, false),
    ] as [(Attribute, Attribute, Bool)])
  func `Attributes that constraints can relate`(one: Attribute, other: Attribute, isComparable: Bool) {
    #expect(one.isComparable(to: other) == isComparable)
  }

  @Test func `Attributes that depend on the direction`() {
    #expect(
      Attribute.allCases.filter(\.isDirectionalSide) == [
        .leading, .trailing, .leadingMargin, .trailingMargin,
      ])
    #expect(Attribute.allCases.filter(\.isAbsoluteSide) == [.left, .right, .leftMargin, .rightMargin])
    #expect(Attribute.allCases.filter(\.isBaseline) == [.firstBaseline, .lastBaseline])
    #expect(Attribute.allCases.filter(\.isStart) == [.left, .top, .leading])
    #expect(Attribute.allCases.filter(\.isEnd) == [.right, .bottom, .trailing])
  }
}
