internal import Encoding
internal import Graphics
internal import LayoutModel

struct SheetWords {
  let title: String
  /// The canvas's name or, without a name, its requested size, with `fit` for a length that the layout determines.
  let name: String
  let solvedSize: String
  let size: String?
  /// The differences from other canvases of the same size, such as `right to left` or `text × 1.5`.
  let variant: [String]
  let note: String?
  let verdict: String?
  let isConflict: Bool
  let room: Double

  init(of entry: ContactSheet.Entry, namesDirection: Bool) {
    let canvas = entry.layout.canvas
    let solved = entry.layout.size
    let width = canvas.width == nil ? tenths(solved.width) : figure(solved.width)
    let height = canvas.height == nil ? tenths(solved.height) : figure(solved.height)
    let size = "\(width) × \(height)"
    title = canvas.name ?? canvas.fit.map { "\($0), \(size)" } ?? size
    self.size = canvas.name == nil ? nil : size
    name = canvas.name ?? canvas.fit ?? size
    solvedSize = size
    var variant: [String] = []
    if namesDirection {
      variant.append(canvas.direction == .leftToRight ? "left to right" : "right to left")
    }
    if let note = entry.note { variant.append(note) }
    self.variant = variant
    note = entry.note
    isConflict = entry.layout.status == .conflict
    verdict = entry.layout.status == .solved ? nil : isConflict ? "conflict" : "ambiguous"
    room = max(entry.layout.size.width, 160)
  }

  func caption(theme: Theme, measuring measurer: some TextMeasurer) -> SheetCaption {
    SheetCaption(
      title, details: [size].compactMap { $0 } + variant, verdict: verdict, isConflict: isConflict,
      room: room,
      theme: theme, measuring: measurer)
  }
}

extension Canvas {
  fileprivate var fit: String? {
    switch (width, height) {
    case (nil, nil): "fit"
    case (nil, let height?): "fit × \(figure(height))"
    case (let width?, nil): "\(figure(width)) × fit"
    default: nil
    }
  }
}
