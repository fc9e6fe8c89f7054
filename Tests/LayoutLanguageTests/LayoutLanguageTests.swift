import Testing

@testable import LayoutLanguage
