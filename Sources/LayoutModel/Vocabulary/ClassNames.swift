extension ViewKind {
  /// The name of the kind's UIKit class in generated code, such as `UILabel` for a label or a box.
  public var className: String { traits.uiKit ?? element?.className ?? "UIView" }

  /// The Swift expression that creates the UIKit view, such as `UIButton(type: .system)`.
  public var initializer: String { self == .button ? "UIButton(type: .system)" : "\(className)()" }

  /// Creates the kind for the name of a UIKit or AppKit class; `nil` for an unknown class.
  public init?(className: String) {
    guard className.hasPrefix("UI") || className.hasPrefix("NS") || className.hasPrefix("WK") else {
      return nil
    }
    if let known = Self.classes.first(where: { className.dropFirst(2) == $0.ending }) {
      self = known.kind
    } else if let kind = Self.elementKinds[className] {
      self = kind
    } else {
      return nil
    }
  }

  private static let elementKinds = Dictionary(
    (InterfaceElement.uiKit.values.sorted { $0.name < $1.name }
      + InterfaceElement.appKit.sorted { $0.key < $1.key }.map(\.value)).map { ($0.className, $0.kind) },
    uniquingKeysWith: { $0 == .view ? $1 : $0 }
  )

  /// Guesses the kind from the end of a class's name: `image` for `AvatarImageView`, `view` for an unknown ending.
  public init(endingOf className: String) {
    self = Self.classes.first { $0.isShown && className.hasSuffix($0.ending) }?.kind ?? .view
  }

  private struct KnownClass {
    /// The class name without `UI`, `NS` or `WK`.
    var ending: String
    var kind: ViewKind
    /// Indicates whether a custom class with this ending is drawn as `kind`. For example, `AvatarImageView` is drawn as
    /// an image.
    var isShown = true

    init(_ ending: String, _ kind: ViewKind, isShown: Bool = true) {
      (self.ending, self.kind, self.isShown) = (ending, kind, isShown)
    }
  }

  private static let classes = [
    KnownClass("Label", .label), KnownClass("Button", .button), KnownClass("TextField", .field),
    KnownClass("SearchField", .field), KnownClass("ImageView", .image), KnownClass("Guide", .guide),
    KnownClass("LayoutSpacer", .guide), KnownClass("LayoutGuide", .guide, isShown: false),
    KnownClass("TextView", .textview, isShown: false), KnownClass("SearchBar", .search, isShown: false),
    KnownClass("StackView", .stack, isShown: false), KnownClass("ScrollView", .scroll, isShown: false),
    KnownClass("View", .view, isShown: false),
  ]
}
