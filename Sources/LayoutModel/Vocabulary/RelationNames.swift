extension Relation {
  /// The relation's case in `NSLayoutConstraint.Relation`, which Interface Builder files use, too.
  public var caseName: String {
    switch self {
    case .equal: "equal"
    case .lessOrEqual: "lessThanOrEqual"
    case .greaterOrEqual: "greaterThanOrEqual"
    }
  }

  /// Finds a relation by its case in Swift or its constant in Objective-C.
  public init?(caseName name: String) {
    let name = swiftCase(of: name, prefix: "NSLayoutRelation")
    guard let known = Self.allCases.first(where: { $0.caseName == name }) else { return nil }
    self = known
  }

  /// The relation's name in the methods of anchors, SnapKit and Masonry: `equalTo`.
  public var callName: String { caseName + "To" }

  /// Finds the relation in a label or method name: `equalToConstant`, `lessThanOrEqualToSuperview`, Masonry's
  /// `mas_equalTo`.
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

  /// Finds a priority by its name in Swift or Objective-C code, such as `UILayoutPriorityRequired`; `nil` for an
  /// unknown name.
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
  /// The view's property for the guide: `safeAreaLayoutGuide`.
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

  /// Finds a guide by the name of the property that contains it in a view or view controller: `safeAreaLayoutGuide`.
  ///
  /// - Returns: the guide; `nil` for an unknown name. `side` is `top` for `topLayoutGuide` and `bottom` for
  ///   `bottomLayoutGuide`, which are one side of the safe area; otherwise `nil`.
  public static func named(_ name: String) -> (guide: LayoutGuide, side: Attribute?)? {
    switch name {
    case "topLayoutGuide": return (.safeArea, .top)
    case "bottomLayoutGuide": return (.safeArea, .bottom)
    default: return allCases.first { $0.codeName == name }.map { ($0, nil) }
    }
  }
}
