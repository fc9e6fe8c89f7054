import CairoRendering

/// How two PNG files differ in what no pixel of their pictures shows.
public enum UnseenDifference: Sendable, Hashable {
  /// They say differently how their samples are to be seen, in the chunks of these names.
  case profile([String])
  /// Only one of them is animated.
  case animated(isExpected: Bool)
  /// Their animations have so many frames.
  case frameCounts(expected: Int, actual: Int)
  /// From this frame on, counted from 1.
  case frames(from: Int)
  /// They are played a different number of times; 0 is for ever.
  case plays(expected: Int, actual: Int)
}

/// What differs beside the pixels. Cost: of animations, their pixels.
package func unseenDifferences(
  profiles: (expected: PNGColorProfile, actual: PNGColorProfile),
  animations: (expected: PNGAnimation?, actual: PNGAnimation?)
) -> [UnseenDifference] {
  let names = profiles.expected.differences(from: profiles.actual)
  var found: [UnseenDifference] = names.isEmpty ? [] : [.profile(names)]
  switch animations {
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

extension UnseenDifference {
  /// Whether it is one of how colours are to be seen.
  public var isOfProfile: Bool {
    if case .profile = self { return true }
    return false
  }

  /// With what the two are called.
  public func text(_ expected: String, _ actual: String) -> String {
    switch self {
    case .profile(let names):
      "\(expected) and \(actual) say differently how their colours are to be seen (\(names.joined(separator: ", ")))"
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
    count == 0 ? "for ever" : count == 1 ? "once" : "\(count) times"
  }
}
