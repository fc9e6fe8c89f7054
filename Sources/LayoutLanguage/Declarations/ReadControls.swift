import Diagnostics
import LayoutModel

extension DeclarationReader {
  /// Takes a control's operand, such as `on` or `0.5`, and returns whether an operand came next.
  ///
  ///     operand = "on" | "off" | NUMBER | {string}
  func takeOperand(_ cursor: inout Cursor, into view: inout View) throws(Diagnostic) -> Bool {
    let kind = view.kind
    switch kind.operand {
    case nil, .text, .nothing: return false
    case .state:
      var ahead = cursor
      guard let word = ahead.takeName()?.text, word == "on" || word == "off" else { return false }
      _ = cursor.takeName(as: .propertyValue(of: kind.rawValue))
      view.control = Control(.toggle(isOn: word == "on"))
    case .fraction:
      guard isBeforeNumber(cursor) else { return false }
      let value = try takeOperand(
        &cursor, "the value of \(kind.withArticle) must be a number from 0 to 1, as in '0.7'"
      ) {
        $0 <= 1
      }
      view.control = Control(kind == .slider ? .slider(value) : .progress(value))
    case .count:
      guard isBeforeNumber(cursor) else { return false }
      let count = try takeOperand(&cursor, "the number of pages must be a whole number up to 100") {
        $0 == $0.rounded() && $0 <= 100
      }
      view.control = Control(.pages(count: Int(count), current: 0))
    case .titles:
      var titles: [String] = []
      while let title = try cursor.takeString()?.text {
        titles.append(title)
        cursor.skipBlanks()
      }
      view.control = Control(kind == .segments ? .segments(titles, selected: 0) : .items(titles))
    case .symbol:
      guard let name = try cursor.takeString()?.text else { return false }
      view.control = Control(.symbol(name: name))
    }
    return true
  }

  private func takeOperand(
    _ cursor: inout Cursor, _ rule: String, where isPossible: (Double) -> Bool
  ) throws(Diagnostic) -> Double {
    let number = try cursor.takeLength()
    guard let number, isPossible(number.value) else {
      throw .error("number-out-of-range", rule, at: number?.span ?? cursor.characterHere)
    }
    return number.value
  }

  private func isBeforeNumber(_ cursor: Cursor) -> Bool {
    isDigit(cursor.byte) || cursor.byte == UInt8(ascii: ".") || cursor.byte == UInt8(ascii: "-")
  }
}

extension NotationContext {
  /// Makes dividers vertical if they are in horizontal stacks, or if `==` constraints pin both their top and bottom
  /// edges to the superview, but not both side edges.
  ///
  /// - Precondition: all constraints have been read.
  func orientDividers() {
    let dividers = views.indices.filter { views[$0].kind == .divider }.map(ViewID.init)
    if dividers.isEmpty { return }
    var edges = Dictionary(uniqueKeysWithValues: dividers.map { ($0, Set<Attribute>()) })
    for constraint in constraints where constraint.relation == .equal {
      guard case .items(let first, let second?, _, _) = constraint.form, first.attribute == second.attribute
      else { continue }
      for (item, other) in [(first, second), (second, first)]
      where views[item.view.index].parent == other.view {
        edges[item.view]?.insert(item.attribute)
      }
    }
    for divider in dividers {
      let view = views[divider.index]
      guard let parent = view.parent, let tied = edges[divider] else { continue }
      views[divider.index].isUpright =
        view.isArranged
        ? views[parent.index].stack?.axis == .horizontal
        : tied.isSuperset(of: [.top, .bottom])
          && !tied.isSuperset(of: [.leading, .trailing]) && !tied.isSuperset(of: [.left, .right])
    }
  }
}
