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
  var screens: [ScreenFamily] = ScreenFamily.allCases
  /// The devices by their id in Interface Builder; they have precedence over families.
  var devices: [String] = []
  /// The versions of Xcode's tools.
  var tools: ClosedRange<Double> = 0...(.infinity)
  /// Indicates whether the row is about betas only, whatever their version.
  var isBeta = false
  /// The widths of the root, or the table row, in points.
  var widths: ClosedRange<Double> = 0...(.infinity)
  /// The value, in points unless the fact has another unit.
  var value: Double
  /// The reason, or the place where it was observed.
  var basis: String
}

/// The known facts; for a version or width between two rows, the newer one applies.
let environmentTable: [EnvironmentRow] =
  statusBarRows + notchRows + barRows + marginRows + textRows

private let statusBarRows = [
  EnvironmentRow(
    fact: .topInset, screens: [.none, .homeButtonPhone], tools: 0...14_749, value: 20,
    basis: "an iPhone's status bar was 20 high before the notch, and Xcode showed it around every scene"),
  EnvironmentRow(
    fact: .topInset, screens: [.none, .homeButtonPhone], tools: 14_750...21_699, value: 0,
    basis: "Xcode 11 to 14.2 leave the status bar of such phones out, views of xibs included"),
  EnvironmentRow(
    fact: .topInset, screens: [.none, .homeButtonPhone], tools: 21_700...(.infinity), value: 20,
    basis: "Xcode 14.3 shows the status bar again"),
  EnvironmentRow(
    fact: .topInset, screens: [.homeButtonPad], value: 20, basis: "an iPad's status bar with a home button"),
  EnvironmentRow(
    fact: .topInset, screens: [.roundedPad], value: 24,
    basis: "the status bar between rounded corners is higher"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["ipad11_0rounded"], tools: 0...16_084, value: 24,
    basis: "the status bar between rounded corners"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["ipad11_0rounded"], tools: 16_085...17_111, value: 0,
    basis: "these versions leave its status bar out, as they do a phone's"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["ipad11_0rounded"], tools: 17_112...(.infinity), value: 24,
    basis: "seen with its status bar again"),
]

private let notchRows = [
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["retina6_1", "retina5_9"], tools: 0...20_037, value: 44,
    basis: "iOS 11 to 15 leave 44 free below the notch of the iPhone X, which Xcode took for all of its kind"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["retina6_1"], tools: 21_000...(.infinity), value: 48,
    basis: "Xcode 14 takes the notch from the iPhone 11 itself, where iOS leaves 48 free"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["retina5_9"], tools: 22_154...(.infinity), value: 50,
    basis: "this size's newest phone is the iPhone 13 mini, with 50"),
  EnvironmentRow(
    fact: .topInset, screens: [], devices: ["retina6_1", "retina5_9"], isBeta: true, value: 44,
    basis: "betas have the insets of before"),
  EnvironmentRow(
    fact: .insetCount, screens: [.roundedPhone], tools: 0...23_726, value: 1,
    basis: "what covers a screen is taken off once"),
  EnvironmentRow(
    fact: .insetCount, screens: [.roundedPhone], tools: 23_727...24_092, value: 2,
    basis: "a scene whose insets have the screen's already gets these a second time (seen in three sizes)"),
  EnvironmentRow(
    fact: .insetCount, screens: [.roundedPhone], tools: 24_093...24_093, value: 1,
    basis: "seen taken off once"),
  EnvironmentRow(
    fact: .insetCount, screens: [.roundedPhone], tools: 24_094...(.infinity), value: 2,
    basis: "as from 23727 on"),
  EnvironmentRow(
    fact: .insetCount, screens: [], devices: ["retina6_0"], value: 1,
    basis: "the iPhone 13 and 14 are seen with single insets in all of these versions"),
  EnvironmentRow(
    fact: .insetCount, screens: [.roundedPhone], isBeta: true, value: 1,
    basis: "betas have the insets of before"),
]

private let barRows = [
  EnvironmentRow(
    fact: .navigationBar, tools: 0...24_092, value: 44, basis: "a navigation bar was 44 high up to iOS 18"),
  EnvironmentRow(
    fact: .navigationBar, tools: 24_093...(.infinity), value: 54, basis: "iOS 26 has a higher one"),
  EnvironmentRow(
    fact: .sheetGap, screens: [.none, .homeButtonPhone], value: 20,
    basis: "a sheet begins below the status bar where there is no notch"),
  EnvironmentRow(
    fact: .sheetGap, screens: [.roundedPhone], tools: 15_505...16_097, value: 54,
    basis: "a sheet of iOS 13 begins 10 below the notch of 44"),
  EnvironmentRow(
    fact: .sheetGap, screens: [.roundedPhone], tools: 16_098...(.infinity), value: 10,
    basis: "seen 10 shorter from then on"),
  EnvironmentRow(
    fact: .freeformTop, screens: [.none, .homeButtonPhone, .homeButtonPad], value: 0,
    basis: "a view of a size of its own is not on a screen whose status bar could cover it"),
  EnvironmentRow(
    fact: .freeformTop, screens: [], devices: ["retina4_7"], tools: 0...14_112, value: 0,
    basis: "a view of a size of its own is not on a screen whose status bar could cover it"),
  EnvironmentRow(
    fact: .freeformTop, screens: [], devices: ["retina4_7"], tools: 14_113...14_460, value: 20,
    basis: "most such views of these versions are seen below a status bar"),
  EnvironmentRow(
    fact: .freeformTop, screens: [], devices: ["retina4_7"], tools: 14_461...22_504, value: 0,
    basis: "the status bar is left out as it is around scenes"),
  EnvironmentRow(
    fact: .freeformTop, screens: [], devices: ["retina4_7"], tools: 22_505...(.infinity), value: 20,
    basis: "most such views are seen below a status bar, which is back around scenes, too"),
]

private let marginRows = [
  EnvironmentRow(
    fact: .rootSideMargin, widths: 0...399, value: 16,
    basis: "UIKit's least margins of a controller's view in compact width (seen at 375, 390 and 393)"),
  EnvironmentRow(
    fact: .rootSideMargin, widths: 400...(.infinity), value: 20,
    basis: "UIKit's least margins where there is more room (seen from 400 on)"),
  EnvironmentRow(
    fact: .rowSideMargin, widths: 0...375, value: 16, basis: "a table's inset on phones of up to 375"),
  EnvironmentRow(
    fact: .rowSideMargin, widths: 390...(.infinity), value: 20,
    basis: "tables have the wider inset from the iPhone 12's 390 on, sooner than controllers' views"),
  EnvironmentRow(
    fact: .xibRowSideMargin, widths: 0...375, value: 16, basis: "as in a storyboard's table"),
  EnvironmentRow(
    fact: .xibRowSideMargin, widths: 390...(.infinity), value: 20, basis: "as in a storyboard's table"),
  EnvironmentRow(
    fact: .xibRowSideMargin, screens: [], devices: ["retina4_7", "retina5_9"], tools: 0...14_799,
    widths: 0...399, value: 16, basis: "the row's own width decides"),
  EnvironmentRow(
    fact: .xibRowSideMargin, screens: [], devices: ["retina4_7", "retina5_9"], tools: 0...14_799,
    widths: 400...(.infinity), value: 20, basis: "the row's own width decides"),
  EnvironmentRow(
    fact: .xibRowSideMargin, screens: [], devices: ["retina4_7", "retina5_9"], tools: 14_868...16_097,
    value: 15, basis: "the inset of separators on a screen of 375"),
  EnvironmentRow(
    fact: .xibRowSideMargin, screens: [], devices: ["retina4_7", "retina5_9"], tools: 17_000...(.infinity),
    value: 16, basis: "the device's width decides, even where the row is 600 wide"),
  EnvironmentRow(
    fact: .rowEndMargin, tools: 0...23_999, value: 11,
    basis: "UIKit's margins above and below a row's content"),
  EnvironmentRow(
    fact: .rowEndMargin, tools: 24_000...(.infinity), value: 15, basis: "rows of iOS 26 are higher"),
  EnvironmentRow(fact: .rowEndMargin, isBeta: true, value: 11, basis: "betas have the rows of before"),
]

private let textRows = [
  EnvironmentRow(
    fact: .smallText, tools: 0...17_999, value: 0, basis: "text styles have the sizes of the category Large"),
  EnvironmentRow(
    fact: .smallText, tools: 18_000...20_999, value: 1,
    basis: "Xcode 13 saved its texts in the smallest category"),
  EnvironmentRow(
    fact: .smallText, tools: 21_000...(.infinity), value: 0,
    basis: "text styles have the sizes of the category Large"),
  EnvironmentRow(
    fact: .fieldHeight, tools: 0...14_749, value: 30, basis: "iOS 12's rounded field, at 14 to 18 points"),
  EnvironmentRow(
    fact: .fieldHeight, tools: 14_750...(.infinity), value: 34,
    basis: "iOS 13's rounded field, at 14 to 18 points"),
]
