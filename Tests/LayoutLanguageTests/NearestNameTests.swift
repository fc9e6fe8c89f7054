import Diagnostics
import Testing

@testable import LayoutLanguage

struct NearestNameTests {
  @Test(arguments: [
    ("emial", "email"), ("chek", "check"), ("gpa", "gap"), ("tx", "tt"), ("tilt", "title"),
    ("lable", "label"),
    ("Email", "email"), ("avatr", "avatar"), ("blurple", "purple"), ("serachFeild", "searchField"),
    ("backgruond", "background"), ("backgorudn", "background"), ("ackgroundx", "background"),
  ])
  func near(name: String, meant: String) {
    #expect(nearest(to: name, in: ["quite", "another", meant]) == meant)
  }

  @Test func `of equally near names, those that begin alike come first`() {
    #expect(nearest(to: "hight", in: ["right", "height"]) == "height")
    #expect(nearest(to: "hight", in: ["right", "light"]) == "right")
  }

  @Test(arguments: [
    ("nope", "one"), ("nope", "open"), ("foo", "top"), ("save", "cave2"), ("cancel", "title"),
    ("email", "email"),
    ("loud", "light"), ("kcabdnuorg", "background"),
  ])
  func far(name: String, other: String) {
    #expect(nearest(to: name, in: [other]) == nil)
  }

  @Test(arguments: [
    ("iPad min", "iPad mini (6th generation)"), ("iPad mini landscap", nil),
    ("ipad min landscape", "iPad mini (6th generation)"), ("iPad pro", "iPad Pro (13-inch)"),
    ("iPhone 15 Por", "iPhone 15 Pro"), ("iPhone SE", "iPhone SE (3rd generation)"), ("Nexus", nil),
  ])
  func devices(name: String, meant: String?) {
    #expect(nearestDevice(to: name) == meant)
  }

  /// A misspelled name is compared with at most 500,000 names in all. A list with more names than comparisons left is
  /// skipped. Since it uses up no comparisons, shorter lists after it are still compared.
  @Test(
    arguments: [
      ("nothing before", 0, "title"), ("up to the limit", 499_999, "title"), ("at the limit", 500_000, nil),
      ("too many at once", 500_001, "title"),
    ] as [(String, Int, String?)])
  func manyNames(name: String, before: Int, found: String?) {
    let context = NotationContext(
      source: SourceText(name: "", text: ""), views: [], viewNames: [:], metrics: [:])
    let names = Array(repeating: before > 500_000 ? "title" : "", count: before)
    #expect(context.nearestName(to: "titel", among: names) == nil, "\(name)")
    #expect(context.nearestName(to: "titel", among: ["title"]) == found, "\(name)")
  }

  @Test func theNearestThenTheFirst() {
    #expect(nearest(to: "caret", in: ["cart", "card", "carat"]) == "cart")
    #expect(nearest(to: "caret", in: ["carts", "carat", "cart"]) == "carat")
  }
}
