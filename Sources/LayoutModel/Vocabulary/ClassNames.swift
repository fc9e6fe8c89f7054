// The classes of UIKit and AppKit for kinds of views.

extension ViewKind {
  /// The class of UIKit that generated code uses; a box is a label.
  public var className: String { traits.uiKit ?? element?.className ?? "UIView" }

  /// The expression of UIKit that creates a view of the kind.
  public var initializer: String { self == .button ? "UIButton(type: .system)" : "\(className)()" }

  /// Finds the kind of a class of UIKit or AppKit; `nil` for a class of the program's own.
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

  /// The kinds of Interface Builder's elements by class.
  private static let elementKinds = Dictionary(
    (InterfaceElement.uiKit.values.sorted { $0.name < $1.name }
      + InterfaceElement.appKit.sorted { $0.key < $1.key }.map(\.value)).map { ($0.className, $0.kind) },
    uniquingKeysWith: { $0 == .view ? $1 : $0 }
  )

  /// Guesses the kind from the end of a class's name, as subclasses are usually named after their superclass; `view`
  /// for all other endings, and for classes that arrange or scroll views.
  public init(endingOf className: String) {
    self = Self.classes.first { $0.isShown && className.hasSuffix($0.ending) }?.kind ?? .view
  }

  private struct KnownClass {
    /// The name of a class without `UI` or `NS`.
    var ending: String
    var kind: ViewKind
    /// Indicates whether every class whose name ends with `ending` is shown as this kind.
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
