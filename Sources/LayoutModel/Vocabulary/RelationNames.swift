extension Relation {
  /// The relation's name in `NSLayoutConstraint.Relation` and Interface Builder files.
  public var caseName: String {
    switch self {
    case .equal: "equal"
    case .lessOrEqual: "lessThanOrEqual"
    case .greaterOrEqual: "greaterThanOrEqual"
    }
  }

  /// Creates a relation from its Swift or Objective-C name; `nil` for an unknown name.
  public init?(caseName name: String) {
    let name = swiftCase(of: name, prefix: "NSLayoutRelation")
    guard let known = Self.allCases.first(where: { $0.caseName == name }) else { return nil }
    self = known
  }

  /// The relation's name in methods of anchors, SnapKit and Masonry, such as `equalTo`.
  public var callName: String { caseName + "To" }

  /// Creates the relation with which a label or method name begins, after `mas_` if it has this prefix: `equal` for
  /// `equalToConstant` or `mas_equalTo`; `nil` if the name begins with no relation.
  public init?(callName name: String) {
    let name = name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name
    guard let known = Self.allCases.first(where: { name.hasPrefix($0.callName) }) else { return nil }
    self = known
  }
}

extension Priority {
  /// The names of priorities in layout files.
  public static let words: [(name: String, value: Double)] = [
    ("required", required), ("high", high), ("low", low), ("fittingSize", fittingSize),
    ("defaultHigh", high), ("defaultLow", low),
  ]

  /// Returns the priority that has the given Swift or Objective-C name, such as `UILayoutPriorityRequired`; `nil` for
  /// an unknown name.
  public static func named(_ name: String) -> Double? {
    var name = name
    for prefix in ["UILayoutPriority", "NSLayoutPriority"] { name = swiftCase(of: name, prefix: prefix) }
    return codeNames[name] ?? words.first { $0.name == name }?.value
  }

  private static let codeNames: [String: Double] = [
    "medium": 500, "fittingSizeLevel": 50, "fittingSizeLow": 50, "fittingSizeCompression": 50,
    "almostRequired": 999, "dragThatCanResizeWindow": 510, "dragThatCanResizeScene": 510,
    "windowSizeStayPut": 500, "sceneSizeStayPut": 500, "dragThatCannotResizeWindow": 490,
    "dragThatCannotResizeScene": 490,
  ]
}

extension LayoutGuide {
  /// The name of the UIKit property for the guide, such as `safeAreaLayoutGuide`.
  public var codeName: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    }
  }

  /// Returns the guide for the name of a UIKit property, such as `safeAreaLayoutGuide`; `nil` for an unknown name. For
  /// `topLayoutGuide` and `bottomLayoutGuide`, `side` is the edge of the safe area that they mark; for other guides, it
  /// is `nil`.
  public static func named(_ name: String) -> (guide: LayoutGuide, side: Attribute?)? {
    switch name {
    case "topLayoutGuide": return (.safeArea, .top)
    case "bottomLayoutGuide": return (.safeArea, .bottom)
    default: return allCases.first { $0.codeName == name }.map { ($0, nil) }
    }
  }
}
