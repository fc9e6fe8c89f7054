import Diagnostics
import Encoding
import ImageComparison

extension PictureComparison {
  /// The differences in words; empty if there are none.
  ///
  /// ```
  /// new.png: 1204 pixels (0.39%) differ from old.png, by at most 214/255, in 2 regions
  ///   88x32 at 120,40: 1010 pixels
  ///   12x20 at 8,90: 194 pixels
  /// ```
  public func text() -> String { printableText(lines()) }

  /// The lines of `text()`, without line breaks.
  public func lines() -> [String] {
    let reported = unseen.map { difference in
      let text = difference.text(expectedName, actualName)
      return isIgnored(difference) ? "\(text), which is ignored" : text
    }
    return pixelLines() + reported
  }

  private func pixelLines() -> [String] {
    let name = actualName + (label.map { " (\($0))" } ?? "")
    switch comparison {
    case nil:
      return [expectedSize == nil ? "\(name): not in \(expectedName)" : "\(name): only in \(expectedName)"]
    case .identical: return []
    case .differentSizes(let expected, let actual):
      return ["\(name) is \(actual) pixels, \(expectedName) is \(expected)"]
    case .tolerated(let difference):
      return ["\(name): the same as \(expectedName), \(passed(difference))"]
    case .different(let difference):
      let excused = difference.excused.total > 0 ? "; not counted: \(excusedText(difference.excused))" : ""
      return ["\(name): \(counted(difference)) from \(expectedName), \(place(difference))\(excused)"]
        + regionLines(difference)
    }
  }

  private func counted(_ difference: PixelDifference) -> String {
    "\(pixels(difference.count)) (\(percent(difference.ratio))) \(difference.count == 1 ? "differs" : "differ")"
  }

  private func passed(_ difference: PixelDifference) -> String {
    var parts: [String] = []
    if difference.count > 0 {
      let exception = "\(pixels(difference.count)) (\(percent(difference.ratio)))"
      parts.append("except for \(exception), which the tolerance allows")
    }
    if difference.excused.total > 0 { parts.append("except for \(excusedText(difference.excused))") }
    return parts.joined(separator: ", and ")
  }

  private func excusedText(_ excused: ExcusedPixels) -> String {
    var parts: [String] = []
    if excused.belowThreshold > 0 {
      parts.append("\(pixels(excused.belowThreshold)) within the threshold of \(shortest(options.threshold))")
    }
    if excused.antialiasing > 0 { parts.append("\(pixels(excused.antialiasing)) of antialiasing") }
    if excused.ignored > 0 { parts.append("\(pixels(excused.ignored)) in ignored areas") }
    return parts.joined(separator: ", ")
  }
}

extension PictureComparison {
  private func place(_ difference: PixelDifference) -> String {
    let regions = difference.regions
    let place = regions.count == 1 ? "in \(regions[0].bounds)\(view(0))" : "in \(regions.count) regions"
    return "by at most \(levels(difference.largest))/255, \(place)"
  }

  private func regionLines(_ difference: PixelDifference) -> [String] {
    let regions = difference.regions
    guard regions.count > 1 else { return [] }
    let largest = Set(
      regions.indices.sorted { (regions[$1].count, $0) < (regions[$0].count, $1) }.prefix(Self.mostRegions))
    let reported = regions.indices.filter(largest.contains).map {
      "  \(regions[$0].bounds)\(view($0)): \(pixels(regions[$0].count))"
    }
    let more = regions.count - reported.count
    return reported + (more > 0 ? ["  and \(more) smaller \(more == 1 ? "region" : "regions")"] : [])
  }

  private func view(_ region: Int) -> String { regionViews[region].map { " in '\($0)'" } ?? "" }

  private static let mostRegions = 8
}

/// Returns a difference of a color channel in units of 1/255: a whole number or, below 1, two significant digits.
package func levels(_ difference: Double) -> String {
  var digits = 1.0
  while difference * digits < 10, digits < 1e5 { digits *= 10 }
  return shortest(difference >= 1 ? difference.rounded() : (difference * digits).rounded() / digits)
}

private func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

/// Returns a percentage with two significant digits, or with one decimal from 10 % on: `0.39 %`, `12.3 %`. Returns
/// `under 0.0001%` for smaller percentages.
private func percent(_ ratio: Double) -> String {
  let percent = ratio * 100
  if percent >= 10 { return "\(shortest(percent, places: 1))%" }
  if percent < 0.0001 { return "under 0.0001%" }
  var (scaled, digits) = (percent, 1.0)
  while scaled < 10, digits < 1e6 { (scaled, digits) = (scaled * 10, digits * 10) }
  return "\(shortest(scaled.rounded() / digits))%"
}
