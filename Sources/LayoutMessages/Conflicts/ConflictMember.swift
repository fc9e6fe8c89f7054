import Diagnostics
import Encoding
import LayoutModel

/// A constraint in a conflict, with its position and texts.
public struct ConflictMember: Sendable, Equatable {
  /// The constraint's position in the source; `nil` if no line states the constraint.
  public var span: SourceSpan?
  /// The source text of the constraint. For a constraint of a stack, this is `sentence`; if no line of the source
  /// states the constraint, it is an equation such as `a.width >= 0`.
  public var text: String
  /// The equation in normal form, such as `a.leading == b.trailing + 8`, or, for an intrinsic content size, words such
  /// as `a.width fits the intrinsic content size`.
  public var equation: String
  /// The name of the stack that implies the constraint; `nil` if the constraint does not come from a stack.
  public var stack: String?

  /// The equation; for a constraint of a stack, a sentence such as `the stack 'bar' needs a.leading == b.trailing + 8`.
  public var sentence: String { stack.map { "the stack '\($0)' needs \(equation)" } ?? equation }

  /// The subject of a sentence about the constraint: `'a.width == 8'`, or `'a.width == 8', which the stack 'bar' needs,`.
  package var subject: String { "'\(equation)'" + (stack.map { ", which the stack '\($0)' needs," } ?? "") }
}

extension SolvedLayout {
  /// Returns the description of a constraint in a conflict, given the constraint's origin.
  public func member(_ origin: ConstraintOrigin) -> ConflictMember {
    switch origin {
    case .written(let index):
      let constraint = layout.constraints[index]
      var member = ConflictMember(
        span: constraint.span, text: sourceText(of: constraint), equation: layout.text(of: constraint))
      member.stack = layout.stack(of: constraint).map(layout.name)
      if member.stack != nil { member.text = member.sentence }
      return member
    case .intrinsicSize(let id, let axis):
      let equation = "\(sizeName(id, axis)) fits the intrinsic content size"
      let view = layout[id]
      let span = view.nameSpan ?? view.span
      return ConflictMember(span: span, text: span.map(lineText) ?? equation, equation: equation)
    case .nonNegativeSize(let id, let axis):
      return implicit("\(sizeName(id, axis)) >= 0")
    case .nonNegativeContent(let id, let axis):
      return implicit("\(layout.name(of: id)).content.\(axis.extent) >= 0")
    case .canvasSize(let axis):
      let length = canvas[axis] ?? size[axis]
      return implicit("\(sizeName(.root, axis)) == \(number(length))")
    }
  }

  private func implicit(_ equation: String) -> ConflictMember {
    ConflictMember(span: nil, text: equation, equation: equation)
  }

  func sizeName(_ id: ViewID, _ axis: Axis) -> String {
    "\(layout.name(of: id)).\(axis.extent)"
  }

  /// Returns a constraint's source text. For VFL, this is the whole line, because a part of a line is hard to
  /// understand alone.
  private func sourceText(of constraint: Constraint) -> String {
    constraint.notation == .vfl ? lineText(constraint.span) : layout.source[constraint.span]
  }

  private func lineText(_ span: SourceSpan) -> String {
    let line = layout.source.lineSpan(layout.source.lineIndex(at: span.start))
    guard line.end - line.start <= 500 else { return layout.source[span] }
    var (start, end) = (line.start, line.end)
    let bytes = layout.source.utf8
    func isBlank(_ index: Int) -> Bool {
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    }
    while start < end, isBlank(start) { start += 1 }
    while start < end, isBlank(end - 1) { end -= 1 }
    return layout.source[SourceSpan(start: start, end: end)]
  }
}
