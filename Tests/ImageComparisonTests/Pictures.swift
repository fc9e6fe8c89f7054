import Graphics

typealias Channels = (UInt8, UInt8, UInt8, UInt8)

func gray(_ width: Int, _ height: Int, _ level: UInt8 = 128, alpha: UInt8 = 255) -> Bitmap {
  Bitmap(
    width: width, height: height,
    pixels: Array(repeatElement([level, level, level, alpha], count: width * height).joined()))
}

extension Bitmap {
  mutating func set(_ color: Channels, _ column: Int, _ row: Int) {
    let start = (row * width + column) * 4
    pixels.replaceSubrange(start..<start + 4, with: [color.0, color.1, color.2, color.3])
  }

  func channels(_ column: Int, _ row: Int) -> [UInt8] {
    let start = (row * width + column) * 4
    return Array(pixels[start..<start + 4])
  }

  mutating func fill(_ level: UInt8, x: Double, y: Double, width: Double, height: Double) {
    for row in 0..<self.height {
      for column in 0..<self.width {
        let across = min(Double(column) + 1, x + width) - max(Double(column), x)
        let down = min(Double(row) + 1, y + height) - max(Double(row), y)
        guard across > 0, down > 0 else { continue }
        let cover = across * down
        let below = Double(pixels[(row * self.width + column) * 4])
        let mixed = UInt8((below + (Double(level) - below) * cover).rounded())
        set((mixed, mixed, mixed, 255), column, row)
      }
    }
  }

  mutating func fillDisc(_ level: UInt8, x: Double, y: Double, radius: Double) {
    for row in 0..<height {
      for column in 0..<width {
        var inside = 0
        for step in 0..<64 {
          let dx = Double(column) + (Double(step % 8) + 0.5) / 8 - x
          let dy = Double(row) + (Double(step / 8) + 0.5) / 8 - y
          if dx * dx + dy * dy < radius * radius { inside += 1 }
        }
        guard inside > 0 else { continue }
        let below = Double(pixels[(row * width + column) * 4])
        let mixed = UInt8((below + (Double(level) - below) * Double(inside) / 64).rounded())
        set((mixed, mixed, mixed, 255), column, row)
      }
    }
  }
}
