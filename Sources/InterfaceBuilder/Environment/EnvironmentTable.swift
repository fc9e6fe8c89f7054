/// A fact about the surroundings of views in Xcode's canvas that is not in files.
enum EnvironmentFact {
  /// The height that status bar or notch cover in portrait.
  case topInset
  /// The number of times that Xcode counts a screen's insets.
  case insetCount
  /// The height of a navigation bar.
  case navigationBar
  /// The difference in height between a sheet and the screen behind it.
  case sheetGap
  /// The inset at the top of a view on its own with a freeform size.
  case freeformTop
  /// The smallest margin at the sides of a root.
  case rootSideMargin
  /// The margins of a table row's content: at its sides, in a storyboard and in a xib, and above and below.
  case rowSideMargin, xibRowSideMargin, rowEndMargin
  /// The size category of text styles: 1 for extraSmall, else 0.
  case smallText
  /// The height of a rounded text field.
  case fieldHeight
}

/// The families of screens that differ in the surroundings of views.
enum ScreenFamily: CaseIterable {
  /// The screen of files without a device.
  case none
  case homeButtonPhone, roundedPhone, homeButtonPad, roundedPad
}

/// The value of a fact for some screens, versions and widths.
struct EnvironmentRow {
  var fact: EnvironmentFact
  /// The families; empty for rows about `devices`.
  var screens: [ScreenFamily]
  /// The devices by their id in Interface Builder; they have precedence over families.
  var devices: [String]
  /// The versions of Xcode's tools.
  var tools: ClosedRange<Double>
  /// Indicates whether the row is about betas only, whatever their version.
  var isBeta: Bool
  /// The widths of the root, or the table row, in points.
  var widths: ClosedRange<Double>
  /// The value, in points unless the fact has another unit.
  var value: Double

  /// Creates a row.
  ///
  /// - Parameter basis: the reason, or the place where it was observed.
  init(
    _ fact: EnvironmentFact, _ screens: [ScreenFamily] = ScreenFamily.allCases, on devices: [String] = [],
    tools: ClosedRange<Double> = any, isBeta: Bool = false, widths: ClosedRange<Double> = any,
    is value: Double,
    _ basis: String
  ) {
    (self.fact, self.screens, self.devices) = (fact, devices.isEmpty ? screens : [], devices)
    (self.tools, self.isBeta, self.widths, self.value) = (tools, isBeta, widths, value)
  }

  static let any = 0...Double.infinity
}

/// The known facts; for a version or width between two rows, the newer one applies.
let environmentTable: [EnvironmentRow] =
  statusBarRows + notchRows + barRows + marginRows + textRows

private let statusBarRows = [
  EnvironmentRow(
    .topInset, [.none, .homeButtonPhone], tools: 0...14_749, is: 20,
    "an iPhone's status bar was 20 tall before the notch, and Xcode showed it around every scene"),
  EnvironmentRow(
    .topInset, [.none, .homeButtonPhone], tools: 14_750...21_699, is: 0,
    "Xcode 11 to 14.2 leave the status bar of such phones out, views of xibs included"),
  EnvironmentRow(
    .topInset, [.none, .homeButtonPhone], tools: 21_700...(.infinity), is: 20,
    "Xcode 14.3 shows the status bar again"),
  EnvironmentRow(
    .topInset, [.homeButtonPad], is: 20, "the status bar of an iPad with a home button is 20 tall"),
  EnvironmentRow(.topInset, [.roundedPad], is: 24, "the status bar between rounded corners is taller"),
  EnvironmentRow(
    .topInset, on: ["ipad11_0rounded"], tools: 0...16_084, is: 24,
    "the status bar between rounded corners is 24 tall"),
  EnvironmentRow(
    .topInset, on: ["ipad11_0rounded"], tools: 16_085...17_111, is: 0,
    "these versions leave its status bar out, as they do a phone's"),
  EnvironmentRow(
    .topInset, on: ["ipad11_0rounded"], tools: 17_112...(.infinity), is: 24,
    "these versions show its status bar again"),
]

private let notchRows = [
  EnvironmentRow(
    .topInset, on: ["retina6_1", "retina5_9"], tools: 0...20_037, is: 44,
    "iOS 11 to 15 leave 44 free below the notch of the iPhone X, which Xcode took for all of its kind"),
  EnvironmentRow(
    .topInset, on: ["retina6_1"], tools: 21_000...(.infinity), is: 48,
    "Xcode 14 takes the notch from the iPhone 11 itself, where iOS leaves 48 free"),
  EnvironmentRow(
    .topInset, on: ["retina5_9"], tools: 22_154...(.infinity), is: 50,
    "Xcode takes the notch from the newest phone of this size, the iPhone 13 mini, with 50"),
  EnvironmentRow(
    .topInset, on: ["retina6_1", "retina5_9"], isBeta: true, is: 44,
    "betas have the insets of the versions before them"),
  EnvironmentRow(
    .insetCount, [.roundedPhone], tools: 0...23_726, is: 1, "Xcode subtracts a screen's insets once"),
  EnvironmentRow(
    .insetCount, [.roundedPhone], tools: 23_727...24_092, is: 2,
    "Xcode subtracts a screen's insets again from scenes that already have them (seen in three sizes)"),
  EnvironmentRow(
    .insetCount, [.roundedPhone], tools: 24_093...24_093, is: 1, "this version was seen to subtract them once"
  ),
  EnvironmentRow(
    .insetCount, [.roundedPhone], tools: 24_094...(.infinity), is: 2, "the same as from version 23727 on"),
  EnvironmentRow(
    .insetCount, on: ["retina6_0"], is: 1,
    "in all versions, the insets of the iPhone 13 and 14 are subtracted once"),
  EnvironmentRow(
    .insetCount, [.roundedPhone], isBeta: true, is: 1, "betas have the insets of the versions before them"),
]

private let barRows = [
  EnvironmentRow(.navigationBar, tools: 0...24_092, is: 44, "a navigation bar was 44 tall up to iOS 18"),
  EnvironmentRow(.navigationBar, tools: 24_093...(.infinity), is: 54, "iOS 26 has a taller one"),
  EnvironmentRow(
    .sheetGap, [.none, .homeButtonPhone], is: 20,
    "a sheet begins below the status bar where there is no notch"),
  EnvironmentRow(
    .sheetGap, [.roundedPhone], tools: 15_505...16_097, is: 54,
    "a sheet of iOS 13 begins 10 below the notch of 44"),
  EnvironmentRow(
    .sheetGap, [.roundedPhone], tools: 16_098...(.infinity), is: 10,
    "later versions were seen to place it 10 below the status bar"),
  EnvironmentRow(
    .freeformTop, [.none, .homeButtonPhone, .homeButtonPad], is: 0,
    "a view of a size of its own is not on a screen whose status bar could cover it"),
  EnvironmentRow(
    .freeformTop, on: ["retina4_7"], tools: 0...14_112, is: 0,
    "a view of a size of its own is not on a screen whose status bar could cover it"),
  EnvironmentRow(
    .freeformTop, on: ["retina4_7"], tools: 14_113...14_460, is: 20,
    "these versions show the status bar above most of these views"),
  EnvironmentRow(
    .freeformTop, on: ["retina4_7"], tools: 14_461...22_504, is: 0,
    "these versions leave the status bar out, as they do around scenes"),
  EnvironmentRow(
    .freeformTop, on: ["retina4_7"], tools: 22_505...(.infinity), is: 20,
    "these versions show the status bar again, above most of these views, too"),
]

private let marginRows = [
  EnvironmentRow(
    .rootSideMargin, widths: 0...399, is: 16,
    "UIKit's least margins of a controller's view in compact width (seen at 375, 390 and 393)"),
  EnvironmentRow(
    .rootSideMargin, widths: 400...(.infinity), is: 20,
    "UIKit's least margins where there is more room (seen from 400 on)"),
  EnvironmentRow(.rowSideMargin, widths: 0...375, is: 16, "a table's inset is 16 on phones up to 375 wide"),
  EnvironmentRow(
    .rowSideMargin, widths: 390...(.infinity), is: 20,
    "tables have the wider inset from the iPhone 12's 390 on, sooner than controllers' views"),
  EnvironmentRow(
    .xibRowSideMargin, widths: 0...375, is: 16, "the margins are those of a table in a storyboard"),
  EnvironmentRow(.xibRowSideMargin, widths: 390...(.infinity), is: 20, "the same as in a storyboard"),
  EnvironmentRow(
    .xibRowSideMargin, on: ["retina4_7", "retina5_9"], tools: 0...14_799, widths: 0...399, is: 16,
    "the row's own width decides"),
  EnvironmentRow(
    .xibRowSideMargin, on: ["retina4_7", "retina5_9"], tools: 0...14_799, widths: 400...(.infinity), is: 20,
    "the row's own width decides"),
  EnvironmentRow(
    .xibRowSideMargin, on: ["retina4_7", "retina5_9"], tools: 14_868...16_097, is: 15,
    "the inset of separators on a screen of 375"),
  EnvironmentRow(
    .xibRowSideMargin, on: ["retina4_7", "retina5_9"], tools: 17_000...(.infinity), is: 16,
    "the device's width decides, even where the row is 600 wide"),
  EnvironmentRow(.rowEndMargin, tools: 0...23_999, is: 11, "UIKit leaves 11 above and below a row's content"),
  EnvironmentRow(.rowEndMargin, tools: 24_000...(.infinity), is: 15, "rows of iOS 26 are taller"),
  EnvironmentRow(.rowEndMargin, isBeta: true, is: 11, "betas have the rows of the versions before them"),
]

private let textRows = [
  EnvironmentRow(.smallText, tools: 0...17_999, is: 0, "text styles have the sizes of the category Large"),
  EnvironmentRow(
    .smallText, tools: 18_000...20_999, is: 1, "Xcode 13 saved texts in the smallest size category"),
  EnvironmentRow(
    .smallText, tools: 21_000...(.infinity), is: 0, "text styles have the sizes of the category Large"),
  EnvironmentRow(
    .fieldHeight, tools: 0...14_749, is: 30,
    "a rounded field of iOS 12 is 30 tall at font sizes from 14 to 18"),
  EnvironmentRow(
    .fieldHeight, tools: 14_750...(.infinity), is: 34,
    "a rounded field of iOS 13 is 34 tall at font sizes from 14 to 18"),
]
