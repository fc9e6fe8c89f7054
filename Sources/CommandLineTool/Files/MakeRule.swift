/// A Makefile rule that lists dependencies, as `gcc -MD -MP` writes it (see “Rule Syntax” in the GNU Make manual).
struct MakeRule: Equatable {
  var targets: [String]
  var prerequisites: [String]
}

/// Returns the text of a Makefile with the rules. It contains an empty rule for each path in `optional`, so that Make
/// does not fail if the file at this path is missing.
func makefile(_ rules: [MakeRule], optional: [String]) throws(FileError) -> String {
  var text = ""
  for rule in rules {
    text += try makeList(rule.targets) + ":"
    if !rule.prerequisites.isEmpty { text += " " + (try makeList(rule.prerequisites)) }
    text += "\n"
  }
  for path in optional { text += try makeList([path]) + ":\n" }
  return text
}

private func makeList(_ paths: [String]) throws(FileError) -> String {
  var names: [String] = []
  for path in paths { names.append(try makeName(path)) }
  return names.joined(separator: " ")
}

/// Escapes a path for Make and Ninja: `a b` becomes `a\ b`, and `$` becomes `$$`.
func makeName(_ path: String) throws(FileError) -> String {
  var name = ""
  var backslashes = 0
  for scalar in path.unicodeScalars {
    switch scalar {
    case " ", "#", ":": name += String(repeating: "\\", count: backslashes + 1)
    case "$": name += "$"
    // Make cannot escape these characters in a target.
    case ";", "=", "%", "|", "\u{0}"..<" ", "\u{7F}": throw .noMakeName(path, scalar)
    default: break
    }
    name.unicodeScalars.append(scalar)
    backslashes = scalar == "\\" ? backslashes + 1 : 0
  }
  return name
}
