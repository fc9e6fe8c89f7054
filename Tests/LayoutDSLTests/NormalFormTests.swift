import Diagnostics
import Graphics
import LayoutDSL
import LayoutModel
import Testing

@Suite struct NormalFormTests {
  /// The example of the library Blueprint: a label centered over two colored views.
  static let blueprint = Layout(canvas: Canvas(width: 320, height: 480)) { view in
    let topView = view.add(.view, "topView") { $0.fill = .color(Color(rgb: 0x0A5BD8)) }
    let bottomView = view.add(.view, "bottomView") { $0.fill = .color(Color(rgb: 0x34C759)) }
    let label = view.add(.label, "label", "The label")
    let padding = 20.0

    label.centerX == view.centerX
    label.centerY == view.centerY
    topView.top == view.top + padding
    topView.leading == view.leading + padding
    topView.trailing == view.trailing - padding
    topView.height >= view.height / 3
    topView.bottom == bottomView.top + padding ~ 751
    bottomView.height == view.height * 0.5
    bottomView.leading == view.leading + padding
    bottomView.trailing == view.trailing - padding
    bottomView.bottom == view.bottom - padding
  }

  @Test func stacksAndLayoutGuides() {
    let canvas = Canvas(
      width: 200, height: 100, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let layout = Layout(canvas: canvas) { view in
      view.addStack(.row, spacing: 8, align: .center) { row in
        row.add(.view, "a", size: Size(width: 20, height: 10))
        row.add(.view, "b", size: Size(width: 30, height: 30))
      }
      let column = view.addStack(.column)
      column.top == view.safeArea.top + 4
    }
    #expect(layout.views.map(\.name) == ["view", "stack", "a", "b", "stack2"])
    #expect(layout.views.map(\.isArranged) == [false, false, true, true, false])
    #expect(layout.views[1].stack == StackArrangement(spacing: 8, alignment: .center))
    #expect(layout.views[4].stack?.axis == .vertical)
    #expect(
      layout.constraints.last?.form
        == .items(
          first: Item(ViewID(4), .top), second: Item(.root, .safeArea, .top), multiplier: 1, constant: 4))
    #expect(layout.constraints.contains { $0.notation == .stack })
  }

  @Test func blueprintsExample() {
    let layout = Self.blueprint
    #expect(layout.views.map(\.name) == ["view", "topView", "bottomView", "label"])
    #expect(layout.constraints.count == 11)
    let sixth = layout.constraints[5]
    #expect(
      sixth.form
        == .items(
          first: Item(ViewID(1), .height), second: Item(.root, .height), multiplier: 1 / 3, constant: 0))
    #expect(sixth.relation == .greaterOrEqual)
    let seventh = layout.constraints[6]
    #expect(
      seventh.form
        == .items(first: Item(ViewID(1), .bottom), second: Item(ViewID(2), .top), multiplier: 1, constant: 20)
    )
    #expect(seventh.priority == 751)
  }

  @Test func diagnosticsPointAtTheSwiftFile() {
    let line = #line + 3
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      let a = view.add(.view, "a")
      a.width == 10
      for _ in 0..<1 { a.height == a.width * 2 - 1 ~ 250 }
    }
    #expect(layout.source.name == "LayoutDSLTests/NormalFormTests.swift")
    let spans = layout.constraints.map(\.span)
    #expect(spans.map { layout.source[$0] } == ["a.width == 10", "a.height == a.width * 2 - 1 ~ 250"])
    #expect(layout.source.location(at: spans[0].start) == SourceLocation(line: line, column: 7))
    #expect(layout.source.location(at: spans[1].start).line == line + 1)
  }

  @Test func bareConstantsCountFromTheSuperview() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      let card = view.add(.view, "card")
      let a = card.add(.label, "a", "text", size: Size(width: 3, height: 4))
      a.left == 10
      a.baseline >= 20
      a.width <= 30
    }
    let a = ViewID(2)
    #expect(
      layout.constraints.map(\.form) == [
        .items(first: Item(a, .left), second: Item(ViewID(1), .left), multiplier: 1, constant: 10),
        .items(first: Item(a, .lastBaseline), second: Item(ViewID(1), .top), multiplier: 1, constant: 20),
        .items(first: Item(a, .width), second: nil, multiplier: 1, constant: 30),
      ])
    #expect(layout[a].explicitSize == PerAxis(horizontal: 3, vertical: 4))
  }

  @Test func arithmeticOnTheLeft() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      let a = view.add(.view, "a")
      a.width * -2 + 6 <= view.width
    }
    // `-2 a + 6 <= w` means `a >= -w / 2 + 3`.
    #expect(layout.constraints[0].relation == .greaterOrEqual)
    #expect(
      layout.constraints[0].form
        == .items(first: Item(ViewID(1), .width), second: Item(.root, .width), multiplier: -0.5, constant: 3))
  }

  @Test func arithmeticBeforeAConstant() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      let a = view.add(.view, "a")
      a.width * 2 == 100
      a.width + 10 == 100
      a.width - 10 == 100
      a.width * 2 + 10 <= 100
      (a.width + 10) * 2 >= 100
      a.width / 4 == 5
      a.width * -2 >= 100
      a.left * 4 - 8 <= 20
    }
    let constants = layout.constraints.map { constraint -> Double in
      if case .items(_, _, 1, let constant) = constraint.form { constant } else { .nan }
    }
    #expect(constants == [50, 90, 110, 45, 40, 20, -50, 7])
    #expect(
      layout.constraints.map(\.relation) == [
        .equal, .equal, .equal, .lessOrEqual, .greaterOrEqual, .equal, .lessOrEqual, .lessOrEqual,
      ])
  }

  @Test func arithmeticOnBothSides() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      let a = view.add(.view, "a")
      // `4 a + 2 = 2 w + 10` means `a = w / 2 + 2`.
      a.width * 4 + 2 == view.width * 2 + 10
    }
    #expect(
      layout.constraints[0].form
        == .items(first: Item(ViewID(1), .width), second: Item(.root, .width), multiplier: 0.5, constant: 2))
  }

  /// Diagnostics show each constraint as the line that would express it in a layout file.
  @Test func writtenLines() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10), rootName: "page") { page in
      let a = page.add(.label, "a")
      a.left == page.safeArea.left * 2 + 3 ~ 750
      a.right <= page.margins.right - 2.5
      a.width >= 7
      a.top == -8
      a.height == a.width / 4 ~ 1000
      (a.centerX == page.centerX + 0).named("middle")
      a.bottom == page.keyboard.top * 1.5 ~ 999.5
      a.width <= 1e15
    }
    #expect(layout.views[1].span.map { layout.source[$0] } == "label a")
    #expect(
      layout.constraints.map { layout.source[$0.span] } == [
        "a.left == page.safeArea.left * 2 + 3 ~ 750", "a.right <= page.margins.right - 2.5", "a.width >= 7",
        "a.top == -8", "a.height == a.width * 0.25", "a.centerX == page.centerX",
        "a.bottom == page.keyboard.top * 1.5 ~ 999.5", "a.width <= 1000000000000000.0",
      ])
    #expect(layout.constraints.map(\.identifier) == [nil, nil, nil, nil, nil, "middle", nil, nil])
    #expect(layout.constraints.allSatisfy { $0.notation == .equation })
  }

  @Test func anchors() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { page in
      let a = page.add(.view, "a")
      a.left == a.right
      a.leftMargin == a.rightMargin
      a.leading == a.trailing
      a.leadingMargin == a.trailingMargin
      a.centerX == a.centerXWithinMargins
      a.top == a.bottom
      a.centerY == a.topMargin
      a.bottomMargin == a.centerYWithinMargins
      a.baseline == a.firstBaseline
      a.lastBaseline == a.top
      a.width == a.height
      a.content.left == a.frame.right
      a.readable.leading == a.margins.trailing
      a.safeArea.centerX == a.frame.centerX
      a.keyboard.top == a.readable.bottom
      a.frame.centerY == a.keyboard.centerY
      a.content.width == a.content.height
    }
    #expect(
      layout.constraints.map { layout.source[$0.span] } == [
        "a.left == a.right", "a.leftMargin == a.rightMargin", "a.leading == a.trailing",
        "a.leadingMargin == a.trailingMargin", "a.centerX == a.centerXWithinMargins", "a.top == a.bottom",
        "a.centerY == a.topMargin", "a.bottomMargin == a.centerYWithinMargins",
        "a.lastBaseline == a.firstBaseline", "a.lastBaseline == a.top", "a.width == a.height",
        "a.content.left == a.frame.right", "a.readable.leading == a.margins.trailing",
        "a.safeArea.centerX == a.frame.centerX", "a.keyboard.top == a.readable.bottom",
        "a.frame.centerY == a.keyboard.centerY", "a.content.width == a.content.height",
      ])
  }

  @Test func relations() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { page in
      let a = page.add(.view, "a")
      a.centerX == page.left
      a.centerX <= page.trailing
      a.centerX >= page.right
      a.leading == page.centerX
      a.left <= page.centerX
      a.trailing >= page.centerX
      a.centerX <= page.centerX
      a.centerX >= page.centerX
      a.top <= page.bottom
      a.top >= page.bottom
      a.centerX * -1 <= page.left * 2
      a.top * -2 >= -10
    }
    #expect(
      layout.constraints.map { layout.source[$0.span] } == [
        "a.centerX == view.left", "a.centerX <= view.trailing", "a.centerX >= view.right",
        "a.leading == view.centerX", "a.left <= view.centerX", "a.trailing >= view.centerX",
        "a.centerX <= view.centerX", "a.centerX >= view.centerX", "a.top <= view.bottom",
        "a.top >= view.bottom", "a.centerX >= view.left * -2", "a.top <= 5",
      ])
  }

  @Test(arguments: [true, false]) func branches(isOn: Bool) {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { page in
      let a = page.add(.view, "a")
      if isOn { a.width == 1 } else { a.width == 2 }
      if isOn {
        a.height == 3
        a.top == 4
      }
      for edge in [a.left, a.right] { edge == page.left }
    }
    let texts = layout.constraints.map { layout.source[$0.span] }
    #expect(
      texts == (isOn ? ["a.width == 1", "a.height == 3", "a.top == 4"] : ["a.width == 2"]) + [
        "a.left == view.left", "a.right == view.left",
      ])
  }

  @Test func otherComparisonsStayAsTheyWere() {
    #expect(1 + 1 == 2)
    #expect("a" == "a")
    #expect([1.5] == [1.5])
    #expect(~UInt8(1) == 254)
    #expect(ViewID(1) == ViewID(1))
  }
}

/// The properties of added views.
@Suite struct AddedViewTests {
  @Test func `Sizes, texts and members of stacks`() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      view.add(.label, "sized", "text", size: Size(width: 3, height: 4))
      view.add(.label, "plain") { $0.lineLimit = 2 }
      let stack = view.addStack(.row)
      stack.add(.view, "member").add(.view, "inner")
    }
    #expect(layout.views.map(\.name) == ["view", "sized", "plain", "stack", "member", "inner"])
    #expect(layout.views.map(\.parent?.index) == [nil, 0, 0, 0, 3, 4])
    #expect(layout.views.map(\.hasExplicitSize) == [false, true, false, false, false, false])
    #expect(layout.views.map(\.isArranged) == [false, false, false, false, true, false])
    #expect(layout.views.map(\.text) == [nil, "text", nil, nil, nil, nil])
    #expect(
      (layout.views[1].explicitSize, layout.views[2].lineLimit) == (PerAxis(horizontal: 3, vertical: 4), 2))
    #expect(layout.views[2].explicitSize == PerAxis(both: nil))
  }

  @Test func `Names and margins of stacks`() {
    let layout = Layout(canvas: Canvas(width: 10, height: 10)) { view in
      view.addStack(.column)
      view.addStack(.row, margins: Margins(top: 1, leading: 2, bottom: 3, trailing: 4))
      view.addStack(.row, "bar", distribute: .fillEqually) { $0.addStack(.column) }
    }
    #expect(layout.views.map(\.name) == ["view", "stack", "stack2", "bar", "stack3"])
    #expect(layout.views.map { $0.stack?.usesMargins } == [nil, false, true, false, false])
    #expect(layout.views.map { $0.stack?.axis } == [nil, .vertical, .horizontal, .horizontal, .vertical])
    #expect(layout.views[2].margins == Margins(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(layout.views[3].stack?.distribution == .fillEqually)
  }

  /// A layout made with LayoutDSL gets generated text as its source. In this text, a view has the same line number as
  /// the code that adds it in the Swift file.
  @Test func `Places of views`() {
    let line = #line + 2
    let layout = Layout(canvas: Canvas(width: 10, height: 10), rootName: "page") { page in
      let a = page.add(.view, "a")
      a.add(
        .label, "b", "text")
      a.width == 5
    }
    #expect(layout.views[0].name == "page" && layout.views[0].span == nil)
    let places = layout.views.dropFirst().compactMap {
      $0.span.map { layout.source.location(at: $0.start).line }
    }
    #expect(places == [line, line + 1])
    #expect(layout.views.dropFirst().compactMap { $0.nameSpan.map { layout.source[$0] } } == ["a", "b"])
  }
}
