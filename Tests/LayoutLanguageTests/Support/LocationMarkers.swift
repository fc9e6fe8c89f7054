/// Text with its marks taken out, and where they stood: `1️⃣` marks a place in a test's text, as in
/// swift-syntax's parser tests.
struct MarkedText {
  var text = ""
  /// UTF-8 offsets, by the marks' order.
  var marks: [Int] = []

  init(_ marked: String) {
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
        marks.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
  }
}
