import CairoRendering
import Encoding
import Graphics
import LayoutModel

/// A difference between two PNG files that their pixels do not show.
public enum InvisibleDifference: Sendable, Hashable {
  /// The color information of the files differs; the values are the names of the differing PNG chunks.
  case profile([String])
  /// The Exif orientations of the files differ.
  case orientation(expected: Int, actual: Int)
  /// The files' pixels have different aspect ratios; the values are the widths of a pixel with height 1.
  case aspect(expected: Double, actual: Double)
  /// Views have changed, but the pixels do not show it, for example because the views are hidden.
  case unseenViews([String])
  /// The canvases have different sizes, but the pictures have the same size.
  case canvasSizes(expected: Size, actual: Size)
  /// Only one of the pictures is animated: the expected picture if `isExpected` is true, otherwise the actual one.
  case animated(isExpected: Bool)
  /// The animations of the pictures have different numbers of frames.
  case frameCounts(expected: Int, actual: Int)
  /// The animations have different frames; the value is the number of the first frame that differs, counted from 1.
  case frames(from: Int)
  /// The animations are played a different number of times; 0 means forever.
  case plays(expected: Int, actual: Int)
}

/// Returns the differences that the pixels do not show. Cost: for animations, linear in the pixels of all frames.
///
/// - Parameter isIdentical: whether the pictures' pixels are the same.
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
  found += unseenChanges(expected.state, actual.state, isIdentical)
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

/// Returns the layout changes that the pixels do not show. If the pixels differ, returns only changes of hidden views,
/// because the differing pixels may result from the changes of visible views.
private func unseenChanges(_ before: LayoutState?, _ after: LayoutState?, _ isIdentical: Bool)
  -> [InvisibleDifference]
{
  guard let after, let before = before?.named(like: after) else { return [] }
  guard let old = before.canvases.first, let new = after.canvases.first else { return [] }
  let hidden = [old, new].compactMap { $0.solved?.layout.hiddenNames }
  guard isIdentical || !hidden.isEmpty else { return [] }
  let areLayouts = old.solved != nil && new.solved != nil
  let names = changedViews(old, new).filter { change in
    let isHidden = !hidden.isEmpty && hidden.allSatisfy { $0.contains(change.name) }
    if isIdentical, areLayouts { return true }
    return (isIdentical || isHidden) && change.hasMoved(by: isHidden ? 0 : 0.499)
  }.map(\.name)
  let views: [InvisibleDifference] = names.isEmpty ? [] : [.unseenViews(names)]
  let isResized = isIdentical && areLayouts && old.size != new.size
  return (isResized ? [.canvasSizes(expected: old.size, actual: new.size)] : []) + views
}

extension ViewChange {
  fileprivate func hasMoved(by distance: Double) -> Bool {
    [move.width, move.height, growth.width, growth.height].contains { abs($0) > distance }
  }
}

extension Layout {
  fileprivate var hiddenNames: Set<String> {
    var isHidden: [Bool] = []
    for view in views { isHidden.append(view.isHidden || view.parent.map { isHidden[$0.index] } ?? false) }
    return Set(views.indices.filter { isHidden[$0] }.map { name(of: ViewID($0)) })
  }
}

extension InvisibleDifference {
  /// Indicates whether the difference concerns only the color profile.
  public var isOfProfile: Bool {
    if case .profile = self { return true }
    return false
  }

  /// Returns the difference in words, with the names of the two files.
  public func text(_ expected: String, _ actual: String) -> String {
    switch self {
    case .profile(let names):
      "\(expected) and \(actual) have different color information (\(names.joined(separator: ", ")))"
    case .orientation(let old, let new):
      "\(expected) and \(actual) have different Exif orientations (\(old) and \(new))"
    case .aspect(let old, let new):
      "\(expected) and \(actual) have pixels of different aspect ratios (\(shortest(old)) and \(shortest(new)))"
    case .unseenViews(let names):
      "\(listed(abridged(names.map { "'\($0)'" }, to: 6))) \(names.count == 1 ? "differs" : "differ") between \(expected) and \(actual), but the pictures do not show this"
    case .canvasSizes(let old, let new):
      "the canvas is \(size(new)) in \(actual) and \(size(old)) in \(expected)"
    case .animated(let isExpected):
      isExpected ? "\(expected) is animated, \(actual) is not" : "\(actual) is animated, \(expected) is not"
    case .frameCounts(let old, let new):
      "the animation has \(frames(new)) in \(actual) and \(frames(old)) in \(expected)"
    case .frames(let first): "the animations of \(expected) and \(actual) first differ at frame \(first)"
    case .plays(let old, let new):
      "the animation plays \(times(new)) in \(actual) and \(times(old)) in \(expected)"
    }
  }

  private func size(_ size: Size) -> String { "\(shortest(size.width))x\(shortest(size.height))" }

  private func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  private func times(_ count: Int) -> String {
    count == 0 ? "forever" : count == 1 ? "once" : "\(count) times"
  }
}
