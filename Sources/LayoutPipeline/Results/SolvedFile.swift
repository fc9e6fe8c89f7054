import Diagnostics
import Graphics
import LayoutModel

/// A layout file that was read, and solved on its canvases.
public struct SolvedFile: Sendable, Equatable {
  /// The text that was read.
  public var source: SourceText
  /// What reading and measuring the text found, in the order of their places in the source. What solving found as well is
  /// in `diagnostics`.
  public var reading: [Diagnostic]
  /// One for each canvas that was asked for, in file order; empty where the source has errors.
  public var canvases: [SolvedCanvas]
  /// Indicates whether there are further canvases, which were not asked for.
  public var isPart: Bool

  /// Indicates whether a file's name has to tell which canvas it shows.
  public var hasSeveralCanvases: Bool { canvases.count > 1 || isPart }

  /// Indicates whether an error kept the file from being solved; conflicts do not.
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
  /// Unlike the canvas's name never missing, unique in the file, and fit to be part of a file's name.
  public var label: String
  /// Frames, status and problems.
  public var layout: SolvedLayout
  /// By which fonts are larger than the file says; `nil` where none was asked for.
  public var textScale: Double?
  /// What it stands for, where that is more than itself: `width 320 to 352`.
  public var note: String?

  /// What messages call it: its label, `'phone'`; of one of many sizes `'phone' at width 320`.
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
  /// A view's frame on the first canvas, in points, in the canvas's coordinates; `nil` where no view has the name, and
  /// where the source has errors.
  public subscript(name: String) -> Rect? { canvases.first?.layout[name] }
}

/// What went wrong, and every canvas with its frames.
extension SolvedFile: CustomStringConvertible {
  public var description: String {
    (reading.map { "\($0.severity.rawValue): \($0.message)" } + canvases.map(\.layout.description))
      .joined(separator: "\n")
  }
}
