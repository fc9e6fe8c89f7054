import Encoding

extension Verification {
  /// Returns the paths of the references that `pattern` selects. The argument can be a folder, the name of a case,
  /// layout or reference file, or a glob pattern that matches such names.
  public func files(named pattern: String) -> Set<String> {
    let glob = Glob(pattern)
    var found: Set<String> = []
    for item in cases {
      var names = [item.name]
      if let layout = item.layout { names += [layout.name, layout.path] + layout.file }
      let isNamed = names.contains { glob.matches($0) || Self.isFolder(pattern, of: $0) }
      for file in item.files
      where isNamed || [file.path, "\(references)/\(file.path)"].contains(where: glob.matches) {
        found.insert(file.path)
      }
    }
    return found
  }

  private static func isFolder(_ pattern: String, of name: String) -> Bool {
    name.starts(withBytesOf: pattern.ends(withBytesOf: "/") ? pattern : pattern + "/")
  }
}

extension VerifiedSource {
  fileprivate var file: [String] {
    guard let dot = path.lastIndex(of: ".") else { return [] }
    let file = name + path[dot...]
    return path.hasSuffix(file) ? [file] : []
  }
}
