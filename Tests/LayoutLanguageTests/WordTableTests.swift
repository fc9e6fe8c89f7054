import LayoutModel
import Testing

@testable import LayoutLanguage

struct WordTableTests {
  enum Word: String, CaseIterable {
    case a, ab, abcdefgh, abcdefghi, abcdefghijklmnop, abcdefghijklmnopq, abcdefghijklmnopr
  }

  private let words = WordTable<Word>()

  @Test(arguments: Word.allCases)
  func findsWords(word: Word) {
    #expect(words[word.rawValue] == word)
  }

  @Test(arguments: [
    "", "b", "A", "abc", "abcdefg", "abcdefgj", "bcdefgh", "abcdefghijklmno", "abcdefghijklmnoq",
    "abcdefghijklmnops", "abcdefghijklmnop\0", "abcdefghi\u{301}",
  ])
  func knowsNoOthers(text: String) {
    #expect(words[text] == nil)
  }

  @Test func namesOfTheLanguageReadBack() {
    for name in SLLRuleName.allCases { #expect(SLLRuleName(rawValue: name.rawValue) == name) }
    for name in ViewProperty.allCases { #expect(ViewProperty(word: name.rawValue) == name) }
  }
}
