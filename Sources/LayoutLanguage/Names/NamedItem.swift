package enum NamedItem: Sendable, Hashable {
  case view(String)
  case metric(String)

  package var name: String {
    switch self {
    case .view(let name), .metric(let name): name
    }
  }
}
