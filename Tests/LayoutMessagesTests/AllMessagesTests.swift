import ApprovedText
import Diagnostics
import FixedAdvance
import LayoutPipeline
import Testing

/// Compares reports and explanations with recorded texts that a person has reviewed.
@Suite struct AllMessagesTests {
  /// Distances within a layout differ, so a total in a message shows which distances were added.
  static let texts: [(String, String)] = [
    (
      "rows",
      """
      canvas 200x100 margins 3 5 7 11
      label a "aaaa" font 10 hugging 251
      button b "bb" font 10
      image c size 30x20
      view d
      |-[a]-(>=2)-[b(<=50)]-9-[c]-(>=4,13@700)-|  alignAllTop
      V:|-[a]-6-[d]-17-|
      d.width = superview.width * 0.5 - 3
      d.centerX = superview.centerX + 2
      """
    ),
    (
      "right to left, guides and fractions",
      """
      canvas 300x200 rtl margins 3 5 7 11 safe 20 2 13 4
      view a { image in size 20x10; in.leading = superview.leadingMargin; in.centerY = superview.centerYWithinMargins }
      label b "bbb" font 10
      a.top = superview.safeArea.top + 1
      a.leading = superview.safeArea.leading + 6
      a.trailing = superview.trailing * 0.5 - 7
      a.height = a.width * 9:16
      b.baseline = a.bottom + 19
      b.right = superview.margins.right
      b.left >= a.right + 8 ~ 600
      """
    ),
    (
      "stacks and scrolled content",
      """
      canvas 240x160
      stack s column spacing 4 align leading margins 2 3 5 7 {
          label a "aaa" font 10
          stack r row spacing 6 distribute fillEqually { image x size 12x10; image y size 20x14 }
          view w { w = 33, h = 9 }
      }
      scroll l { view page { tt = bb = 0, ll = rr = 3, w = 300, h = 90 } }
      s.left = 8
      s.top = 11
      |[l]|
      V:[s]-(>=5)-[l(40)]-|
      """
    ),
    (
      "rules and bounds",
      """
      canvas 160x120
      view a { tt = 3, ll = 5, w = 50%, maxw = 60, h = 10 }
      view b { ct = 60, rr = 9, minw = 20, w = 8, h = %h(a) + 4 }
      view c { bt = 100, rl = 44, w = %w(b) * 2, h = 6 }
      view d { ll = %lr(a), tt = %bt(b) + 2, rr = 1, h = 7 }
      """
    ),
    (
      "priorities that yield",
      """
      canvas 150x90
      label a "aaaaaaaaaa" font 10 compression 700
      label b "bbbbbbbbbbbb" font 10 hugging 249
      label c "cccc cccc cccc cccc cccc cccc cccc cccc" font 10 lines 0
      |-7-[a]-5-[b]-3-|
      V:|-2-[a]
      V:|-2-[b]-8-[c]-(>=0)-|
      c.left = 7
      c.width <= 100
      c.height <= 25
      a.width >= 70 ~ 800
      b.width == a.width ~ 300 "alike"
      """
    ),
    (
      "too much in a row",
      """
      canvas 100x60 margins 4
      view a { image p size 30x10; |-3-[p(30)]-5-| }
      view b
      label t "tttttttt" font 10 compression 1000
      |-[a]-9-[b(40)]-[t]-|
      V:|[a(10)]
      V:|[b(10)]
      V:|[t]
      V:[p(10)]
      p.top = 0
      """
    ),
    (
      "too tall, and a ratio",
      """
      canvas 120x50
      view a
      view b { view in }
      V:|-6-[a(30)]-4-[b(>=20)]-|
      |[a(20)]
      |-10-[b]-10-|
      b.height = b.width * 2 "square"
      """
    ),
    (
      "centers and sides that contradict",
      """
      canvas 100x80
      view a
      view b
      a.left = 10
      a.right = superview.right - 20
      a.centerX = superview.centerX
      b.centerY = a.centerY
      b.top = a.bottom + 2
      V:|-5-[a(10)]
      V:[b(6)]
      |[b(3)]
      a.width <= b.width * 2
      """
    ),
    (
      "open in each way",
      """
      canvas 120x90
      view a
      view b
      label c "cc" font 10
      scroll s { view in { tt = ll = 0 } }
      view e { view f }
      |-[a][b]-|
      V:|[a(5)]
      V:|-9-[b]
      c.left >= 10
      c.left <= 30
      c.top <= superview.bottom - 20
      s.left = 0
      s.top = 40
      s.width = s.height
      e.centerX = b.centerX
      e.top = superview.top + 60
      f.width = e.width - 4
      """
    ),
    (
      "offsets of each sign, and none",
      """
      canvas 100x80
      view a
      view b { tt = 3, ll = 5, w = 20, h = 10 }
      view c { tt = 40, w = 11, h = 7 }
      a.left = b.right
      a.left = b.right + 5
      a.left = b.right - 5
      a.top = b.top + 3
      a.top = b.top - 3 "up"
      a.top = b.top
      a.width = b.width * 0.5
      a.width = b.width - 4
      a.height = 10
      a.height = b.height
      c.left >= 70
      c.right <= 60
      c.centerX = superview.centerX * 0.04
      """
    ),
    (
      "a system's own",
      """
      canvas 200x100
      view cell { label t "Text" font 10 { tt = 11, bb = 13 } }
      view box { w = 40, h = 30 }
      view alert
      |[cell]|
      V:|[cell]
      t.left = 16
      t.right = superview.right - 200 "right"
      t.height >= 50
      cell.height == 44 "UIView-Encapsulated-Layout-Height"
      cell.width == 0 "fittingSizeHTarget"
      box.left == 0 "NSAutoresizingMaskLayoutConstraint"
      box.left == 8
      box.top == 60
      box.top == 50 "NSAutoresizingMaskLayoutConstraint"
      box.width == 0 "UISV-hiding"
      alert.width == -16 "_UIAlertControllerView-width"
      alert.height == 10
      alert.height == 20 "UIView-Encapsulated-Layout-Height"
      """
    ),
    (
      "numbers large and small",
      """
      canvas 1000x1000
      view a { tt = 0.04, ll = 33.333333, h = 0.05 }
      view b { tt = %bt(a) + 0.0005, w = 123456.789, h = 66.6666667 }
      a.width = superview.width / 3
      b.left = a.right * 1.5 + 0.049
      view c { tt = 900, h = 0.001 }
      c.left = b.left / 7 - 100000
      c.right = b.right * 0.001 - 0.3333333
      """
    ),
    (
      "stacks that leave room",
      """
      canvas 200x100
      stack s row spacing 3 distribute fillProportionally { image a size 20x10; image b size 40x10; view none }
      stack t column align center { label one "one" font 10; label two "two two" font 10 hugging 250 }
      |[s]|
      V:|[s]-[t]|
      |-(>=0)-[t]-20-|
      """
    ),
  ]

  @Test(arguments: texts) func messages(_ name: String, _ text: String) throws {
    let source = SourceText(name: "t.layout", text: text + "\n")
    let measurer = FixedAdvanceMeasurer()
    let file = try solve(source, measuring: measurer)
    #expect(!file.hasErrors, "\(file.reading)")
    var writer = TerminalWriter(source)
    var lines = file.reading.map { writer.text(for: $0) }
    lines += file.problems(measuring: measurer).map { writer.text(for: $0) }
    for view in file.canvases.first?.layout.layout.views.dropFirst() ?? [] {
      let explained = try explain(source, attributes: [view.name ?? ""], measuring: measurer)
      lines.append(explained.text())
    }
    #expect(try difference(of: lines.joined(separator: "\n"), fromReference: name) == nil)
  }
}
