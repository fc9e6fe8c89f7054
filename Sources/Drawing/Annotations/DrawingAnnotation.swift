/// An optional addition to a picture, such as the sizes of views.
public struct DrawingAnnotation: Sendable {
  /// The annotation's name on the command line, such as `sizes`.
  public let name: String
  /// The description in the command line's help.
  public let help: String
  /// The singular noun with which the legend counts the marks that did not fit, such as `size` for `2 sizes`. The
  /// legend adds an s for the plural.
  let noun: String
  /// The legend's explanation of the annotation's lines and symbols, if they need one.
  let legend: String?
  /// The largest fraction of the area around a mark that more important annotations may cover. If they cover more, the
  /// mark is not placed there.
  let crowdLimit: Double
  var isMeasure: Bool { self == .gaps || self == .sizes }
  /// Indicates whether names are moved to make space for the annotation's numbers.
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

  /// All annotations, in the order in which they are placed: gaps before sizes, because a size has more possible
  /// places.
  public static let all: [DrawingAnnotation] = [
    .gaps, .sizes, .intrinsic, .constraints, .margins, .baselines, .centers, .grid,
  ]
}

extension DrawingAnnotation: Equatable {
  public static func == (a: DrawingAnnotation, b: DrawingAnnotation) -> Bool { a.name == b.name }
}
