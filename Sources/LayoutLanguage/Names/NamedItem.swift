/// The name of a view or metric. Views and metrics have separate namespaces.
package enum NamedItem: Sendable, Hashable {
  case view(String)
  case metric(String)

  package var name: String {
    switch self {
    case .view(let name), .metric(let name): name
    }
  }
}
