import Encoding
internal import LayoutEngine
import LayoutModel

struct ConflictRecipe {
  var advice: String
  var isWhole = false
  var member: Int?
}

extension SolvedLayout {
  /// Returns advice on a conflict that involves a constraint added by UIKit or AppKit, or two constraints on one edge.
  ///
  /// - Parameter fixes: The fixes that resolve the conflict, in order of preference.
  func recipe(for conflict: LayoutConflict, _ fixes: [ConflictFix]) -> ConflictRecipe? {
    if let second = secondEdge(in: conflict) { return second }
    let owners = ConflictOwners(conflict, in: layout)
    if owners.isAlerts {
      return ConflictRecipe(
        advice:
          "this conflict is between UIAlertController's own constraints: it is harmless, and your code does not have "
          + "to change", isWhole: true)
    }
    guard let (member, kind) = owners.decisive else { return nil }
    if owners.own.isEmpty, kind != .autoresizing, kind != .stackHiding {
      return ConflictRecipe(
        advice:
          "none of these constraints is yours: the system's own constraints contradict each other, which is usually temporary and harmless",
        isWhole: true)
    }
    switch kind {
    case .temporarySize:
      return harmless(owners, "UIKit uses the constraint only to measure the view", member, fixes)
    case .fittingTarget where owners.size(of: member) == 0:
      return harmless(
        owners, "UIKit uses the constraint only temporarily, to find the smallest size that fits", member,
        fixes)
    case .safeArea:
      return harmless(owners, "the safe area gets its final size only once the view is shown", member, fixes)
    case .stackHiding, .encapsulatedSize, .fittingTarget:
      return recipeForSystemConstraint(owners, to: member, kind, fixes)
    case .autoresizing: return autoresizing(owners, member, fixes)
    case .stackEdge, .stackSpacing, .stackAlignment, .stackDistribution: return arranging(owners)
    case .prototyping:
      return ConflictRecipe(
        advice:
          "Interface Builder added '\(owners.identifier(of: member))' to a view without constraints: give the view constraints of its own"
      )
    case .margins, .other: return nil
    }
  }

  private func harmless(
    _ owners: ConflictOwners, _ reason: String, _ member: Int, _ fixes: [ConflictFix]
  ) -> ConflictRecipe {
    let fix = chosenFix(owners, to: member, fixes)
    let silence =
      fix.map {
        "; to silence the conflict, lower the priority of \(place(of: owners.conflict.members[$0])) to 999"
      } ?? ""
    let identifier = owners.identifier(of: member)
    // If the log showed the constraint without an identifier, the identifier is a guess, so the advice must be
    // cautious.
    let certainty =
      identifier.hasSuffix(SystemConstraint.guessMark)
      ? "is probably the system's own constraint; if so, the conflict is harmless"
      : "is the system's own constraint, and the conflict is harmless"
    return ConflictRecipe(
      advice: "\(identifier) \(certainty): \(reason)\(silence)",
      isWhole: true)
  }

  private func recipeForSystemConstraint(
    _ owners: ConflictOwners, to member: Int, _ kind: SystemConstraint, _ fixes: [ConflictFix]
  ) -> ConflictRecipe? {
    guard let view = owners.view(of: member), let length = owners.size(of: member) else { return nil }
    let isWide = owners.axis == .horizontal
    let (name, size) = ("'\(layout.name(of: view))'", isWide ? "width" : "height")
    let reason =
      kind == .stackHiding
      ? "a stack view hides \(name) by making it 0 \(isWide ? "wide" : "tall")"
      : "\(owners.identifier(of: member)) is the \(size) that UIKit gives \(name)\(length == 0 ? " before it is laid out" : "")"
    guard let fix = chosenFix(owners, to: member, fixes) else {
      let advice =
        kind == .stackHiding
        ? "hide the views in \(name), too, or set the spacing between them to 0 while \(name) is hidden"
        : "lower the priority of your constraint at the \(isWide ? "trailing edge" : "bottom") of \(name) to 999"
      return ConflictRecipe(advice: "\(reason): \(advice)")
    }
    let place = place(of: owners.conflict.members[fix])
    let edge =
      owners.farEdge(fix, within: view).map {
        " (your constraint to the \(isWide ? "trailing edge" : "bottom") of '\(layout.name(of: $0))')"
      } ?? ""
    return ConflictRecipe(
      advice: "\(reason): lower the priority of \(place)\(edge) to 999, so that this constraint can give way",
      member: fix)
  }

  /// Returns the index of the app's constraint whose priority should be lowered because it conflicts with `member`, a
  /// constraint added by the system. Fixes that remove a constraint count as well, because its priority can be lowered
  /// instead.
  private func chosenFix(_ owners: ConflictOwners, to member: Int, _ fixes: [ConflictFix]) -> Int? {
    let solved = fixes.filter { fix in
      switch fix.change {
      case .priority, .remove: owners.own.contains(fix.member)
      case .constant, .relation: false
      }
    }.map(\.member)
    guard let view = owners.view(of: member) else { return solved.first }
    let isCell = layout.name(of: view).lowercased().contains("cell") && owners.axis == .vertical
    let isFitted = owners.constraint(member)?.identifier?.hasPrefix("fittingSize") ?? false
    let growsLater = owners.size(of: member) == 0 || isCell || isFitted
    return (growsLater ? solved.first { owners.farEdge($0, within: view) != nil } : nil) ?? solved.first
  }

  private func autoresizing(
    _ owners: ConflictOwners, _ member: Int, _ fixes: [ConflictFix]
  ) -> ConflictRecipe {
    if !owners.own.isEmpty, !owners.isPlacedByProgram(member), let view = owners.view(of: member) {
      return givenFrame(owners, of: view, member, fixes)
    }
    let views = owners.autoresizedViews
    let list = listed(abridged(views.map { "'\(layout.name(of: $0))'" }, to: 3))
    let frames = views.count == 1 ? "it keeps its current frame" : "they keep their current frames"
    return ConflictRecipe(
      advice: "set translatesAutoresizingMaskIntoConstraints = false on \(list): otherwise, \(frames)")
  }

  private func givenFrame(
    _ owners: ConflictOwners, of view: ViewID, _ member: Int, _ fixes: [ConflictFix]
  ) -> ConflictRecipe {
    let name = "'\(layout.name(of: view))'"
    let fix = chosenFix(owners, to: member, fixes)
    let lowering = fix.map { "lower the priority of \(place(of: owners.conflict.members[$0])) to 999" }
    let (dimension, size) = owners.axis == .horizontal ? ("wide", "width") : ("tall", "height")
    let mask = "set translatesAutoresizingMaskIntoConstraints = false on it if constraints determine its size"
    let advice =
      switch owners.size(of: member) {
      case nil:
        "\(name) keeps its current frame, because its translatesAutoresizingMaskIntoConstraints is true"
          + (lowering.map { ": \($0), so that this constraint can give way" } ?? "")
      case 0:
        "the frame of \(name) is still 0 \(dimension): \(mask); otherwise, set the \(size) of its frame before the view is laid out"
          + (lowering.map { ", or \($0)" } ?? "")
      case let length?:
        "\(name) keeps its frame, \(number(length)) \(dimension): \(mask)"
          + (lowering.map { "; otherwise, \($0), so that this constraint can give way" } ?? "")
      }
    return ConflictRecipe(advice: advice, member: fix)
  }

  private func arranging(_ owners: ConflictOwners) -> ConflictRecipe? {
    guard let (member, view) = owners.placedTwice else { return nil }
    return ConflictRecipe(
      advice:
        "a stack view places its arranged subviews itself: remove \(place(of: owners.conflict.members[member])), "
        + "which also places '\(layout.name(of: view))'", member: member)
  }
}
