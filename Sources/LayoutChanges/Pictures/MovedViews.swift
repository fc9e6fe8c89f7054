import CairoRendering
import Graphics
import LayoutModel

struct MovedViews {
  struct View {
    /// The old frame in points, measured from the picture's top left corner like `new`.
    var old: Rect
    var new: Rect
    var follows: Bool
    /// Indicates whether the view keeps its size and all of its subviews move with it.
    var isRigid = true
    /// Indicates whether this change results from the resizing of the superview or the canvas. If so, the picture shows
    /// only that resizing, not this change.
    var isReported = false

    var across: Double { new.x - old.x }
    var down: Double { new.y - old.y }
    var isResized: Bool {
      abs(new.width - old.width) >= MovedViews.least || abs(new.height - old.height) >= MovedViews.least
    }

    fileprivate func staysAtEdge(of outer: View) -> Bool {
      let (width, height) = (outer.new.width - outer.old.width, outer.new.height - outer.old.height)
      func keeps(_ way: Double, _ start: Double, _ growth: Double) -> Bool {
        [0, growth / 2, growth].contains { abs(way - start - $0) < MovedViews.least }
      }
      return !isResized && keeps(across, outer.across, width) && keeps(down, outer.down, height)
    }

    fileprivate func changes(as other: View) -> Bool {
      let (width, height) = (new.width - old.width, new.height - old.height)
      return [
        across - other.across, down - other.down, width - (other.new.width - other.old.width),
        height - (other.new.height - other.old.height),
      ].allSatisfy { abs($0) < MovedViews.least }
    }
  }

  struct ChangedText {
    var frame: Rect
    var old: String?
  }

  /// The moved views in file order; empty unless each picture has exactly one canvas with known frames.
  private(set) var views: [View] = []
  private(set) var canvas: (old: Rect, new: Rect)?
  private(set) var stays: [(frame: Rect, isHolder: Bool)] = []
  /// The changed texts; empty unless the layouts of both pictures are known.
  private(set) var texts: [ChangedText] = []

  /// The frames of added views, except for views inside other added views.
  private(set) var added: [Rect] = []

  /// The smallest change of a position or size that counts as a move, in points.
  static let least = 0.25

  init() {}

  init(from expected: ComparedPicture, to actual: ComparedPicture) {
    guard let before = expected.placedViews, let after = actual.placedViews,
      let oldCanvas = expected.placedCanvas, let newCanvas = actual.placedCanvas
    else { return }
    canvas = (oldCanvas, newCanvas)
    let frames = Dictionary(before.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var known: [String: View] = [:]
    for view in after {
      guard let old = frames[view.name], known[view.name] == nil, old.isDrawn, view.frame.isDrawn else {
        continue
      }
      var moved = View(old: old, new: view.frame, follows: false)
      let sheet = View(old: oldCanvas, new: newCanvas, follows: false)
      let superview = view.superview.flatMap { known[$0] }
      moved.follows =
        !moved.isResized && abs(moved.across - (superview?.across ?? 0)) < Self.least
        && abs(moved.down - (superview?.down ?? 0)) < Self.least
      moved.isReported = [superview, sheet].compactMap { $0 }.contains {
        $0.isResized && ($0.changes(as: moved) || moved.staysAtEdge(of: $0))
      }
      known[view.name] = moved
    }
    var new: Set<String> = []
    for view in after where frames[view.name] == nil && view.frame.isDrawn {
      new.insert(view.name)
      if view.superview.map(new.contains) != true { added.append(view.frame) }
    }
    for view in after.reversed() {
      guard let moved = known[view.name] else { continue }
      if moved.isResized { known[view.name]?.isRigid = false }
      if !moved.follows || moved.isResized || !moved.isRigid, let superview = view.superview {
        known[superview]?.isRigid = false
      }
    }
    let holders = Set(after.compactMap(\.superview))
    let (oldTexts, newTexts) = (expected.texts ?? [:], actual.texts ?? [:])
    for view in after {
      guard let moved = known[view.name] else { continue }
      if let new = newTexts[view.name], let old = oldTexts[view.name], new != old {
        texts.append(ChangedText(frame: moved.new, old: old))
      }
      if moved.isResized || abs(moved.across) >= Self.least || abs(moved.down) >= Self.least {
        views.append(moved)
      } else {
        stays.append((moved.new, holders.contains(view.name)))
      }
    }
  }
}

extension Rect {
  /// Indicates whether the frame can be drawn; a frame from a file's metadata may contain any number.
  fileprivate var isDrawn: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && width >= 0 && height >= 0
  }
}

extension ComparedPicture {
  fileprivate var placedViews: [(name: String, frame: Rect, superview: String?)]? {
    guard let canvases = state?.canvases, canvases.count == 1, origins.count == 1 else { return nil }
    return canvases[0].views.map {
      ($0.name, $0.state.frame.offset(x: origins[0].x, y: origins[0].y), $0.state.superview)
    }
  }

  fileprivate var texts: [String: String?]? {
    guard let solved = state?.canvases.first?.solved else { return nil }
    let views = solved.layout.views.dropFirst().compactMap { view in view.name.map { ($0, view.setText) } }
    return Dictionary(views, uniquingKeysWith: { first, _ in first })
  }

  fileprivate var placedCanvas: Rect? {
    guard let size = state?.canvases.first?.size, let origin = origins.first else { return nil }
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
