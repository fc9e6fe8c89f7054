import LayoutModel

// Swift code is evaluated for a phone in portrait orientation and light mode, with left-to-right text of the default
// size.

extension Evaluator {
  func opaqueMember(_ name: String, of object: Object) -> Value? {
    switch (object.type, name) {
    case ("UIScreen", "bounds"), ("UIScreen", "nativeBounds"), ("NSScreen", "frame"):
      return screen("UIScreen.main.bounds")
    case ("UIScreen", "scale"), ("UIScreen", "nativeScale"), ("UITraitCollection", "displayScale"):
      assume("UIScreen.main.scale", "3")
      return .double(3)
    case ("UIApplication", "keyWindow"), ("UIWindowScene", "keyWindow"): return .object(shared("UIWindow"))
    case ("UIApplication", "windows"), ("UIWindowScene", "windows"):
      return .array([.object(shared("UIWindow"))])
    case ("UIApplication", "connectedScenes"): return .array([.object(shared("UIWindowScene"))])
    case ("UIWindowScene", "screen"): return .object(shared("UIScreen"))
    case ("UIWindowScene", "statusBarManager"): return .object(shared("UIStatusBarManager"))
    case ("UIWindowScene", "activationState"): return .symbol("foregroundActive")
    case ("UIApplication", "statusBarFrame"), ("UIStatusBarManager", "statusBarFrame"):
      return screen("statusBarFrame", height: 54)
    case ("UIScreen", "traitCollection"), ("UIWindowScene", "traitCollection"):
      return .object(shared("UITraitCollection"))
    case ("UIDevice", "model"), ("UIDevice", "localizedModel"):
      assume("UIDevice.current.model", "iPhone")
      return .string("iPhone")
    case ("ProcessInfo", "isiOSAppOnMac"), ("ProcessInfo", "isMacCatalystApp"):
      assume(name, "false")
      return .bool(false)
    default: break
    }
    guard ["UIDevice", "UIApplication", "UIWindowScene", "UITraitCollection"].contains(object.type) else {
      return nil
    }
    switch name {
    case "statusBarOrientation", "interfaceOrientation", "orientation":
      return assumed("orientation", "portrait")
    case "userInterfaceLayoutDirection", "layoutDirection": return assumed("layoutDirection", "leftToRight")
    case "userInterfaceIdiom": return assumed(name, "phone")
    case "horizontalSizeClass": return assumed(name, "compact")
    case "verticalSizeClass": return assumed(name, "regular")
    case "userInterfaceStyle": return assumed(name, "light")
    case "preferredContentSizeCategory": return assumed(name, "large")
    default: return nil
    }
  }

  private func assumed(_ name: String, _ value: String) -> Value {
    assume(name, "." + value)
    return .symbol(value)
  }

  func screen(_ name: String, height: Double = 852) -> Value {
    assume(name, "393 x \(Int(height))")
    var frame = Structure.rect()
    (frame.fields["width"], frame.fields["height"]) = (.double(393), .double(height))
    return .structure(frame)
  }

  func safeAreaInsets() -> Value {
    assume("safeAreaInsets", "59, 0, 34, 0")
    return .structure(.insets(top: 59, bottom: 34))
  }

  func shared(_ type: String) -> Object {
    let key = "shared \(type)"
    if case .object(let known)? = statics[key] { return known }
    let made = makeObject(type, at: call)
    // The window contains the view of a view controller, and perhaps another view.
    made.isOutlet = type == "UIWindow"
    statics[key] = .object(made)
    return made
  }

  /// Returns the position of a case in its enumeration, or of a text size among UIKit's text sizes. Comparisons use
  /// these positions if the sources declare no `<` for the type.
  func position(of symbol: Enumeration) -> Int? {
    if let type = symbol.type { return program.types[type]?.cases.firstIndex { $0.name == symbol.name } }
    return Self.textSizes.firstIndex(of: symbol.name)
  }

  private static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
}

extension Enumeration {
  func environmentMember(_ name: String) -> Bool? {
    guard type == nil else { return nil }
    return switch name {
    case "isPortrait": self.name.hasPrefix("portrait")
    case "isLandscape": self.name.hasPrefix("landscape")
    case "isFlat": self.name.hasPrefix("face")
    case "isAccessibilityCategory": self.name.hasPrefix("accessibility")
    default: nil
    }
  }
}

extension Structure {
  static func insets(top: Double, bottom: Double) -> Structure {
    var insets = Structure.zero("UIEdgeInsets")
    (insets.fields["top"], insets.fields["bottom"]) = (.double(top), .double(bottom))
    return insets
  }
}
