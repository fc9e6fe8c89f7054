/// A kind of AppKit control, which together with the control's `Traits` determines its dimensions.
public enum AppKitControl: Sendable, Hashable {
  /// Labels, text fields, combo boxes, and buttons of all styles.
  case label, field, push, check, radio, help, gradient, textured, roundRect, popUp, bevelPopUp, combo, token
  /// Boxes, tabs, sliders, steppers and segmented controls.
  case box, titledBox, separator, tabs, bottomTabs, bareTabs, slider, stepper, segments, separatedSegments,
    texturedSegments
  /// Rounded segmented controls, date pickers, color wells, switches, progress indicators and images.
  case roundSegments, date, colorWell, toggle, bar, image
  /// Any other control. Its alignment rectangle is its frame, and `baseline(_:label:)` returns `nil` for it.
  case plain

  /// The sizes in which controls are available.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// The values of `controlSize`.
    case regular, small, mini, large
  }

  /// Ranges of macOS versions in which controls have the same dimensions.
  public enum Generation: Int, Sendable, Hashable, CaseIterable {
    /// All versions before macOS 11.
    case classic
    /// macOS 11 to 15.
    case bigSur
    /// macOS 26 and later.
    case tahoe
  }

  /// The traits that determine a control's dimensions.
  public struct Traits: Sendable, Hashable {
    /// The control's size.
    public var size: Size
    /// The generation that contains the macOS version on which the file was saved.
    public var generation: Generation
    /// The frame's width, in points.
    public var width: Double
    /// The frame's height, in points.
    public var height: Double
    /// Indicates whether the control shows a title.
    public var hasTitle: Bool
    /// The version of Interface Builder that saved the file, such as 22505, from the file's attribute `toolsVersion`.
    public var toolsVersion: Double

    public init(
      size: Size, generation: Generation, width: Double, height: Double, hasTitle: Bool, toolsVersion: Double
    ) {
      self.size = size
      self.generation = generation
      self.width = width
      self.height = height
      self.hasTitle = hasTitle
      self.toolsVersion = toolsVersion
    }
  }
}

private func insets(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension AppKitControl {
  /// Returns the distances by which the frame reaches beyond the alignment rectangle, in points.
  public func overhang(_ traits: Traits) -> EdgeInsets {
    let none = EdgeInsets(all: 0)
    let isClassic = traits.generation == .classic
    let isTahoe = traits.generation == .tahoe
    switch self {
    case .label: return insets(2, 0, 2, 0)
    case .separator: return traits.width >= traits.height ? insets(0, 2, 0, 2) : insets(2, 0, 2, 0)
    case .gradient: return insets(0, 1, 0, 1)
    case .field, .token, .roundRect, .plain: return none
    case .image: return insets(3, 3, 3, 3)
    case .bar: return isTahoe || traits.size != .regular ? none : insets(0, 1, 0, 1)
    case .push:
      switch traits.size {
      case .regular: return isTahoe ? none : isClassic ? insets(6, 4, 6, 7) : insets(7, 5, 7, 7)
      case .small:
        if isTahoe, traits.height < 27 { return none }
        return isClassic ? insets(5, 3, 5, 6) : insets(6, 4, 6, 7)
      case .mini: return isTahoe ? none : insets(2, 1, 2, 2)
      case .large: return isTahoe ? none : insets(6, 6, 6, 6)
      }
    case .check:
      if isTahoe { return none }
      if !traits.hasTitle, !isClassic { return insets(2, 1, 2, 1) }
      switch traits.size {
      case .regular, .large: return isClassic ? insets(2, 2, 2, 2) : insets(2, 1, 0, 1)
      case .small: return isClassic ? insets(3, 3, 2, 3) : insets(1, 1, 0, 1)
      case .mini: return insets(2, 0, 0, 0)
      }
    case .radio:
      if isTahoe { return none }
      switch traits.size {
      case .regular, .large: return isClassic ? insets(2, 1, 2, 1) : insets(2, 1, 0, 1)
      case .small, .mini: return insets(1, 0.5, 0, 0.5)
      }
    case .help:
      if traits.size != .regular { return insets(1, 1, 1, 2) }
      return isTahoe ? none : isClassic ? insets(2, 1, 2, 3) : insets(3, 1, 2, 4)
    case .textured: return isTahoe ? none : insets(1, 1, 1, 2)
    case .popUp:
      switch traits.size {
      case .regular, .large:
        if isTahoe { return none }
        return isClassic ? insets(2, traits.height >= 26 ? 2 : 1, 3, 3) : insets(3, 1, 4, 4)
      case .small:
        if isTahoe, traits.height < 22 { return none }
        return isClassic ? insets(3, 1, 3, 3) : insets(4, 2, 4, 4)
      case .mini: return isTahoe ? none : insets(2, 1, 3, 2)
      }
    case .bevelPopUp: return isTahoe ? none : insets(3, 3, 3, 4)
    case .combo: return isTahoe ? none : insets(0, traits.size == .regular ? 2 : 1, 3, 4)
    case .box: return isTahoe ? none : insets(3, 2, 3, 4)
    case .titledBox: return isTahoe ? none : insets(3, 0, 3, 4)
    case .tabs: return insets(7, traits.size == .regular ? 6 : 3, 7, 10)
    case .bottomTabs: return insets(7, 4, 7, traits.size == .regular ? 6 : traits.size == .mini ? 2 : 3)
    case .bareTabs: return insets(7, 4, 7, 10)
    case .slider:
      let thickness = min(traits.width, traits.height)
      if isTahoe, ![28, 20, 17].contains(thickness) { return none }
      let far = thickness == 28 ? 6.0 : 2
      return traits.width >= traits.height ? insets(2, 2, 2, far) : insets(2, 2, far, 2)
    case .stepper:
      if isTahoe { return none }
      if traits.size != .regular { return insets(2, 2, 2, 2) }
      return traits.height >= 28 ? insets(3, 4, 3, 4) : insets(3, 2, 3, 3)
    case .segments:
      if isTahoe { return none }
      return insets(2, 1, 2, traits.size == .regular && !isClassic ? 1 : 2)
    case .separatedSegments: return isTahoe ? none : insets(3, 2, 3, 2)
    case .texturedSegments: return isTahoe ? none : insets(1, 1, 1, 2)
    case .roundSegments: return isTahoe ? none : insets(1, 1, 1, 1)
    case .date: return isTahoe ? none : insets(0, 4, 3, 0)
    case .colorWell: return isTahoe || traits.toolsVersion < 22_000 || isClassic ? none : insets(3, 2, 3, 2)
    case .toggle: return isTahoe ? none : insets(2, 1, 2, 2)
    }
  }

  /// Returns other overhangs (distances of the frame beyond the alignment rectangle) to try, in order. They are tried
  /// if the frames saved in the file do not satisfy the file's constraints with the expected overhang.
  public func otherOverhangs(_ traits: Traits) -> [EdgeInsets] {
    var seen: [EdgeInsets] = []
    for generation in Generation.allCases {
      for size in Size.allCases {
        var traits = traits
        (traits.generation, traits.size) = (generation, size)
        let overhang = self.overhang(traits)
        if !seen.contains(overhang) { seen.append(overhang) }
      }
    }
    switch self {
    case .segments: seen.append(insets(3, 2, 3, 2))
    case .tabs, .bottomTabs, .bareTabs: seen += [insets(7, 6, 7, 10), insets(7, 4, 7, 10)]
    case .label, .field, .push, .check, .radio, .help, .gradient, .textured, .roundRect, .popUp, .bevelPopUp,
      .combo, .token, .box, .titledBox, .separator, .slider, .stepper, .separatedSegments, .texturedSegments,
      .roundSegments, .date, .colorWell, .toggle, .bar, .image, .plain:
      break
    }
    return seen + [EdgeInsets(all: 0)]
  }

  /// Returns the distance from the bottom of a label up to its baseline, in points.
  public static func labelBaseline(fontSize: Double) -> Double {
    fontSize < 10 ? 2 : fontSize <= 13 ? 3 : (0.24 * fontSize).rounded()
  }

  /// Returns the height of a line of text in the system font, in points.
  public static func lineHeight(fontSize: Double, _ generation: Generation) -> Double {
    switch fontSize {
    case 10: 13
    case 13: generation == .classic ? 17 : 16
    default: (1.193359 * fontSize).rounded(.up)
    }
  }

  /// Returns the distance from the bottom of the alignment rectangle up to the baseline, in points; `nil` for a
  /// control, such as a box, whose kind does not determine its baseline.
  ///
  /// - Parameter label: the distance for a label in the same font.
  public func baseline(_ traits: Traits, label: Double) -> Double? {
    let isTahoe = traits.generation == .tahoe
    let isRegular = traits.size == .regular || traits.size == .large
    switch self {
    case .label: return label
    case .field: return label + (isTahoe ? 4 : isRegular ? 3 : 2)
    case .push:
      if isTahoe { return label + (traits.size == .large ? 6 : isRegular ? 4 : 1) }
      return label + (isRegular ? 3 : 1)
    case .popUp, .bevelPopUp:
      return label + (isTahoe && isRegular ? 4 : isRegular ? 3 : traits.size == .mini ? 2 : 1)
    case .check, .radio: return label - (traits.generation == .classic ? 1 : 0)
    case .combo, .roundRect: return label + 2
    case .token, .segments, .separatedSegments, .texturedSegments, .roundSegments, .gradient, .textured:
      return label + 3
    case .help: return label + (isTahoe ? 4 : isRegular ? 3 : 1)
    case .toggle: return label + 6
    case .stepper: return label + 5
    case .slider: return label + 1
    case .colorWell: return label + 5
    case .date: return label + 3
    case .box, .titledBox, .separator, .tabs, .bottomTabs, .bareTabs, .bar, .image, .plain: return nil
    }
  }

  /// Returns the height of the alignment rectangle in macOS 11 to 15, in points, of a control that is not of regular
  /// size; `nil` if the height is the same as at the regular size or not known.
  public func height(_ size: Size) -> Double? {
    switch (self, size) {
    case (.push, .large): 28
    case (.push, .small), (.popUp, .small): 16
    case (.push, .mini), (.segments, .mini): 13
    case (.popUp, .mini), (.bar, .small): 12
    case (.check, .small), (.radio, .small): 14
    case (.field, .small): 19
    case (.combo, .small): 17
    case (.segments, .small): 18
    default: nil
    }
  }

  /// Returns the sum of the padding on both sides of the title, in points; 0 for all kinds except push buttons, check
  /// boxes and radio buttons.
  public func padding(_ traits: Traits) -> Double {
    let (isClassic, isTahoe) = (traits.generation == .classic, traits.generation == .tahoe)
    switch self {
    case .push: return traits.size == .regular ? isClassic ? 28 : isTahoe ? 24 : 20 : 16
    case .check: return traits.size == .regular ? isClassic ? 18 : isTahoe ? 22.5 : 24 : 20
    case .radio: return traits.size == .regular ? isClassic ? 18 : isTahoe ? 22.5 : 24 : 19
    case .label, .field, .help, .gradient, .textured, .roundRect, .popUp, .bevelPopUp, .combo, .token, .box,
      .titledBox, .separator, .tabs, .bottomTabs, .bareTabs, .slider, .stepper, .segments, .separatedSegments,
      .texturedSegments, .roundSegments, .date, .colorWell, .toggle, .bar, .image, .plain:
      return 0
    }
  }
}
