import Diagnostics
import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutLanguage

/// Solved frames of whole files, computed by hand.
@Suite struct VFLSolvedTests {
  @Test(arguments: [
    // The standard space and the margins are 8. The first cases use only Apple's format; most later ones also use the
    // extensions of autolayout.js.
    (
      "320x100", "a b", "|-[a]-[b(a)]-|\nV:|-[a]-|\n[a]-[b] alignAllTop alignAllBottom",
      ["a 8,8 148x84", "b 164,8 148x84"]
    ),
    ("320x100", "a", "|-50-[a]-50-|\nV:|[a(20)]", ["a 50,0 220x20"]),
    ("320x100", "a b", "V:|-10-[a(20)]-10-[b(a)]\nH:|[a(30)]\nH:|[b(30)]", ["a 0,10 30x20", "b 0,40 30x20"]),
    ("300x200", "a", "|-[a(==50%)]\nV:|[a]|", ["a 8,0 150x200"]),
    ("300x200", "a b", "|-[a(==b/2)]-[b]-|\nV:|[a,b]|", ["a 8,0 92x200", "b 108,0 184x200"]),
    ("300x200", "a b", "|-[a(==b*4-100)]-[b]-|\nV:|[a,b]|", ["a 8,0 200.8x200", "b 216.8,0 75.2x200"]),
    ("300x400", "a", "|-[a]-|\nV:|-[a(a.width/4)]", ["a 8,8 284x71"]),
    ("300x200", "a", "|~[a(100)]~|\nV:|~(10%)~[a]~|", ["a 100,20 100x160"]),
    (
      "300x200", "a b c", "|~[a(10)]~[b(20)]~[c(30)]~|\nV:|[a,b,c]|",
      ["a 60,0 10x200", "b 130,0 20x200", "c 210,0 30x200"]
    ),
    (
      "300x200", "top content bottom", "V:|[column:[top(50)][content][bottom(50)]]|\nH:|[column]|",
      ["top 0,0 300x50", "content 0,50 300x100", "bottom 0,150 300x50", "column 0,0 300x200"]
    ),
    (
      "500x100", "v1 v2 v3 v4 v5",
      "H:[v1(v1.height)]\nHV:[v2..5(v1)]\nV:[v1(20)]\nH:|[v1]-[v2]-[v3]-[v4]-[v5]\nV:|~[v1..5]~|",
      ["v1 0,40 20x20", "v2 28,40 20x20", "v3 56,40 20x20", "v4 84,40 20x20", "v5 112,40 20x20"]
    ),
    (
      "312x108", "left top bottom right",
      "H:|[left(top,right)]-[top,bottom]-[right]|\nV:|[left,right]|\nV:|[top(bottom)]-[bottom]|\n[bottom(top)]",
      [
        "left 0,0 98.66667x108", "top 106.66667,0 98.66667x50", "bottom 106.66667,58 98.66667x50",
        "right 213.33333,0 98.66667x108",
      ]
    ),
    ("300x200", "a", "HV:|[a]|", ["a 0,0 300x200"]),
    (
      "800x10", "left1 left2 right1 right2",
      "|[left1(100)][left2(300)]->[right1(100)][right2(100)]|\nHV:[left1(left1)]\nV:|[left1,left2,right1,right2]|",
      ["left1 0,0 100x10", "left2 100,0 300x10", "right1 600,0 100x10", "right2 700,0 100x10"]
    ),
    (
      "300x400", "top middle bottom",
      "H:|[top,middle,bottom]|\nV:|[top(100)]-(-10)-[middle(top)]-(middle/-2)-[bottom]|",
      ["top 0,0 300x100", "middle 0,90 300x100", "bottom 0,140 300x260"]
    ),
    ("400x500", "a b", "H:|[a(==b)]-10-[b]|\nV:|[a,b]|", ["a 0,0 195x500", "b 205,0 195x500"]),
    (
      "300x100", "a b",
      "C:a.width(40).height(20).left(50).top(10)\nC:b.height(a.width*2+5).width(30)\nC:b.centerX(a).bottom(a.bottom)",
      ["a 50,10 40x20", "b 55,-55 30x85"]
    ),
    ("300x100", "a b", "|-(10%)-[a(40)]-(a)-[b]-20%-|\nV:|[a,b]|", ["a 30,0 40x100", "b 110,0 130x100"]),
    ("300x100", "a b", "|[a(b)]-(>=20)-[b]|\nV:|[a,b]|\n[a(>=140)]", ["a 0,0 140x100", "b 160,0 140x100"]),
    ("300x100 rtl", "a b", "|-(10%)-[a(40)]-(a)-[b]-20%-|\nV:|[a,b]|", ["a 230,0 40x100", "b 60,0 130x100"]),
    ("300x100 rtl", "a", "|~(50)~[a]~|\nV:|[a]|", ["a 50,0 200x100"]),
    ("300x100 rtl", "a b", "|-[a(100)]-[b(20)]\nV:|[a,b]|", ["a 192,0 100x100", "b 164,0 20x100"]),
    (
      "300x100 rtl", "a b", "|-5-[a(100)]-7-[b(20)] directionLeftToRight\nV:|[a,b]|",
      ["a 5,0 100x100", "b 112,0 20x100"]
    ),
    (
      "300x100", "a b", "|-5-[a(100)]-7-[b(20)] directionRightToLeft\nV:|[a,b]|",
      ["a 195,0 100x100", "b 168,0 20x100"]
    ),
    (
      "300x100", "a b", "|[a]|\nV:|[a(20)]-30-[b(10)] spacingBaselineToBaseline\n|[b]|",
      ["a 0,0 300x20", "b 0,40 300x10"]
    ),
  ])
  func frames(canvas: String, views: String, lines: String, frames: [String]) {
    let declarations = views.split(separator: " ").map { "view \($0)" }.joined(separator: "\n")
    let parsed = parse(SourceText(name: "test.layout", text: "canvas \(canvas)\n\(declarations)\n\(lines)"))
    #expect(parsed.diagnostics.map(\.message) == [])
    let solved = solve(parsed.layout, on: parsed.layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.conflicts.isEmpty)
    let found = zip(parsed.layout.views, solved.frames).dropFirst().map { view, frame in
      "\(view.name ?? "") \(plain(frame.x)),\(plain(frame.y)) \(plain(frame.width))x\(plain(frame.height))"
    }
    #expect(found == frames)
  }

  private func plain(_ number: Double) -> String { plainNumber((number * 1e5).rounded() / 1e5) ?? "?" }
}
