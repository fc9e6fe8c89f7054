import Diagnostics
import LayoutModel

struct PropertyUse {
  var name: ViewProperty
  var span: SourceSpan
  var end: Int
}

extension DeclarationReader {
  /// Reports a property that has no effect on its view.
  ///
  /// - Precondition: all properties of the view have been read.
  func reportUnused(_ property: PropertyUse, of view: View) {
    let whole = SourceSpan(start: property.span.start, end: property.end)
    if property.name == .align, let stack = view.stack, !stack.alignment.isPossible(along: stack.axis) {
      report(.misplacedAlignment(stack.alignment.rawValue, view.kind, stack.axis, at: whole))
    } else if let reason = reasonAgainst(property.name, on: view) {
      report(.unusedProperty(property.name, reason, at: whole))
    }
  }

  private func reasonAgainst(_ property: ViewProperty, on view: View) -> String? {
    var setsNoText: String { "\(view.kind.withArticle) draws no text" }
    var sizeOfStack: String {
      "a stack's members determine its size; to set the width or height, add a constraint"
    }
    var noIntrinsicSize: String { "\(view.kind.withArticle) without 'size' has no intrinsic content size" }
    return switch property {
    case .color:
      ViewProperty.color.isPossible(for: view.kind)
        ? nil : "\(setsNoText); to color the view itself, use 'fill'"
    case .lines where view.kind == .textview: "a text view shows all of its text, and scrolls"
    case .font, .lines: property.isPossible(for: view.kind) ? nil : setsNoText
    case .align: ViewProperty.align.isPossible(for: view.kind) || view.stack != nil ? nil : setsNoText
    case .size: view.stack == nil ? nil : sizeOfStack
    case .hugging, .compression:
      view.stack != nil ? sizeOfStack : view.hasIntrinsicSize ? nil : noIntrinsicSize
    case .baselines:
      if view.stack != nil {
        "a stack's baselines are those of its members"
      } else {
        view.hasBaselinesOfText ? "the baselines of this view are those of its text" : nil
      }
    case .fill: view.kind == .guide ? "a guide is drawn only as an outline, without a fill" : nil
    case .margins, .stroke, .corner, .hidden, .unnamed, .outset, .row, .column, .spacing, .distribute, .after:
      nil
    }
  }
}

extension ViewProperty {
  private static let words = WordTable<Self>()

  init?(word: String) {
    guard let known = Self.words[word] else { return nil }
    self = known
  }

  static func all(of kind: ViewKind) -> [String] {
    allCases.filter { $0.isPossible(for: kind) }.map(\.rawValue)
  }
}

extension View {
  fileprivate var hasIntrinsicSize: Bool {
    if hasExplicitSize { return explicitSize != PerAxis(both: nil) }
    return kind.setsText || kind.isControl && kind != .textview
  }
}
