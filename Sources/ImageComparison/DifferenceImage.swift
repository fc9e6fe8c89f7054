public import Graphics

/// A picture of the differences between two pictures, with the categories of its pixels for a legend.
public struct DifferencePicture: Sendable {
  /// The drawn difference, as wide as the wider picture and as tall as the taller picture.
  public var bitmap: Bitmap
  /// The categories of pixels in the picture, such as `gone` and `new`, in the order of the cases of `DifferenceSign`.
  public var signs: [DifferenceSign]
}

/// Draws the difference between two pictures, where an area that only one picture covers counts as different.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
) -> DifferencePicture {
  let size = expected.pixelSize.union(actual.pixelSize)
  var signs = DifferenceSigns()
  var image = expected.map(to: size, pale)
  for region in options.ignored.map({ $0.clipped(to: size) }) where region.width > 0 && region.height > 0 {
    image.tint(region)
    signs.insert(.ignored)
  }
  let common = expected.pixelSize.intersection(actual.pixelSize)
  let (old, new) = (expected.cropped(to: common), actual.cropped(to: common))
  let map = DifferenceMap(expected: old, actual: new, options: options)
  image.paint(map, expected: old, actual: new, shows: &signs)
  image.paintRest(of: expected, beside: common, as: .gone, shows: &signs)
  image.paintRest(of: actual, beside: common, as: .new, shows: &signs)
  if common == size, let difference = map.summary(expected: expected, actual: actual) {
    for region in difference.regions.prefix(mostBoxes) {
      image.box(around: region.bounds)
      signs.insert(.boxed)
    }
  }
  return DifferencePicture(bitmap: image, signs: signs.all)
}

/// The greatest number of boxes drawn around regions that differ.
private let mostBoxes = 200

func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
  (red | green << 8 | blue << 16 | alpha << 24).littleEndian
}

private func pale(_ color: UInt32) -> UInt32 {
  let bits = color.littleEndian
  let luminance = ((bits & 255) * 54 + (bits >> 8 & 255) * 183 + (bits >> 16 & 255) * 19) / 256
  let gray = 255 - (255 - luminance) * (bits >> 24) / 255 / 4
  return pixel(gray, gray, gray)
}

extension Bitmap {
  fileprivate mutating func paint(
    _ map: DifferenceMap, expected: Bitmap, actual: Bitmap, shows signs: inout DifferenceSigns
  ) {
    if map.rows.isEmpty { return }
    let drawn = DrawnPixels(expected: expected, actual: actual)
    let size = expected.pixelSize
    var found = signs
    expected.withPixels { old in
      actual.withPixels { new in
        withMutablePixels { pixels, width in
          for (slot, row) in map.rows.enumerated() {
            for column in 0..<map.width {
              switch map.verdicts[slot * map.width + column] {
              case PixelVerdict.same.rawValue, PixelVerdict.ignored.rawValue: continue
              case PixelVerdict.different.rawValue:
                pixels[row * width + column] = drawn.color(
                  expected: old, actual: new, size, column: column, row: row, shows: &found)
              default:
                pixels[row * width + column] = DifferenceSign.excused.pixel
                found.insert(.excused)
              }
            }
          }
        }
      }
    }
    signs = found
  }

  fileprivate mutating func paintRest(
    of picture: Bitmap, beside common: PixelSize, as sign: DifferenceSign,
    shows signs: inout DifferenceSigns
  ) {
    if picture.pixelSize == common { return }
    signs.insert(sign)
    let size = picture.pixelSize
    picture.withPixels { source in
      withMutablePixels { pixels, width in
        for row in 0..<size.height {
          for column in (row < common.height ? common.width : 0)..<size.width {
            pixels[row * width + column] =
              DrawnPixels.isThin(source, size, column, row) ? sign.pixel : sign.tint
          }
        }
      }
    }
  }

  fileprivate mutating func tint(_ region: PixelRect) {
    withMutablePixels { pixels, width in
      for row in region.rows {
        for column in region.columns {
          let gray = pixels[row * width + column].littleEndian & 255
          pixels[row * width + column] = pixel(gray * 7 / 8, gray * 15 / 16, gray)
        }
      }
    }
  }

  fileprivate mutating func box(around region: PixelRect) {
    for distance in 4...5 {
      let frame = PixelRect(
        x: region.x - distance, y: region.y - distance, width: region.width + 2 * distance,
        height: region.height + 2 * distance)
      for column in frame.columns {
        set(DifferenceSign.boxed.pixel, column, frame.y)
        set(DifferenceSign.boxed.pixel, column, frame.y + frame.height - 1)
      }
      for row in frame.rows {
        set(DifferenceSign.boxed.pixel, frame.x, row)
        set(DifferenceSign.boxed.pixel, frame.x + frame.width - 1, row)
      }
    }
  }

  fileprivate mutating func set(_ color: UInt32, _ column: Int, _ row: Int) {
    guard covers(column, row) else { return }
    withMutablePixels { pixels, width in pixels[row * width + column] = color }
  }
}
