/// An optional addition to a picture, such as sizes. Each annotation is one value, in a file of its own.
public struct DrawingAnnotation: Sendable {
  /// The name on the command line: `sizes`.
  public let name: String
  /// The description for help.
  public let help: String
  /// The noun for one mark, with which the legend lists marks that found no room: `size`. Its plural ends in
  /// s.
  let noun: String
  /// The legend's explanation of the annotation's signs; `nil` if they need none.
  let legend: String?
  /// The part of a place, from 0 to 1, that more important annotations may cover before this one avoids the place:
  /// readers of a small view need its sizes and distances more than its center lines.
  let crowdLimit: Double
  /// Indicates whether the annotation measures the space between edges.
  var isMeasure: Bool { self == .gaps || self == .sizes }
  /// Indicates whether names make room for the annotation's numbers.
  var movesNames: Bool { isMeasure || self == .constraints }
  /// Draws its marks where there is room for them.
  let place: @Sendable (_ placing: inout Placer) -> Void

  init(
    _ name: String, of noun: String, help: String, legend: String? = nil, crowdLimit: Double = .infinity,
    place: @escaping @Sendable (_ placing: inout Placer) -> Void
  ) {
    self.name = name
    self.help = help
    self.noun = noun
    self.legend = legend
    self.crowdLimit = crowdLimit
    self.place = place
  }

  /// Every annotation, in the order in which they choose their places: if room is short, the later ones are left out. A
  /// gap has only one place, while a size has many, so gaps come first.
  public static let all: [DrawingAnnotation] = [
    .gaps, .sizes, .intrinsic, .constraints, .margins, .baselines, .centers, .grid,
  ]
}

extension DrawingAnnotation: Equatable {
  public static func == (a: DrawingAnnotation, b: DrawingAnnotation) -> Bool { a.name == b.name }
}
