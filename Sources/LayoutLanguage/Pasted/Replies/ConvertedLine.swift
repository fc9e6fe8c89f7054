/// A statement of this language in reply to pasted code: a line, and what its block holds.
struct ConvertedLine: Equatable {
  var text: String
  var block: [ConvertedLine] = []

  init(_ text: String, block: [ConvertedLine] = []) {
    self.text = text
    self.block = block
  }

  /// All of it in one line: `stack bar row { view a; view b }`.
  var oneLine: String {
    block.isEmpty ? text : "\(text) { \(block.map(\.oneLine).joined(separator: "; ")) }"
  }

  /// As a file has it, a block's lines two blanks further in.
  func lines(indentation: String = "") -> [String] {
    guard !block.isEmpty else { return [indentation + text] }
    return ["\(indentation)\(text) {"]
      + block.flatMap { $0.lines(indentation: indentation + "  ") } + ["\(indentation)}"]
  }
}
