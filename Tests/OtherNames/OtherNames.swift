// Types with the names of SwiftUI's types, for tests of programs that import both.

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
