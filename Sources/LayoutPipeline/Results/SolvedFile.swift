import Diagnostics
import Graphics
import LayoutModel

/// A layout file that was read, and solved on its canvases.
public struct SolvedFile: Sendable, Equatable {
  /// The text that was read.
  public var source: SourceText
  /// The diagnostics of reading and of measuring text, in the order of the source. `diagnostics` also contains those
  /// of solving.
  public var reading: [Diagnostic]
  /// The requested canvases, in file order; empty if the source has errors.
  public var canvases: [SolvedCanvas]
  /// Indicates whether there are further canvases, which were not requested.
  public var isPart: Bool

  /// Indicates whether a picture's file name has to contain the canvas.
  public var hasSeveralCanvases: Bool { canvases.count > 1 || isPart }

  /// Indicates whether an error kept the file from being solved. Conflicts are not errors.
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
  /// The label: unlike the canvas's name never missing, unique in the file, and valid in a file's name.
  public var label: String
  /// The layout with its frames, status and problems.
  public var layout: SolvedLayout
  /// The factor by which fonts are larger than in the file; `nil` if none was requested.
  public var textScale: Double?
  /// The range of sizes for which the canvas is an example: `width 320 to 352`.
  public var note: String?

  /// The name in messages: the label, `'phone'`; for one of many sizes `'phone' at width 320`.
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
  /// A view's frame on the first canvas, in points, in the canvas's coordinates; `nil` if no view has the name, or if
  /// the source has errors.
  public subscript(name: String) -> Rect? { canvases.first?.layout[name] }
}

/// The description contains the errors, and every canvas with its frames.
extension SolvedFile: CustomStringConvertible {
  public var description: String {
    (reading.map { "\($0.severity.rawValue): \($0.message)" } + canvases.map(\.layout.description))
      .joined(separator: "\n")
  }
}
