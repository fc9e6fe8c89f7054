import Diagnostics
import Encoding
package import LayoutEngine
import LayoutMessages
import LayoutModel

enum SizesInWords: Equatable {
  case below(Double)
  case above(Double)
  case between(Double, Double)
  case at(Double)
  case every(Axis)

  /// Describes a part of a range: 320...400 as part of 320...600 is `below 400`.
  init(_ part: ClosedRange<Double>, in range: ClosedRange<Double>, _ axis: Axis) {
    switch (part.lowerBound <= range.lowerBound, part.upperBound >= range.upperBound) {
    case (true, true): self = .every(axis)
    case (true, false): self = .below(part.upperBound)
    case (false, true): self = .above(part.lowerBound)
    case (false, false): self = .between(part.lowerBound, part.upperBound)
    }
  }

  func text(_ number: (Double) -> String) -> String {
    switch self {
    case .below(let size): "below \(number(size))"
    case .above(let size): "above \(number(size))"
    case .between(let first, let last): "\(number(first)) to \(number(last))"
    case .at(let size): "at \(number(size))"
    case .every(let axis): "at every \(axis.extent)"
    }
  }
}

/// Returns the names of views as a list, such as `'a' and 'b'` or `'a', 'b', 'c' and 2 more`.
package func names(_ views: [ViewID], in layout: Layout) -> String {
  let most = views.count == 4 ? 4 : 3
  let names = views.prefix(most).map { "'\(layout.name(of: $0))'" }
  if views.count > most { return names.joined(separator: ", ") + " and \(views.count - most) more" }
  return listed(names)
}

package struct ReasonPhrase {
  package var views: [ViewID]
  package var words: String
  package var span: SourceSpan?
}

extension SolvedLayout {
  /// Returns a phrase that describes the state of a reason (a constraint or rule), such as `'a.width = 80' gives way`;
  /// `nil` if the state is not worth mentioning.
  package func reported(_ reason: Reason, _ state: ReasonState) -> ReasonPhrase? {
    let span = member(reason, holds: false).span
    switch (reason, state) {
    case (_, .slack): return nil
    case (.written(let index), _):
      let constraint = layout.constraints[index]
      let views = constraint.views
      let stack =
        layout.stack(of: constraint).map { ", which the stack '\(layout.name(of: $0))' needs," } ?? ""
      let equation = "'\(layout.text(of: constraint))'\(stack)"
      if state == .missed {
        // A violated required constraint is part of a conflict, which has a separate message.
        if constraint.priority >= Priority.required { return nil }
        return ReasonPhrase(views: views, words: "\(equation) gives way", span: span)
      }
      // `tight` is passed only if the state changes from or to `slack`. So the constraint is an inequality, which
      // limits a view.
      let limited = views.first { $0 != .root } ?? views.first
      let effect = limited.map { " limits '\(layout.name(of: $0))'" } ?? " holds"
      return ReasonPhrase(views: views, words: "\(equation)\(effect)", span: span)
    case (.content(let priority, let view, _), .missed):
      return ReasonPhrase(
        views: [view], words: "\(priority.words) of \(names([view], in: layout)) gives way", span: span)
    case (.nonNegativeSize(let view, let axis), .tight):
      return ReasonPhrase(
        views: [view], words: "the \(axis.extent) of \(names([view], in: layout)) is 0",
        span: layout.viewPlaces[view.index])
    default: return nil
    }
  }
}
