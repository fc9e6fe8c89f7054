/// What a file gives a name to: views have one namespace, metrics another.
public enum NamedThing: Sendable, Hashable {
  case view(String)
  case metric(String)

  public var name: String {
    switch self {
    case .view(let name), .metric(let name): name
    }
  }
}
