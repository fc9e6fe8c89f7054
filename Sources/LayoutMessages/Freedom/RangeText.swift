import LayoutModel

extension SolvedLayout {
  package func text(of range: OpenRange) -> String { "may be \(range.words(in: .message, number))" }
}
