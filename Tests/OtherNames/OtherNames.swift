// Types with the same names as types of LayoutDSL, as in SwiftUI. `NameTests` imports both modules to check that the
// names do not clash.

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
