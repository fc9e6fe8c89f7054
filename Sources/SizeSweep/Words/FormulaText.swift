import Graphics
import LayoutEngine
import LayoutMessages
import LayoutModel

extension SolvedLayout {
  /// Returns, for each axis of the canvas, the formulas of the parts of a view's frame that change with the canvas's
  /// size, such as `width = canvas − 32, from 320 to 592`. If finding them would take too long, returns a sentence that
  /// says so.
  package func formulas(of view: ViewID, measuring text: some TextMeasurer) -> [String] {
    let solves = followingHardness / hardness
    if solves < 4 {
      return ["computing how the view moves with the canvas would take too long; run `layoutdraw sizes`"]
    }
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

  /// Returns the name of the canvas's width or height in a formula. In the formulas of a view's `x` and `width`, the
  /// canvas's width is called `canvas`; otherwise, the name is `canvas width` or `canvas height`.
  private func canvasName(_ axis: Axis, beside other: Axis) -> String {
    axis == .horizontal && other == .horizontal ? "canvas" : "canvas \(axis.extent)"
  }

  private func extent(of range: ClosedRange<Double>) -> String {
    let from = range.lowerBound > followedSizes.lowerBound ? " from \(number(range.lowerBound))" : ""
    let to = range.upperBound < followedSizes.upperBound ? " to \(number(range.upperBound))" : ""
    return from + to == "" ? "" : "," + (from.isEmpty ? " up" : from) + to
  }
}

/// The limit for the cost of finding a view's formulas, in the unit of `SolvedLayout.hardness`. It corresponds to about
/// 0.04 seconds.
private let followingHardness = 400_000

private let followedSizes = 0.0...5_000

/// Returns the right side of a formula, such as `canvas − 32`, `canvas × 0.5 + 8` or `300 − canvas`.
private func sum(_ value: LinearValue, _ canvas: String) -> String {
  let rate = abs(value.rate)
  let part = abs(rate - 1) < 1e-9 ? canvas : "\(canvas) × \(factorText(rate))"
  let constant = number(abs(value.constant))
  if value.rate < 0 { return value.constant < 0 ? "−\(constant) − \(part)" : "\(constant) − \(part)" }
  if constant == "0" { return part }
  return "\(part) \(value.constant < 0 ? "−" : "+") \(constant)"
}
