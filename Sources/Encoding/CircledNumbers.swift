private let circles: [(first: Int, characters: ClosedRange<UInt32>)] = [
  (1, 0x2460...0x2473), (21, 0x3251...0x325F), (36, 0x32B1...0x32BF),
]

/// Returns a number in a circle: ①, ②, … ㊿. Other numbers are in parentheses: (51).
package func circled(_ number: Int) -> String {
  for (first, characters) in circles where number >= first && number < first + characters.count {
    return Unicode.Scalar(characters.lowerBound + UInt32(number - first)).map { String(Character($0)) } ?? ""
  }
  return "(\(number))"
}

/// Returns the number of a character from ① to ㊿; `nil` for other characters.
package func circledNumber(_ character: Character) -> Int? {
  guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
  let circle = circles.first { $0.characters.contains(scalar.value) }
  return circle.map { $0.first + Int(scalar.value - $0.characters.lowerBound) }
}
