import CairoRendering
import Drawing
import Graphics
import ImageComparison

extension DifferingPictures {
  func difference() throws(RenderingError) -> DifferencePicture {
    let isDeep = expected.bitmap.deepPixels != nil || actual.bitmap.deepPixels != nil
    let moved = isDeep ? MovedViews() : MovedViews(from: expected, to: actual)
    // 1. Compare only the area of the canvas, because texts below the canvas move when it becomes taller. Outside this
    // area, `old` becomes a copy of the actual picture, so nothing differs there.
    var (old, new) = (expected.bitmap, actual.bitmap)
    var differsBelow = false
    if let canvas = moved.canvas, !moved.views.isEmpty || canvas.old != canvas.new {
      let place = pixels(of: canvas.old)
      new.grow(
        to: PixelSize(
          width: min(place.x + place.width, old.width), height: min(place.y + place.height, old.height)))
      old = new
      // The edges of a resized canvas and the area that only one of the canvases covers are not compared.
      let common = Rect(
        minX: max(canvas.old.x, canvas.new.x), minY: max(canvas.old.y, canvas.new.y),
        maxX: min(canvas.old.maxX, canvas.new.maxX), maxY: min(canvas.old.maxY, canvas.new.maxY))
      let inside = canvas.old == canvas.new ? canvas.old : common.inset(by: 2)
      old.copy(expected.bitmap, pixels(of: inside), to: (0, 0))
      differsBelow = !expected.bitmap.equals(
        actual.bitmap, below: pixels(of: canvas.old.union(canvas.new)).rows.upperBound)
    }
    // 2. Exclude the old and new frames of moved views. Then, for each view that moved as a whole, compare its old
    //    pixels with those at its new position.
    for view in moved.views {
      for frame in [view.old, view.new] { old.copy(new, pixels(of: frame), to: (0, 0)) }
    }
    for view in moved.views where view.isRigid && !view.follows {
      let way = (view.across * scale, view.down * scale)
      // A move by a fraction of a pixel changes the antialiasing, so the view is not compared.
      guard way.0 == way.0.rounded(), way.1 == way.1.rounded() else { continue }
      old.copy(expected.bitmap, pixels(of: view.old), to: (Int(way.0), Int(way.1)))
    }
    // Changed texts are described in words and added views are outlined, so their pixels are not compared.
    for text in moved.texts { old.copy(new, pixels(of: text.frame), to: (0, 0)) }
    for frame in moved.added { old.copy(new, pixels(of: frame), to: (0, 0)) }
    // 3. Ignore differences that may come from the drawn name of a changed view, because a name moves with its view.
    if !moved.views.isEmpty || !moved.texts.isEmpty || !moved.added.isEmpty {
      let regions = compare(expected: old, actual: new, options: options).difference?.regions ?? []
      for region in regions where moved.mayBeName(region.bounds, scale: scale) {
        old.copy(new, region.bounds, to: (0, 0))
      }
    }
    var picture = differencePicture(expected: old, actual: new, options: options)
    // 4. Draw the frames, arrows and labels of moved, changed and added views over the picture.
    let nodes = moved.nodes(on: new, scale: scale, differsBelow: differsBelow)
    if nodes.isEmpty { return picture }
    let size = Size(
      width: Double(picture.bitmap.width) / scale, height: Double(picture.bitmap.height) / scale)
    let scene = Scene(size: size, background: nil, title: "", summary: "", nodes: nodes)
    picture.bitmap.blend(try renderBitmap(scene, scale: scale))
    let signs = picture.signs + moved.signs
    picture.signs = DifferenceSign.allCases.filter(signs.contains)
    return picture
  }

  private func pixels(of frame: Rect) -> PixelRect { actual.pixels(of: frame) }
}

extension Bitmap {
  fileprivate mutating func copy(_ other: Bitmap, _ part: PixelRect, to way: (x: Int, y: Int)) {
    let low = max(part.x, 0, -way.x)
    let high = min(part.x + part.width, other.width, width - way.x)
    guard low < high else { return }
    for row in max(
      part.y, 0, -way.y)..<max(part.y, 0, -way.y, min(part.y + part.height, other.height, height - way.y))
    {
      let source = (row * other.width + low) * 4
      let target = ((row + way.y) * width + low + way.x) * 4
      let count = (high - low) * 4
      pixels.replaceSubrange(target..<target + count, with: other.pixels[source..<source + count])
    }
  }

  fileprivate mutating func blend(_ other: Bitmap) {
    for row in 0..<min(height, other.height) {
      for column in 0..<min(width, other.width) {
        let (source, target) = ((row * other.width + column) * 4, (row * width + column) * 4)
        let alpha = Int(other.pixels[source + 3])
        if alpha == 0 { continue }
        for channel in 0..<3 {
          let mixed =
            Int(other.pixels[source + channel]) * alpha + Int(pixels[target + channel]) * (255 - alpha)
          pixels[target + channel] = UInt8((mixed + 127) / 255)
        }
      }
    }
  }

  fileprivate mutating func grow(to size: PixelSize) {
    guard size.width > width || size.height > height else { return }
    var sheet = PixelSheet(
      width: max(size.width, width), height: max(size.height, height),
      color: Color(red: 255, green: 255, blue: 255, alpha: 0))
    sheet.lay(self, x: 0, y: 0)
    self = sheet.bitmap
  }

  fileprivate func equals(_ other: Bitmap, below row: Int) -> Bool {
    guard width == other.width, height == other.height, row < height else {
      return width == other.width && max(row, height) == max(row, other.height)
    }
    return pixels[(max(row, 0) * width * 4)...] == other.pixels[(max(row, 0) * width * 4)...]
  }
}

extension MovedViews {
  /// Returns whether the differing pixels in a region may belong to the name of a changed view nearby.
  fileprivate func mayBeName(_ region: PixelRect, scale: Double) -> Bool {
    let region = Rect(
      x: Double(region.x) / scale, y: Double(region.y) / scale, width: Double(region.width) / scale,
      height: Double(region.height) / scale)
    if stays.contains(where: {
      $0.frame.overlaps(region) && !($0.isHolder && $0.frame.inset(by: 1.5).contains(region))
    }) {
      return false
    }
    let frames = views.flatMap { [$0.old, $0.new] } + texts.map(\.frame) + added
    return frames.contains { $0.inset(horizontally: -110, vertically: -20).contains(region) }
  }
}
