import Diagnostics
import Graphics
public import LayoutModel
public import SizeSweep

/// One kind of thing that `check` looks for in solved layouts. A rule is a file, and a line in `checkRules`.
public protocol CheckRule: Sendable {
  /// In kebab case: what findings carry as their code, and what `--rules` and `check:ignore` name.
  static var name: String { get }
  /// One line for `--list-rules`.
  static var summary: String { get }
  /// Whether it is looked for when nothing else is said.
  static var isOnByDefault: Bool { get }
  /// Whether it is looked for in layouts of source code, too, where texts and sizes may be made up.
  static var isForCode: Bool { get }
  /// What is to be said of one canvas; the same of several canvases is reported once.
  static func findings(_ canvas: CheckedCanvas) -> [Diagnostic]
  /// What is to be said of all canvases of a file together, for rules that need them all.
  static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic]
  /// What is to be said of one canvas over sizes between which nothing changes but lengths.
  static func findings(over stretch: CheckedStretch) -> [RangeFinding]
}

extension CheckRule {
  /// True unless a rule says otherwise.
  public static var isOnByDefault: Bool { true }
  /// False unless a rule says otherwise.
  public static var isForCode: Bool { false }
  public static func findings(_ canvas: CheckedCanvas) -> [Diagnostic] { [] }
  public static func findings(_ canvases: [CheckedCanvas]) -> [Diagnostic] { [] }

  static func finding(_ message: String, at span: SourceSpan?, help: String? = nil) -> Diagnostic {
    Diagnostic(.warning, code: name, message, at: span, help: help)
  }
}

/// All rules, in the order in which they are listed.
public let checkRules: [any CheckRule.Type] = [
  ConflictRule.self, AssertionRule.self, AmbiguityRule.self, PriorityTieRule.self, OutsideRule.self,
  OverlapRule.self,
  TruncationRule.self, ZeroSizeRule.self, NoEffectRule.self, RedundantBoundRule.self, UnusedSizeRule.self,
  MixedDirectionRule.self, UncertainRule.self, SafeAreaRule.self, UnsettledSafeAreaRule.self,
  ContentSizeRule.self, NeverActivatedRule.self, NoCommonSuperviewRule.self, AutoresizingMaskRule.self,
  GivenTwiceRule.self,
]

/// A canvas as rules see it.
public struct CheckedCanvas {
  /// Frames, status and constraints.
  public let solved: SolvedLayout
  /// How text was measured for it.
  public let measurer: any TextMeasurer
  /// Where each view is declared, or first named.
  let places: [SourceSpan?]
  /// The views that are drawn, but for the root; what is in a hidden view is hidden with it.
  let visibleViews: [ViewID]

  public init(_ solved: SolvedLayout, measuring text: any TextMeasurer) {
    self.solved = solved
    measurer = text
    places = solved.layout.viewPlaces
    visibleViews = solved.layout.visibleViews
  }

  /// The same layout at another size.
  init(_ solved: SolvedLayout, like other: CheckedCanvas) {
    self.solved = solved
    (measurer, places, visibleViews) = (other.measurer, other.places, other.visibleViews)
  }

  var layout: Layout { solved.layout }

  /// `'save'`, as messages name a view.
  func name(_ view: ViewID) -> String { "'\(layout.name(of: view))'" }

  func place(_ view: ViewID) -> SourceSpan? { places[view.index] }

  /// What is left open has no place of its own.
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
