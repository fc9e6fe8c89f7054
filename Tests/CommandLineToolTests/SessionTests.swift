import ApprovedText
import Foundation
import Testing

@Suite struct SessionTests {
  private static let form = """
    // draw: --theme light
    canvas "narrow" 120x90
    canvas "wide" 200x90
    let gap = 6
    label title "Title" font 10
    view card { tt = 25, ll = rr = gap, h = 30 }
    |-gap-[title(<=90)]
    V:|-4-[title]
    assert title.width >= 20

    """
  private static let broken = "view alpha\nalhpa.left = 3\nalpha.lef = 5\n"
  private static let conflict =
    "canvas 100x50\nview a\nview b\n|-[a(60)]-[b]-|\nb.width = 30\nV:|[a]|\nV:|[b]\nview c { tt = 90, ll = 3, w = h = 5 }\n"
  private static let log = """
    2026-01-01 10:00:00 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UILabel:0x2'Name'.width == 50   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0x2'Name'.width == 70   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 UILabel:0x2'Name'.width == 70   (active)>

    """
  private static let page = """
    # Page

    ```layout name=first alt="A card"
    canvas 40x30
    view v { tt = ll = 3, w = 20, h = 10 }
    ```

    ```layout name=second width=90
    canvas 30x20
    view v { tt = ll = 9, w = 5, h = 4 }
    ```

    """

  private static let options = """
    ```layout src=deep/two.layout name=blank
     \t
    ```

    ```layout src=one.layout alt="One" src=deep/two.layout problems name=both
    ```

    ```layout name=drawn scale=0.5 width=1 caption="A caption" alt="A view" {.wide}
    canvas 90x80
    view a { tt = ll = 10, w = h = 30 }
    ```

    ```layout name=large width=10000 show=sizes theme=dark canvas_sizes=20x10
    canvas "b" 90x80
    view a { tt = ll = 1, w = h = 3 }
    ```

    ```layout name=one canvas=c
    canvas "b" 90x80
    canvas "c" 60x50
    view a { tt = ll = 1, w = h = 3 }
    ```

    ```layout ignore
    view b
    ```

    """
  private static let wrongOptions = [
    "width=10001", "width=0", "width=2.5", "width", "scale=0", "scale=-1", "scale=inf", "scale=x", "name=.a",
    "name=a/b", "name=\"\"", "name=a\\b", "pink", "theme=pink", "canvas=none", "size=3",
  ]

  static let sessions: [(String, [String])] = [
    (
      "drawing",
      [
        "$L form.layout; ls", "$L form.layout -o out.svg --canvas wide; ls *.svg",
        "$L form.layout -f json -o - --canvas narrow",
        "$L form.layout conflict.layout --out-dir d -f svg; ls d",
        "$L form.layout conflict.layout --out-dir e -f json --strict; ls e",
        "$L form.layout --sheet -o sheet.svg; ls sheet*", "$L form.layout --dark-pair -o pair.svg; ls pair*",
        "$L form.layout --canvas-sizes 50x40,fitx60 --directions ltr,rtl -o m.svg; ls m-*",
        "$L -e 'view a { tt = 3 }' -o e.svg; ls e.svg", "$L -e '|-[a(5)]' -f json -o -",
        "$L broken.layout -o x.png",
        "$L conflict.layout -o y.svg --color always", "$L form.layout -o a.bmp", "$L form.layout -o -",
        "$L missing.layout",
        "cat conflict.layout | $L - -f json -o - | head -3", "$L form.layout --canvas tall -o z.svg",
        "$L form.layout --theme pink -o z.svg",
        "$L form.layout --scale 0 -o z.png",
        "$L form.layout --heights 80...100 -f json -o - | grep -c '\"name\"'", "$L empty -o x.svg",
        "$L sub --out-dir f -f svg; ls -R f",
      ]
    ),
    (
      "checking",
      [
        "$L check form.layout", "$L check conflict.layout", "$L check conflict.layout --strict",
        "$L check broken.layout",
        "$L check form.layout conflict.layout -f json", "$L check conflict.layout -f github",
        "$L check form.layout --widths 60...200",
        "$L check conflict.layout --heights ...80", "$L check conflict.layout --rules conflict",
        "$L check conflict.layout --rules conflicts",
        "$L check .", "$L check sub empty", "$L check -e '|-[a(5)]' --strict-vfl",
        "$L check -e '|~[a(5)]~|' --strict-vfl",
        "$L check form.layout --canvas-sizes 30x30 --text-scales 2", "$L check --color always broken.layout",
        "$L check missing", "$L check",
      ]
    ),
    (
      "questions",
      [
        "$L constraints form.layout", "$L constraints -e '|-[a]-[b(>=50@20)]' -f json",
        "$L constraints broken.layout",
        "$L explain form.layout title.width card", "$L explain form.layout card.height --canvas wide",
        "$L explain form.layout titel",
        "$L explain form.layout", "$L explain conflict.layout b -f json",
        "$L sizes form.layout --widths 60...130",
        "$L sizes form.layout --heights 20...60 --canvas narrow -f json", "$L sizes form.layout",
        "$L sizes form.layout --widths 60...130 -o s.svg; ls s.svg",
        "$L sizes form.layout --widths 90...60", "$L convert form.layout --to equations",
        "$L convert form.layout --to swift -o o.swift; cat o.swift",
        "$L convert broken.layout --to vfl", "$L convert form.layout", "$L convert form.layout --to cobol",
        "$L format tight.layout",
        "$L format tight.layout --diff", "$L format --check tight.layout form.layout",
        "$L format --in-place tight.layout; cat tight.layout; $L format --check tight.layout",
        "$L format broken.layout", "$L format -e 'a.left=3'", "$L import-log log.txt",
        "$L import-log log.txt -o l.layout; ls l.layout; $L check l.layout",
        "$L import-log log.txt --log 2", "$L import-log form.layout",
        "$L import-log log.txt -f svg -o l.svg; ls l.svg", "$L devices | head -4",
        "$L devices -f json | head -5",
        "$L form.layout -o p.svg --canvas wide; $L metadata p.svg | grep -v ersion",
        "$L metadata form.layout",
      ]
    ),
    (
      "comparing",
      [
        "$L diff form.layout changed.layout", "$L diff form.layout changed.layout -f json",
        "$L diff form.layout form.layout; echo same",
        "$L diff form.layout changed.layout -o d.png --canvas wide --style overlay; ls d.png",
        "$L form.layout --canvas wide -o a.png --scale 1; $L changed.layout --canvas wide -o b.png --scale 1; $L diff a.png b.png",
        "$L diff a.png b.png --threshold 0.9", "$L diff a.png b.png --max-diff-pixels 100000",
        "$L diff a.png b.png --ignore-view card",
        "$L diff a.png b.png --ignore 0,0,200,90",
        "$L diff a.png b.png --ignore 0,0,200,0; $L diff a.png b.png --ignore 0,0,0,90; $L diff a.png b.png --ignore 0,0,1,1",
        "$L diff a.png missing.png", "$L diff a.png",
        "$L diff form.layout conflict.layout",
        "mkdir Samples; cp form.layout Samples; $L verify", "$L verify --record all; ls -R Snapshots",
        "$L verify", "cp changed.layout Samples/form.layout; $L verify",
        "$L accept", "$L accept form-wide; $L verify | tail -5",
        "$L accept --all; $L verify", "rm Samples/form.layout; cp conflict.layout Samples; $L verify",
        "$L verify --record missing", "$L verify --record missing --with-problems",
        "$L accept --prune; ls Snapshots", "$L verify --shard 1/2", "$L verify --shard 3/2",
        "$L verify nowhere", "$L verify --formats gif",
      ]
    ),
    (
      "pages",
      [
        "$L markdown page.md --check",
        "$L markdown page.md -o out.md; cat out.md; ls images",
        "$L markdown page.md --in-place --images pics; cat page.md; ls pics",
        "$L markdown page.md --check --images pics",
        "sed 's/w = 20/w = 30/' page.md > p.md; mv p.md page.md; $L markdown page.md --check --images pics",
        "$L markdown page.md --in-place --images pics -f png --dark-pair; cat page.md; ls pics",
        "$L markdown page.md --in-place --images pics --prune; ls pics", "$L markdown broken.md -o x.md",
        "$L markdown missing.md -o x.md",
      ]
    ),
    (
      "fences",
      [
        "cd sub; $L markdown options.md -o o.md --images pics; cat o.md; ls pics",
        "cd sub; $L markdown wrong.md -o w.md --images pics; ls",
      ]
    ),
  ]

  @Test(arguments: sessions) func session(_ name: String, _ scripts: [String]) throws {
    let program = try Program()
    try program.write(Self.form, to: "form.layout")
    try program.write(
      Self.form.replacing("h = 30", with: "h = 37").replacing("gap = 6", with: "gap = 9"),
      to: "changed.layout")
    try program.write(Self.broken, to: "broken.layout")
    try program.write(Self.conflict, to: "conflict.layout")
    try program.write("view  a{tt=5}\na.left=3\n", to: "tight.layout")
    try program.write(Self.log, to: "log.txt")
    try program.write(Self.page, to: "page.md")
    try program.write("```layout name=x\nview a\na.lef = 3\n```\n", to: "broken.md")
    try program.write(Self.options, to: "sub/options.md")
    let wrong = Self.wrongOptions.map {
      "```layout \($0)\ncanvas 9x8\nview a { tt = ll = 1, w = h = 3 }\n```\n"
    }
    try program.write(wrong.joined(separator: "\n"), to: "sub/wrong.md")
    try program.write("canvas 9x9\nview a\n", to: "sub/one.layout")
    try program.write("canvas 8x8\nview a { tt = bb = ll = rr = 1 }\n", to: "sub/deep/two.layout")
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "empty"), withIntermediateDirectories: true)
    var lines: [String] = []
    for script in scripts {
      let result = try program.shell("export LC_ALL=C; " + script.replacing("$L", with: "$LAYOUTDRAW"))
      lines += ["—— \(script.replacing("$L", with: "layoutdraw"))", result.text]
      if !result.errors.isEmpty { lines.append("errors: " + result.errors) }
      lines.append("status \(result.status)")
    }
    let text = lines.joined(separator: "\n").replacing(program.folder.path, with: "FOLDER") + "\n"
    #expect(try difference(of: text, fromReference: name) == nil)
  }
}
