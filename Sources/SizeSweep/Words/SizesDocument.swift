import Diagnostics
import Encoding
import LayoutMessages
import LayoutModel

extension SizeSweepResult {
  /// Returns the result as JSON: for each canvas, the ranges of sizes with the same formulas, and the sizes at which
  /// the layout's behavior changes.
  ///
  /// In a frame, `[c, m]` means `c + m * size`, where `size` is the canvas's width or height.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", 1)
      json.member("file", source.name)
      json.array("canvases", canvases, .lines) { json, canvas in json.write(canvas) }
      json.key("diagnostics")
      var locations = LocationCursor(source)
      json.array(diagnostics, .lines) { json, diagnostic in
        json.object { json in json.members(of: diagnostic, &locations) }
      }
    }
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ canvas: SizeSweepResult.Canvas) {
    let sizes = canvas.sizes
    object(.lines) { json in
      json.member("name", sizes.canvas.name)
      if let id = sizes.canvas.identifier { json.member("id", id) }
      json.member("axis", sizes.axis.extent)
      json.member("from", sizes.range.lowerBound)
      json.member("to", sizes.range.upperBound)
      json.array("pieces", sizes.pieces, .lines) { json, piece in json.write(piece, of: sizes.layout) }
      json.array("critical", canvas.critical, .lines) { json, critical in
        json.write(critical, in: sizes.layout.source)
      }
      if !sizes.unsought.isEmpty {
        json.object("truncated") { json in
          json.array("sizes", sizes.unsought) { json, range in
            json.array([range.lowerBound, range.upperBound]) { $0.write(withoutNoise($1)) }
          }
        }
      }
    }
  }

  private mutating func write(_ piece: SizePiece, of layout: Layout) {
    object(.lines) { json in
      json.member("from", withoutNoise(piece.from))
      json.member("to", withoutNoise(piece.to))
      json.member("status", piece.status.rawValue)
      json.object("frames", .lines) { json in
        for (view, frame) in zip(layout.views, piece.frames).dropFirst() {
          guard let name = view.name else { continue }
          json.object(name) { json in
            for (value, line) in zip(FrameValue.allCases, frame.values) {
              json.key(value.rawValue)
              // Write the rate with more digits than a length, because programs that read the JSON multiply the rate,
              // including its rounding error, by a size.
              json.array([withoutNoise(line.constant), (line.rate * 1e12).rounded() / 1e12]) { $0.write($1) }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ critical: LayoutBreakpoint, in source: SourceText) {
    object { json in
      json.member("at", withoutNoise(critical.at))
      json.member("code", critical.code)
      json.array("views", critical.views) { $0.write($1) }
      json.member("message", critical.message)
      json.member("line", critical.span.map { source.location(at: $0.start).line })
    }
  }
}
