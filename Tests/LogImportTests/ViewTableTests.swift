import Testing

@testable import LogImport

struct ViewTableTests {
  private static func view(
    _ address: String?, className: String? = nil, name: String? = nil, text: String? = nil
  ) -> LogView {
    var view = LogView()
    (view.className, view.address, view.name, view.text) = (className, address, name, text)
    return view
  }

  @Test func mentionsOfOneView() {
    var table = LogViewTable()
    #expect(table.place(of: Self.view("0x1")) == 0)
    #expect(table.place(of: Self.view("0x2", className: "B")) == 1)
    #expect(table.place(of: Self.view("0x1", className: "A", text: "t")) == 0)
    #expect(table.place(of: Self.view("0x1", className: "C", name: "n", text: "u")) == 0)
    #expect(
      table.views == [
        Self.view("0x1", className: "A", name: "n", text: "t"), Self.view("0x2", className: "B"),
      ])
  }

  @Test func viewsWithoutAnAddressHaveNames() {
    var table = LogViewTable()
    let places = ["a", "b", "a"].map { table.place(of: Self.view(nil, name: $0)) }
    #expect(places == [0, 1, 0])
    #expect(table.views.map(\.name) == ["a", "b"])
  }

  @Test func anUndoneEntry() {
    var table = LogViewTable()
    _ = table.place(of: Self.view("0x1"))
    table.keep()
    _ = table.place(of: Self.view("0x1", className: "A"))
    _ = table.place(of: Self.view("0x2"))
    _ = table.place(of: Self.view("0x1", name: "n"))
    table.undo()
    #expect(table.views == [Self.view("0x1")])
    #expect(table.place(of: Self.view("0x3")) == 1)
    #expect(table.place(of: Self.view("0x2")) == 2)
  }
}
