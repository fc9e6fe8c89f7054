import Testing

@testable import LayoutDrawCLI
