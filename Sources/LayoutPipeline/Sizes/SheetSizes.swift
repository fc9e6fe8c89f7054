import Encoding
import Graphics
import LayoutEngine
import LayoutMessages
import SizeSweep

extension LayoutVariant {
  /// Solves the layout at both ends of a range of sizes, and at up to 10 sizes between them. The range consists of
  /// pieces, and the layout's behavior changes from one piece to the next. The sizes between the ends are the middles
  /// of the longest inner pieces, rounded to whole points where the result lies in the piece.
  func solved(over range: SizeRange, measuring text: some TextMeasurer) -> [SolvedCanvas] {
    let sizes = layout.sizes(on: canvas, range.axis, over: range.range(on: canvas), measuring: text)
    return sizes.samples.map { size, piece in
      // Round the ends of the piece to tenths, as in charts, unless rounding makes the two ends equal.
      let (ends, tenths) = ([piece.from, piece.to], [piece.from, piece.to].map(derivedNumber))
      let interval = (tenths[0] == tenths[1] ? ends.map(number) : tenths).joined(separator: " to ")
      var canvas = SolvedCanvas(
        label: "\(label)-\(shortest(size))",
        layout: LayoutEngine.solve(layout, on: sizes.canvas(at: size), measuring: text), textScale: textScale,
        note: "\(range.axis.extent) \(interval)")
      canvas.name = "'\(label)' at \(range.axis.extent) \(shortest(size))"
      return canvas
    }
  }
}

extension LayoutSizes {
  fileprivate var samples: [(size: Double, piece: SizePiece)] {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    var inner = Array(pieces.dropFirst().dropLast())
    // More sizes would be too many for a person to compare.
    let most = 10
    if inner.count > most {
      let shortest = inner.map { $0.to - $0.from }.sorted(by: >)[most - 1]
      inner = Array(inner.filter { $0.to - $0.from >= shortest }.prefix(most))
    }
    let samples = inner.map { piece in
      let middle = (piece.from + piece.to) / 2
      let whole = middle.rounded()
      return (size: piece.from < whole && whole < piece.to ? whole : middle, piece: piece)
    }
    let ends = [(size: range.lowerBound, piece: first)] + samples + [(size: range.upperBound, piece: last)]
    return range.lowerBound == range.upperBound ? Array(ends.prefix(1)) : ends
  }
}
