import Testing

@testable import LayoutModel

@Suite struct UniqueNamesTests {
  @Test(arguments: [
    ("all different", ["a", "b"], ["a", "b"]), ("equal", ["a", "a", "b", "a"], ["a", "a2", "b", "a3"]),
    ("a number that was given", ["a", "a2", "a", "a"], ["a", "a2", "a3", "a4"]),
    ("a number that was given later", ["a", "a", "a2", "a"], ["a", "a2", "a22", "a3"]),
  ])
  func names(_ name: String, wanted: [String], given: [String]) {
    var names = UniqueNames()
    #expect(wanted.map { names.name($0) } == given, "\(name)")
  }

  @Test func equalNamesTakeLinearWork() {
    var names = UniqueNames()
    for _ in 0..<1000 { _ = names.name("label") }
    #expect(names.name("label") == "label1001")
    #expect(names.tries <= 2 * 1001)
  }

  @Test func takenNamesOfAnyCase() {
    var names = UniqueNames(taken: ["phone"], separator: "-", ignoresCase: true)
    #expect(["Phone", "PHONE-2", "tablet"].map { names.name($0) } == ["Phone-2", "PHONE-2-2", "tablet"])
  }

  @Test func namesThatAreNotAllowed() {
    var names = UniqueNames()
    let given = (1...2).map { _ in names.name("view") { $0 != "view" && $0 != "view3" } }
    #expect(given == ["view2", "view4"])
  }
}
