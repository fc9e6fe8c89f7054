import CairoRendering
import Encoding
import Graphics
import LayoutModel

/// A difference between two PNG files that their pixels do not show.
public enum InvisibleDifference: Sendable, Hashable {
  /// Their color information differs, in the chunks of these names.
  case profile([String])
  /// Their orientations differ, as Exif counts them.
  case orientation(expected: Int, actual: Int)
  /// Their pixels have different proportions, each given as the width for a height of 1.
  case aspect(expected: Double, actual: Double)
  /// Views that are hidden or covered in both have moved.
  case unseenViews([String])
  /// One of the pictures is animated and the other is not.
  case animated(isExpected: Bool)
  /// Their animations have different numbers of frames.
  case frameCounts(expected: Int, actual: Int)
  /// Their frames differ; the value is the number of the first one that does, from 1.
  case frames(from: Int)
  /// They are played a different number of times; 0 is forever.
  case plays(expected: Int, actual: Int)
}

/// The differences besides the pixels. Cost: for animations, their pixels.
///
/// - Parameter isIdentical: whether the pixels are the same, so that whatever moved cannot be seen.
package func invisibleDifferences(
  expected: ComparedPicture, actual: ComparedPicture, isIdentical: Bool = false
) -> [InvisibleDifference] {
  let names = expected.profile.differences(from: actual.profile)
  var found: [InvisibleDifference] = names.isEmpty ? [] : [.profile(names)]
  let (before, after) = (expected.presentation, actual.presentation)
  if before.orientation != after.orientation {
    found.append(.orientation(expected: before.orientation, actual: after.orientation))
  }
  if before.aspect != after.aspect {
    found.append(.aspect(expected: before.aspect, actual: after.aspect))
  }
  let moved = unseenViewsMoved(expected.state, actual.state, isIdentical)
  if !moved.isEmpty { found.append(.unseenViews(moved)) }
  switch (expected.animation, actual.animation) {
  case (nil, nil): break
  case (let old?, let new?):
    if old.frames.count != new.frames.count {
      found.append(.frameCounts(expected: old.frames.count, actual: new.frames.count))
    } else if let index = old.frames.indices.first(where: { old.frames[$0] != new.frames[$0] }) {
      found.append(.frames(from: index + 1))
    } else if old.plays != new.plays {
      found.append(.plays(expected: old.plays, actual: new.plays))
    }
  case (let old, _): found.append(.animated(isExpected: old != nil))
  }
  return found
}

/// The names of hidden views that have moved, as far as both states are known, in the order of the second; where the
/// pixels are the same, also those of other views that moved by half a point or more.
private func unseenViewsMoved(_ before: LayoutState?, _ after: LayoutState?, _ isIdentical: Bool) -> [String]
{
  guard let old = before?.canvases.first, let new = after?.canvases.first else { return [] }
  let hidden = [old, new].compactMap { $0.solved?.layout.hiddenNames }
  guard isIdentical || !hidden.isEmpty else { return [] }
  let frames = Dictionary(
    old.views.map { ($0.name, $0.state.frame) }, uniquingKeysWith: { first, _ in first })
  return new.views.filter { view in
    let isHidden = !hidden.isEmpty && hidden.allSatisfy { $0.contains(view.name) }
    guard isIdentical || isHidden, let frame = frames[view.name] else { return false }
    let now = view.state.frame
    return [(frame.x, now.x), (frame.y, now.y), (frame.width, now.width), (frame.height, now.height)].contains
    {
      abs($0 - $1) > (isHidden ? 1e-6 : 0.499)
    }
  }.map(\.name)
}

extension Layout {
  /// The names of views that are hidden, or that lie in hidden views.
  fileprivate var hiddenNames: Set<String> {
    var isHidden: [Bool] = []
    for view in views { isHidden.append(view.isHidden || view.parent.map { isHidden[$0.index] } ?? false) }
    return Set(views.indices.filter { isHidden[$0] }.map { name(of: ViewID($0)) })
  }
}

extension InvisibleDifference {
  /// Indicates whether the difference is one of color information.
  public var isOfProfile: Bool {
    if case .profile = self { return true }
    return false
  }

  /// The difference in words, with the names of the two files.
  public func text(_ expected: String, _ actual: String) -> String {
    switch self {
    case .profile(let names):
      "\(expected) and \(actual) have different color information (\(names.joined(separator: ", ")))"
    case .orientation(let old, let new):
      "\(expected) and \(actual) have different orientations (Exif's \(old) and \(new))"
    case .aspect(let old, let new):
      "\(expected) and \(actual) have pixels of different proportions (\(shortest(old)) and \(shortest(new)) wide for a height of 1)"
    case .unseenViews(let names):
      "hidden or covered in both, \(names.prefix(6).map { "'\($0)'" }.joined(separator: ", "))\(names.count > 6 ? " and \(names.count - 6) more" : "") \(names.count == 1 ? "is" : "are") elsewhere in \(actual) than in \(expected)"
    case .animated(let isExpected):
      isExpected ? "\(expected) is animated, \(actual) is not" : "\(actual) is animated, \(expected) is not"
    case .frameCounts(let old, let new):
      "the animation of \(actual) has \(frames(new)), that of \(expected) has \(frames(old))"
    case .frames(let first): "the animations of \(expected) and \(actual) differ from frame \(first) on"
    case .plays(let old, let new):
      "the animation of \(actual) is played \(times(new)), that of \(expected) \(times(old))"
    }
  }

  private func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  private func times(_ count: Int) -> String {
    count == 0 ? "forever" : count == 1 ? "once" : "\(count) times"
  }
}
