import ApprovedText
import Conversion
import Diagnostics
import FixedAdvance
import LayoutDraw
import Testing

@Suite struct ConvertedTextTests {
  private static let kinds = """
    // A screen.
    // draw: --theme dark
    canvas "phone" 300x400 margins 1 3 5 7 safe 20 0 10 0 as screen
    canvas fit x 200 rtl
    let gap = 6 // between rows
    label title "A \\"title\\"" font 20 semibold lines 2 color #102030 align center unnamed
    button ok "OK" hugging 251 252 compression 751 752 fill tomato stroke none
    field name "Name" corner 4.5 hidden
    image photo size 40x- outset 1 2 3 4 baselines 9 2
    stack row row spacing 8 align lastBaseline distribute equalSpacing margins 2 4 6 8 {
        switch on on
        slider much 0.25 after 3
        segments parts "A" "B"
    }
    scroll list {
        stack inner column align trailing {
            label one "One"
            divider line
            textview two "Two"
        }
        inner.leading = superview.leading + 5
        inner.trailing = superview.trailing - 7
        inner.top = list.content.top + 3
        inner.bottom = superview.bottom - 2
        inner.width = list.frame.width - 12
    }
    guide room
    icon next "chevron.right" font 14 bold
    progress done 0.75
    pages dots 4
    search find "Find"
    spinner busy
    stepper step
    picker choice
    datepicker day
    navbar top "Top"
    tabbar tabs "Home" "More"
    toolbar tools "Add"
    box legacy
    |-[title]-gap-[ok(>=44)]-(>=8,12@750)-|
    V:|-(20)-[title]-[row(<=60@20)]-[list(100)]-(10%)-|  alignAllLeading
    name.centerX = superview.centerX * 0.5 + 3 ~ 249.5 "half"
    photo.height = photo.width * 16:9
    photo.baseline = title.firstBaseline - 2
    room.left >= superview.safeArea.left
    room.width = superview.margins.width / 3
    room.top <= superview.keyboard.top - 4
    next.right = list.readable.right
    Z:|-2-[next]
    Z:|-(-1)-[done]
    assert title.width >= 20 "wide"
    assert not truncated title
    assert apart ok name

    """

  private static let rules = """
    canvas 240x120
    view a { tt = 3, ll = 5, w = 30, h = 11 }
    view b { bb = 7, rr = 9, minw = 20, maxw = 50%, h = 10 }
    view c { ct = 40, cl = 60, w = 20%, h = %h(a) + 2 }
    view d { tt = %bt(a) + 4, ll = rr = 13, maxh = 22 }
    view e {
        view f { tb = 30, lr = 40, rl = 50 }
        tt = 50, ll = 3, w = h = 60
    }
    view g
    view h
    |-(>=5)-[g(20)]~[h(==g*2)]~|  alignAllTop
    V:[d]-9-[g(12@600)]
    [a]-(b)-[h]
    V:|~[h]~|
    g.right <= h.left * 0.5 + 8 ~ high "gap"
    f.leading >= e.trailing - 100 ~ 1
    h.height = superview.height * 0.25
    e.centerY = superview.bottom / 2

    """

  private static let texts = ["kinds": kinds, "rules": rules]

  @Test(arguments: ["kinds", "rules"], conversionTargets.map { $0.name })
  func text(_ name: String, _ target: String) throws {
    let notation = try #require(conversionTargets.first { $0.name == target })
    let source = SourceText(name: "my card.layout", text: try #require(Self.texts[name]))
    let file = convert(source, to: notation, measuring: FixedAdvanceMeasurer())
    let findings = file.diagnostics.map { finding in
      let place = finding.span.map { span in
        let location = source.location(at: span.start)
        return "\(location.line):\(location.column)-\(source.location(at: span.end).column)"
      }
      return
        "\(place ?? "-") \(finding.severity) \(finding.code): \(finding.message)\(finding.help.map { " / \($0)" } ?? "")\n"
    }
    let written = (file.text ?? "no text\n") + "——\n" + findings.joined()
    #expect(try difference(of: written, fromReference: "\(name).\(target)") == nil)
  }
}
