/// The purpose of a constraint that UIKit or AppKit made itself, recognized by its identifier.
public enum SystemConstraint: Sendable, Hashable {
  /// The size that a table, collection or navigation view gives its content.
  case encapsulatedSize
  /// A temporary size that UIKit sets while it measures a view.
  case temporarySize
  /// The size that `systemLayoutSizeFitting` was asked to fit.
  case fittingTarget
  /// The collapsing of a hidden view in its stack view.
  case stackHiding
  /// The constraint between an edge of a stack view and its first or last view.
  case stackEdge
  /// The distance between neighbors in a stack view.
  case stackSpacing
  /// The alignment of a stack view's members across its axis.
  case stackAlignment
  /// The distribution of a stack view's space.
  case stackDistribution
  /// A constraint between a safe area guide and its view.
  case safeArea
  /// A constraint between a margins guide and its view.
  case margins
  /// A view's frame, fixed by its autoresizing mask.
  case autoresizing
  /// Interface Builder's default constraint for a view without constraints.
  case prototyping
  /// A system constraint with an unknown purpose.
  case other

  /// Creates the purpose of a system constraint from its identifier; `nil` if the identifier does not come from UIKit
  /// or AppKit.
  public init?(identifier: String) {
    if let known = Self.starts.first(where: { identifier.hasPrefix($0.start) }) {
      self = known.constraint
    } else if Self.isSystemName(identifier) {
      self = .other
    } else {
      return nil
    }
  }

  /// The suffix that marks an identifier as a guess. The importer of Auto Layout logs guesses the identifier of a
  /// system constraint that is logged without one.
  public static let guessMark = " (guessed)"

  /// The identifier given to a constraint that comes from an autoresizing mask, because UIKit gives it none. It is the
  /// constraint's class name.
  public static let autoresizingIdentifier = "NSAutoresizingMaskLayoutConstraint"

  private static let starts: [(start: String, constraint: SystemConstraint)] = [
    ("UIView-Encapsulated-Layout", .encapsulatedSize), ("NSView-Encapsulated-Layout", .encapsulatedSize),
    ("NSTableRowView-Encapsulated-Layout", .encapsulatedSize), ("_UITemporaryLayout", .temporarySize),
    ("fittingSize", .fittingTarget), ("UISV-hiding", .stackHiding), ("UISV-canvas-connection", .stackEdge),
    ("UISV-spanning", .stackEdge), ("UISV-spacing", .stackSpacing), ("UISV-text-width", .stackDistribution),
    ("UISV-alignment", .stackAlignment), ("UISV-fill", .stackDistribution),
    ("UISV-distributing", .stackDistribution), ("UISV-ordering", .stackDistribution),
    ("UISV-", .stackDistribution), ("NSStackView.Edge", .stackEdge), ("NSStackView.Spacing", .stackSpacing),
    ("NSStackView.", .stackDistribution), ("UIViewSafeAreaLayoutGuide", .safeArea),
    ("UIView-topMargin", .margins), ("UIView-leftMargin", .margins), ("UIView-rightMargin", .margins),
    ("UIView-bottomMargin", .margins), ("UIViewLayoutMargins", .margins),
    (autoresizingIdentifier, .autoresizing), ("IB auto generated", .prototyping), ("TB_", .other),
    ("BIB_", .other), ("accessoryView.", .other), ("assistantView.", .other), ("assistantHeight", .other),
    ("inputView.", .other), ("AppKit.", .other),
  ]

  /// Returns whether an identifier begins with `_UI` or `_NS` and a capital letter, or with a class name such as
  /// `UIView` that is alone or followed by `-`, `_` or `.`.
  private static func isSystemName(_ identifier: String) -> Bool {
    var name = identifier[...]
    let isPrivate = name.hasPrefix("_")
    if isPrivate { name = name.dropFirst() }
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase ?? false else {
      return false
    }
    if isPrivate { return true }
    // SnapKit labels each constraint with the file and line where it is made, such as `UIPanel.swift:12`, so this is
    // not a system name even though it begins like one.
    if identifier.contains(".swift:") { return false }
    let word = name.prefix { $0.isASCII && $0.isLetter }
    return word.count == name.count || "-_.".contains(name[word.endIndex])
  }
}

extension SystemConstraint {
  /// The purpose in words; `nil` for `other`.
  public var meaning: String? {
    switch self {
    case .encapsulatedSize: "the size that a table, collection or navigation view gave its content"
    case .temporarySize: "a size that UIKit sets temporarily while it measures a view"
    case .fittingTarget: "the size that systemLayoutSizeFitting was asked to fit"
    case .stackHiding: "a stack view leaves no space for a hidden view"
    case .stackEdge: "a stack view's first and last views reach its edges"
    case .stackSpacing: "the spacing of a stack view"
    case .stackAlignment: "the alignment of a stack view"
    case .stackDistribution: "the distribution of a stack view"
    case .safeArea: "the safe area of a view"
    case .margins: "the margins of a view"
    case .autoresizing:
      "the frame of a view whose translatesAutoresizingMaskIntoConstraints is true"
    case .prototyping: "a constraint that Interface Builder adds to a view without constraints"
    case .other: nil
    }
  }
}
