import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Thrown errors", .enabled(if: canReadSwift))
struct ThrownErrorTests {
  private static let members = """
      let a = UIView(), b = UIView()
      struct Failure: Error {}
      func fail() throws { throw Failure() }
      func succeed() throws {}
      func make() throws -> UIView { throw Failure() }
      func both() throws { defer { height(a, 5) }; try fail(); width(a, 1) }
      func width(_ view: UIView, _ value: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: value).isActive = true
      }
      func height(_ view: UIView, _ value: CGFloat) {
        view.heightAnchor.constraint(equalToConstant: value).isActive = true
      }
    """

  @Test(
    "An error ends the running functions up to the code that catches it",
    arguments: [
      ("do { try fail(); width(a, 1) } catch { width(a, 2) }; width(b, 3)", ["b.width == 3"]),
      ("do { try succeed(); width(a, 1) } catch { width(a, 2) }", ["a.width == 1"]),
      ("do { throw Failure() } catch {}; width(b, 3)", ["b.width == 3"]),
      ("try? both(); width(b, 3)", ["a.height == 5", "b.width == 3"]),
      (
        "try? [a, b].forEach { height($0, 2); throw Failure() }; width(b, 3)",
        ["a.height == 2", "b.width == 3"]
      ),
      ("if let view = try? make() { width(view, 1) } else { width(b, 3) }", ["b.width == 3"]),
      ("width((try? make()) ?? b, 3)", ["b.width == 3"]),
      (
        "do { let view = try make(); width(view, 1) } catch {}; later()\n}\nfunc later() {\n width(b, 3)",
        ["b.width == 3"]
      ),
    ])
  func ends(_ statements: String, _ expected: [String]) throws {
    let layout = try #require(layouts(of: viewClass(Self.members, statements)).layouts.first)
    #expect(equations(of: layout) == expected)
  }

  @Test func initializersAndLaterMethods() throws {
    let layout = try #require(
      layouts(of: viewClass(Self.members, "try! fail()\n}\noverride func didMoveToWindow() {\nwidth(b, 3)"))
        .layouts.first)
    #expect(equations(of: layout) == ["b.width == 3"])
  }
}
