/// An optional addition to a picture, such as the sizes of views.
public struct DrawingAnnotation: Sendable {
  /// The name on the command line: `sizes`.
  public let name: String
  /// The description in the command line's help.
  public let help: String
  /// The noun for one mark, whose plural ends in s: `size`. The legend uses the noun to list marks without room.
  let noun: String
  /// The legend's explanation of the annotation's signs; `nil` if they need none.
  let legend: String?
  /// The density of more important annotations, from 0 to 1, above which this annotation avoids a place. In a small
  /// view, sizes and distances matter more than center lines.
  let crowdLimit: Double
  var isMeasure: Bool { self == .gaps || self == .sizes }
  /// Indicates whether names make room for the annotation's numbers.
  var movesNames: Bool { isMeasure || self == .constraints }
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

  /// All annotations, in the order in which they choose their places. Gaps come before sizes, because a size has more
  /// possible places.
  public static let all: [DrawingAnnotation] = [
    .gaps, .sizes, .intrinsic, .constraints, .margins, .baselines, .centers, .grid,
  ]
}

extension DrawingAnnotation: Equatable {
  public static func == (a: DrawingAnnotation, b: DrawingAnnotation) -> Bool { a.name == b.name }
}
