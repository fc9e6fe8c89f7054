internal import Encoding
internal import Graphics
internal import LayoutModel

/// What is said about a canvas of a contact sheet.
struct SheetWords {
  /// Its name, or its size where it has none.
  let title: String
  /// Its name, or what was asked for where it has none; without a size that the layout decides.
  let name: String
  /// The size that it has.
  let solvedSize: String
  /// Where it has a name.
  let size: String?
  /// What tells it from other canvases of its size: `right to left`, `text × 1.5`.
  let variant: [String]
  /// What the canvas itself does not say.
  let note: String?
  /// `nil` where all is well.
  let verdict: String?
  let isConflict: Bool
  /// As wide as its canvas, or wide enough to be read.
  let room: Double

  init(of entry: ContactSheet.Entry, tellsDirection: Bool) {
    let canvas = entry.layout.canvas
    let size = "\(figure(entry.layout.size.width)) × \(figure(entry.layout.size.height))"
    title = canvas.name ?? canvas.fit.map { "\($0), \(size)" } ?? size
    self.size = canvas.name == nil ? nil : size
    name = canvas.name ?? canvas.fit ?? size
    solvedSize = size
    var variant: [String] = []
    if tellsDirection {
      variant.append(canvas.direction == .leftToRight ? "left to right" : "right to left")
    }
    if let note = entry.note { variant.append(note) }
    self.variant = variant
    note = entry.note
    isConflict = entry.layout.status == .conflict
    verdict = entry.layout.status == .solved ? nil : isConflict ? "conflict" : "ambiguous"
    room = max(entry.layout.size.width, 160)
  }

  /// In a legend for all canvases.
  var label: String { ([title] + variant).joined(separator: ", ") }

  /// Above its canvas: all of it.
  func caption(theme: Theme, measuring measurer: some TextMeasurer) -> SheetCaption {
    SheetCaption(
      title, details: [size].compactMap { $0 } + variant, verdict: verdict, isConflict: isConflict,
      room: room,
      theme: theme, measuring: measurer)
  }
}

extension Canvas {
  /// What was asked for where the layout decides: `fit`, `fit × 100`; `nil` where it does not.
  fileprivate var fit: String? {
    switch (width, height) {
    case (nil, nil): "fit"
    case (nil, let height?): "fit × \(figure(height))"
    case (let width?, nil): "\(figure(width)) × fit"
    default: nil
    }
  }
}
