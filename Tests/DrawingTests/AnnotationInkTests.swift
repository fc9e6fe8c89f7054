import Testing

@testable import Drawing

/// WCAG 2.2, 1.4.3 for what is read, 1.4.11 for lines.
@Suite struct AnnotationInkTests {
  @Test(arguments: Theme.all) func contrast(_ theme: Theme) {
    for ground in [theme.sheet.fill ?? theme.background, theme.background] {
      for ink in [theme.annotation.ink, theme.annotation.guideInk] {
        #expect(ink.contrast(with: ground) >= 4.5)
      }
      for line in [theme.annotation.line, theme.annotation.guide] {
        #expect(line.contrast(with: ground) >= 3)
      }
    }
  }
}
