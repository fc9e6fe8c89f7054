// Names as a shell matches them:
//
//     pattern = ("**" | "*" | "?" | CHARACTER)*    `*` and `?` stop at a `/`, `**` does not

/// A pattern of names below a folder.
public struct Glob: Sendable {
  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    /// Any number of them, within a name or across folders.
    case any(crossesFolders: Bool)
  }

  private var parts: [Part] = []

  public init(_ pattern: String) {
    var rest = pattern[...]
    while let first = rest.first {
      if rest.hasPrefix("**") {
        parts.append(.any(crossesFolders: true))
        rest = rest.drop { $0 == "*" }
        continue
      }
      rest.removeFirst()
      switch first {
      case "*": parts.append(.any(crossesFolders: false))
      case "?": parts.append(.anyCharacter)
      default: parts.append(.character(first))
      }
    }
  }

  /// Whether the whole name fits. Cost: at most the lengths of pattern and name multiplied, whatever the pattern.
  public func matches(_ name: String) -> Bool {
    // The places in the pattern that can be reached with what was read of the name.
    var places = closure([0])
    for character in name {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .character(let wanted): if wanted == character { next.insert(place + 1) }
        case .anyCharacter: if character != "/" { next.insert(place + 1) }
        case .any(let crossesFolders): if crossesFolders || character != "/" { next.insert(place) }
        }
      }
      places = closure(next)
    }
    return places.contains(parts.count)
  }

  /// With the places behind what may stand for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var at = place
      while at < parts.count, case .any = parts[at] {
        at += 1
        all.insert(at)
      }
    }
    return all
  }
}

extension Verification {
  /// The references that a person means by a name or a pattern: the name of a case or of its layout, a folder of them,
  /// or a file as the shell completes it.
  public func files(named pattern: String) -> Set<String> {
    let glob = Glob(pattern)
    var found: Set<String> = []
    for item in cases {
      var names = [item.name]
      if let layout = item.layout { names += [layout.name, layout.path] }
      let isNamed = names.contains { glob.matches($0) || Self.isFolder(pattern, of: $0) }
      for file in item.files
      where isNamed || [file.path, "\(references)/\(file.path)"].contains(where: glob.matches) {
        found.insert(file.path)
      }
    }
    return found
  }

  private static func isFolder(_ pattern: String, of name: String) -> Bool {
    name.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/")
  }
}
