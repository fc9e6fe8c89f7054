import LayoutDraw

enum Destination: Sendable, Equatable {
  case standardOutput
  case named(String)
  /// A path made from the input's name, such as `a.png` for `a.layout`.
  case derived(String)

  /// - Parameter folders: the input folders. With the folder `ui`, the output of `ui/login/form.layout` is
  ///   `login/form.png` in `--out-dir`.
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

  var isStream: Bool {
    switch self {
    case .standardOutput: true
    case .named(let path), .derived(let path): (try? System.status(of: path))?.kind == .stream
    }
  }

  /// Returns the path with the label and, for a dark picture, `~dark` before the extension, such as `out-iPad.png` or
  /// `out~dark.png`.
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
