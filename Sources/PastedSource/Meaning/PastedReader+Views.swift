package import LayoutModel

package struct CreatedView {
  package internal(set) var view: View
  /// The names of the view's subviews or, for a stack, of its arranged subviews.
  package internal(set) var members: [String] = []
  package internal(set) var spacings: [String: Double] = [:]
  package internal(set) var isMember = false

  init(_ name: String, _ kind: ViewKind) {
    view = View(name: name, kind: kind, parent: .root)
    view.stack?.usesMargins = false
  }
}

extension PastedReader {
  /// Reads a definition such as `let a = UILabel()`, and returns whether it creates a view.
  mutating func defineView(_ name: String, _ value: PastedExpression) throws(UnreadableCode) -> Bool {
    if case .call(.closure(let body), _) = value {
      // The view that the closure creates is renamed to the variable's name.
      let count = views.count
      read(body)
      guard views.count > count else { return false }
      rename(count, to: name)
      return true
    }
    guard let call = value.nameCall, let kind = ViewKind(className: call.name) else { return false }
    var view = CreatedView(name, kind)
    if kind == .image, let image = call.arguments["image"] {
      let isSymbol = image.nameCall?.arguments.first?.label == "systemName"
      view.view.hasExplicitSize = true
      view.view.explicitSize = PerAxis(both: isSymbol ? 20 : 44)
    }
    let place = add(view)
    if let members = call.arguments["arrangedSubviews"] { try add(members, to: place) }
    return true
  }

  private mutating func stack(named name: String) -> Int {
    index(of: name) ?? add(CreatedView(name, .stack))
  }

  mutating func setProperty(_ property: String, of name: String, to value: PastedExpression)
    throws(UnreadableCode)
  {
    let isTrue = value == .name("true") || value == .name("YES")
    if property.hasSuffix("ayoutMarginsRelativeArrangement") {
      views[stack(named: name)].view.stack?.usesMargins = isTrue
      return
    }
    if ["text", "placeholder", "title"].contains(property), case .string(let text) = value {
      if let index = index(of: name) { views[index].view.text = text }
      return
    }
    guard let known = ViewProperty(codeName: property) else { return }
    let isOfStack =
      known.isPossible(for: .stack) && (!known.isPossible(for: .label) || property == "alignment")
    guard let index = isOfStack ? stack(named: name) : index(of: name) else { return }
    var view = views[index].view
    switch known {
    case .font: if let font = font(value) { view.textStyle = font }
    case .lines: if let number = self.value(value), 0...10_000 ~= number { view.lineLimit = Int(number) }
    case .margins: view.margins = try sides(value)
    case .fill: if let color = color(value) { view.fill = color }
    case .stroke: if let color = color(value) { view.stroke = color }
    case .corner: if let number = number(value)?.value, number >= 0 { view.cornerRadius = number }
    case .color: if let color = color(value) { view.textColor = color }
    case .hidden: view.isHidden = isTrue
    case .row, .column: view.stack?.axis = try choice(value)
    case .spacing:
      guard let spacing = number(value)?.value else { throw UnreadableCode() }
      view.stack?.spacing = spacing
    case .distribute: view.stack?.distribution = try choice(value)
    case .align where view.stack != nil: view.stack?.alignment = try choice(value)
    case .align: view.textAlignment = (try? choice(value)) ?? view.textAlignment
    // UIKit code does not set these values by assigning to a property. Content hugging, for example, is set by a
    // method.
    case .size, .hugging, .compression, .unnamed, .baselines, .outset, .after: break
    }
    views[index].view = view
  }

  /// Reads an enumeration value, such as `.fillEqually` in Swift or `UIStackViewDistributionFillEqually` in
  /// Objective-C.
  private func choice<Choice: RawRepresentable<String>>(_ value: PastedExpression) throws(UnreadableCode)
    -> Choice
  {
    var word = value.lastName ?? ""
    let prefixes = [
      "UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis", "NSTextAlignment",
    ]
    for prefix in prefixes where word.hasPrefix(prefix) {
      word = word.dropFirst(prefix.count).lowercasedFirst
    }
    guard let choice = Choice(rawValue: word) else { throw UnreadableCode() }
    return choice
  }

  /// Reads a call such as `bar.addArrangedSubview(a)` or `button.setTitle("OK", for: .normal)`. Returns `false` for
  /// other calls.
  mutating func readViewCall(_ expression: PastedExpression) throws(UnreadableCode) -> Bool {
    guard let call = expression.memberCall, let name = call.base?.path?.last(where: { $0 != "self" }) else {
      return false
    }
    let first = call.arguments.first?.value
    switch call.name {
    case "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews":
      let index = stack(named: name)
      for argument in call.arguments where argument.label == nil { try add(argument.value, to: index) }
    case "setCustomSpacing":
      guard let distance = first.flatMap({ number($0)?.value }),
        let member = call.arguments["after"]?.path?.last,
        let index = index(of: name), views[index].members.contains(member)
      else { throw UnreadableCode() }
      views[index].spacings[member] = distance
    case "setTitle":
      if case .string(let text)? = first, let index = index(of: name) { views[index].view.text = text }
    case "addSubview":
      // Only views that the pasted code creates have an index. A view that the layout file declares has none, and keeps
      // the subviews that it has in the file.
      if let index = index(of: name), views[index].view.kind != .stack, let first {
        try add(first, to: index)
      }
    default: return false
    }
    return true
  }

  /// Adds subviews to the view at `index`. The expression is a name, a call such as `UIView()`, or an array of names
  /// and calls.
  private mutating func add(_ expression: PastedExpression, to index: Int) throws(UnreadableCode) {
    if case .array(let elements) = expression {
      for element in elements {
        guard let member = element.expression else { throw UnreadableCode() }
        try add(member, to: index)
      }
    } else if let kind = expression.nameCall.flatMap({ ViewKind(className: $0.name) }) {
      var inner = CreatedView(freeName(kind == .view ? "spacer" : "\(kind.rawValue)1"), kind)
      inner.isMember = true
      let place = add(inner)
      views[index].members.append(views[place].view.name ?? "")
    } else {
      guard let name = expression.path?.last else { throw UnreadableCode() }
      if let member = self.index(of: name), member != index { views[member].isMember = true }
      memberNames.insert(name)
      views[index].members.append(name)
    }
  }
}
