import LayoutModel

/// UIKit code with SnapKit's constraint makers.
public enum SnapKitTarget: ConversionTarget {
  public static let name = "snapkit"
  public static let fileExtension = "swift"
  public static let summary = "UIKit code with SnapKit"

  public static func convert(_ source: ConversionSource) -> Conversion {
    let pass = SpacerPass(source.withoutStackConstraints.withEdgesForStatedBaselines)
    var code = SwiftCode(pass.layout, notation: "SnapKit")
    code.addViews(imports: ["SnapKit", "UIKit"])
    let constraints = pass.layout.constraints + code.sizeConstraints
    for (index, constraint) in pass.layout.constraints.enumerated() where pass.usesGuides[index] {
      code.note(.moreThanTwoItems, .spacers, at: constraint.span)
    }
    var makers = Array(repeating: [String](), count: pass.layout.views.count)
    var unexpressed: [(Constraint, ConversionRefusal)] = []
    for constraint in constraints {
      do throws(ConversionRefusal) {
        let (view, text) = try maker(constraint, in: code)
        makers[view.index].append(text)
      } catch {
        unexpressed.append((constraint, error))
      }
    }
    for (index, texts) in makers.enumerated() where !texts.isEmpty {
      code.lines += ["", "  \(code.names[index]).snp.makeConstraints { make in"]
      code.lines += texts.map { "    make.\($0)" } + ["  }"]
    }
    for (constraint, reason) in unexpressed { code.addComment(constraint, because: reason) }
    code.end()
    return code.conversion
  }

  private static func maker(
    _ constraint: Constraint, in code: SwiftCode
  ) throws(ConversionRefusal) -> (ViewID, String) {
    guard case .items(let left, let right, let factor, let distance) = constraint.form else {
      throw .moreThanTwoItems
    }
    // The generated code has constraint makers only for the views that it adds. If the first item belongs to the root
    // or to a layout guide of a view, swap the two sides.
    var (first, second, multiplier, constant) = (left, right, factor, distance)
    var isTurned = false
    if isForeign(left) {
      guard let right, !isForeign(right) else { throw .root }
      (first, second, multiplier, constant) = (
        right, left, 1 / factor, distance == 0 ? 0 : -distance / factor
      )
      isTurned = true
    }
    for item in [first, second].compactMap(\.self) where code.isGuide(item.view) {
      if item.attribute.isMargin || item.attribute.isBaseline { throw .guide(item.attribute) }
    }
    let relation = (isTurned && factor > 0 ? constraint.relation.mirrored : constraint.relation).callName
    var text = "\(first.attribute.rawValue).\(relation)("
    if let second {
      text += "\(code.owner(of: second)).snp.\(second.attribute.rawValue))"
      if multiplier != 1 { text += ".multipliedBy(\(spelled(multiplier)))" }
      if constant != 0 { text += ".offset(\(spelled(constant)))" }
    } else {
      text += "\(spelled(constant)))"
    }
    if constraint.priority != Priority.required { text += ".priority(\(spelled(constraint.priority)))" }
    if let identifier = constraint.identifier { text += ".labeled(\(swiftLiteral(identifier)))" }
    return (first.view, text)
  }

  private static func isForeign(_ item: Item) -> Bool { item.view == .root || item.guide != nil }
}
