import Testing

@testable import Drawing

/// Contrasts satisfy WCAG 2.2: 1.4.3 for text, 1.4.11 for lines.
@Suite struct AnnotationInkTests {
  @Test(arguments: Theme.all) func contrast(_ theme: Theme) {
    for ground in [theme.sheet.fill ?? theme.background, theme.background] {
      for tone in [theme.annotation.measure, theme.annotation.guide, theme.annotation.tie] {
        #expect(tone.ink.contrast(with: ground) >= 4.5)
        #expect(tone.line.contrast(with: ground) >= 3)
      }
    }
  }
}
