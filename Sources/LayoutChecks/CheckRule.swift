import Diagnostics
import Graphics
public import LayoutModel
public import SizeSweep

/// A rule with which `check` examines solved layouts; a new rule must be added to `checkRules`.
public protocol CheckRule: Sendable {
  /// The name in kebab case, used as the findings' code, in `--rules` and in `check:ignore`.
  static var name: String { get }
  /// A description in one line, for the help of `check`.
  static var summary: String { get }
  /// Indicates whether `check` applies the rule by default.
  static var isOnByDefault: Bool { get }
  /// Indicates whether the rule applies to layouts from source code, whose texts and sizes may be guesses.
  static var isForCode: Bool { get }
  /// Returns the findings on a canvas; equal findings on several canvases are reported once.
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic]
  /// Returns the findings that depend on all canvases together.
  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic]
  /// Returns the findings on a canvas for a range of sizes in which all frames are linear functions of the size.
  static func findings(over stretch: CheckedStretch) -> [RangeFinding]
}

extension CheckRule {
  /// `true`, unless a rule overrides it.
  public static var isOnByDefault: Bool { true }
  /// `false`, unless a rule overrides it.
  public static var isForCode: Bool { false }
  public static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] { [] }
  public static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] { [] }

  static func finding(_ message: String, at span: SourceSpan?, help: String? = nil) -> Diagnostic {
    Diagnostic(.warning, code: name, message, at: span, help: help)
  }
}

/// All rules, in the order of the help text.
public let checkRules: [any CheckRule.Type] = [
  ConflictRule.self, AssertionRule.self, AmbiguityRule.self, PriorityTieRule.self, OutsideRule.self,
  OverlapRule.self,
  TruncationRule.self, ZeroSizeRule.self, NoEffectRule.self, RedundantBoundRule.self, UnusedSizeRule.self,
  MixedDirectionRule.self, UncertainRule.self, SafeAreaRule.self, UnsettledSafeAreaRule.self,
  ContentSizeRule.self, UnknownSymbolRule.self, NeverActivatedRule.self, NoCommonSuperviewRule.self,
  AutoresizingMaskRule.self,
  GivenTwiceRule.self,
]

/// A solved canvas that rules examine.
public struct CheckedCanvas {
  /// The solved layout.
  public let solved: SolvedLayout
  /// The measurer of texts.
  public let measurer: any TextMeasurer
  let places: [SourceSpan?]
  /// The comments in the source, for rules that report several views in one finding.
  var ignores = CheckIgnores()
  /// The views that can be seen: all views except the root, guides, and hidden views with their subviews.
  let visibleViews: [ViewID]

  public init(_ solved: SolvedLayout, measuring text: any TextMeasurer) {
    self.solved = solved
    measurer = text
    places = solved.layout.viewPlaces
    visibleViews = solved.layout.visibleViews
  }

  init(_ solved: SolvedLayout, like other: CheckedCanvas) {
    self.solved = solved
    (measurer, places, visibleViews) = (other.measurer, other.places, other.visibleViews)
    ignores = other.ignores
  }

  var layout: Layout { solved.layout }

  /// Indicates whether comments in the source can ignore findings. Xcode removes comments from Interface Builder files
  /// when it saves them.
  var takesComments: Bool { !layout.isInterface || layout.coverage != nil }

  func name(_ view: ViewID) -> String { "'\(layout.name(of: view))'" }

  func place(_ view: ViewID) -> SourceSpan? { places[view.index] }

  func isOpen(_ view: ViewID) -> Bool { !solved.ambiguities[view.index].isEmpty }
}

extension Layout {
  fileprivate var visibleViews: [ViewID] {
    var isHidden: [Bool] = []
    for view in views {
      isHidden.append(view.isHidden || view.parent.map { isHidden[$0.index] } ?? false)
    }
    return views.indices.dropFirst().map(ViewID.init).filter {
      !isHidden[$0.index] && self[$0].kind != .guide
    }
  }
}
