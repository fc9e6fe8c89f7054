import Encoding
import ImageComparison

/// Returns the comparison of two inputs as JSON: the verdict, each pair of pictures, and the layout changes.
public func differenceJSON(
  expected: String, actual: String, pictures: [PictureComparison], changes: LayoutChanges?
) -> [UInt8] {
  var json = JSONWriter()
  json.object(.lines) { json in
    json.member("schema", 1)
    json.member("expected", expected)
    json.member("actual", actual)
    json.member("verdict", verdict(pictures))
    json.array("pictures", pictures, .lines) { json, picture in json.write(picture) }
    json.key("changes")
    if let changes { json.write(changes) } else { json.write(nil as String?) }
  }
  return json.finish()
}

private func verdict(_ pictures: [PictureComparison]) -> String {
  let order = ["same", "tolerated", "different", "different-sizes", "missing"]
  return pictures.map(\.verdict).max { order.firstIndex(of: $0) ?? 0 < order.firstIndex(of: $1) ?? 0 }
    ?? "same"
}

extension PictureComparison {
  /// The verdict: `same`, `tolerated`, `different`, `different-sizes`, or `missing` if one of the pictures is missing.
  public var verdict: String {
    switch comparison {
    case nil: "missing"
    case .identical, .tolerated:
      !isSame ? "different" : isIdentical ? "same" : "tolerated"
    case .different: "different"
    case .differentSizes: "different-sizes"
    }
  }
}

extension JSONWriter {
  /// Writes one comparison as an object.
  public mutating func write(_ picture: PictureComparison) {
    object(.lines) { json in
      json.member("canvas", picture.label)
      json.member("verdict", picture.verdict)
      for (name, size) in [("expectedSize", picture.expectedSize), ("actualSize", picture.actualSize)] {
        json.object(name, of: size) { json, size in
          json.member("width", size.width)
          json.member("height", size.height)
        }
      }
      let difference = picture.comparison?.difference
      json.member("count", difference?.count ?? (picture.comparison == .identical ? 0 : nil))
      json.member("ratio", difference?.ratio ?? (picture.comparison == .identical ? 0 : nil))
      json.member("largest", difference?.largest)
      json.member("perceived", difference?.perceived)
      json.object("bounds", of: difference?.bounds) { json, bounds in json.members(bounds) }
      json.objects("regions", (difference?.regions ?? []).enumerated(), .lines) { json, region in
        json.members(region.element.bounds)
        json.member("count", region.element.count)
        json.member("view", picture.regionViews[region.offset])
      }
      json.array("unseen", picture.unseen) { json, difference in
        json.write(difference.text(picture.expectedName, picture.actualName))
      }
      json.object("excused") { json in
        json.member("threshold", difference?.excused.belowThreshold ?? 0)
        json.member("antialiasing", difference?.excused.antialiasing ?? 0)
        json.member("ignored", difference?.excused.ignored ?? 0)
      }
    }
  }

  private mutating func members(_ rect: PixelRect) {
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
  }
}
