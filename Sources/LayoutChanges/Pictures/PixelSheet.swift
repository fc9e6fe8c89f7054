import CairoRendering
import Graphics

struct PixelSheet {
  private(set) var bitmap: Bitmap

  init(width: Int, height: Int, color: Color) {
    let row = [UInt8](
      repeatElement([color.red, color.green, color.blue, color.alpha], count: width).joined())
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<height { pixels += row }
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Copies a bitmap to the sheet, with the bitmap's top left corner at `x` and `y`. The bitmap must fit into the
  /// sheet.
  mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      let start = ((y + row) * bitmap.width + x) * 4
      bitmap.pixels.replaceSubrange(
        start..<start + other.width * 4,
        with: other.pixels[row * other.width * 4..<(row + 1) * other.width * 4])
    }
  }
}
