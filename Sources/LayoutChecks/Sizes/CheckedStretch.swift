import Graphics
import LayoutEngine
import LayoutMessages
public import LayoutModel
public import SizeSweep

/// A canvas over a range of sizes (a stretch) in which all frames are linear functions of the size.
public struct CheckedStretch {
  /// The canvas, solved at one size of the stretch.
  public let canvas: CheckedCanvas
  /// The range of canvas sizes, and the frames as linear functions of the size.
  public let stretch: SizeStretch
  /// The axis along which the canvas's size changes.
  public let axis: Axis

  fileprivate init(_ stretch: SizeStretch, _ axis: Axis, _ canvas: CheckedCanvas) {
    (self.stretch, self.axis, self.canvas) = (stretch, axis, canvas)
  }

  var range: ClosedRange<Double> { stretch.from...stretch.to }
  var layout: Layout { canvas.layout }
  var measurer: any TextMeasurer { canvas.measurer }

  func frame(_ view: ViewID) -> LinearFrame { stretch.frames[view.index] }

  /// Returns the ranges of canvas sizes in which an excess, such as how far a view extends beyond its superview, is
  /// large enough to be seen.
  ///
  /// - Parameter borders: linear functions of the canvas size. Wherever the excess begins or ends, at least one of
  ///   these functions must be 0.
  func ranges(_ borders: [LinearValue], excess: (Double) -> Double) -> [ClosedRange<Double>] {
    let (from, to) = (stretch.from, stretch.to)
    let cuts = borders.compactMap { $0.cut(in: range) }
    var found: [ClosedRange<Double>] = []
    var last = from
    for cut in cuts.sorted() + [to] where cut > last || from == to {
      if excess((last + cut) / 2) > rounding {
        if let before = found.last, before.upperBound == last {
          found[found.count - 1] = before.lowerBound...cut
        } else {
          found.append(last...cut)
        }
      }
      last = cut
    }
    // Keep the ranges in which the excess is larger than `leastSeen` at either end or in the middle.
    return found.filter { range in
      [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound].contains {
        excess($0) > leastSeen
      }
    }
  }
}

extension LayoutSizes {
  func checkedStretches(measuring text: any TextMeasurer) -> [CheckedStretch] {
    guard let first = stretches.first else { return [] }
    let canvas = CheckedCanvas(first.solved, measuring: text)
    return stretches.map { CheckedStretch($0, axis, CheckedCanvas($0.solved, like: canvas)) }
  }
}

/// The rounding error of solving, in points.
private let rounding = 1e-6

extension LinearFrame {
  var maxX: LinearValue { x + width }
  var maxY: LinearValue { y + height }

  /// Returns the differences between the left, right, top and bottom edges of two frames.
  func borders(with other: LinearFrame) -> [LinearValue] {
    [x - other.x, maxX - other.maxX, y - other.y, maxY - other.maxY]
  }
}

extension LinearValue {
  /// Returns the single canvas size strictly inside `range` at which this linear function is 0, if any.
  func cut(in range: ClosedRange<Double>) -> Double? {
    let size = -constant / rate
    return abs(rate) > 1e-12 && range.lowerBound < size && size < range.upperBound ? size : nil
  }

  static func + (a: LinearValue, b: LinearValue) -> LinearValue {
    LinearValue(constant: a.constant + b.constant, rate: a.rate + b.rate)
  }

  static func - (a: LinearValue, b: LinearValue) -> LinearValue {
    LinearValue(constant: a.constant - b.constant, rate: a.rate - b.rate)
  }
}
