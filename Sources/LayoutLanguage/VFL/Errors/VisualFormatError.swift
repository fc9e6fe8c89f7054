import Diagnostics
import LayoutModel

/// What can be wrong with a line of the Visual Format Language; how it reads stands in
/// `VisualFormatError+Diagnostics.swift`.
enum VisualFormatError: Equatable {
  // The string.
  case expectedColon(after: String)
  case unknownOrientation(String)
  case expectedView
  case invalidViewName
  case unclosedView
  case unclosedGap
  case unfinishedGap
  case unknownRelation
  case misplacedBlank
  case expectedObject
  case expectedGap
  case expectedAmount
  case expectedPriority
  case expectedRangeEnd
  case expectedAttribute
  case expectedPredicates
  case unexpectedText
  case barInStack
  case tooDeep(limit: Int)
  case tooLong(limit: Int)

  // What names and numbers stand for.
  case unknownView(String, nearest: String?)
  case unknownMetric(String, nearest: String?, isView: Bool)
  case unknownObject(String, nearest: String?)
  case unknownAttribute(String, nearest: String?)
  case unknownPriority(String, nearest: String?)
  case priorityOutOfRange(Double)
  case numberTooLarge
  case factor(RejectedFactor)
  case backwardsRange(name: String, first: Int, last: Int)
  case noSuperview(of: String)

  // Pairs that no constraint may tie.
  case pair(RejectedPair, Attribute, Attribute)
  case locationAsGap

  // Options.
  case unknownOption(String, nearest: String?)
  case optionAlongAxis(String, isHorizontal: Bool)
  case optionOnWrongAxis(String)
  case optionNotHere(String)
  case conflictingDirections(String, String)

  // Extensions.
  case stackDeclaredTwice(String, first: SourceSpan)
  case stackOnBothAxes
  case stackOfSeveral
  case sizeInDepthOrder
  case spacerInDepthOrder
  case stackInDepthOrder
  case stepNotWhole
  case circularOrder(String)
}
