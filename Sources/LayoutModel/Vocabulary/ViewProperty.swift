/// A property that a view's line or block can give, by its word in layout files.
///
/// Whatever reads, writes or compares properties goes through its cases: a new one is a case here, and the compiler
/// leads to the rest.
public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
  /// Of every view, or of those that set text.
  case size, font, lines, margins, hugging, compression, fill, stroke, corner, color, align, hidden, unnamed,
    baselines, outset
  /// A stack's; `after` is a member's.
  case row, column, spacing, distribute, after
}

extension ViewProperty {
  /// The property that says the opposite.
  public var opposite: ViewProperty? {
    switch self {
    case .row: .column
    case .column: .row
    case .size, .font, .lines, .margins, .hugging, .compression, .fill, .stroke, .corner, .color, .align,
      .hidden,
      .unnamed, .baselines, .outset, .spacing, .distribute, .after:
      nil
    }
  }

  /// Indicates whether something follows it that says how much, or which.
  public var takesValue: Bool {
    switch self {
    case .hidden, .unnamed, .row, .column: false
    case .size, .font, .lines, .margins, .hugging, .compression, .fill, .stroke, .color, .align, .corner,
      .baselines, .outset, .spacing, .distribute, .after:
      true
    }
  }

  /// Returns whether views of a kind have a use for it.
  public func isPossible(for kind: ViewKind) -> Bool {
    switch self {
    case .font: kind.setsText || kind == .textview || kind == .icon
    case .lines: kind.setsText
    case .color: kind.setsText || kind == .textview || kind == .icon || kind == .search
    case .align: kind.setsText || kind == .textview || kind == .stack
    case .row, .column, .spacing, .distribute: kind == .stack
    case .size, .hugging, .compression, .baselines: kind != .stack
    case .margins, .fill, .stroke, .corner, .hidden, .unnamed, .outset, .after: true
    }
  }

  /// Indicates whether it decides how a view looks, and not where it is.
  public var isLook: Bool {
    switch self {
    case .font, .fill, .stroke, .corner, .color, .align, .hidden, .outset: true
    case .size, .lines, .margins, .hugging, .compression, .unnamed, .baselines, .row, .column, .spacing,
      .distribute, .after:
      false
    }
  }

  /// What UIKit, AppKit and Objective-C call the property that says it, UIKit's name in Swift first; none for what
  /// has no such property.
  public var codeNames: [String] {
    switch self {
    case .size, .unnamed, .baselines, .outset, .after: []
    case .font: ["font"]
    case .lines: ["numberOfLines", "maximumNumberOfLines"]
    case .margins: ["directionalLayoutMargins", "layoutMargins", "edgeInsets"]
    case .hugging: ["contentHuggingPriority"]
    case .compression: ["contentCompressionResistancePriority"]
    case .fill: ["backgroundColor"]
    case .stroke: ["borderColor"]
    case .corner: ["cornerRadius"]
    case .color: ["textColor"]
    case .align: ["textAlignment", "alignment"]
    case .hidden: ["isHidden", "hidden"]
    case .row, .column: ["axis", "orientation"]
    case .spacing: ["spacing"]
    case .distribute: ["distribution"]
    }
  }

  /// Finds the property that a property of UIKit or AppKit is; `row` for an axis.
  public init?(codeName name: String) {
    guard let known = Self.allCases.first(where: { $0.codeNames.contains(name) }) else { return nil }
    self = known
  }
}

extension View {
  /// Returns whether the two say the same of a property.
  public func agrees(with other: View, on property: ViewProperty) -> Bool {
    switch property {
    case .size: hasExplicitSize == other.hasExplicitSize && explicitSize == other.explicitSize
    case .font: textStyle == other.textStyle
    case .lines: lineLimit == other.lineLimit
    case .margins: margins == other.margins && stack?.usesMargins == other.stack?.usesMargins
    case .hugging: hugging == other.hugging
    case .compression: compression == other.compression
    case .fill: fill == other.fill
    case .stroke: stroke == other.stroke
    case .corner: cornerRadius == other.cornerRadius
    case .color: textColor == other.textColor
    case .align: textAlignment == other.textAlignment && stack?.alignment == other.stack?.alignment
    case .hidden: isHidden == other.isHidden
    case .unnamed: isUnnamed == other.isUnnamed
    case .baselines: baselines == other.baselines
    case .outset: outset == other.outset
    case .row, .column: stack?.axis == other.stack?.axis
    case .spacing: stack?.spacing == other.stack?.spacing
    case .distribute: stack?.distribution == other.stack?.distribution
    case .after: spacingAfter == other.spacingAfter
    }
  }

  /// Returns whether a property says something other than a view of its kind that gives none. Of a stack's axis,
  /// `row` goes without saying.
  public func says(_ property: ViewProperty) -> Bool {
    property != .row && !agrees(with: View(name: name, kind: kind, parent: parent), on: property)
  }

  /// What it says, in the order in which people write it: how a stack arranges its members first.
  public var givenProperties: [ViewProperty] {
    let first: [ViewProperty] = stack == nil ? [] : [.row, .column, .spacing, .align, .distribute]
    return (first + ViewProperty.allCases.filter { !first.contains($0) }).filter(says)
  }
}
