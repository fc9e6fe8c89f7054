/// A rule of Make that lists dependencies, in the form that `gcc -MD -MP` writes and that Ninja reads as a `depfile`.
///
/// See the GNU Make manual, “Generating Prerequisites Automatically”, and “Rule Syntax” for escaping.
struct MakeRule: Equatable {
  /// The files that were written.
  var targets: [String]
  /// The files that were read.
  var prerequisites: [String]
}

/// The rules as a text, followed by an empty rule for each file of `optional`, so that Make continues if that file is
/// removed.
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

/// A path escaped for Make and Ninja: a backslash precedes each blank, `#` and `:`, with any backslashes before it
/// doubled, and `$` becomes `$$`.
func makeName(_ path: String) throws(FileError) -> String {
  var name = ""
  var backslashes = 0
  for scalar in path.unicodeScalars {
    switch scalar {
    case " ", "#", ":": name += String(repeating: "\\", count: backslashes + 1)
    case "$": name += "$"
    // No escape makes Make accept these in a target.
    case ";", "=", "%", "|", "\u{0}"..<" ", "\u{7F}": throw .noMakeName(path, scalar)
    default: break
    }
    name.unicodeScalars.append(scalar)
    backslashes = scalar == "\\" ? backslashes + 1 : 0
  }
  return name
}
