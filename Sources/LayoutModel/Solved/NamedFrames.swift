internal import Encoding
public import Graphics

extension SolvedLayout {
  /// The frame of a named view, in points, in canvas coordinates. Cost: linear in the number of views.
  public subscript(name: String) -> Rect? {
    layout.views.firstIndex { $0.name == name }.map { frames[$0] }
  }

  /// Returns a view's frame, in points, in canvas coordinates.
  ///
  /// - Precondition: this layout contains the view.
  public func frame(of view: ViewID) -> Rect { frames[view.index] }
}

extension SolvedLayout: CustomStringConvertible {
  public var description: String {
    let lines = layout.views.indices.dropFirst().map { index -> String in
      let frame = frames[index]
      let open = ambiguities[index].isEmpty ? "" : " (ambiguous)"
      return
        "\(layout.views[index].name ?? "-"): \(rounded(frame.width)) x \(rounded(frame.height)) "
        + "at \(rounded(frame.x)), \(rounded(frame.y))\(open)"
    }
    let name = canvas.name.map { "\($0), " } ?? ""
    let head = "\(name)\(rounded(size.width)) x \(rounded(size.height)), \(status.rawValue)"
    return ([head] + lines).joined(separator: "\n")
  }
}

private func rounded(_ value: Double) -> String { shortest(value, places: 3) }
