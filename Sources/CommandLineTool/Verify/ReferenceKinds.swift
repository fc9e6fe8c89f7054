import ArgumentParser
import LayoutDraw

/// The formats of the files that are compared, such as `png,json`.
struct ReferenceKinds: ExpressibleByArgument, Sendable {
  var formats: [OutputFormat]

  init?(argument: String) {
    let names = argument.split(separator: ",").map(String.init)
    let wanted = names.compactMap { OutputFormat(named: $0)?.name }
    guard !names.isEmpty, wanted.count == names.count else { return nil }
    formats = OutputFormat.all.filter { wanted.contains($0.name) }
  }

  /// Chooses the default formats: PNG for people, JSON for exact frames, and each other format that has a reference.
  init(in references: [String]) {
    let endings = Set(references.compactMap { splitExtension($0).extension?.lowercased() })
    formats = OutputFormat.all.filter { $0.isAlwaysCompared || endings.contains($0.fileExtension) }
  }

  func cover(_ path: String) -> Bool {
    hasExtension(path, among: formats.map(\.fileExtension))
  }
}

extension OutputFormat {
  /// Indicates whether the format is one of the default formats even if no reference has this format.
  fileprivate var isAlwaysCompared: Bool {
    switch self {
    case .json: true
    case .picture(let format): format == PNGFormat.self
    }
  }
}
