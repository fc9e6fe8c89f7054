import Graphics
import LayoutModel

enum CodeFramework {
  case uiKit, appKit

  var module: String { self == .uiKit ? "UIKit" : "AppKit" }
  var viewClass: String { self == .uiKit ? "UIView" : "NSView" }
  var guideClass: String { self == .uiKit ? "UILayoutGuide" : "NSLayoutGuide" }
  var priorityClass: String { self == .uiKit ? "UILayoutPriority" : "NSLayoutConstraint.Priority" }

  func font(_ style: TextStyle) -> String {
    let fontClass = self == .uiKit ? "UIFont" : "NSFont"
    return "\(fontClass).systemFont(ofSize: \(spelled(style.writtenSize)), weight: .\(style.weight.rawValue))"
  }

  /// Returns the code for a view or its layout guide, such as `card.safeAreaLayoutGuide`; for a guide that AppKit
  /// lacks, the code for the view.
  func owner(_ guide: LayoutGuide?, of name: String) -> String {
    switch (self, guide) {
    case (_, nil), (.appKit, .frame?): name
    case (_, let guide?): "\(name).\(guide.codeName)"
    }
  }

  /// Returns the call that adds a member to a stack; in AppKit, to the member's gravity area.
  func arranging(_ name: String, _ member: ViewID, in stack: ViewID, _ layout: Layout) -> String {
    let usual = "addArrangedSubview(\(name))"
    guard self == .appKit, let arrangement = layout[stack].stack,
      case .appKitAreas(let areas) = arrangement.rules
    else { return usual }
    let members = layout.views.indices.filter {
      layout.views[$0].parent == stack && layout.views[$0].isArranged
    }
    let end = arrangement.axis == .horizontal ? "trailing" : "bottom"
    switch members.firstIndex(of: member.index).flatMap({ areas.indices.contains($0) ? areas[$0] : nil }) {
    case .middle: return "addView(\(name), in: .center)"
    case .end: return "addView(\(name), in: .\(end))"
    case .beginning, nil: return usual
    }
  }

  func adding(_ name: String, to owner: String, _ superview: View, _ view: View) -> [String] {
    guard self == .appKit else { return ["\(owner).addSubview(\(name))"] }
    switch superview.className {
    case "scrollView" where view.className == "tableHeaderView":
      return ["(\(owner).documentView as? NSTableView)?.headerView = \(name)"]
    case "box": return ["\(owner).contentView = \(name)"]
    case "scrollView": return ["\(owner).contentView = \(name)"]
    case "clipView": return ["\(owner).documentView = \(name)"]
    case "splitView": return ["\(owner).addArrangedSubview(\(name))"]
    case "tabView":
      return [
        "let \(name)Item = NSTabViewItem(identifier: nil)", "\(name)Item.view = \(name)",
        "\(owner).addTabViewItem(\(name)Item)",
      ]
    default: return ["\(owner).addSubview(\(name))"]
    }
  }
}

extension ViewKind {
  var lacksAppKitControl: Bool { isControl && traits.appKit == "NSView" }
}

extension Layout {
  /// The layout without the constraints on the content of scroll views, boxes, tab views and split views, because
  /// AppKit places this content itself.
  var withoutPlacedByAppKit: Layout {
    var layout = self
    layout.constraints.removeAll { constraint in
      if constraint.items.contains(where: { $0.guide == .content }) { return true }
      guard let view = constraint.items.first?.view, let superview = self[view].parent,
        let owner = self[superview].className
      else { return false }
      return ["scrollView", "box", "tabView", "splitView"].contains(owner)
        && constraint.items.allSatisfy { self[$0.view].parent == superview || $0.view == superview }
    }
    return layout
  }
}

extension SwiftCode {
  func appKitInitializer(of view: View, text: String?) -> String {
    let title = swiftLiteral(text ?? "")
    if case .desktop(let shape)? = view.control?.shape {
      switch shape {
      case .check: return "NSButton(checkboxWithTitle: \(title), target: nil, action: nil)"
      case .radio: return "NSButton(radioButtonWithTitle: \(title), target: nil, action: nil)"
      case .field, .search, .popUp, .combo, .boxTitle, .line, .tabs, .rows, .header, .cells, .arrows, .slider,
        .dial, .sign, .well, .window:
        break
      }
    }
    if view.kind == .label || view.kind == .box {
      return view.lineLimit == 1
        ? "NSTextField(labelWithString: \(title))" : "NSTextField(wrappingLabelWithString: \(title))"
    }
    if view.kind == .button, [nil, "button", "NSButton"].contains(view.className) {
      return "NSButton(title: \(title), target: nil, action: nil)"
    }
    let element = view.className.flatMap { InterfaceElement.appKit[$0] }
    return "\(element?.className ?? view.kind.traits.appKit)()"
  }

  func appKitProperties(of view: View) -> [String] {
    var texts: [String] = []
    if view.kind == .field, let text = view.text {
      let isPlaceholder = view.className == nil || view.textColor == desktopColor("placeholderText")
      texts.append("\(isPlaceholder ? "placeholderString" : "stringValue") = \(swiftLiteral(text))")
    }
    if view.className == "popUpButton", let text = view.text {
      texts.append("addItem(withTitle: \(swiftLiteral(text)))")
    }
    if view.className == "button", view.fill == desktopColor("controlAccent") {
      texts.append(#"keyEquivalent = "\r""#)
    }
    if case .desktop(.line)? = view.control?.shape {
      texts.append("boxType = .separator")
    } else if case .desktop(.boxTitle(let title))? = view.control?.shape {
      texts.append("title = \(swiftLiteral(title))")
    } else if view.className == "box" {
      texts.append("titlePosition = .noTitle")
    }
    let isUsual =
      view.className != nil && view.textStyle.writtenSize == 13 && view.textStyle.weight == .regular
    if view.kind.setsText, view.textStyle != TextStyle(), !isUsual {
      texts.append("font = \(framework.font(view.textStyle))")
    }
    if let stack = view.stack { texts += appKitArrangement(stack, view.margins) }
    if let alignment = view.textAlignment, view.kind != .button || view.className == nil {
      texts.append("alignment = .\(alignment.rawValue)")
    }
    texts += priorities("Hugging", view.hugging, standard: Priority.low)
    texts += priorities("CompressionResistance", view.compression, standard: Priority.high)
    if view.hasAppKitLayer { texts += appKitLayer(of: view) }
    if view.className == nil, view.kind.isPlainText, view.lineLimit > 1 {
      texts.append("maximumNumberOfLines = \(view.lineLimit)")
    }
    if view.kind == .label, let ink = view.textColor.given { texts.append("textColor = \(color(ink))") }
    if view.isHidden { texts.append("isHidden = true") }
    return texts
  }

  private func appKitLayer(of view: View) -> [String] {
    var texts = view.fill.given.map { ["backgroundColor = \(color($0)).cgColor"] } ?? []
    if view.className == nil {
      if let stroke = view.stroke.given {
        texts += ["borderColor = \(color(stroke)).cgColor", "borderWidth = 1"]
      }
      if let radius = view.cornerRadius { texts.append("cornerRadius = \(spelled(radius))") }
    }
    return texts.isEmpty ? [] : ["wantsLayer = true"] + texts.map { "layer?.\($0)" }
  }

  private func appKitArrangement(_ stack: StackArrangement, _ margins: Margins) -> [String] {
    let isRow = stack.axis == .horizontal
    let alignment =
      switch stack.alignment {
      // In NSStackView, the alignments `height` and `width` stretch the arranged views across the stack's axis.
      case .fill: isRow ? "height" : "width"
      case .center: isRow ? "centerY" : "centerX"
      case .leading, .trailing, .top, .bottom, .firstBaseline, .lastBaseline: stack.alignment.rawValue
      }
    let distribution: String
    if case .appKitAreas = stack.rules {
      distribution = "gravityAreas"
    } else {
      distribution = stack.distribution.rawValue
    }
    let insets = EdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    return [
      "orientation = .\(stack.axis.rawValue)", "spacing = \(spelled(stack.spacing))",
      "alignment = .\(alignment)", "distribution = .\(distribution)",
    ] + (stack.usesMargins ? ["edgeInsets = \(insets.code("NSEdgeInsets"))"] : [])
  }
}
