/// The sign of a conflict by its position among several: ①, ②, …, and after ⑳ (21).
///
/// - Parameter index: the position, from 0.
func conflictNumber(_ index: Int) -> String {
  // U+2460 is ①.
  guard index < 20, let character = Unicode.Scalar(UInt32(0x2460 + index)) else { return "(\(index + 1))" }
  return String(Character(character))
}
