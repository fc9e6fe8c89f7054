import Graphics
import LayoutModel

/// What surrounds a scene: the safe area of its root, as bars, notch and home indicator leave it.
///
/// The file does not say it outright. What device and bars come to is the rule; where the frames that were saved show
/// another one of the insets that Xcode can have drawn with, that one is taken. On another screen, bars take the room
/// that they take on the file's.
///
/// - Parameter size: of the root, where it is laid out.
func rootSafeArea(
  of scene: InterfaceScene, in document: InterfaceDocument, _ constraints: [InterfaceConstraint],
  _ saved: SavedGeometry, size: Size
) -> EdgeInsets {
  let root = saved.frames[0]
  let rule = ruleInsets(of: scene, in: document, root.size)
  var insets = rule
  let device = document.device?.safeArea ?? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  let evidence = SafeAreaEvidence(constraints, saved)
  // Under the status bar: nothing, a bar, one with a prompt, one with a large title.
  let topBars = [0.0, 44, 54, 74, 96]
  let tops = [0, 20, 44, 48, device.top].flatMap { covered in topBars.map { covered + $0 } }
  let bottoms = [0, 34, device.bottom].flatMap { covered in [0.0, 44, 49].map { covered + $0 } }
  insets.top = evidence.top.choose(insets.top, among: tops)
  insets.bottom = evidence.bottom.choose(insets.bottom, among: bottoms)
  insets.left = evidence.left.choose(insets.left, among: [0, device.left])
  insets.right = evidence.right.choose(insets.right, among: [0, device.right])
  guard let elsewhere = document.elsewhere else { return insets }
  var there = document
  there.device = elsewhere
  let other = ruleInsets(of: scene, in: there, size)
  return EdgeInsets(
    top: max(0, other.top + insets.top - rule.top), left: max(0, other.left + insets.left - rule.left),
    bottom: max(0, other.bottom + insets.bottom - rule.bottom),
    right: max(0, other.right + insets.right - rule.right))
}

/// The size of a scene's root: as it was saved; on another screen, what a controller shows fills that as it fills the
/// file's, and of a view on its own those sides change that are the screen's.
func rootSize(of scene: InterfaceScene, in document: InterfaceDocument, _ saved: Size) -> Size {
  let screen = document.device?.size ?? Size(width: 600, height: 600)
  let size = scene.views[0].savedFrame == nil ? screen : saved
  guard let elsewhere = document.elsewhere else { return size }
  guard scene.controller != nil else {
    let isRow = scene.views[0].entry.part == .row
    return Size(
      width: isRow || size.width == screen.width ? elsewhere.size.width : size.width,
      height: size.height == screen.height ? elsewhere.size.height : size.height)
  }
  if scene.bars.isEmbedded, size != screen { return size }
  guard hasBarsAround(size, screen) else { return elsewhere.size }
  let top = elsewhere.safeArea.top - (document.device?.safeArea.top ?? 20)
  return Size(
    width: elsewhere.size.width, height: elsewhere.size.height - (screen.height - size.height) - top)
}

/// Whether bars do not let shine through what is below them, so that the view itself begins there; a sheet begins below the
/// top, too.
private func hasBarsAround(_ root: Size, _ screen: Size) -> Bool {
  root.width == screen.width && screen.height - root.height >= 40 && screen.height - root.height <= 200
}

private func ruleInsets(
  of scene: InterfaceScene, in document: InterfaceDocument, _ root: Size
) -> EdgeInsets {
  let device = document.device
  var covered = device?.safeArea ?? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  if document.toolsVersion >= 20_000, device?.size.width == 414, covered.top == 44 { covered.top = 48 }
  let isFreeform = (scene.controller ?? scene.views[0].element).child("freeformSimulatedSizeMetrics") != nil
  guard scene.controller != nil else {
    if [.row, .cell].contains(scene.views[0].entry.part) {
      return EdgeInsets(all: 0)
    }
    if isFreeform {
      // A view controller's own view has no screen around it; any other view is drawn as if on the device's.
      let isControllers = scene.views[0].element["clearsContextBeforeDrawing"] == "NO"
      return isControllers || device?.isRounded != true ? EdgeInsets(all: 0) : device!.safeArea
    }
    return device?.isRounded == true || root == device?.size ? device!.safeArea : EdgeInsets(all: 0)
  }
  if scene.bars.isEmbedded, root != device?.size { return EdgeInsets(all: 0) }
  if scene.bars.hidesStatusBar, device?.isRounded != true { covered.top = 0 }
  if scene.bars.hasNavigationBar { covered.top += 44 }
  let screen = device?.size ?? Size(width: 600, height: 600)
  if !isFreeform, hasBarsAround(root, screen) { covered.top = 0 }
  switch scene.bars.bottom {
  case .none: break
  case .tabBar: covered.bottom += 49
  case .toolbar: covered.bottom += 44
  }
  return covered
}

/// What the saved frames say of the root's safe area, by edge: how many constraints imply which inset.
private struct SafeAreaEvidence {
  var top = Votes()
  var left = Votes()
  var bottom = Votes()
  var right = Votes()

  init(_ constraints: [InterfaceConstraint], _ saved: SavedGeometry) {
    let root = saved.frames[0]
    for constraint in constraints where constraint.relation == .equal && constraint.multiplier == 1 {
      guard constraint.priority >= Priority.high, let second = constraint.second else { continue }
      for (guide, other, sign) in [(constraint.first, second, 1.0), (second, constraint.first, -1.0)] {
        guard guide.target.view == 0, other.target.part == .view, other.target.view != 0,
          let edge = guide.safeAreaEdge,
          let place = saved.alignmentRects[other.target.view].place(other.attribute)
        else { continue }
        let value = place + sign * constraint.constant
        switch edge {
        case .top: top.add(value)
        case .bottom: bottom.add(root.height - value)
        case .left, .leading: left.add(value)
        case .right, .trailing: right.add(root.width - value)
        default: break
        }
      }
    }
  }
}

/// The height of the lowest thing that covers an edge, in points.
private let leastBar = 34.0

struct Votes {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The candidate that most votes are for; the rule's, where it has as many.
  ///
  /// One vote alone may be a constant that somebody has changed since the frames were saved: it counts only for a bar
  /// more than the rule knows of.
  func choose(_ rule: Double, among candidates: [Double]) -> Double {
    func votes(_ candidate: Double) -> Int { values.count { abs($0 - candidate) <= 0.6 } }
    var best = rule
    for candidate in candidates where votes(candidate) > votes(best) {
      if votes(candidate) > 1 || candidate - rule >= leastBar { best = candidate }
    }
    return best
  }
}

extension InterfaceConstraint.Side {
  /// The edge of the root's safe area that it is; `nil` for all else.
  fileprivate var safeAreaEdge: Attribute? {
    switch target.part {
    case .safeArea: attribute
    case .topGuide: attribute == .bottom ? .top : nil
    case .bottomGuide: attribute == .top ? .bottom : nil
    case .keyboard: attribute == .top ? .bottom : nil
    case .view, .margins, .content, .frame, .readable: nil
    }
  }
}

extension Rect {
  /// Where an edge or centre lies; `nil` for sizes, margins and baselines.
  func place(_ attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: x + width
    case .top: y
    case .bottom: y + height
    case .centerX: x + width / 2
    case .centerY: y + height / 2
    default: nil
    }
  }
}
