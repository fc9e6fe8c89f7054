// Patterns match names as in a shell:
//
//     pattern = ("**" | "*" | "?" | CHARACTER)*    `*` and `?` don't match `/`, `**` does

/// A pattern for names of files in a folder and its subfolders.
public struct Glob: Sendable {
  private enum Part: Equatable {
    case character(Character)
    case anyCharacter
    /// Any number of characters. `*` matches characters within one name only, and `**` matches `/`, too.
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

  /// Returns whether the whole name matches. Cost: at most the product of the lengths of pattern and name.
  public func matches(_ name: String) -> Bool {
    // The positions in the pattern that can be reached by matching the characters so far.
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

  /// Returns the given positions, and the positions that are reached from them if `*` and `**` match no characters.
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
