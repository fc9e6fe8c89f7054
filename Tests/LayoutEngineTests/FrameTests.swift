import Testing

@Suite struct FrameTests {
  @Test(arguments: [
    FrameCase(
      "attributes of every side",
      """
      canvas 200x100
      view a
      view b
      a.left = 10
      a.right = -20
      a.top = 5
      a.bottom = -15
      b.centerX = a.centerX
      b.centerY = a.centerY
      b.width = a.width / 2
      b.height = a.height - 10
      """, ["a": [10, 5, 170, 80], "b": [52.5, 10, 85, 70]]),
    FrameCase(
      "margins of root and view",
      """
      canvas 200x100 margins 10 20 30 40
      view a margins 1 2 3 4 {
        view b
        |-[b]-|
        V:|-[b]-|
      }
      |-[a]-|
      V:|-[a]-|
      """, ["a": [20, 10, 140, 60], "b": [22, 11, 134, 56]]),
    FrameCase(
      "margin attributes and centers within margins",
      """
      canvas 200x100 margins 10 20 30 40
      view a size 10x10
      view b size 10x10
      a.centerX = superview.centerXWithinMargins
      a.centerY = superview.centerYWithinMargins
      b.left = superview.leftMargin
      b.bottom = superview.bottomMargin
      """, ["a": [85, 35, 10, 10], "b": [20, 60, 10, 10]]),
    FrameCase(
      "a millionth between equal margins is one between edges: no conflict",
      """
      canvas 200x100
      view a size 10x10
      a.top = 0
      a.leftMargin = superview.leftMargin + 0.000001
      a.left = superview.left + 0.000001
      """, ["a": [0.000001, 0, 10, 10]]),
    FrameCase(
      "right to left: leading is right, margins follow, left stays",
      """
      canvas 200x100 rtl margins 10 20 30 40
      view a size 10x10
      view b size 10x10
      view c size 10x10
      |-[a]-4-[b]
      V:|[a]
      V:|[b]
      c.left = superview.leftMargin + 1
      c.top = 0
      """, ["a": [170, 0, 10, 10], "b": [156, 0, 10, 10], "c": [41, 0, 10, 10]]),
    FrameCase(
      "right to left: inequalities and multipliers mirror with their edges",
      """
      canvas 200x100 rtl
      view a size 10x10
      view b size 10x10
      a.leading >= superview.leading + 30
      a.leading = superview.leading ~ 500
      b.leading = superview.trailing * 0.25
      a.top = 0
      b.top = 0
      """, ["a": [160, 0, 10, 10], "b": [140, 0, 10, 10]]),
    FrameCase(
      "a multiplier counts in the nearest common ancestor",
      """
      canvas 400x200
      view page {
        view a size 20x20
        view b size 20x20
        a.left = 30
        a.top = 0
        b.left = a.right * 2
        b.centerY = superview.centerY * 1.5
      }
      page.left = 100
      page.top = 10
      page.width = 200
      page.height = 100
      """, ["a": [130, 10, 20, 20], "b": [200, 75, 20, 20]]),
    FrameCase(
      "intrinsic sizes of kinds",
      """
      canvas 400x400
      label l "abcd" font 10
      button b "abcd" font 10
      field f "abcd" font 10
      image i size 7x9
      box x font 10
      V:|[l][b][f]
      V:[f][i][x]
      l.left = 0
      b.left = 0
      f.left = 0
      f.width = 33
      i.left = 0
      x.left = 0
      """,
      [
        "l": [0, 0, 20, 10], "b": [0, 10, 44, 24], "f": [0, 34, 33, 24], "i": [0, 58, 7, 9],
        "x": [0, 67, 29, 24],
      ]),
    FrameCase(
      "compression outranks hugging, and priorities decide who gives way",
      """
      canvas 100x50
      label a "aaaaaaaaaa" font 16 compression 749
      label b "bbbbbbbbbb" font 16
      |-0-[a]-0-[b]-0-|
      V:|[a]
      V:|[b]
      """, ["a": [0, 0, 20, 16], "b": [20, 0, 80, 16]]),
    FrameCase(
      "baselines of texts centered in their frames",
      """
      canvas 400x100
      label a "a" font 10
      label b "b" font 20
      view c size 5x5
      a.left = 0
      b.left = 50
      c.left = 90
      b.top = 10
      b.height = 40
      a.baseline = b.baseline
      c.baseline = b.baseline
      """,
      // The baseline of `b` is at 20 + 0.8 * 20 = 36, and the baseline of `a` is 8 points below the top of `a`.
      ["a": [0, 28, 5, 10], "c": [90, 31, 5, 5]]),
    FrameCase(
      "a label wraps at its solved width and its height follows",
      """
      canvas 60x200
      label a "aaa bbb ccc" font 10 lines 0
      view b size 4x4
      |-5-[a]-5-|
      V:|[a]-2-[b]
      b.left = 0
      """,
      // At most ten characters fit in a line of 50 points.
      ["a": [5, 0, 50, 20], "b": [0, 22, 4, 4]]),
    FrameCase(
      "without a text: a label has no size, a button and a field have their padding",
      """
      canvas 300x100
      label l ""
      button b "" font 10
      field f "" font 10
      label s "abcd" font 10 size 7x-
      l.left = 0
      b.left = 0
      f.left = 0
      s.left = 0
      l.top = 0
      b.top = 0
      f.top = 0
      s.top = 0
      f.width = 50
      s.height = 5
      """, ["l": [0, 0, 0, 0], "b": [0, 0, 24, 24], "f": [0, 0, 50, 24], "s": [0, 0, 7, 5]]),
    // Even in a right-to-left layout, the content of a scroll view begins at the left edge of the scroll view's frame.
    FrameCase(
      "a multiple of a content's edge counts in the content",
      """
      canvas 200x100 rtl
      scroll s {
        view a { w = 20, h = 5, tt = 0 }
      }
      |[s]|
      V:|[s]|
      s.content.width = 500
      s.content.height = 9
      a.leading = s.content.trailing * 0.5
      """, ["a": [230, 0, 20, 5]]),
    FrameCase(
      "a guide has no text, so its baselines are its bottom edge",
      """
      canvas 100x100 safe 5 0 20 0
      view a size 5x5
      view b size 5x5
      a.left = 0
      b.left = 0
      a.bottom = superview.safeArea.lastBaseline
      b.top = superview.safeArea.firstBaseline + 3
      """, ["a": [0, 75, 5, 5], "b": [0, 83, 5, 5]]),
    FrameCase(
      "a canvas that fits",
      """
      canvas fit
      view a size 30x10
      view b size 20x40
      |-[a]-[b]-|
      V:|-[a]
      V:|-[b]-|
      """, ["view": [0, 0, 74, 56]]),
  ])
  func frames(_ c: FrameCase) { c.check() }
}
