// Types that go by names of SwiftUI's, for tests of programs that import both.

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
