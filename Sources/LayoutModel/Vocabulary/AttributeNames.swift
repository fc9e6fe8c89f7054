extension Attribute {
  /// The attribute's keyword in layout files: the raw value, except `baseline` for `lastBaseline`.
  public var word: String { self == .lastBaseline ? "baseline" : rawValue }

  /// Creates an attribute from its word in layout files, Interface Builder files and logs, where `baseline` means
  /// `lastBaseline`.
  public init?(word: String) {
    if word == "baseline" {
      self = .lastBaseline
    } else {
      self.init(rawValue: word)
    }
  }

  /// Creates the attribute of an anchor: `leading` for `leadingAnchor`.
  public init?(anchor name: String) {
    guard name.hasSuffix("Anchor") else { return nil }
    self.init(word: String(name.dropLast("Anchor".utf8.count)))
  }

  /// Creates an attribute from its Swift or Objective-C name, such as `top` or `NSLayoutAttributeTop`.
  public init?(caseName name: String) {
    self.init(word: swiftCase(of: name, prefix: "NSLayoutAttribute"))
  }

  /// Creates the attribute for a coordinate of a rectangle, such as `left` for `minX`.
  ///
  /// - Parameter isUpward: whether the y axis points up, as in AppKit.
  public init?(coordinate name: String, isUpward: Bool = false) {
    switch name {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = isUpward ? .bottom : .top
    case "midY": self = .centerY
    case "maxY": self = isUpward ? .top : .bottom
    default: return nil
    }
  }

  /// Returns the attributes for a word of SnapKit or Masonry: one for `top`, four for `edges`, none for an unknown
  /// word.
  public static func attributes(ofMaker word: String) -> [Attribute] {
    if let attribute = Attribute(word: word) { return [attribute] }
    return makerGroups[word] ?? []
  }

  /// The edges, with left and right instead of leading and trailing.
  public static let edges: [Attribute] = [.left, .top, .right, .bottom]
  /// The edges, with leading and trailing instead of left and right.
  public static let directionalEdges: [Attribute] = [.leading, .top, .trailing, .bottom]

  private static let makerGroups: [String: [Attribute]] = [
    "edges": edges, "directionalEdges": directionalEdges,
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
    "directionalHorizontalEdges": [.leading, .trailing], "directionalVerticalEdges": [.top, .bottom],
    "size": [.width, .height], "center": [.centerX, .centerY],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
    "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin],
    "directionalMargins": [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin],
  ]
}

extension Attribute {
  /// Indicates whether the attribute is an edge or center of the area within the margins.
  public var isMargin: Bool { ofMargins == self }

  /// The corresponding margin attribute, such as `leadingMargin` for `leading`; `nil` if there is none.
  public var ofMargins: Attribute? {
    switch self {
    case .left, .leftMargin: .leftMargin
    case .right, .rightMargin: .rightMargin
    case .top, .topMargin: .topMargin
    case .bottom, .bottomMargin: .bottomMargin
    case .leading, .leadingMargin: .leadingMargin
    case .trailing, .trailingMargin: .trailingMargin
    case .centerX, .centerXWithinMargins: .centerXWithinMargins
    case .centerY, .centerYWithinMargins: .centerYWithinMargins
    case .width, .height, .firstBaseline, .lastBaseline: nil
    }
  }

  /// The attribute without its margin, such as `leading` for `leadingMargin`; other attributes are unchanged.
  public var withoutMargin: Attribute {
    isMargin ? Attribute.allCases.first { !$0.isMargin && $0.ofMargins == self } ?? self : self
  }

  /// Indicates whether the attribute is an edge where a row or column starts: leading, left or top.
  public var isStart: Bool { self == .leading || self == .left || self == .top }
  /// Indicates whether the attribute is an edge where a row or column ends: trailing, right or bottom.
  public var isEnd: Bool { self == .trailing || self == .right || self == .bottom }

  /// The attribute's position as a fraction of the view's size: 0 for a top edge, 0.5 for a center, 1 for a bottom edge
  /// or baseline.
  package var share: Double {
    let edge = withoutMargin
    return edge.isStart ? 0 : edge.isEnd || isBaseline ? 1 : 0.5
  }
}

/// Returns the Swift name of an Objective-C constant, such as `greaterThanOrEqual` for
/// `NSLayoutRelationGreaterThanOrEqual`.
func swiftCase(of name: String, prefix: String) -> String {
  guard name.hasPrefix(prefix) else { return name }
  let rest = name.dropFirst(prefix.count)
  return rest.prefix(1).lowercased() + rest.dropFirst()
}
