// Types with the names of SwiftUI's types, for tests that import this module and LayoutDraw.

public struct Layout {
  public init() {}
}

public struct View {
  public init() {}
}

public struct Color {
  public init() {}
}

public struct Canvas {
  public init() {}
}
