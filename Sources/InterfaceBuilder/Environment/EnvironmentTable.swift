/// A number that Xcode uses to lay out a scene but does not save in the Interface Builder file, such as the height of a
/// bar.
enum EnvironmentFact {
  /// The height of the status bar or notch in portrait.
  case topInset
  /// The number of times that Xcode applies a screen's safe area insets to a scene: 1 or, in some versions, 2.
  case insetCount
  case navigationBar
  /// The height of the screen minus the height of a sheet on the screen.
  case sheetGap
  /// The top inset of a freeform view without a controller.
  case freeformTop
  /// The smallest left and right margins of a root view.
  case rootSideMargin
  /// The margins of a table row's content: at the sides in a storyboard, at the sides in a xib, and at the top and
  /// bottom.
  case rowSideMargin, xibRowSideMargin, rowEndMargin
  /// 1 if text has the sizes of the content size category `extraSmall`, otherwise 0.
  case smallText
  case fieldHeight
}

enum ScreenFamily: CaseIterable {
  /// The file does not name a device.
  case none
  case homeButtonPhone, roundedPhone, homeButtonPad, roundedPad
}

/// The value of an `EnvironmentFact` on some screens.
struct EnvironmentRow {
  var fact: EnvironmentFact
  /// The screen families to which the row applies; empty if the row applies only to `devices`.
  var screens: [ScreenFamily]
  /// The Interface Builder ids of the devices to which the row applies. For these devices, it takes precedence over
  /// rows for their screen family.
  var devices: [String]
  /// The values, each with the last version of Xcode's tools to which it applies: `[14_749: 20, last: 0]` means 20 up
  /// to version 14749, then 0. If a value is `nil`, `widths` applies instead.
  var versions: KeyValuePairs<Double, Double?>
  /// The value in beta versions of Xcode; `nil` if `versions` also applies to them.
  var beta: Double?
  /// The values, each with the largest width, in points, to which it applies: `[399: 16, last: 20]` means 16 up to a
  /// width of 399, then 20.
  var widths: KeyValuePairs<Double, Double>

  /// - Parameter basis: the reasons for the values, or where they were observed.
  init(
    _ fact: EnvironmentFact, _ screens: [ScreenFamily] = ScreenFamily.allCases, on devices: [String] = [],
    upTo versions: KeyValuePairs<Double, Double?> = [last: nil], beta: Double? = nil,
    widths: KeyValuePairs<Double, Double> = [:], _ basis: String
  ) {
    (self.fact, self.screens, self.devices) = (fact, devices.isEmpty ? screens : [], devices)
    (self.versions, self.beta, self.widths) = (versions, beta, widths)
  }
}

private let last = Double.infinity

/// The known values of each `EnvironmentFact`; between two observed versions or widths, the value of the higher one
/// applies.
let environmentTable = [
  EnvironmentRow(
    .topInset, [.none, .homeButtonPhone], upTo: [14_749: 20, 21_699: 0, last: 20],
    """
    on an iPhone without a notch, the status bar is 20 tall; Xcode shows it in every scene, except that Xcode 11 to 14.2 \
    omit it, in xibs as well
    """),
  EnvironmentRow(
    .topInset, [.homeButtonPad], upTo: [last: 20], "the status bar of an iPad with a home button is 20 tall"),
  EnvironmentRow(
    .topInset, [.roundedPad], upTo: [last: 24], "the status bar of an iPad with rounded corners is 24 tall"),
  EnvironmentRow(
    .topInset, on: ["ipad11_0rounded"], upTo: [16_084: 24, 17_111: 0, last: 24],
    "the status bar of this iPad is 24 tall, but some versions of Xcode omit it from the canvas"),
  EnvironmentRow(
    .topInset, on: ["retina6_1"], upTo: [20_037: 44, last: 48], beta: 44,
    """
    iOS 11 to 15 have a top inset of 44 on the iPhone X, which Xcode used for all such phones; Xcode 14 uses the inset \
    of the iPhone 11 itself, which is 48; betas have the insets of the versions before them
    """),
  EnvironmentRow(
    .topInset, on: ["retina5_9"], upTo: [20_037: 44, last: 50], beta: 44,
    """
    as in the row above, but the newest phone of this size is the iPhone 13 mini, and Xcode uses its inset, which is 50
    """
  ),
  EnvironmentRow(
    .insetCount, [.roundedPhone], upTo: [23_726: 1, 24_092: 2, 24_093: 1, last: 2], beta: 1,
    """
    after version 23726, Xcode subtracts a screen's insets twice (seen on screens of three sizes), but version 24093 was \
    seen to subtract them only once
    """),
  EnvironmentRow(
    .insetCount, on: ["retina6_0"], upTo: [last: 1],
    "for the iPhone 13 and 14, all versions of Xcode subtract the screen's insets only once"),

  EnvironmentRow(
    .navigationBar, upTo: [24_092: 44, last: 54],
    "a navigation bar was 44 tall up to iOS 18, and iOS 26 has a taller one"),
  EnvironmentRow(
    .sheetGap, [.none, .homeButtonPhone], upTo: [last: 20],
    "on an iPhone without a notch, the top of a sheet is at the bottom of the status bar"),
  EnvironmentRow(
    .sheetGap, [.roundedPhone], upTo: [16_097: 54, last: 10],
    """
    a sheet of iOS 13 begins 10 below the notch of 44; later versions were seen to place it 10 below the status bar
    """),
  EnvironmentRow(
    .freeformTop, [.none, .homeButtonPhone, .homeButtonPad], upTo: [last: 0],
    "a view with a freeform size is not on a screen, so no status bar can cover it"),
  EnvironmentRow(
    .freeformTop, on: ["retina4_7"], upTo: [14_112: 0, 14_460: 20, 22_504: 0, last: 20],
    "as in the row above, but some versions of Xcode inset most of these views for a status bar"),

  EnvironmentRow(
    .rootSideMargin, widths: [399: 16, last: 20],
    """
    UIKit's smallest left and right margins of a view controller's view are 16 at small widths (seen at 375, 390 and \
    393) and 20 at larger widths (seen at 400 and above)
    """),
  EnvironmentRow(
    .rowSideMargin, widths: [375: 16, last: 20],
    "a table's rows have the wider margin on screens at least 390 points wide (iPhone 12); a controller's view has it only on screens at least 400 points wide"
  ),
  EnvironmentRow(
    .xibRowSideMargin, widths: [375: 16, last: 20],
    "the rows of a table in a xib have the same margins as in a storyboard"),
  EnvironmentRow(
    .xibRowSideMargin, on: ["retina4_7", "retina5_9"], upTo: [14_799: nil, 16_097: 15, last: 16],
    widths: [399: 16, last: 20],
    """
    up to version 14799, the margin depends on the row's own width; up to 16097, it is the separator inset of a screen \
    375 wide; since then, it depends on the device's width, even where the row is 600 wide
    """),
  EnvironmentRow(
    .rowEndMargin, upTo: [23_999: 11, last: 15], beta: 11,
    "UIKit leaves 11 above and below a row's content, and 15 in iOS 26"),

  EnvironmentRow(
    .smallText, upTo: [17_999: 0, 20_999: 1, last: 0],
    "Xcode 13 saved frames for the smallest content size category, other versions for the category Large"
  ),
  EnvironmentRow(
    .fieldHeight, upTo: [14_749: 30, last: 34],
    "at font sizes from 14 to 18, a rounded text field is 30 tall in iOS 12 and 34 tall in iOS 13"),
]
