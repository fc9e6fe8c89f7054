import Diagnostics
import LayoutModel

/// An equation as far as it was read, before its names are looked up.
struct EquationSyntax {
  struct ItemSyntax {
    var view: String
    var viewSpan: SourceSpan
    var guide: LayoutGuide?
    /// Of the guide's word, where there is one.
    var guideSpan: SourceSpan?
    /// `nil` where the word after the dot is not an attribute.
    var attribute: Attribute?
    var attributeSpan: SourceSpan
  }

  var first: ItemSyntax?
  var relation = Relation.equal
  var second: ItemSyntax?
  var multiplier = 1.0
  /// Indicates whether the right side is a percentage of the superview's size: `multiplier` says how much.
  var isPercentage = false
  /// Of the factors behind the first sign, or of the percentage, where there is one.
  var multiplierSpan: SourceSpan?
  var constant = 0.0
  /// Of the constant, where there is one.
  var constantSpan: SourceSpan?
  var priority = Priority.required
  /// Of the sign and the priority, where there is one.
  var prioritySpan: SourceSpan?
  var identifier: String?
  /// What was wrong on the way and did not stop the reading.
  var errors: [Diagnostic] = []
}
