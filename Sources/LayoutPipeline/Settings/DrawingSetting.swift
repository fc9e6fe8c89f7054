import Drawing

/// Something that a person can say about how layouts are drawn: `--theme dark` on the command line, or in a comment of
/// the file, `// draw: --theme dark`.
public struct DrawingSetting: Sendable {
  /// Without the dashes: `theme`.
  public var name: String
  /// Its value as help shows it: `name`; `nil` where there is none to give, which sets it to `true`.
  public var valueName: String?
  /// What it does, for help.
  public var help: String
  /// The values that there are, where they can be listed.
  public var values: [String] = []
  /// Takes a value, or throws what is wrong with it.
  var apply: @Sendable (_ value: String, _ settings: inout DrawingSettings) throws(SettingError) -> Void

  /// Every setting, in the order of help.
  public static let all: [DrawingSetting] = looks + [.canvas, .darkPair]

  /// Those that every command that draws has, and that pictures in Markdown and in the preview can have.
  public static let looks: [DrawingSetting] = [
    .theme, .background, .show, .names, .scrollContent, .sheet, .canvasSizes, .devices, .directions,
    .textScales, .widths, .heights,
  ]

  /// The value of a setting that is on or off.
  static func isOn(_ value: String, setting: String) throws(SettingError) -> Bool {
    guard let isOn = Bool(value) else {
      throw .unknownValue(value, setting: setting, known: ["true", "false"])
    }
    return isOn
  }
}

/// All that is set about how layouts are drawn.
public struct DrawingSettings: Sendable, Equatable {
  /// Theme, annotations and names.
  public var drawing: DrawingOptions
  /// Indicates whether all canvases stand in one picture.
  public var isSheet: Bool
  /// What the layout is solved for.
  public var matrix: CanvasMatrix
  /// Indicates whether each picture has a second one in the dark.
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

  /// Sets what a setting's name says, without dashes.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    guard let setting = DrawingSetting.all.first(where: { $0.name == name }) else {
      throw .unknown(setting: "--\(name)")
    }
    try setting.apply(value, &self)
  }
}

/// Why a setting cannot be what was asked for.
public enum SettingError: Error, Sendable, Equatable {
  /// As it was written, with its dashes if it had any.
  case unknown(setting: String)
  /// A setting that needs a value and has none.
  case missingValue(setting: String)
  /// A value that is none of those that there are.
  case unknownValue(String, setting: String, known: [String])
  /// A value that cannot be read; `expected` says what it should look like.
  case malformed(String, setting: String, expected: String)
}

extension SettingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name):
      "there is no setting '\(name)'; there are "
        + DrawingSetting.all.map { "--\($0.name)" }.joined(separator: ", ")
    case .missingValue(let name): "'--\(name)' needs a value"
    case .unknownValue(let value, let name, let known):
      "invalid value '\(value)' for --\(name); use \(known.joined(separator: ", "))"
    case .malformed(let value, let name, let expected): "invalid value '\(value)' for --\(name): \(expected)"
    }
  }
}
