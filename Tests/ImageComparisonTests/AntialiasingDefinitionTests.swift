import Testing

@testable import ImageComparison

/// Compares `Antialiasing.smooths` with the definition of an antialiased pixel.
@Suite struct AntialiasingDefinitionTests {
  private let width = 5
  private let height = 4

  @Test(arguments: 1...40) func everyPixel(seed: UInt64) {
    var state = seed
    func picture() -> [Int] {
      (0..<width * height).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 60) % 3
      }
    }
    for _ in 0..<10 {
      let (expected, actual) = (picture(), picture())
      for row in 0..<height {
        for column in 0..<width {
          #expect(
            found(column, row, expected, actual)
              == (isSmoothed(column, row, in: expected, expected, actual)
                || isSmoothed(column, row, in: actual, expected, actual)))
        }
      }
    }
  }

  private func found(_ column: Int, _ row: Int, _ expected: [Int], _ actual: [Int]) -> Bool {
    func pixels(_ levels: [Int]) -> [UInt32] { levels.map { 0xFF00_0000 | UInt32($0) * 0x7F7F7F } }
    return pixels(expected).withUnsafeBufferPointer { expected in
      pixels(actual).withUnsafeBufferPointer { actual in
        Antialiasing(width: width, height: height, expected: expected, actual: actual)
          .smooths(column: column, row: row)
      }
    }
  }

  private func isSmoothed(_ x: Int, _ y: Int, in levels: [Int], _ expected: [Int], _ actual: [Int]) -> Bool {
    let own = levels[y * width + x]
    let around = neighbors(x, y).map { (place: $0, level: levels[$0.1 * width + $0.0]) }
    guard !isFlat(x, y, levels),
      let darkest = around.min(by: { $0.level < $1.level }), darkest.level < own,
      let brightest = around.max(by: { $0.level < $1.level }), brightest.level > own
    else { return false }
    return [darkest.place, brightest.place].contains {
      isFlat($0.0, $0.1, expected) && isFlat($0.0, $0.1, actual)
    }
  }

  /// Returns whether more than two neighbors have the pixel's level, where the picture's edge counts as one such
  /// neighbor.
  private func isFlat(_ x: Int, _ y: Int, _ levels: [Int]) -> Bool {
    let around = neighbors(x, y)
    let equals = around.count { levels[$0.1 * width + $0.0] == levels[y * width + x] }
    return equals + (around.count < 8 ? 1 : 0) > 2
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
    (-1...1).flatMap { down in (-1...1).map { (x + $0, y + down) } }.filter {
      $0 != (x, y) && (0..<width).contains($0.0) && (0..<height).contains($0.1)
    }
  }
}
