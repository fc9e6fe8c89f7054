import Drawing

/// A setting for how layouts are drawn, such as `--theme dark` on the command line.
public struct DrawingSetting: Sendable {
  /// The name without dashes, such as `theme`.
  public var name: String
  /// The value's placeholder in help; `nil` for a setting that is only on or off.
  public var valueName: String?
  /// The description in help.
  public var help: String
  /// The possible values; empty if there is no fixed list of values.
  public var values: [String] = []
  var apply: @Sendable (_ value: String, _ settings: inout DrawingSettings) throws(SettingError) -> Void

  /// All settings, in the order of help.
  public static let all: [DrawingSetting] = looks + [.canvas, .darkPair]

  /// The settings that every drawing command, pictures in Markdown, and the preview have in common.
  public static let looks: [DrawingSetting] = [
    .theme, .background, .show, .focus, .plain, .names, .outlines, .scrollContent,
    .sheet, .canvasSizes, .devices, .directions,
    .textScales, .widths, .heights,
  ]

  static func isOn(_ value: String, setting: String) throws(SettingError) -> Bool {
    guard let isOn = Bool(value) else {
      throw .unknownValue(value, setting: setting, known: ["true", "false"])
    }
    return isOn
  }
}

/// All settings for how layouts are drawn.
public struct DrawingSettings: Sendable, Equatable {
  /// The theme, annotations and names.
  public var drawing: DrawingOptions
  /// Indicates whether all canvases are drawn into one picture.
  public var isSheet: Bool
  /// The canvases for which the layout is solved.
  public var matrix: CanvasMatrix
  /// Indicates whether each picture also has a dark version.
  public var makesDarkPairs: Bool

  public init(
    drawing: DrawingOptions = DrawingOptions(), isSheet: Bool = false, matrix: CanvasMatrix = CanvasMatrix(),
    makesDarkPairs: Bool = false
  ) {
    self.drawing = drawing
    self.isSheet = isSheet
    self.matrix = matrix
    self.makesDarkPairs = makesDarkPairs
  }

  /// Sets the setting with this name, without dashes, to a value.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    guard let setting = DrawingSetting.all.first(where: { $0.name == name }) else {
      throw .unknown(setting: "--\(name)")
    }
    try setting.apply(value, &self)
  }
}

/// The reason why a setting is invalid.
public enum SettingError: Error, Sendable, Equatable {
  /// A setting that does not exist, as written, including dashes.
  case unknown(setting: String)
  /// A setting without its required value.
  case missingValue(setting: String)
  /// A value that is not among the known values.
  case unknownValue(String, setting: String, known: [String])
  /// A value that cannot be read. `problem` says why, or how to write a valid one.
  case malformed(String, setting: String, problem: String)
  /// A range of widths and a range of heights, given together.
  case twoRanges
}

extension SettingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name):
      "there is no setting '\(name)'; the settings are "
        + DrawingSetting.all.map { "--\($0.name)" }.joined(separator: ", ")
    case .missingValue(let name): "'--\(name)' needs a value"
    case .unknownValue(let value, let name, let known):
      "invalid value '\(value)' for --\(name); use \(known.joined(separator: ", "))"
    case .malformed(let value, let name, let problem): "invalid value '\(value)' for --\(name): \(problem)"
    case .twoRanges: "give --widths or --heights, not both"
    }
  }
}
