import LinearOracle
import LinearSolver

struct ModelOptions: Sendable, CustomStringConvertible {
  var description: String
  var views = 1...3
  var lines = 1...8
  var required = 60
  /// Indicates whether the layout uses leading and trailing instead of left and right, so that it can be mirrored.
  var isDirectional = false
  var isFixed = false
  var lengths: [Double] = [0, 8, 8, 10, 20, 20.5, 50, 100, -8]
  var factors: [Double] = [1, 1, 0.5, 2, 0.25, 1.5]
}

extension ModelLayout {
  init(_ options: ModelOptions, _ random: inout SplitMix64) {
    size = (0...1).map { _ in
      options.isFixed || random.chance(80) ? random.pick([100, 320, 480.5]) : nil
    }
    isRightToLeft = random.chance(30)
    for index in 1...random.int(options.views) {
      addView(
        named: "v\(index)", to: index == 1 || random.chance(60) ? 0 : random.int(1...index - 1), &random)
    }
    for _ in 0..<random.int(options.lines) {
      random.chance(25) ? addVisualFormat(options, &random) : addEquation(options, &random)
    }
  }

  private mutating func addView(named name: String, to superview: Int, _ random: inout SplitMix64) {
    let index = views.count
    var view = View(name: name, superview: superview)
    if random.chance(30) {
      view.margin = random.pick([0, 4, 16])
      view.properties += " margins \(view.margin)"
    }
    if random.chance(50) {
      let sizes = (0...1).map { _ in random.pick([nil, 20, 33.5, 48, 100] as [Double?]) }
      let hugging = random.pick([250, 250, 251, 1000] as [Double])
      let compression = random.pick([750, 750, 749, 1000] as [Double])
      view.properties += " size " + sizes.map { $0.map { "\($0)" } ?? "-" }.joined(separator: "x")
      view.properties += " hugging \(hugging) compression \(compression)"
      for axis in 0...1 {
        guard let size = sizes[axis] else { continue }
        intrinsic.append((index, Sum.size(index, axis).row(.lessOrEqual, size, hugging)))
        intrinsic.append((index, Sum.size(index, axis).row(.greaterOrEqual, size, compression)))
      }
    }
    views.append(view)
  }

  // MARK: Equations

  private static let relations: [(text: String, relation: LinearRelation)] = [
    ("==", .equal), ("=", .equal), ("<=", .lessOrEqual), (">=", .greaterOrEqual),
  ]

  private mutating func addEquation(_ options: ModelOptions, _ random: inout SplitMix64) {
    let axis = random.int(0...1)
    let view = random.int(1...views.count - 1)
    let (sign, relation) = random.pick(Self.relations)
    let length = random.pick(options.lengths)
    let priority = priority(options, &random)
    let suffix = priority == 1000 ? "" : " ~ \(priority)"
    let name = views[view].name
    if random.chance(30) {
      let own = ["width", "height"][axis]
      if random.chance(50) {
        let row = Sum.size(view, axis).row(relation, length, priority)
        lines.append(Line(text: "\(name).\(own) \(sign) \(decimal(length))\(suffix)", rows: [row]))
      } else {
        let other = otherView(than: view, &random)
        let otherAxis = random.chance(80) ? axis : 1 - axis
        let factor = random.pick(options.factors)
        let sum = Sum.size(view, axis) - Sum.size(other, otherAxis) * factor
        let object = "\(reference(to: other, from: view)).\(["width", "height"][otherAxis])"
        lines.append(
          Line(
            text: "\(name).\(own) \(sign) \(object) * \(decimal(factor)) + \(decimal(length))\(suffix)",
            rows: [sum.row(relation, length, priority)]))
      }
      return
    }
    let families = axis == 1 ? [vertical] : options.isDirectional ? [directional] : [directional, absolute]
    let family = random.pick(families)
    let (first, second) = (random.pick(family), random.pick(family))
    if random.chance(35) {
      // An equation with only a number on its right side measures from the same attribute of the superview.
      let row = location(
        first, view, first, views[view].superview, 1, relation, length, priority, axis)
      lines.append(Line(text: "\(name).\(first) \(sign) \(decimal(length))\(suffix)", rows: [row]))
      return
    }
    let other = otherView(than: view, &random)
    let factor = random.pick([1, 1, 1, 1, 0.5, 2])
    let row = location(first, view, second, other, factor, relation, length, priority, axis)
    let multiplied = factor == 1 ? "" : " * \(decimal(factor))"
    let object = "\(reference(to: other, from: view)).\(second)\(multiplied)"
    lines.append(Line(text: "\(name).\(first) \(sign) \(object) + \(decimal(length))\(suffix)", rows: [row]))
  }

  private var directional: [String] { ["leading", "trailing", "leadingMargin", "trailingMargin"] }
  private var absolute: [String] { ["left", "right", "centerX", "leftMargin", "rightMargin"] }
  private var vertical: [String] { ["top", "bottom", "centerY", "topMargin", "bottomMargin"] }

  private func priority(_ options: ModelOptions, _ random: inout SplitMix64) -> Double {
    random.chance(options.required) ? 1000 : random.pick([999, 750, 750, 500, 250, 249.5, 50, 1])
  }

  private func otherView(than view: Int, _ random: inout SplitMix64) -> Int {
    if views.count == 2 || random.chance(40) { return views[view].superview }
    let other = random.int(1...views.count - 2)
    return other >= view ? other + 1 : other
  }

  private func reference(to other: Int, from view: Int) -> String {
    // Only subviews of the root can refer to the root as `superview`.
    other == 0 ? (views[view].superview == 0 ? "superview" : "view") : views[other].name
  }

  /// Returns the constraint `first relation factor * second + length`, where both positions are measured from the left,
  /// leading or top edge of the nearest common ancestor.
  private func location(
    _ first: String, _ view: Int, _ second: String, _ other: Int, _ factor: Double,
    _ relation: LinearRelation, _ length: Double, _ priority: Double, _ axis: Int
  ) -> Row {
    let isMirrored = isRightToLeft && [first, second].contains { $0.contains("ing") }
    let ancestor = commonAncestor(view, other)
    let from = isMirrored ? Sum.end(ancestor, axis) : Sum.start(ancestor, axis)
    func measured(_ attribute: String, _ view: Int) -> Sum {
      let distance = place(attribute, view, axis) - from
      return isMirrored ? distance * -1 : distance
    }
    return (measured(first, view) - measured(second, other) * factor).row(relation, length, priority)
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    func chain(_ view: Int) -> [Int] { view == 0 ? [0] : [view] + chain(views[view].superview) }
    return chain(a).first(where: chain(b).contains) ?? 0
  }

  private func place(_ attribute: String, _ view: Int, _ axis: Int) -> Sum {
    let margin = views[view].margin
    let isStart: Bool
    switch attribute {
    case "centerX", "centerY": return Sum.start(view, axis) + Sum.size(view, axis) * 0.5
    case "left", "leftMargin", "top", "topMargin": isStart = true
    case "leading", "leadingMargin": isStart = !isRightToLeft
    case "trailing", "trailingMargin": isStart = isRightToLeft
    default: isStart = false
    }
    let inset = attribute.hasSuffix("Margin") ? margin : 0
    var sum = isStart ? Sum.start(view, axis) : Sum.end(view, axis)
    sum.constant += isStart ? inset : -inset
    return sum
  }

  // MARK: Visual format

  private mutating func addVisualFormat(_ options: ModelOptions, _ random: inout SplitMix64) {
    let axis = random.int(0...1)
    let superview = views[random.int(1...views.count - 1)].superview
    let siblings = views.indices.dropFirst().filter { views[$0].superview == superview }
    let row = Array(siblings.shuffled(using: &random).prefix(random.int(1...3)))
    let isForward = !(isRightToLeft && axis == 0)
    var line = Line(text: axis == 1 ? "V:" : random.pick(["", "H:"]), rows: [])
    func leading(_ view: Int) -> Sum { isForward ? .start(view, axis) : .end(view, axis) * -1 }
    func trailing(_ view: Int) -> Sum { isForward ? .end(view, axis) : .start(view, axis) * -1 }
    func connect(_ from: Sum, _ to: Sum, standard: Double) {
      let length = random.pick(options.lengths.filter { $0 >= 0 })
      let (text, rows): (String, [Row]) =
        switch random.int(0...3) {
        case 0: ("", [(to - from).row(.equal, 0)])
        case 1: ("-", [(to - from).row(.equal, standard)])
        case 2: ("-\(decimal(length))-", [(to - from).row(.equal, length)])
        default: ("-(>=\(decimal(length))@500)-", [(to - from).row(.greaterOrEqual, length, 500)])
        }
      line.text += text
      line.rows += rows
    }
    let starts = random.chance(60)
    let ends = random.chance(40)
    let margin = views[superview].margin
    if starts {
      line.text += "|"
      connect(leading(superview), leading(row[0]), standard: margin)
    }
    for (index, view) in row.enumerated() {
      if index > 0 { connect(trailing(row[index - 1]), leading(view), standard: 8) }
      line.text += "[\(views[view].name)"
      if random.chance(30) {
        let length = random.pick(options.lengths.filter { $0 > 0 })
        line.text += "(\(decimal(length))@750)"
        line.rows.append(Sum.size(view, axis).row(.equal, length, 750))
      }
      line.text += "]"
    }
    if ends {
      connect(trailing(row[row.count - 1]), trailing(superview), standard: margin)
      line.text += "|"
    }
    lines.append(line)
  }
}

private func decimal(_ number: Double) -> String {
  number == 1e-6 ? "0.000001" : "\(number)"
}
