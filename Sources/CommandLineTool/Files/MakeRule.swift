/// A rule of Make for dependencies, as `gcc -MD -MP` writes them, and Ninja reads them as `depfile`.
///
/// See the GNU Make manual, “Generating Prerequisites Automatically”, and “Rule Syntax” for escaping.
struct MakeRule: Equatable {
  /// The files that were written.
  var targets: [String]
  /// The files that were read.
  var prerequisites: [String]
}

/// The rules as a text, followed by an empty rule for each file of `optional`, so that Make continues if it is removed.
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

/// A path as Make and Ninja read it: `\ `, `\#` and `\:`, with the backslashes before them doubled, and `$$`.
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
