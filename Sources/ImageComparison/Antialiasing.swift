/// Finds antialiased edges in two compared pictures (Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector”,
/// Elektronika ir elektrotechnika 96, 2009).
struct Antialiasing {
  let width: Int
  let height: Int
  let expected: UnsafeBufferPointer<UInt32>
  let actual: UnsafeBufferPointer<UInt32>

  func smooths(column: Int, row: Int) -> Bool {
    smooths(column, row, in: expected) || smooths(column, row, in: actual)
  }

  private func smooths(_ column: Int, _ row: Int, in picture: UnsafeBufferPointer<UInt32>) -> Bool {
    let own = picture[row * width + column]
    let ownBrightness = brightness(own)
    var equals = isAtEdge(column, row) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestAt, brightestAt) = ((column, row), (column, row))
    for y in max(0, row - 1)...min(height - 1, row + 1) {
      for x in max(0, column - 1)...min(width - 1, column + 1) where x != column || y != row {
        let other = picture[y * width + x]
        let slope = other == own ? 0 : brightness(other) - ownBrightness
        if slope == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if slope < darkest {
          (darkest, darkestAt) = (slope, (x, y))
        } else if slope > brightest {
          (brightest, brightestAt) = (slope, (x, y))
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isFlatInBoth(darkestAt) || isFlatInBoth(brightestAt)
  }

  private func isFlatInBoth(_ place: (Int, Int)) -> Bool {
    isFlat(place.0, place.1, in: expected) && isFlat(place.0, place.1, in: actual)
  }

  /// Returns whether at least three neighbors of a pixel have its color. At the edge of the picture, two such neighbors
  /// are enough.
  private func isFlat(_ column: Int, _ row: Int, in picture: UnsafeBufferPointer<UInt32>) -> Bool {
    let own = picture[row * width + column]
    var equals = isAtEdge(column, row) ? 1 : 0
    for y in max(0, row - 1)...min(height - 1, row + 1) {
      for x in max(0, column - 1)...min(width - 1, column + 1) where x != column || y != row {
        if picture[y * width + x] == own { equals += 1 }
      }
    }
    return equals > 2
  }

  private func isAtEdge(_ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == width - 1 || row == height - 1
  }
}
