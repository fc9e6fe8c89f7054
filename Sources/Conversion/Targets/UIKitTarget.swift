import LayoutModel

/// UIKit code that creates constraints with NSLayoutAnchor or, if anchors do not support a multiplier, with
/// NSLayoutConstraint's initializer.
public enum UIKitTarget: ConversionTarget {
  public static let name = "uikit"
  public static let fileExtension = "swift"
  public static let summary = "UIKit code with NSLayoutAnchor"

  public static func convert(_ source: ConversionSource) -> Conversion {
    AnchorCode.convert(source, to: .uiKit)
  }
}

/// AppKit code with NSLayoutAnchor and NSStackView.
public enum AppKitTarget: ConversionTarget {
  public static let name = "appkit"
  public static let fileExtension = "swift"
  public static let summary = "AppKit code with NSLayoutAnchor and NSStackView"

  public static func convert(_ source: ConversionSource) -> Conversion {
    AnchorCode.convert(source, to: .appKit)
  }
}

private enum AnchorCode {
  static func convert(_ source: ConversionSource, to framework: CodeFramework) -> Conversion {
    var source = source.withoutStackConstraints.withEdgesForStatedBaselines
    if framework == .appKit { source.layout = source.layout.withoutPlacedByAppKit }
    let pass = SpacerPass(source)
    var code = SwiftCode(pass.layout, notation: "NSLayoutAnchor", framework: framework)
    code.addViews(imports: [framework.module])
    let constraints = pass.layout.constraints
    var hasSettings = false
    code.lines += ["", "  NSLayoutConstraint.activate(["]
    for (index, constraint) in (constraints + code.sizeConstraints).enumerated() {
      do throws(ConversionRefusal) {
        let text = try anchorText(constraint, in: code)
        let settings = settings(constraint)
        hasSettings = hasSettings || !settings.isEmpty
        code.lines.append("    \(text)\(settings),")
        if index < constraints.count, pass.usesGuides[index] {
          code.note(.moreThanTwoItems, .spacers, at: constraint.span)
        }
      } catch {
        code.addComment(constraint, because: error)
      }
    }
    code.lines.append("  ])")
    code.end()
    if hasSettings { code.lines += settingsExtension(framework) }
    return code.conversion
  }

  private static func settings(_ constraint: Constraint) -> String {
    var arguments: [String] = []
    if constraint.priority != Priority.required {
      arguments.append("priority: \(spelled(constraint.priority))")
    }
    if let identifier = constraint.identifier { arguments.append("identifier: \(swiftLiteral(identifier))") }
    return arguments.isEmpty ? "" : ".with(\(arguments.joined(separator: ", ")))"
  }

  private static func settingsExtension(_ framework: CodeFramework) -> [String] {
    [
      "", "extension NSLayoutConstraint {",
      "  fileprivate func with(priority: Float = 1000, identifier: String? = nil) -> NSLayoutConstraint {",
      "    self.priority = \(framework.priorityClass)(rawValue: priority)",
      "    self.identifier = identifier",
      "    return self", "  }", "}",
    ]
  }

  private static func anchorText(_ constraint: Constraint, in code: SwiftCode) throws(ConversionRefusal)
    -> String
  {
    guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
      throw .moreThanTwoItems
    }
    let relation = constraint.relation.callName
    let anchor = try anchor(first, in: code)
    guard let second else { return "\(anchor).constraint(\(relation)Constant: \(spelled(constant)))" }
    if multiplier != 1, !first.attribute.isSize {
      return try initializer(first, second, constraint.relation, multiplier, constant, in: code)
    }
    var arguments = "\(relation): \(try self.anchor(second, in: code))"
    if multiplier != 1 { arguments += ", multiplier: \(spelled(multiplier))" }
    if constant != 0 { arguments += ", constant: \(spelled(constant))" }
    return "\(anchor).constraint(\(arguments))"
  }

  /// Returns a call to NSLayoutConstraint's initializer, for a constraint that relates two positions with a multiplier.
  /// Position anchors do not support multipliers.
  private static func initializer(
    _ first: Item, _ second: Item, _ relation: Relation, _ multiplier: Double, _ constant: Double,
    in code: SwiftCode
  ) throws(ConversionRefusal) -> String {
    for item in [first, second] where code.isGuide(item.view) {
      if item.attribute.isMargin || item.attribute.isBaseline { throw .guide(item.attribute) }
    }
    return
      "NSLayoutConstraint(item: \(code.owner(of: first)), attribute: .\(first.attribute.rawValue), "
      + "relatedBy: .\(relation.caseName), toItem: \(code.owner(of: second)), "
      + "attribute: .\(second.attribute.rawValue), multiplier: \(spelled(multiplier)), constant: \(spelled(constant)))"
  }

  private static func anchor(_ item: Item, in code: SwiftCode) throws(ConversionRefusal) -> String {
    let name = code.owner(of: item)
    if item.attribute.isMargin {
      guard !code.isGuide(item.view) else { throw .guide(item.attribute) }
      return "\(name).layoutMarginsGuide.\(item.attribute.withoutMargin.rawValue)Anchor"
    }
    // A guide has no baseline anchors, so use its bottom anchor instead.
    if item.attribute.isBaseline, code.isGuide(item.view) { return "\(name).bottomAnchor" }
    return "\(name).\(item.attribute.rawValue)Anchor"
  }
}
