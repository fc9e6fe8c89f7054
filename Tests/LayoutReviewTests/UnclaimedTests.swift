import Diagnostics
import LayoutPipeline
import LayoutReview
import Testing

struct UnclaimedTests {
  private func verdicts(
    _ references: [String], _ layouts: [String: String?]
  ) -> [String: Verdict] {
    let cases = Verification.unclaimed(references, layouts: Set(layouts.keys)) { name in
      layouts[name].flatMap { $0 }.flatMap { text in
        referencePaths(of: SourceText(name: name, text: text), name: name, formats: OutputFormat.all)
      }
    }
    return Dictionary(uniqueKeysWithValues: cases.flatMap(\.files).map { ($0.path, $0.verdict) })
  }

  private static let two = "canvas \"x\" 40x30\ncanvas \"y\" 50x30\nview a"

  @Test func whatALayoutMakesIsClaimed() {
    #expect(verdicts(["a.json", "a.png", "a.svg"], ["a": "view a"]) == [:])
    #expect(verdicts(["a-x.png", "a-y.png", "a.json"], ["a": Self.two]) == [:])
  }

  @Test func withoutALayoutItIsOrphaned() {
    #expect(
      verdicts(["a.png", "b.json", "b.png"], ["a": "view a"]) == ["b.json": .orphaned, "b.png": .orphaned])
  }

  @Test func anotherCanvasIsStale() {
    #expect(verdicts(["a-x.png", "a-z.png"], ["a": Self.two]) == ["a-z.png": .stale])
    #expect(verdicts(["a.png"], ["a": Self.two]) == ["a.png": .stale])
    #expect(verdicts(["a-x.png"], ["a": "view a"]) == ["a-x.png": .stale])
  }

  /// On some file systems, the composed form and the decomposed form of a name identify two different files.
  @Test func theOtherNormalFormIsStale() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(verdicts([composed + ".png"], [composed: "view a"]) == [:])
    #expect(verdicts([decomposed + ".png"], [composed: "view a"]) == [decomposed + ".png": .stale])
  }

  @Test func theDarkOneOfAPairIsItsLayouts() {
    let pair = "// draw: --dark-pair\nview a"
    let asked = ["a.png", "a~dark.png", "a~dark.svg", "a.json"]
    #expect(verdicts(asked, ["a": pair]) == [:])
    #expect(
      verdicts(["a~dark.json", "b~dark.png"], ["a": pair]) == [
        "a~dark.json": .stale, "b~dark.png": .orphaned,
      ])
    #expect(verdicts(["a.png", "a~dark.png"], ["a": "view a"]) == ["a~dark.png": .stale])
    #expect(verdicts(["a@2x.png", "a~dark@2x.png"], ["a@2x": pair]) == [:])
    #expect(
      verdicts(["a-x.png", "a-x~dark.png", "a~dark.png"], ["a": "// draw: --dark-pair\n" + Self.two])
        == ["a~dark.png": .stale])
    // The file `a~dark.png` may also be the reference of another layout that is named `a~dark`.
    #expect(verdicts(["a~dark.png"], ["a": "view a", "a~dark": "view a"]) == [:])
  }

  @Test func unrequestedReferencesAreStale() {
    let chosen = "// draw: --canvas y\n" + Self.two
    #expect(verdicts(["a-x.png", "a-y.png"], ["a": chosen]) == ["a-x.png": .stale])
    #expect(verdicts(["a.png", "a-y.png"], ["a": "// draw: --sheet\n" + chosen]) == ["a-y.png": .stale])
    // The requested canvas does not exist, so no reference is known to be stale.
    #expect(verdicts(["a-x.png"], ["a": "// draw: --canvas z\n" + Self.two]) == [:])
  }

  @Test func aNameWithADashIsNotACanvas() {
    #expect(verdicts(["sign-in.png"], ["sign": "view a", "sign-in": "view a"]) == [:])
    #expect(verdicts(["sign-in-x.png"], ["sign": "view a", "sign-in": Self.two]) == [:])
  }

  @Test func aLayoutWithErrorsMayMakeAnything() {
    #expect(verdicts(["a.png", "a-x.png", "b.png"], ["a": "view a\nview a"]) == ["b.png": .orphaned])
  }
}
