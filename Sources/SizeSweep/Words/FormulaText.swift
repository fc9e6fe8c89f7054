import Graphics
import LayoutEngine
import LayoutMessages
import LayoutModel

extension SolvedLayout {
  /// How a view's frame moves with the canvas, a sentence for each side that it moves with: `width = canvas − 32, from 320
  /// to 592`, `height = canvas height − 16, from 36`.
  ///
  /// Where each solve takes too long to follow it, one sentence says so. Cost: of `Layout.formula`, for both sides.
  package func formulas(of view: ViewID, measuring text: some TextMeasurer) -> [String] {
    // Of each axis one solve, then so many more on either side of it.
    let solves = followingHardness / hardness
    if solves < 4 { return ["how it moves with the canvas takes too long here: `layoutdraw sizes` tells it"] }
    return Axis.allCases.compactMap { axis in
      guard
        let formula = layout.formula(
          of: view, on: canvas, axis, within: followedSizes, most: min(12, solves / 4), measuring: text)
      else { return nil }
      let moving = zip(FrameValue.allCases, formula.frame.values).filter { abs($1.rate) > 1e-9 }
      if moving.isEmpty { return nil }
      return moving.map { "\($0.rawValue) = \(sum($1, canvasName(axis, beside: $0.axis)))" }
        .joined(separator: ", ") + extent(of: formula.range)
    }
  }

  /// A width stands beside the canvas's width without saying so.
  private func canvasName(_ axis: Axis, beside other: Axis) -> String {
    axis == .horizontal && other == .horizontal ? "canvas" : "canvas \(axis.extent)"
  }

  private func extent(of range: ClosedRange<Double>) -> String {
    let from = range.lowerBound > followedSizes.lowerBound ? " from \(number(range.lowerBound))" : ""
    let to = range.upperBound < followedSizes.upperBound ? " to \(number(range.upperBound))" : ""
    return from + to == "" ? "" : "," + (from.isEmpty ? " up" : from) + to
  }
}

/// What following a frame may cost, as `SolvedLayout.hardness` counts it: some hundredths of a second.
private let followingHardness = 400_000

/// Sizes of canvases that somebody looks at, in points.
private let followedSizes = 0.0...5_000

/// `canvas − 32`, `canvas × 0.5 + 8`, `300 − canvas`.
private func sum(_ value: LinearValue, _ canvas: String) -> String {
  let rate = abs(value.rate)
  let part = abs(rate - 1) < 1e-9 ? canvas : "\(canvas) × \(factorText(rate))"
  let constant = number(abs(value.constant))
  if value.rate < 0 { return value.constant < 0 ? "−\(constant) − \(part)" : "\(constant) − \(part)" }
  if constant == "0" { return part }
  return "\(part) \(value.constant < 0 ? "−" : "+") \(constant)"
}
