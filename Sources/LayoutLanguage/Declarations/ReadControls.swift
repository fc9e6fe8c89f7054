import Diagnostics
import LayoutModel

extension DeclarationReader {
  /// Takes what follows the name of a control, other than one text; returns whether the kind asks for something else.
  ///
  ///     operand = "on" | "off" | NUMBER | {string}
  func takeOperand(_ cursor: inout Cursor, into view: inout View) throws(Diagnostic) -> Bool {
    let (kind, start) = (view.kind, cursor.offset)
    switch kind.operand {
    case nil, .text, .nothing: return false
    case .state:
      var ahead = cursor
      guard let word = ahead.takeName()?.text, word == "on" || word == "off" else { return false }
      _ = cursor.takeName(as: .propertyValue(of: kind.rawValue))
      view.control = Control(.toggle(isOn: word == "on"))
    case .fraction:
      guard isBeforeNumber(cursor) else { return false }
      let value = try cursor.takeValue(of: kind.rawValue).value
      guard value <= 1 else { throw .outOfRange(kind.rawValue, "from 0 to 1", at: cursor.span(from: start)) }
      view.control = Control(kind == .slider ? .slider(value) : .progress(value))
    case .count:
      guard isBeforeNumber(cursor) else { return false }
      let count = try cursor.takeCount(kind.rawValue)
      guard count <= 100 else {
        throw .outOfRange(kind.rawValue, "at most 100", at: cursor.span(from: start))
      }
      view.control = Control(.pages(count: count, current: 0))
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

  private func isBeforeNumber(_ cursor: Cursor) -> Bool {
    isDigit(cursor.byte) || cursor.byte == UInt8(ascii: ".") || cursor.byte == UInt8(ascii: "-")
  }

  /// Now that every stack's axis is known: a divider in a row is upright.
  func turnDividers() {
    for index in context.views.indices
    where context.views[index].kind == .divider && context.views[index].isArranged {
      let stack = context.views[index].parent.flatMap { context.views[$0.index].stack }
      context.views[index].isUpright = stack?.axis == .horizontal
    }
  }
}
