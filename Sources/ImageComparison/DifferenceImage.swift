public import Graphics

/// A picture of where two pictures differ: the expected one in pale grey, what differs in solid magenta and boxed
/// where it would be overlooked, what the options excuse in amber, what they ignore under light blue.
///
/// Where the sizes differ it is as large as both together, and all that only one covers differs.
public func differenceImage(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
) -> Bitmap {
  let size = expected.pixelSize.union(actual.pixelSize)
  // 1. The expected picture, pale.
  var image = expected.map(to: size, pale)
  for region in options.ignored { image.tint(region.clipped(to: size)) }
  // 2. What differs where both are.
  let common = expected.pixelSize.intersection(actual.pixelSize)
  let map = DifferenceMap(
    expected: expected.cropped(to: common), actual: actual.cropped(to: common), options: options)
  image.paint(map)
  // 3. What only one covers.
  for row in 0..<size.height {
    let isCommon = row < common.height
    for column in (isCommon ? common.width : 0)..<size.width {
      if expected.covers(column, row) != actual.covers(column, row) {
        image.set(DifferenceColors.different, column, row)
      }
    }
  }
  // 4. A box around what is small.
  if common == size, let difference = map.summary(expected: expected, actual: actual) {
    for region in difference.regions.prefix(mostBoxes) { image.box(around: region.bounds) }
  }
  return image
}

enum DifferenceColors {
  static let different = pixel(230, 0, 126)
  static let excused = pixel(255, 176, 0)
}

/// More boxes than this would hide what they show.
private let mostBoxes = 200

func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
  (red | green << 8 | blue << 16 | alpha << 24).littleEndian
}

/// A quarter of the contrast, on white.
private func pale(_ color: UInt32) -> UInt32 {
  let bits = color.littleEndian
  let luminance = ((bits & 255) * 54 + (bits >> 8 & 255) * 183 + (bits >> 16 & 255) * 19) / 256
  let grey = 255 - (255 - luminance) * (bits >> 24) / 255 / 4
  return pixel(grey, grey, grey)
}

extension Bitmap {
  fileprivate mutating func paint(_ map: DifferenceMap) {
    withMutablePixels { pixels, width in
      for (slot, row) in map.rows.enumerated() {
        for column in 0..<map.width {
          switch map.verdicts[slot * map.width + column] {
          case PixelVerdict.same.rawValue, PixelVerdict.ignored.rawValue: continue
          case PixelVerdict.different.rawValue: pixels[row * width + column] = DifferenceColors.different
          default: pixels[row * width + column] = DifferenceColors.excused
          }
        }
      }
    }
  }

  /// Makes grey pixels a light blue.
  fileprivate mutating func tint(_ region: PixelRect) {
    withMutablePixels { pixels, width in
      for row in region.rows {
        for column in region.columns {
          let grey = pixels[row * width + column].littleEndian & 255
          pixels[row * width + column] = pixel(grey * 7 / 8, grey * 15 / 16, grey)
        }
      }
    }
  }

  /// A frame of two pixels, three pixels away from what it frames.
  fileprivate mutating func box(around region: PixelRect) {
    for distance in 4...5 {
      let frame = PixelRect(
        x: region.x - distance, y: region.y - distance, width: region.width + 2 * distance,
        height: region.height + 2 * distance)
      for column in frame.columns {
        set(DifferenceColors.different, column, frame.y)
        set(DifferenceColors.different, column, frame.y + frame.height - 1)
      }
      for row in frame.rows {
        set(DifferenceColors.different, frame.x, row)
        set(DifferenceColors.different, frame.x + frame.width - 1, row)
      }
    }
  }

  fileprivate mutating func set(_ color: UInt32, _ column: Int, _ row: Int) {
    guard covers(column, row) else { return }
    withMutablePixels { pixels, width in pixels[row * width + column] = color }
  }
}
