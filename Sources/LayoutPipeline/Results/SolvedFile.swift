import Diagnostics
import Graphics
import LayoutModel

/// A layout file that was read and solved on its canvases.
public struct SolvedFile: Sendable, Equatable {
  /// The text that was read.
  public var source: SourceText
  /// The diagnostics found while reading the source and measuring its text, without conflicts and ambiguities.
  public var reading: [Diagnostic]
  /// The requested canvases, in file order; empty if the source has errors.
  public var canvases: [SolvedCanvas]
  /// Indicates whether the file has further canvases that were not requested.
  public var isPart: Bool

  /// Indicates whether the file name of a picture must contain the canvas's label.
  public var hasSeveralCanvases: Bool { canvases.count > 1 || isPart }

  /// Indicates whether the source has an error that prevented solving. Conflicts are not such errors.
  public var hasErrors: Bool { reading.contains { $0.severity == .error } }

  public init(
    source: SourceText, reading: [Diagnostic], canvases: [SolvedCanvas], isPart: Bool = false
  ) {
    self.isPart = isPart
    self.source = source
    self.reading = reading
    self.canvases = canvases
  }
}

/// One canvas of a file with its solution.
public struct SolvedCanvas: Sendable, Equatable {
  /// The canvas's name or size, such as `320x480`, with a suffix such as `-2` if needed to make the label unique.
  public var label: String
  /// The layout with its frames, status and problems.
  public var layout: SolvedLayout
  /// The factor for font sizes; `nil` if no factor was requested.
  public var textScale: Double?
  /// The range of sizes that this canvas represents, such as `width 320 to 352`; `nil` unless the layout is solved over
  /// a range of sizes.
  public var note: String?

  /// The name in messages, such as `'phone'`, or `'phone' at width 320` for a canvas from a range of sizes.
  package var name: String

  public init(label: String, layout: SolvedLayout, textScale: Double? = nil, note: String? = nil) {
    name = "'\(label)'"
    self.note = note
    self.label = label
    self.layout = layout
    self.textScale = textScale
  }
}

extension SolvedFile {
  /// A view's frame on the first canvas, in points; `nil` if no view has the name or nothing was solved.
  public subscript(name: String) -> Rect? { canvases.first?.layout[name] }
}

extension SolvedFile: CustomStringConvertible {
  public var description: String {
    (reading.map { "\($0.severity.rawValue): \($0.message)" } + canvases.map(\.layout.description))
      .joined(separator: "\n")
  }
}
