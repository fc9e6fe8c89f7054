/// A property of a view in layout files.
public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
  /// Properties that are not specific to stacks.
  case size, font, lines, margins, hugging, compression, fill, stroke, corner, color, align, hidden, unnamed,
    baselines, outset
  /// Properties of stacks, and `after`, a property of a stack's members.
  case row, column, spacing, distribute, after
}

extension ViewProperty {
  /// The opposite of `row` or `column`; `nil` for other properties.
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

  /// Indicates whether a value follows the property.
  public var takesValue: Bool {
    switch self {
    case .hidden, .unnamed, .row, .column: false
    case .size, .font, .lines, .margins, .hugging, .compression, .fill, .stroke, .color, .align, .corner,
      .baselines, .outset, .spacing, .distribute, .after:
      true
    }
  }

  /// Returns whether views of a kind can have the property.
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

  /// Indicates whether the property decides how a view looks, not where it is.
  public var isLook: Bool {
    switch self {
    case .font, .fill, .stroke, .corner, .color, .align, .hidden, .outset: true
    case .size, .lines, .margins, .hugging, .compression, .unnamed, .baselines, .row, .column, .spacing,
      .distribute, .after:
      false
    }
  }

  /// The property's names in UIKit and AppKit, UIKit's Swift name first.
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

  /// Creates the property that has the given name in UIKit or AppKit, such as `corner` for `cornerRadius`; `nil` for an
  /// unknown name.
  public init?(codeName name: String) {
    guard let known = Self.allCases.first(where: { $0.codeNames.contains(name) }) else { return nil }
    self = known
  }
}

extension View {
  /// Returns whether two views have the same value of a property.
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

  /// Returns whether the view's value of a property differs from the default for the view's kind. Always false for
  /// `row`, since horizontal is the default axis of a stack.
  public func hasOwnValue(for property: ViewProperty) -> Bool {
    property != .row && !agrees(with: View(name: name, kind: kind, parent: parent), on: property)
  }

  /// The properties that differ from the defaults, in the order in which they are written to a layout file.
  public var givenProperties: [ViewProperty] {
    let first: [ViewProperty] = stack == nil ? [] : [.row, .column, .spacing, .align, .distribute]
    return (first + ViewProperty.allCases.filter { !first.contains($0) }).filter(hasOwnValue)
  }
}
