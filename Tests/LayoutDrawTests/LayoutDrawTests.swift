import Testing

@testable import LayoutDraw
