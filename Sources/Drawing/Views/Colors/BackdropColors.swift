internal import Graphics
internal import LayoutModel

/// Finds the color at a place: the frontmost opaque fill, with the translucent fills in front of it.
struct BackdropColors {
  struct Ground: Equatable {
    /// The source of a color. Shapes are chosen by the sources of colors, not by the colors themselves, so that every theme
    /// has the same shapes.
    enum Source: Equatable {
      /// The theme. All of its fills are one source, because they are either all light or all dark.
      case theme
      /// The background that the drawing options set.
      case background
      /// The layout file. The value contains the fill colors that the file sets for views at the place, from back to
      /// front.
      case file([ViewColor])
    }
    var source: Source
    var color: Color
  }

  /// A grid that contains, for each of its cells, the frontmost view with an opaque fill at the cell's center.
  let opaque: ItemBuffer
  private let fills: [(color: Color, own: ViewColor?, frame: Rect)?]
  /// The positions of the first `mostTranslucent` views with translucent fills. Their number is limited, because all of
  /// them are tested at every point.
  private let translucent: [Int]
  private let page: Ground
  private static let mostTranslucent = 64

  init(_ views: [DrawnView], fills: [Color?], own: [ViewColor?], within bounds: Rect, theme: Theme) {
    let seen = views.indices.map { views[$0].isBeyond ? nil : fills[$0] }
    opaque = ItemBuffer(
      bounds: bounds, frames: views.indices.map { seen[$0]?.alpha == 255 ? views[$0].frame : .zero })
    self.fills = views.indices.map { position in
      seen[position].map { ($0, own[position], views[position].frame) }
    }
    let translucent = views.indices.lazy.filter { seen[$0].map { $0.alpha < 255 } ?? false }
    self.translucent = Array(translucent.prefix(Self.mostTranslucent))
    page = Ground(source: theme.sheet.fill == nil ? .background : .theme, color: theme.background)
  }

  func ground(at point: Point) -> Ground { ground(at: point, frontmost(at: point), below: .max) }

  /// Returns the background at a point: the combined fills of the views before position `limit` in the drawing order.
  /// Returns `nil` if a later view hides these fills.
  func ground(at point: Point, below limit: Int) -> Ground? {
    let owner = frontmost(at: point)
    return owner < limit ? ground(at: point, owner, below: limit) : nil
  }

  private func ground(at point: Point, _ owner: Int, below limit: Int) -> Ground {
    var ground = page
    if owner >= 0, let fill = fills[owner] {
      ground = Ground(source: fill.own.map { .file([$0]) } ?? .theme, color: fill.color)
    }
    for position in translucent where position > owner && position < limit {
      guard let fill = fills[position], fill.frame.holds(point) else { continue }
      ground.color = fill.color.composited(over: ground.color)
      guard let own = fill.own else { continue }
      if case .file(let colors) = ground.source {
        ground.source = .file(colors + [own])
      } else {
        ground.source = .file([own])
      }
    }
    return ground
  }

  /// Returns the different backgrounds along lines. A background consists of the fills of views before position
  /// `limit`. Points at which a later view hides these fills are skipped.
  func grounds(along lines: [Segment], below limit: Int = .max) -> [Ground] {
    var found: [Ground] = []
    var last: (owner: Int, isPlain: Bool) = (-2, false)
    for line in lines {
      let count = line.pieces(of: opaque.cellSize, most: 200)
      for number in 0...count {
        let point = line.at(Double(number) / Double(count))
        let owner = opaque.owner(at: point)
        if translucent.isEmpty, owner == last.owner, last.isPlain { continue }
        let front = frontmost(at: point)
        if front >= limit { continue }
        let ground = ground(at: point, front, below: limit)
        last = (owner, front == owner)
        if !found.contains(ground) { found.append(ground) }
      }
    }
    return found
  }

  /// Returns the position of the frontmost view with an opaque fill at a point, or -1. A cell knows only the view at
  /// its center, so nearby cells are searched, too.
  private func frontmost(at point: Point) -> Int {
    var best = -1
    for down in [-opaque.cellSize, 0, opaque.cellSize] {
      for across in [-opaque.cellSize, 0, opaque.cellSize] {
        let owner = opaque.owner(at: Point(x: point.x + across, y: point.y + down))
        if owner > best, fills[owner]?.frame.holds(point) == true { best = owner }
      }
    }
    return best
  }
}

extension Rect {
  func holds(_ point: Point) -> Bool {
    x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
  }

  var sides: [Segment] {
    let corners = [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: x, y: maxY), Point(x: maxX, y: maxY)]
    return [(0, 1), (2, 3), (0, 2), (1, 3)].map { Segment(from: corners[$0.0], to: corners[$0.1]) }
  }
}
