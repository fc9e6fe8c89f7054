/// A named item of a file: views have one namespace, metrics another.
package enum NamedItem: Sendable, Hashable {
  case view(String)
  case metric(String)

  package var name: String {
    switch self {
    case .view(let name), .metric(let name): name
    }
  }
}
