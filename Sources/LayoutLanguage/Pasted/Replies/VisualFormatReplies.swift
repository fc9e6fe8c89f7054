import LayoutModel

extension PastedReader {
  /// `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: views)`
  mutating func readVisualFormat(_ arguments: [PastedArgument]) throws(UnreadableCode) {
    guard case .string(var line)? = arguments["withVisualFormat"], !line.isEmpty, !line.contains("\\") else {
      throw UnreadableCode()
    }
    // 1. The views' names, where the dictionary has others than the file.
    if case .dictionary(let pairs)? = arguments["views"] {
      var names: [String: String] = [:]
      for pair in pairs {
        guard let key = pair.key, let path = pair.value.path, case .named(let name) = view(resolved(path))
        else { continue }
        names[key] = name
      }
      line = renaming(line, names)
    }
    // 2. Metrics that the file does not have.
    if case .dictionary(let pairs)? = arguments["metrics"] {
      for pair in pairs {
        guard let key = pair.key, !surroundings.metrics.contains(key), let number = number(pair.value) else {
          continue
        }
        lets.append("let \(key) = \(number.text)")
      }
    }
    // 3. Options.
    let options = arguments["options"].map(optionNames) ?? []
    outputs.append(.line(([line] + options).joined(separator: " ")))
  }

  private func optionNames(_ expression: PastedExpression) -> [String] {
    switch expression {
    case .array(let elements): return elements.flatMap(optionNames)
    case .member(_, let name), .name(let name):
      let words = ["NSLayoutFormat", "AlignAll", "Direction", "Spacing"]
      var word = name
      if word.hasPrefix(words[0]) {
        word = String(word.dropFirst(words[0].count))
        word = word.prefix(1).lowercased() + word.dropFirst()
      }
      return ["alignAll", "direction", "spacing"].contains(where: word.hasPrefix) ? [word] : []
    case .arithmetic(let left, _, let right): return optionNames(left) + optionNames(right)
    default: return []
    }
  }

  /// The line with other names for its views: those behind `[`, `(`, `=` and `,`.
  private func renaming(_ line: String, _ names: [String: String]) -> String {
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      if first.isLetter || first == "_" {
        let word = takeWord(&rest)
        if word.isEmpty { return line }
        result += "[=<>(,".contains(result.last ?? " ") ? names[word] ?? word : word
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
