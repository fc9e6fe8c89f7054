extension ParsedLayout {
  /// Every constraint in normal form after its place, one a line: `a.layout:3:5: a.leading == view.leading + 8`.
  public func constraintsText() -> [UInt8] {
    var locations = LocationCursor(layout.source)
    var text: [UInt8] = []
    for constraint in layout.constraints {
      let place = locations.location(at: constraint.span.start)
      let equation = layout.text(of: constraint)
      text.append(
        contentsOf: "\(layout.source.name):\(place.line):\(place.column): \(equation)\n".utf8)
    }
    return text
  }
}
