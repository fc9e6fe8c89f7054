import LayoutModel

extension Evaluator {
  /// Calls a method that only NSButton, NSPopUpButton or NSSegmentedControl has; returns `nil` for other methods.
  func callDesktopControl(_ name: String, _ control: Object, _ arguments: [CallArgument]) -> Value? {
    guard isMac else { return nil }
    let chain = superclasses(of: control.type)
    let first = arguments.first?.value
    switch name {
    case "setButtonType" where chain.contains("NSButton"):
      let style = ["switch": "check", "radio": "radio"][first?.caseName ?? ""]
      control.fields["buttonStyle"] = style.map { .string($0) }
    case "addItem", "addItems":
      guard chain.contains("NSPopUpButton") else { return nil }
      control.fields["items"] = .array(items(of: control) + (first?.array ?? [first].compactMap { $0 }))
    case "removeAllItems" where chain.contains("NSPopUpButton"): control.fields["items"] = nil
    case "selectItem" where chain.contains("NSPopUpButton"):
      guard let first else { return nil }
      control.fields["selectedItem"] =
        arguments[0].label == "withTitle"
        ? items(of: control).firstIndex { $0.string == first.string }.map { .int($0) } : first
    case "setLabel", "setWidth":
      guard chain.contains("NSSegmentedControl"), let index = arguments.last?.value.integer else {
        return nil
      }
      control.fields[(name == "setLabel" ? "label " : "width ") + "\(index)"] = first
    default: return nil
    }
    return .void
  }

  private func items(of popUp: Object) -> [Value] { popUp.fields["items"]?.array ?? [] }

  /// Returns the title that a pop-up button shows, and the titles of all its items. A pull-down button shows the title
  /// of the first item; other buttons show the title of the selected item.
  func popUpTitles(of popUp: Object) -> (shown: String?, all: [String]) {
    let items = items(of: popUp)
    let index = popUp.fields["pullsDown"]?.bool == true ? 0 : popUp.fields["selectedItem"]?.integer ?? 0
    return (items.indices.contains(index) ? items[index].string : nil, items.compactMap(\.string))
  }

  /// Returns whether a button of AppKit shows an image without a title.
  func showsOnlyImage(_ button: Object) -> Bool {
    guard isMac, superclasses(of: button.type).contains("NSButton"), let image = button.fields["image"],
      !image.isNull
    else { return false }
    return button.fields["imagePosition"]?.caseName == "imageOnly"
      || ["title", "setTitle"].allSatisfy { button.fields[$0].map { $0.string == "" } ?? true }
  }

  /// Returns the title that an AppKit button shows by default: for a pop-up button, the title of an item, and otherwise
  /// `Button`. Returns `nil` if there is no such item, or if the code sets the button's title or image.
  func desktopTitle(of button: Object) -> String? {
    if superclasses(of: button.type).contains("NSPopUpButton") { return popUpTitles(of: button).shown }
    let keys = ["title", "setTitle", "attributedTitle", "image"]
    return keys.contains { button.fields[$0] != nil } ? nil : "Button"
  }

  /// Removes the text that an initializer of AppKit stored, if the code now replaces it by setting the property `name`.
  /// If `name` is a property such as a text field's `doubleValue`, also stores the text that the field shows.
  func replaceInitialText(_ name: String, of object: Object, _ value: Value) {
    switch name {
    case "stringValue": object.fields["text"] = nil
    case "title": object.fields["setTitle"] = nil
    case "integerValue", "intValue", "doubleValue", "floatValue", "objectValue":
      guard superclasses(of: object.type).contains("NSTextField") else { return }
      object.fields["text"] = nil
      let text = value.string ?? value.number.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
      object.fields["stringValue"] = text.map { .string($0) } ?? .unknown("the text is not known")
    default: break
    }
  }
}
