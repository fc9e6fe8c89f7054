import Testing

@testable import Graphics

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func insets() {
    #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 90, height: 40))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 110, height: 60))
    #expect(rect.inset(by: 30) == Rect(x: 40, y: 45, width: 40, height: 0))
  }

  @Test func unionAndOverlap() {
    let other = Rect(x: 110, y: 0, width: 5, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 105, height: 70))
    #expect(!rect.overlaps(other))
    #expect(rect.overlaps(other.offset(x: -1, y: 0)))
    #expect(rect.contains(Rect(x: 10, y: 20, width: 100, height: 50)))
    #expect(!rect.contains(Rect(x: 10, y: 20, width: 101, height: 50)))
  }

  static let lines: [(String, Point, Point, Bool)] = [
    ("through", Point(x: 0, y: 40), Point(x: 200, y: 41), true),
    ("inside", Point(x: 50, y: 40), Point(x: 60, y: 41), true),
    ("along an edge", Point(x: 0, y: 20), Point(x: 200, y: 20), false),
    ("ends before", Point(x: 0, y: 40), Point(x: 9, y: 40), false),
    ("past a corner", Point(x: 0, y: 25), Point(x: 20, y: 5), false),
    ("over a corner", Point(x: 0, y: 40), Point(x: 40, y: 0), true),
    ("upright, beside", Point(x: 5, y: 0), Point(x: 5, y: 100), false),
  ]

  @Test(arguments: lines) func crossing(_ name: String, _ a: Point, _ b: Point, _ expected: Bool) {
    #expect(rect.isCrossed(from: a, to: b) == expected)
    #expect(rect.isCrossed(from: b, to: a) == expected)
  }

  @Test(
    arguments: [
      ("across", Point(x: 0, y: 45), Point(x: 200, y: 45), [0.05, 0.55]),
      ("across, from the right", Point(x: 200, y: 45), Point(x: 0, y: 45), [0.45, 0.95]),
      ("down", Point(x: 60, y: 0), Point(x: 60, y: 100), [0.2, 0.7]),
      ("from inside, over the lower edge", Point(x: 60, y: 45), Point(x: 160, y: 145), [0, 0.25]),
      ("from outside, over the right edge", Point(x: 130, y: 30), Point(x: 90, y: 50), [0.5, 1]),
      ("a point inside", Point(x: 50, y: 40), Point(x: 50, y: 40), [0, 1]),
      ("up to the left edge", Point(x: 0, y: 45), Point(x: 10, y: 45), nil),
      ("on the left edge", Point(x: 10, y: 0), Point(x: 10, y: 100), nil),
      ("on the right edge", Point(x: 110, y: 0), Point(x: 110, y: 100), nil),
      ("on the upper edge", Point(x: 0, y: 20), Point(x: 100, y: 20), nil),
      ("on the lower edge", Point(x: 0, y: 70), Point(x: 100, y: 70), nil),
    ] as [(String, Point, Point, [Double]?)])
  func part(name: String, a: Point, b: Point, expected: [Double]?) {
    #expect(rect.part(from: a, to: b).map { [$0.enter, $0.leave] } == expected)
  }

  @Test func edgesAndCenters() {
    let rect = Rect(minX: 3, minY: 5, maxX: 10, maxY: 16)
    #expect(rect == Rect(x: 3, y: 5, width: 7, height: 11))
    #expect([rect.maxX, rect.maxY, rect.midX, rect.midY] == [10, 16, 6.5, 10.5])
    #expect(rect.size == Size(width: 7, height: 11))
    #expect(rect.offset(x: 2, y: -3) == Rect(x: 5, y: 2, width: 7, height: 11))
    #expect(rect.inset(horizontally: 1, vertically: 2) == Rect(x: 4, y: 7, width: 5, height: 7))
  }

  @Test(arguments: [
    Rect(x: 9, y: 20, width: 100, height: 50), Rect(x: 10, y: 19, width: 100, height: 50),
    Rect(x: 10, y: 20, width: 101, height: 50), Rect(x: 10, y: 20, width: 100, height: 51),
  ])
  func notContained(other: Rect) { #expect(!rect.contains(other)) }

  @Test(
    arguments: [
      ("left", Rect(x: 3, y: 21, width: 100, height: 40), [7, -1, -7, -9], 7),
      ("top", Rect(x: 12, y: 9, width: 90, height: 50), [-2, 11, -8, -11], 11),
      ("right", Rect(x: 12, y: 21, width: 101, height: 40), [-2, -1, 3, -9], 3),
      ("bottom", Rect(x: 12, y: 21, width: 90, height: 54), [-2, -1, -8, 5], 5),
      ("inside", Rect(x: 12, y: 23, width: 90, height: 40), [-2, -3, -8, -7], -2),
    ] as [(String, Rect, [Double], Double)])
  func overhang(name: String, inner: Rect, lengths: [Double], most: Double) {
    let overhang = Overhang(of: inner, over: rect)
    #expect([overhang.left, overhang.top, overhang.right, overhang.bottom] == lengths)
    #expect(overhang.most == most)
  }

  @Test(arguments: [
    ("overlapping", Rect(x: 6, y: 15, width: 20, height: 30), Size(width: 4, height: 5)),
    ("inside", Rect(x: 2, y: 3, width: 4, height: 5), Size(width: 4, height: 5)),
    ("around", Rect(x: -5, y: -5, width: 50, height: 50), Size(width: 10, height: 20)),
    ("apart", Rect(x: 13, y: 25, width: 4, height: 5), Size(width: -3, height: -5)),
    ("before", Rect(x: -9, y: -7, width: 4, height: 5), Size(width: -5, height: -2)),
  ])
  func shared(name: String, other: Rect, size: Size) {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.sharedSize(with: other) == size && other.sharedSize(with: rect) == size, "\(name)")
  }
}

@Suite struct VisiblePartTests {
  @Test(arguments: [
    ("inside", Rect(x: 2, y: 3, width: 4, height: 5), Rect(x: 2, y: 3, width: 4, height: 5)),
    ("over a corner", Rect(x: 6, y: 15, width: 20, height: 30), Rect(x: 6, y: 15, width: 4, height: 5)),
    ("beside", Rect(x: 11, y: 0, width: 5, height: 5), nil),
    ("below", Rect(x: 0, y: 21, width: 5, height: 5), nil),
    ("at the right edge", Rect(x: 10, y: 0, width: 5, height: 5), nil),
    ("at the lower edge", Rect(x: 0, y: 20, width: 5, height: 5), nil),
    ("0 wide", Rect(x: 4, y: 5, width: 0, height: 6), Rect(x: 4, y: 5, width: 0, height: 6)),
    ("0 tall", Rect(x: 4, y: 5, width: 6, height: 0), Rect(x: 4, y: 5, width: 6, height: 0)),
    ("a point", Rect(x: 4, y: 5, width: 0, height: 0), Rect(x: 4, y: 5, width: 0, height: 0)),
    (
      "0 wide at the right edge", Rect(x: 10, y: 5, width: 0, height: 6),
      Rect(x: 10, y: 5, width: 0, height: 6)
    ),
    (
      "0 tall at the lower edge", Rect(x: 4, y: 20, width: 6, height: 0),
      Rect(x: 4, y: 20, width: 6, height: 0)
    ),
    ("0 wide beside", Rect(x: 11, y: 5, width: 0, height: 6), nil),
    ("0 wide at a corner", Rect(x: 4, y: 20, width: 0, height: 6), nil),
    ("0 tall at a corner", Rect(x: 10, y: 5, width: 6, height: 0), nil),
  ])
  func part(name: String, rect: Rect, visible: Rect?) {
    #expect(rect.visiblePart(in: Rect(x: 0, y: 0, width: 10, height: 20)) == visible, "\(name)")
  }

  @Test func `Edges and corners count as contained, but not as overlapping`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.contains(rect) && rect.overlaps(rect))
    for (other, isInside, overlaps) in [
      (Rect(x: 10, y: 0, width: 5, height: 5), false, false),
      (Rect(x: 0, y: 20, width: 5, height: 5), false, false),
      (Rect(x: -5, y: 0, width: 5, height: 5), false, false),
      (Rect(x: 0, y: -5, width: 5, height: 5), false, false),
      (Rect(x: -1, y: 0, width: 5, height: 5), false, true),
      (Rect(x: 6, y: 0, width: 5, height: 5), false, true),
      (Rect(x: 0, y: -1, width: 5, height: 5), false, true),
      (Rect(x: 0, y: 16, width: 5, height: 5), false, true),
    ] {
      #expect(
        rect.contains(other) == isInside && rect.overlaps(other) == overlaps
          && other.overlaps(rect) == overlaps)
    }
  }
}
