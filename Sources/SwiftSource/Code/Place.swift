/// A range of bytes in one of the program's files.
struct Place: Hashable, Sendable {
  /// The file's index in `Program.paths`.
  var file: Int32
  /// The byte offsets of the range; `end` is exclusive.
  var start: Int32
  var end: Int32

  static let none = Place(file: -1, start: 0, end: 0)

  func contains(_ other: Place) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
