import Diagnostics
import Encoding
import Graphics
package import LayoutEngine
import LayoutModel

// The report of an ambiguity:
//
//     'a' and 'b' are ambiguous: 'a' gets wider as 'b' moves right and gets narrower (the width of 'a' may be 0 to 304)
//       'a' and 'b' have equal content hugging (250), so that either may stretch
//       help: to pin them, add 'a.width = b.width'

extension SolvedLayout {
  /// Returns diagnostics for the ambiguous views. Views that an autoresizing mask, UIKit or unread Swift code may place
  /// are left out, and so are views connected to those by constraints or nesting.
  ///
  /// - Parameter isIgnored: returns whether the source ignores ambiguities of the view at a place. If such a view has
  ///   no constraints, it gets a diagnostic of its own, so that ignoring it does not hide other views.
  ///
  /// Cost: the same as the cost of `LayoutReasons.freedoms`.
  package func ambiguityDiagnostics(
    measuring measurer: some TextMeasurer, isIgnored: (SourceSpan) -> Bool = { _ in false }
  ) -> [Diagnostic] {
    let solved = withProvedAmbiguities
    guard solved.ambiguities.contains(where: { !$0.isEmpty }) else { return [] }
    let places = layout.viewPlaces
    let freedoms = LayoutReasons(solved, measuring: measurer).freedoms()
    // 1. Report the ambiguous views without constraints: each ignored view in a diagnostic of its own, and all the
    //    other views in one diagnostic.
    let idle = unconstrainedViews(freedoms)
    let (aboutIdle, others) = freedoms.split(where: { $0.views.allSatisfy(idle.contains) })
    let (ignored, shown) = idle.sorted { $0.index < $1.index }.split {
      places[$0.index].map(isIgnored) ?? false
    }
    var reported = (ignored.map { [$0] } + [shown]).filter { !$0.isEmpty }.map { views in
      diagnostic(of: aboutIdle.filter { views.contains($0.views[0]) }, views, places)
    }
    // 2. Report each remaining group of views that move together.
    reported += others.map { diagnostic(of: $0, places) }
    // 3. Report the views that are ambiguous along an axis on which no group contains them.
    var isReported = [PerAxis<Bool>](repeating: PerAxis(both: false), count: ambiguities.count)
    for freedom in freedoms {
      for view in freedom.views { isReported[view.index][freedom.axis] = true }
    }
    var left: [(index: Int, values: [OpenValue])] = []
    for (index, open) in solved.ambiguities.enumerated() {
      let rest = open.filter { !isReported[index][$0.value.axis] }
      if !rest.isEmpty { left.append((index, rest)) }
    }
    for (index, values) in left.prefix(mostReportedViews) {
      let message = "'\(layout.name(of: ViewID(index)))' is ambiguous: \(text(of: values))"
      reported.append(Diagnostic(.warning, code: "ambiguous", message, at: places[index]))
    }
    if left.count > mostReportedViews {
      let message = "\(left.count - mostReportedViews) more views are ambiguous; -f json lists them all"
      reported.append(
        Diagnostic(.warning, code: "ambiguous", message, at: places[left[mostReportedViews].index]))
    }
    return reported
  }

  private func unconstrainedViews(_ freedoms: [LayoutFreedom]) -> Set<ViewID> {
    var idle = Set(freedoms.filter { $0.views.count == 1 }.map { $0.views[0] })
    for constraint in layout.constraints { idle.subtract(constraint.views) }
    for freedom in freedoms where freedom.views.count > 1 { idle.subtract(freedom.views) }
    return idle.filter { !layout[$0].isArranged }
  }

  private func diagnostic(
    of freedoms: [LayoutFreedom], _ views: [ViewID], _ places: [SourceSpan?]
  ) -> Diagnostic {
    let isOne = views.count == 1
    let isSized = views.allSatisfy { view in
      intrinsicSizes[view.index].horizontal != nil && intrinsicSizes[view.index].vertical != nil
    }
    let message =
      "\(list(views)) \(isOne ? "is" : "are") ambiguous: no constraint determines where\(isSized ? "" : " or how large") "
      + (isOne ? "it is" : "they are")
    return Diagnostic(
      .warning, code: "ambiguous", message, at: places[views[0].index], notes: [],
      help: help(freedoms.flatMap(\.pins), for: views).map(printable))
  }

  private func diagnostic(of freedom: LayoutFreedom, _ places: [SourceSpan?]) -> Diagnostic {
    let first = freedom.views[0]
    var message = ""
    if freedom.views.count == 1 {
      message = "\(name(first)) is ambiguous: \(text(of: openValues(of: first, freedom.axis)))"
    } else {
      let ways = freedom.directions.prefix(mostReportedWays).map { way($0) }
      message = "\(list(freedom.views)) are ambiguous: \(ways.joined(separator: "; "))"
      let more = freedom.directions.count - ways.count
      if more > 0 {
        message += "; and they can move or change size in \(more) more way\(more == 1 ? "" : "s")"
      }
    }
    let notes = freedom.ties.map { note(on: $0) }
    return Diagnostic(
      .warning, code: "ambiguous", message, at: places[first.index], notes: notes,
      help: help(freedom.pins, for: freedom.views).map(printable))
  }

  private func openValues(of view: ViewID, _ axis: Axis) -> [OpenValue] {
    ambiguities[view.index].filter { $0.value.axis == axis }
  }

  package func text(of values: [OpenValue]) -> String {
    values.map { "\($0.value.rawValue) \(text(of: $0.range))" }.joined(separator: ", ")
  }

  private func name(_ view: ViewID) -> String { "'\(layout.name(of: view))'" }

  private func list(_ views: [ViewID]) -> String {
    let named = views.count <= mostReportedNames ? views : Array(views.prefix(mostReportedNames - 1))
    let rest = views.count - named.count
    return listed(named.map(name) + (rest > 0 ? ["\(rest) more"] : []))
  }

  // MARK: - Directions

  /// Returns a description of views that move together: `'a' gets wider as 'b' moves right`.
  private func way(_ direction: LayoutFreedom.Direction) -> String {
    let axis = direction.lead.attribute.axis
    var groups: [(words: String, views: [ViewID])] = []
    for motion in direction.motions {
      let words = motionWords(motion, axis)
      if groups.count > 1, let place = groups.dropFirst().firstIndex(where: { $0.words == words }) {
        groups[place].views.append(motion.view)
      } else {
        groups.append((words, [motion.view]))
      }
    }
    guard let lead = groups.first else { return "" }
    var sentence = "\(list(lead.views)) \(lead.words)"
    if groups.count == 2, groups[1].words == lead.words {
      sentence = "\(list(lead.views + groups[1].views)) \(plural(lead.words)) together"
    } else if groups.count > 1 {
      var others = groups.dropFirst().prefix(mostReportedMotions).map { group in
        "\(list(group.views)) \(group.views.count == 1 ? group.words : plural(group.words))"
      }
      if groups.count - 1 > others.count { others.append("other views move or change size") }
      sentence += " as \(listed(others))"
    }
    return sentence
      + " (the \(valueName(direction.lead.attribute)) of \(name(direction.lead.view)) \(text(of: direction.range)))"
  }

  private func valueName(_ attribute: Attribute) -> String {
    switch attribute {
    case .left: "x"
    case .top: "y"
    default: attribute.rawValue
    }
  }

  private func motionWords(_ motion: LayoutFreedom.Direction.Motion, _ axis: Axis) -> String {
    let isHorizontal = axis == .horizontal
    var words: [String] = []
    if motion.move != 0 {
      let goes = motion.move > 0 ? (isHorizontal ? "right" : "down") : (isHorizontal ? "left" : "up")
      words.append("moves \(goes)")
    }
    if motion.growth != 0 {
      let gets =
        motion.growth > 0 ? (isHorizontal ? "wider" : "taller") : (isHorizontal ? "narrower" : "shorter")
      words.append("gets \(gets)")
    }
    return words.joined(separator: " and ")
  }

  private func plural(_ words: String) -> String {
    words.split(separator: " ").map { $0 == "moves" ? "move" : $0 == "gets" ? "get" : String($0) }
      .joined(separator: " ")
  }

  // MARK: - Ties

  package func note(on tie: LayoutFreedom.Tie) -> Diagnostic.Note {
    let priority = number(tie.priority)
    let place = member(tie.reasons[0], holds: false).span
    for property in [ContentPriority.hugging, .compression] {
      let views = tie.reasons.compactMap {
        if case .content(property, let view, _) = $0 { view } else { nil }
      }
      guard views.count == tie.reasons.count else { continue }
      let areTexts = views.allSatisfy { layout[$0].kind.setsText }
      let (name, outcome) =
        property == .hugging
        ? ("content hugging", "stretch")
        : ("compression resistance", areTexts ? "be truncated" : "be smaller than its content")
      return Diagnostic.Note(
        "\(list(views)) have equal \(name) (\(priority)), so that \(views.count == 2 ? "either" : "any of them") may \(outcome)",
        at: place)
    }
    let reported = tie.reasons.prefix(mostReportedMotions).map { "'\(member($0, holds: false).text)'" }
    let more = tie.reasons.count - reported.count
    return Diagnostic.Note(
      "these constraints have the same priority (\(priority)), so that any of them may be broken: \(reported.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : ""), at: place)
  }

  // MARK: - Pins

  private func help(_ pins: [DisambiguatingConstraint], for views: [ViewID]) -> String? {
    guard !pins.isEmpty else { return nil }
    let reported = pins.prefix(mostReportedPins)
    let more = pins.count - reported.count
    return "to pin \(views.count == 1 ? "it" : "them"), " + advice(reported, joint: ", and ")
      + (more > 0 ? ", and \(more) more like these" : "")
  }
}

extension Array {
  fileprivate func split(where isWanted: (Element) -> Bool) -> (wanted: [Element], others: [Element]) {
    (filter(isWanted), filter { !isWanted($0) })
  }
}

private let mostReportedViews = 20
private let mostReportedNames = 4
private let mostReportedWays = 3
private let mostReportedMotions = 3
private let mostReportedPins = 4
