import LayoutDraw

struct ResultWriter {
  private let options: OutputOptions
  private let folders: [String]
  private let style: MessageStyle
  private var claims: OutputClaims
  private(set) var status = ExitStatus.allWell
  private var rules: [MakeRule] = []

  /// - Parameter dependencyPath: the path given with `--depfile`, to which no picture may be written.
  init(
    inputs: [Input], folders: [String], options: OutputOptions, dependencyPath: String?, style: MessageStyle
  ) {
    (self.options, self.folders, self.style) = (options, folders, style)
    claims = OutputClaims(inputs: inputs, folders: folders, options: options)
    if let dependencyPath { try? claims.claim(dependencyPath, for: "--depfile") }
  }

  mutating func finish(_ drawn: DrawnInput) {
    var drawn = drawn
    let destination = Destination(for: drawn.input, below: folders, options: options)
    if destination.isStream { drawn.outputs.removeAll(where: \.isDark) }
    if let rivals = claims.rivals(for: destination) {
      if !rivals.isEmpty { drawn.messages.add(.outputShared(by: rivals), at: destination.path(label: nil)) }
    } else if destination.isStream, drawn.outputs.count > 1 {
      let labels = drawn.outputs.compactMap(\.label)
      drawn.messages.add(.manyForStream(labels), at: destination.path(label: nil))
    } else {
      write(&drawn, to: destination)
    }
    drawn.messages.print()
    status = max(status, drawn.messages.status)
  }

  private mutating func write(_ drawn: inout DrawnInput, to destination: Destination) {
    let paths = drawn.outputs.map { output in
      destination.path(
        label: drawn.needsLabels(at: destination) ? output.label : nil, isDark: output.isDark)
    }
    // Reserve all paths first, so that nothing is written if a path is already taken.
    if destination != .standardOutput {
      for path in paths {
        do throws(FileError) { try claims.claim(path, for: drawn.input.name) } catch {
          return drawn.messages.add(error, at: path)
        }
      }
    }
    var written: [String] = []
    for (output, path) in zip(drawn.outputs, paths) {
      do throws(FileError) {
        try write(output.bytes, to: path, destination)
        written.append(path)
      } catch {
        drawn.messages.add(error, at: path)
      }
    }
    if !destination.isStream, !written.isEmpty {
      rules.append(MakeRule(targets: written, prerequisites: drawn.input.path.map { [$0] } ?? []))
    }
  }

  mutating func writeDependencies(to path: String, fonts: [String]) {
    guard !rules.isEmpty else { return }
    var messages = Messages(style: style)
    do throws(FileError) {
      let rules = rules.map { MakeRule(targets: $0.targets, prerequisites: $0.prerequisites + fonts) }
      let text = try makefile(rules, optional: fonts)
      try writeFile(Array(text.utf8), to: path)
    } catch {
      messages.add(error, at: path)
    }
    messages.print()
    status = max(status, messages.status)
  }

  private func write(_ bytes: [UInt8], to path: String, _ destination: Destination) throws(FileError) {
    if destination == .standardOutput {
      if options.format.isBinary, System.isTerminal(1) { throw .terminal(format: options.format.name) }
      try writeStandardOutput(bytes)
    } else {
      if let folder = options.folder {
        try writeFile(bytes, to: rest(of: path, below: folder) ?? path, below: folder)
      } else {
        try writeFile(bytes, to: path, namedOrBelow: options.path == nil ? folders : [])
      }
    }
  }
}

extension DrawnInput {
  /// Returns whether the names of the written files contain the canvas's label.
  fileprivate func needsLabels(at destination: Destination) -> Bool {
    guard hasSeveralCanvases else { return false }
    if case .derived = destination { return true }
    return outputs.count { !$0.isDark } > 1
  }
}

extension OutputFormat {
  fileprivate var isBinary: Bool {
    switch self {
    case .picture(let format): format.name != "svg"
    case .json: false
    }
  }
}
