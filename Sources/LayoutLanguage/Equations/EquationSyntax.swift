import Diagnostics
import LayoutModel

/// An equation as far as it was read, before its names are looked up.
struct EquationSyntax {
  struct ItemSyntax {
    var view: String
    var viewSpan: SourceSpan
    var guide: LayoutGuide?
    /// The place of the guide's word, if there is one.
    var guideSpan: SourceSpan?
    /// The attribute; `nil` where the word after the dot is not one.
    var attribute: Attribute?
    var attributeSpan: SourceSpan
  }

  var first: ItemSyntax?
  var relation = Relation.equal
  var second: ItemSyntax?
  var multiplier = 1.0
  /// Indicates whether the right side is a percentage of the superview's size, with `multiplier` as the fraction.
  var isPercentage = false
  /// The place of the factors after the first sign, or of the percentage, if there is one.
  var multiplierSpan: SourceSpan?
  var constant = 0.0
  /// The place of the constant, if there is one.
  var constantSpan: SourceSpan?
  var priority = Priority.required
  /// The place of the sign and the priority, if there is one.
  var prioritySpan: SourceSpan?
  var identifier: String?
  /// The errors that did not stop reading.
  var errors: [Diagnostic] = []
}
