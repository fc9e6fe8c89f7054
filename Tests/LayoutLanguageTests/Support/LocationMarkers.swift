/// A text without its marks, and the places of the marks. `1️⃣` marks a place, as in swift-syntax's parser tests.
struct MarkedText {
  var text = ""
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
