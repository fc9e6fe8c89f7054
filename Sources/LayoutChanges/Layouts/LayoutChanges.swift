import Encoding
import Graphics
import LayoutModel

/// The changes between two states of a layout, for each canvas and view, and the edits that explain them.
public struct LayoutChanges: Sendable, Equatable {
  /// A comparison of the source files of the two states.
  public enum Sources: Sendable, Equatable {
    /// The two sources are identical. `before` and `after` are the versions of `layoutdraw` that drew the two states.
    case same(before: String, after: String)
    /// Both sources were read, so the edits between them are known.
    case read
    /// The sources differ, and at least one of them is known only by its hash.
    case different
  }

  /// The result of comparing the sources of the two states.
  public var sources: Sources
  /// The canvases of both states, in the order of the second state.
  public var canvases: [CanvasChange]
  /// The edits that change the layout's meaning, in the order of the second source.
  public var edits: [SourceEdit]
  /// The number of edits not examined for lack of time, which are listed as causes of all changed views that they name.
  public var untriedEdits = 0

  /// Indicates whether no canvas and no view has changed.
  public var isEmpty: Bool { canvases.allSatisfy { $0.isEmpty } }
}

/// The changes on a canvas.
public struct CanvasChange: Sendable, Equatable {
  /// The name or size of the canvas after the change; for a removed canvas, its name or size before the change.
  public var label: String
  /// The size before the change, in points; `nil` for an added canvas.
  public var sizeBefore: Size?
  /// The size after the change, in points; `nil` for a removed canvas.
  public var sizeAfter: Size?
  /// The changed views in file order, except that a view is listed after the view that it follows; empty for an added
  /// or removed canvas.
  public var views: [ViewChange]

  /// Indicates whether the canvas and all of its views are unchanged.
  public var isEmpty: Bool { views.isEmpty && sizeBefore == sizeAfter }
}

/// The change of a view between the two compared states of a layout.
public struct ViewChange: Sendable, Equatable {
  /// The name in the second state, or the name of a removed view; unique in a file.
  public var name: String
  /// The old name of a renamed view; `nil` if the name did not change.
  public var nameBefore: String?
  /// The state before the change; `nil` for an added view.
  public var before: ViewState?
  /// The state after the change; `nil` for a removed view.
  public var after: ViewState?
  /// Indicates whether the view looks different, for example in its text, font, colors or order.
  public var looksDifferent: Bool
  /// The edits that explain the change, as indices in `LayoutChanges.edits`, beginning with the edit that has the
  /// greatest effect.
  public var causes: [Int]
  /// For a view that moved or grew and also looks different: the indices of edits that only changed its look.
  public var lookCauses: [Int] = []
  /// If this view only moved along with another view (its superview, or another view in one of its constraints), the
  /// index of that view in `CanvasChange.views`; otherwise `nil`.
  public var follows: Int?
}

/// The state of a view before or after a change.
public struct ViewState: Sendable, Equatable {
  /// The kind, which determines how the view is drawn.
  public var kind: ViewKind
  /// The frame in the canvas's coordinates, in points; the y axis points down.
  public var frame: Rect
  /// The name of the superview; `nil` for a view directly in the canvas.
  public var superview: String?
  /// The line of the declaration, from 1; `nil` if it is unknown.
  public var line: Int?
  /// The number of lines of the view's text; `nil` if the view has no text, or if only a picture of the layout is
  /// known.
  public var textLines: Int?
}

/// An edit of a line, or of several lines that depend on each other.
public struct SourceEdit: Sendable, Equatable {
  /// The change of a single line.
  public enum Part: Sendable, Equatable {
    /// A changed metric, with its values in both sources (`nil` if undefined there) and its line in the second source;
    /// for a removed metric, the line in the first source.
    case metric(String, before: Double?, after: Double?, line: Int)
    /// A line of statements; `before` is `nil` for an added line, `after` for a removed line.
    case statement(before: SourceLine?, after: SourceLine?)
  }

  /// The changes of single lines, in the order of the lines.
  public var parts: [Part]
}

/// A line of a source.
public struct SourceLine: Sendable, Hashable {
  /// The line number, from 1.
  public var number: Int
  /// The text without leading and trailing blanks.
  public var text: String
}

extension ViewChange {
  /// The smallest change of a position or size that is reported, in points.
  static let leastMove = 0.0005

  /// The movement to the right and down, in points; 0 for an added or removed view.
  public var move: Size { difference { Size(width: $0.x, height: $0.y) } }

  /// The growth in width and height, in points; 0 for an added or removed view.
  public var growth: Size { difference { $0.size } }

  private func difference(_ value: (Rect) -> Size) -> Size {
    guard let before, let after else { return .zero }
    let (old, new) = (value(before.frame), value(after.frame))
    func seen(_ distance: Double) -> Double { abs(distance) < Self.leastMove ? 0 : withoutNoise(distance) }
    return Size(width: seen(new.width - old.width), height: seen(new.height - old.height))
  }
}
