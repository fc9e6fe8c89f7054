import LayoutModel
import Testing

@Suite struct ElementTests {
  @Test(arguments: [
    ("label", "UILabel", ViewKind.label), ("button", "UIButton", .button),
    ("textField", "UITextField", .field),
    ("stackView", "UIStackView", .stack), ("tableView", "UITableView", .scroll),
  ])
  func anElementHasItsClassAndKind(_ name: String, _ className: String, _ kind: ViewKind) throws {
    let element = try #require(InterfaceElement.uiKit[name])
    #expect(element.className == className)
    #expect(element.kind == kind)
    #expect(element.scrolls == (kind == .scroll))
  }

  @Test func unknownElementsArePlainViews() {
    let element = InterfaceElement.unknown("sparkleView")
    #expect(element.kind == .view)
    #expect(element.content == .none)
    #expect(element.look == .automatic)
  }
}
