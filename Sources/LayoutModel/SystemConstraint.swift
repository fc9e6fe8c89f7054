/// What a constraint is for that UIKit or AppKit made of its own accord, known by the identifier that it carries.
///
/// Names as public issue threads show them.
public enum SystemConstraint: Sendable, Hashable {
  /// The size that a table, collection or navigation view gave what it shows.
  case encapsulatedSize
  /// A size that UIKit tries while it measures.
  case temporarySize
  /// The size that `systemLayoutSizeFitting` was asked to fit.
  case fittingTarget
  /// A stack view gives no room to a view that is hidden.
  case stackHiding
  /// A stack view's first and last views reach its edges.
  case stackEdge
  /// The distance between neighbors in a stack view.
  case stackSpacing
  /// How a stack view's members line up across its axis.
  case stackAlignment
  /// How a stack view shares out its room.
  case stackDistribution
  /// What ties a safe area guide to its view.
  case safeArea
  /// What ties a margins guide to its view.
  case margins
  /// A view that keeps the frame it has.
  case autoresizing
  /// What Interface Builder makes for a view without constraints.
  case prototyping
  /// A kind that this version does not know.
  case other

  /// `nil` where an identifier is the program's own.
  public init?(identifier: String) {
    if let known = Self.starts.first(where: { identifier.hasPrefix($0.start) }) {
      self = known.constraint
    } else if Self.isSystemName(identifier) {
      self = .other
    } else {
      return nil
    }
  }

  /// The identifier of constraints that stand for an autoresizing mask, which have none.
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

  /// Returns whether it starts as the names of UIKit and AppKit do: `_UI`, or `UINav` and what joins it to a part's
  /// name.
  private static func isSystemName(_ identifier: String) -> Bool {
    var name = identifier[...]
    let isPrivate = name.hasPrefix("_")
    if isPrivate { name = name.dropFirst() }
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase ?? false else {
      return false
    }
    if isPrivate { return true }
    // SnapKit's labels are places in the program: UIPanel.swift:12.
    if identifier.contains(".swift:") { return false }
    let word = name.prefix { $0.isASCII && $0.isLetter }
    return word.count == name.count || "-_.".contains(name[word.endIndex])
  }
}

extension SystemConstraint {
  /// What it is there for, in words that go on behind a colon.
  public var meaning: String? {
    switch self {
    case .encapsulatedSize: "the size that a table, collection or navigation view gave what it shows"
    case .temporarySize: "a size that UIKit tries while it measures"
    case .fittingTarget: "the size that systemLayoutSizeFitting was asked to fit"
    case .stackHiding: "a stack view gives no room to a view that is hidden"
    case .stackEdge: "a stack view's first and last views reach its edges"
    case .stackSpacing: "the spacing of a stack view"
    case .stackAlignment: "the alignment of a stack view"
    case .stackDistribution: "how a stack view shares out its room"
    case .safeArea: "the safe area of a view"
    case .margins: "the margins of a view"
    case .autoresizing:
      "a view that keeps its frame until translatesAutoresizingMaskIntoConstraints is false"
    case .prototyping: "what Interface Builder makes for a view that has no constraints of its own"
    case .other: nil
    }
  }
}
