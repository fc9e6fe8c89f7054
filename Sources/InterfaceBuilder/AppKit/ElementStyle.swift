import LayoutModel

extension XMLElement {
  var cell: XMLElement { children.first { $0["key"] == "cell" } ?? self }

  /// The style that selects the element's entry in `InterfaceElement.appKit`, such as `check` for the entry
  /// `button/check`; `nil` for the default style.
  var style: String? {
    let cell = cell
    switch name {
    case "textField", "secureTextField", "tokenField":
      if cell["borderStyle"] != nil { return nil }
      let isEditable = cell.flag("editable") == true
      if cell.flag("drawsBackground") == true { return isEditable ? nil : "filled" }
      return isEditable ? "plain" : "label"
    case "button":
      switch cell["type"] {
      case "check": return "check"
      case "radio": return "radio"
      case "help": return "help"
      default: break
      }
      guard cell.isBordered else { return nil }
      switch cell["bezelStyle"] {
      case "rounded" where cell["type"] == "push": return "push"
      case "smallSquare": return "gradient"
      case "texturedRounded", "texturedSquare": return "textured"
      case "roundedRect": return "roundRect"
      default: return nil
      }
    case "popUpButton":
      guard cell.isBordered else { return "plain" }
      switch cell["type"] {
      case "push": return nil
      case "bevel": return "bevel"
      case "smallSquare": return "gradient"
      case "roundTextured", "squareTextured": return "textured"
      default: return "plain"
      }
    case "imageView": return cell["imageFrameStyle"].map { $0 == "none" } ?? true ? nil : "framed"
    case "slider": return cell["sliderType"] == "circular" ? "circular" : nil
    case "segmentedControl":
      switch cell["style"] {
      case "separated": return "separated"
      case "texturedSquare", "texturedRounded": return "textured"
      case "roundRect": return "roundRect"
      default: return nil
      }
    case "progressIndicator": return self["style"] == "spinning" ? "spinner" : nil
    case "datePicker": return cell["datePickerStyle"] == "clockAndCalendar" ? "clock" : nil
    case "box":
      switch self["boxType"] {
      case "separator": return "separator"
      case "custom", "oldStyle": return "custom"
      default:
        if self["borderType"] == "none" { return "custom" }
        return self["titlePosition"] == "noTitle" ? nil : "titled"
      }
    case "tabView":
      switch self["type"] {
      case nil, "topTabsBezelBorder": return nil
      case "noTabsNoBorder": return "plain"
      case "bottomTabsBezelBorder": return "bottom"
      default: return "bare"
      }
    default: return nil
    }
  }

  private var isBordered: Bool { self["borderStyle"].map { $0 != "none" } ?? false }

  var appKitEntry: InterfaceElement? {
    guard let style else { return InterfaceElement.appKit[name] }
    // The table has no styled entries for secure and token fields, so they use the entries of text fields.
    let base = name == "secureTextField" || name == "tokenField" ? "textField" : name
    return InterfaceElement.appKit["\(base)/\(style)"] ?? InterfaceElement.appKit[name]
  }

  var controlSize: AppKitControl.Size {
    let size = self["controlSize"] ?? cell["controlSize"]
    return size == "extraLarge" ? .large : size.flatMap(AppKitControl.Size.init) ?? .regular
  }
}
