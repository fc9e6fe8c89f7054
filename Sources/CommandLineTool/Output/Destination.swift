import LayoutDraw

/// The destination of one input's results.
enum Destination: Sendable, Equatable {
  case standardOutput
  /// A file that was named on the command line.
  case named(String)
  /// A name made from the input's, such as `a.png` for `a.layout`.
  case derived(String)

  /// Finds the destination.
  ///
  /// - Parameter folders: the folders whose layouts are drawn. With `--out-dir`, results are in the same subfolders as
  ///   their layouts.
  init(for input: Input, below folders: [String] = [], options: OutputOptions) {
    let ending = "." + options.format.fileExtension
    if let folder = options.folder {
      self = .derived(joined(folder, splitExtension(input.fileName(below: folders)).stem + ending))
    } else if let path = options.path {
      self = path == "-" || path == "/dev/stdout" ? .standardOutput : .named(path)
    } else if case .file(let path) = input {
      self = .derived(splitExtension(path).stem + ending)
    } else {
      self = .standardOutput
    }
  }

  /// Indicates whether the destination is a stream, which all results share: standard output, a device or a pipe.
  var isStream: Bool {
    switch self {
    case .standardOutput: true
    case .named(let path), .derived(let path): (try? System.status(of: path))?.kind == .stream
    }
  }

  /// The path of a result; a label comes before the extension: `out-iPad.png`, `out-iPad@2x.png`.
  ///
  /// - Parameter isDark: whether the result is the dark picture of a pair: `out~dark.png`, `out~dark@2x.png`, as DocC
  ///   expects.
  func path(label: String?, isDark: Bool = false) -> String {
    switch self {
    case .standardOutput: return "<stdout>"
    case .named(let path), .derived(let path):
      if label == nil, !isDark { return path }
      let (stem, ending) = splitExtension(path)
      return pictureStem(stem, label: label, isDark: isDark) + (ending.map { "." + $0 } ?? "")
    }
  }
}

extension Input {
  /// The name from which that of a result is made, with the input's extension: the path of a file below one of the
  /// folders, or its last part; a fixed name for other inputs.
  fileprivate func fileName(below folders: [String]) -> String {
    switch self {
    case .file(let path):
      folders.lazy.compactMap { rest(of: path, below: $0) }.first
        ?? lastPart(of: path)
    case .standardInput: "stdin"
    case .expression: "expression"
    }
  }
}
