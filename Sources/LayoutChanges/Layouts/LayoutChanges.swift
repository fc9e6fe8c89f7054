import Encoding
import Graphics
import LayoutModel

/// What became of a layout between two states of it: of each canvas and view, and which edits of the source
/// account for it.
public struct LayoutChanges: Sendable, Equatable {
  /// What is known of the two sources.
  public enum Sources: Sendable, Equatable {
    /// The same bytes; with the versions of the program that drew them.
    case same(before: String, after: String)
    /// Both were read, so that the edits between them are known.
    case read
    /// They differ, and at least one is known by its hash only.
    case different
  }

  /// Indicates whether the texts differ, and how.
  public var sources: Sources
  /// Those of both states, in the order of the second.
  public var canvases: [CanvasChange]
  /// What is written differently and changes what the layout means, by place in the second source.
  public var edits: [SourceEdit]

  /// Indicates whether every view of every canvas is where it was, as large as it was, and looks as it did.
  public var isEmpty: Bool { canvases.allSatisfy { $0.isEmpty } }
}

/// What became of a canvas.
public struct CanvasChange: Sendable, Equatable {
  /// Its name or size: that of the second state, where it has one.
  public var label: String
  /// In points; `nil` where that state has no such canvas.
  public var sizeBefore: Size?
  /// In points; `nil` where that state has no such canvas.
  public var sizeAfter: Size?
  /// The views that changed: leaders before those that followed them, else in file order; of a canvas that only one
  /// state has, none.
  public var views: [ViewChange]

  /// Indicates whether the canvas and all of its views are as before.
  public var isEmpty: Bool { views.isEmpty && sizeBefore == sizeAfter }
}

/// What became of a view that is not the same in both states.
public struct ViewChange: Sendable, Equatable {
  /// Both states know it by its name, which is unique in a file.
  public var name: String
  /// `nil` where it appeared.
  public var before: ViewState?
  /// `nil` where it went.
  public var after: ViewState?
  /// Indicates whether it is drawn or named differently where it is: its text, font, colors, order and the like.
  public var looksDifferent: Bool
  /// The edits that account for it, as indices into `LayoutChanges.edits`, the greatest effect first.
  public var causes: [Int]
  /// Of a view that moved or grew and looks different, too: the edits that only changed its look, as indices.
  public var lookCauses: [Int] = []
  /// The view that this one only followed, as an index into `CanvasChange.views`: it kept its size and moved as far
  /// as an edge of that view which it is tied to, or as the superview that it is in.
  public var follows: Int?
}

/// What a view is in one state.
public struct ViewState: Sendable, Equatable {
  /// What it is drawn as.
  public var kind: ViewKind
  /// In the canvas's coordinates, in points, y down.
  public var frame: Rect
  /// `nil` on the root.
  public var superview: String?
  /// The line that declares it.
  public var line: Int?
  /// How many lines its text takes; `nil` where it has none, or only a picture is known.
  public var textLines: Int?
}

/// What was written differently, as one: parts that make no sense without each other.
public struct SourceEdit: Sendable, Equatable {
  /// One change of one line.
  public enum Part: Sendable, Equatable {
    /// A metric whose definition changed; `nil` where there is none. The line is the definition's, of the second
    /// source where that has one.
    case metric(String, before: Double?, after: Double?, line: Int)
    /// A line of statements; `nil` where it was added or removed.
    case statement(before: SourceLine?, after: SourceLine?)
  }

  /// In the order of their lines.
  public var parts: [Part]
}

/// A line as it stands in a source.
public struct SourceLine: Sendable, Hashable {
  /// From 1.
  public var number: Int
  /// Without blanks around it.
  public var text: String
}

extension ViewChange {
  /// Differences smaller than this are not seen.
  static let leastMove = 0.0005

  /// By how much the left and top edges moved, right and down; 0 where it appeared or went.
  public var move: Size { difference { Size(width: $0.x, height: $0.y) } }

  /// By how much it got wider and taller.
  public var growth: Size { difference { $0.size } }

  private func difference(_ value: (Rect) -> Size) -> Size {
    guard let before, let after else { return .zero }
    let (old, new) = (value(before.frame), value(after.frame))
    func seen(_ distance: Double) -> Double { abs(distance) < Self.leastMove ? 0 : withoutNoise(distance) }
    return Size(width: seen(new.width - old.width), height: seen(new.height - old.height))
  }
}
