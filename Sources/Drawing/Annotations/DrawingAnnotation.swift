/// Something that a picture can say about a layout besides what its views look like: a value for each, in a file
/// of its own.
public struct DrawingAnnotation: Sendable {
  /// What it is called on the command line: `sizes`.
  public let name: String
  /// What it shows, for help.
  public let help: String
  /// What the legend calls one that found no room: `size`; several have an s.
  let noun: String
  /// What its signs mean, for the legend; `nil` where they need no words.
  let legend: String?
  /// How much of a place more important annotations may cover before this one stays away from it, from 0 to 1: a reader
  /// of a small view needs its sizes and distances more than its center lines.
  let crowdLimit: Double
  /// Indicates whether it measures what lies between edges: for its numbers, names move.
  var isMeasure: Bool { self == .gaps || self == .sizes }
  /// Puts its marks where there is room for them.
  let place: @Sendable (_ placing: inout AnnotationPlacing) -> Void

  init(
    _ name: String, of noun: String, help: String, legend: String? = nil, crowdLimit: Double = .infinity,
    place: @escaping @Sendable (_ placing: inout AnnotationPlacing) -> Void
  ) {
    self.name = name
    self.help = help
    self.noun = noun
    self.legend = legend
    self.crowdLimit = crowdLimit
    self.place = place
  }

  /// Every annotation, in the order in which they choose their places: where room is short, the later ones go
  /// without. Gaps can only be told where they are, sizes in many places.
  public static let all: [DrawingAnnotation] = [
    .gaps, .sizes, .intrinsic, .constraints, .margins, .baselines, .centers, .grid,
  ]
}

extension DrawingAnnotation: Equatable {
  public static func == (a: DrawingAnnotation, b: DrawingAnnotation) -> Bool { a.name == b.name }
}
