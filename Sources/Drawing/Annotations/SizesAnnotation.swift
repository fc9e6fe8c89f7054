internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Widths and heights as dimension lines.
  public static let sizes = DrawingAnnotation(
    "sizes", of: "size", help: "dimension lines with widths and heights"
  ) {
    placing in
    // 1. Collect the sizes.
    let sizes = placing.equalSizes()
    // 2. Place the sizes of all views except the canvas.
    let start = placing
    var far = Set<Int>()
    var missing = placing.place(sizes, far: &far)
    // 3. If sizes of views far from the canvas's edge were placed around the canvas, start again, so that all sizes
    //    around the canvas are placed in order of length.
    if !far.isEmpty {
      placing = start
      missing = placing.place(sizes, far: &far)
    }
    // 4. Place the sizes of the canvas itself around the canvas.
    missing += sizes.filter { $0.members[0] == 0 && !placing.placeAround($0, farthest: .infinity) }
    for size in missing {
      placing.leaveOut(placing.words(for: size), isStated: ExplicitLengths.isStated(size.number))
    }
  }
}

/// A width or a height of one view, or of several siblings with the same edges.
private struct MeasuredSize {
  var axis: Axis
  var span: Span
  /// The views with this size, as positions in the drawing order. The view nearest to the canvas's lower edge (for a
  /// width) or right edge (for a height) is the first.
  var members: [Int]

  struct Key: Hashable {
    var axis: Axis
    var parent: Int
    var span: Span
  }
}

/// Equal sizes with a common number, such as `3 × 40`, of siblings or of subviews of similar views.
private struct EqualSizes {
  var axis: Axis
  var spans: [MeasuredSize]
  var number: String

  var length: Double { spans[0].span.length }
  var members: [Int] { spans[0].members }
  var positions: Set<Int> { Set(spans.flatMap(\.members)) }
  var words: String { spans.count > 1 ? "\(spans.count) × \(number)" : number }

  struct Key: Hashable {
    var axis: Axis
    var parent: Int
    var number: String
  }
}

extension Placer {
  /// Draws the sizes of all views except the canvas, and returns the sizes for which no place was found.
  ///
  /// - Parameter far: the indices of the sizes that may be drawn around the canvas, however far their views are from
  ///   its edge. The function adds the index of every other size that it draws there for lack of a better place.
  fileprivate mutating func place(_ sizes: [EqualSizes], far: inout Set<Int>) -> [EqualSizes] {
    let ranks = Dictionary(grouping: sizes.indices.filter { sizes[$0].members[0] > 0 }) {
      isInFocus(sizes[$0].spans.flatMap(\.members))
    }
    return [true, false].flatMap { rank -> [EqualSizes] in
      let shortFirst = (ranks[rank] ?? []).sorted {
        (sizes[$0].length, sizes[$0].members[0]) < (sizes[$1].length, sizes[$1].members[0])
      }
      let missing = shortFirst.filter {
        !placeAround(sizes[$0], farthest: far.contains($0) ? .infinity : Self.farthest)
      }
      let longFirst = missing.sorted {
        (sizes[$1].length, sizes[$0].members[0]) < (sizes[$0].length, sizes[$1].members[0])
      }
      let rest = longFirst.filter { !placeBeside(sizes[$0], .outside) }
      var waiting = Set(rest)
      return rest.filter { index in
        let size = sizes[index]
        waiting.remove(index)
        func placeFar(_ farthest: Double) -> Bool {
          let isPlaced = placeAround(size, farthest: farthest)
          if isPlaced { far.insert(index) }
          return isPlaced
        }
        // If both the width and the height of a view still need a place, their lines would cross inside the view, so
        // the longer one is drawn outside the canvas if possible.
        let crosses = waiting.contains {
          sizes[$0].axis != size.axis && !sizes[$0].positions.isDisjoint(with: size.positions)
        }
        return
          !(crosses && placeFar(Self.longestExtension) || placeBeside(size, .inside)
          || placeFar(Self.longestExtension) || placeBeside(size, .acrossLines)
          || ExplicitLengths.isStated(size.number) && placeFar(.infinity))
      }.map { sizes[$0] }
    }
  }

  /// Returns the sizes to draw.
  fileprivate mutating func equalSizes() -> [EqualSizes] {
    let stated = ExplicitLengths(of: solved)
    var alike = SimilarViews(arrangement, solved.layout)
    var equal: [EqualSizes] = []
    var known: [EqualSizes.Key: Int] = [:]
    let (sizes, filling, hidden) = distinctSizes()
    let (views, solved) = (views, solved)
    func words(_ axis: Axis, of position: Int) -> String {
      let view = views[position]
      let size = view.parent < 0 ? solved.size : solved.frames[view.index].size
      return stated.words(axis, of: view.index, axis.length(of: size))
    }
    for size in sizes {
      let view = views[size.members[0]]
      var candidates = size.members
      var next = 0
      while next < candidates.count {
        candidates += filling[size.axis][candidates[next]] ?? []
        next += 1
      }
      let number =
        candidates.lazy.map { words(size.axis, of: $0) }.first(where: ExplicitLengths.isStated)
        ?? words(size.axis, of: size.members[0])
      let parent = view.parent < 0 ? -1 : alike.leader(of: view.parent)
      let key = EqualSizes.Key(axis: size.axis, parent: parent, number: number)
      if let index = known[key] {
        equal[index].spans.append(size)
      } else {
        known[key] = equal.count
        equal.append(EqualSizes(axis: size.axis, spans: [size], number: number))
      }
    }
    for (axis, position) in hidden {
      let number = words(axis, of: position)
      guard ExplicitLengths.isStated(number),
        !equal.contains(where: { $0.axis == axis && $0.number == number })
      else { continue }
      leaveOut(OmittedWords(views: [name(position)], "\(number) \(axis.adjective)"), isStated: true)
    }
    for index in equal.indices {
      equal[index].spans.sort { ($0.span.low, $0.members[0]) < ($1.span.low, $1.members[0]) }
    }
    return equal
  }

  /// Returns the distinct sizes, and two groups of views whose sizes are not among them: views that fill their
  /// superview along an axis (grouped by superview), and views that are partly hidden along an axis.
  private func distinctSizes() -> (
    sizes: [MeasuredSize], filling: PerAxis<[Int: [Int]]>, hidden: [(axis: Axis, position: Int)]
  ) {
    var sizes: [MeasuredSize] = []
    var hidden: [(axis: Axis, position: Int)] = []
    var filling = PerAxis<[Int: [Int]]>(both: [:])
    var known: [MeasuredSize.Key: Int] = [:]
    for (position, view) in views.enumerated() where !view.isBeyond && isNearFocus(position) {
      for axis in Axis.allCases {
        let span = axis.span(of: view.aligned)
        if let whole = view.clipped?.whole, axis.span(of: whole).rounded != axis.span(of: view.frame).rounded
        {
          hidden.append((axis, position))
          continue
        }
        let isCut = !view.cut.isDisjoint(with: axis == .horizontal ? [.left, .right] : [.top, .bottom])
        if isCut || span.length < 0.5 || isReported(axis, span) { continue }
        if view.parent >= 0, axis.span(of: views[view.parent].aligned).rounded == span.rounded,
          isNearFocus(view.parent)
        {
          filling[axis][view.parent, default: []].append(position)
          continue
        }
        let key = MeasuredSize.Key(axis: axis, parent: view.parent, span: span.rounded)
        if let index = known[key] {
          sizes[index].members.append(position)
          continue
        }
        known[key] = sizes.count
        sizes.append(MeasuredSize(axis: axis, span: span, members: [position]))
      }
    }
    for index in sizes.indices {
      let axis = sizes[index].axis
      sizes[index].members.sort { (reach(of: $0, axis), $0) < (reach(of: $1, axis), $1) }
    }
    return (sizes, filling, hidden)
  }

  /// Returns the distance from a view's lower edge (for a width) or right edge (for a height) to the same edge of the
  /// canvas.
  private func reach(of position: Int, _ axis: Axis) -> Double {
    axis.other.span(of: views[0].frame).high - axis.other.span(of: views[position].frame).high
  }

  /// Returns the coordinate at which the rows of dimension lines begin: a y coordinate for widths, an x coordinate for
  /// heights.
  private func outside(_ axis: Axis) -> Double {
    let (all, views) = (axis.other.span(of: inner).high, axis.other.span(of: arrangement.seen).high)
    return !arrangement.contents.isEmpty && all - views > Self.farthest ? views : all
  }

  private static let mostMembers = 4
  /// Returns the largest number of rows of dimension lines along the canvas: below it for widths, and to the right of
  /// it for heights.
  private static func rows(_ axis: Axis) -> Int { axis == .horizontal ? 8 : 3 }
  static let sizesMargin = 82.0
  /// Returns the distance, in points, from the drawing to a row of dimension lines.
  private static func distance(toRow row: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? 10 + 11.5 * Double(row) : 17 + 13 * Double(row)
  }
  /// A view's size is preferably drawn around the canvas if the view is at most this far, in points, from the dimension
  /// lines there.
  fileprivate static let farthest = 44.0
  /// The same limit for a size that has no better place, in points. There is no limit if the file states the size and
  /// no other place is left.
  fileprivate static let longestExtension = 96.0

  /// Draws equal sizes in one row below the canvas (for widths) or to the right of it (for heights), and returns
  /// whether this was possible.
  fileprivate mutating func placeAround(_ size: EqualSizes, farthest: Double) -> Bool {
    let axis = size.axis
    let outside = outside(axis)
    let isNear = size.spans.allSatisfy { span in
      let position = span.members[0]
      return position == 0
        || outside - axis.other.span(of: views[position].frame).high <= farthest
          && seesOutside(position, axis)
    }
    let isChain = zip(size.spans, size.spans.dropFirst()).allSatisfy { $0.span.high <= $1.span.low + 0.5 }
    guard isNear, isChain else { return false }
    let measure = Measure(
      axis: axis,
      parts: size.spans.map {
        Measure.Part(span: $0.span, extensionStart: axis.other.span(of: views[$0.members[0]].frame).high)
      }, words: size.words, tone: look.measure)
    let rows = Self.rows(axis)
    let isCanvas = size.members[0] == 0
    // Keep the numbers of the views' heights out of the outermost row, which shows the canvas's own size.
    let own = outside + Self.distance(toRow: rows, axis) + (axis == .vertical ? 8 : 0)
    let end = own - 4
    let width = axis == .vertical && !isCanvas ? label(size.words, size: look.sizes[0]).width : 0
    let levels = (0..<rows).map { outside + Self.distance(toRow: $0, axis) }.filter {
      isCanvas || $0 + width / 2 <= end
    }
    return place(
      measure,
      at: (levels + (isCanvas ? [own] : [])).map { level in
        MeasurePlace(level: .at(level), numbers: level + 4 + width > end ? [.onLine] : [.onLine, .after])
      })
  }

  fileprivate func words(for size: EqualSizes) -> OmittedWords {
    OmittedWords(views: size.spans.map { name($0.members[0]) }, "\(size.number) \(size.axis.adjective)")
  }

  private func seesOutside(_ position: Int, _ axis: Axis) -> Bool {
    let (frame, canvas) = (views[position].frame, axis.other.span(of: views[0].frame))
    let span = axis.span(of: frame).inset(by: 1)
    return isOpen([span.low, span.middle, span.high], axis, position, to: canvas.high)
  }

  fileprivate enum Side {
    /// Outside the view, on its superview.
    case outside
    /// Inside the view or, with the number at the end of a leader line, just outside of the view.
    case inside
    /// Inside or beside the view, possibly across other lines.
    case acrossLines
  }

  /// Tries a few of the views that share a size, and draws the size at the first view that has space. Returns whether a
  /// view had space.
  fileprivate mutating func placeBeside(_ size: EqualSizes, _ side: Side) -> Bool {
    let own = size.spans.filter { isInFocus($0.members) }
    return (own.isEmpty ? size.spans : own).prefix(Self.mostMembers).contains {
      placeBeside($0, words: size.words, side)
    }
  }

  private mutating func placeBeside(_ size: MeasuredSize, words: String, _ side: Side) -> Bool {
    let axis = size.axis
    let members =
      size.members.filter { isInFocus([$0]) } + size.members.filter { !isInFocus([$0]) }
    return members.prefix(Self.mostMembers).contains { position in
      let view = axis.other.span(of: views[position].frame)
      func beside(
        _ distance: Double, _ ground: MeasurePlace.Ground, _ numbers: [MeasurePlace.Number]? = nil,
        acrossLines: Bool = false
      ) -> [MeasurePlace] {
        [(view.high, 1.0), (view.low, -1.0)].map { start, way in
          MeasurePlace(
            level: .at(start + way * distance), ground: ground, extensionStart: start,
            numbers: numbers ?? [.onLine, way > 0 ? .after : .before], acrossLines: acrossLines)
        }
      }
      let levels =
        view.length > 14
        ? [7.0, 11].flatMap { [view.high - $0, view.low + $0] } + [0.75, 0.25, 0.5].map { view.at($0) } : []
      func inside(_ numbers: [MeasurePlace.Number], acrossLines: Bool = false) -> [MeasurePlace] {
        levels.map {
          MeasurePlace(level: .at($0), ground: .on(position), numbers: numbers, acrossLines: acrossLines)
        }
      }
      let near: [MeasurePlace.Number] = [.onLine, .after, .before]
      let places =
        switch side {
        case .outside: [8.0, 16, 24, 34, 44, 54, 64, 76, 88].flatMap { beside($0, .around(position)) }
        case .inside: inside(near) + beside(4.5, .touching(position), [.led]) + inside([.led])
        case .acrossLines:
          inside(near, acrossLines: true) + beside(8, .around(position), near, acrossLines: true)
        }
      return place(
        Measure(
          axis: axis, parts: [Measure.Part(span: size.span, faces: view)], words: words, tone: look.measure),
        at: places)
    }
  }
}
