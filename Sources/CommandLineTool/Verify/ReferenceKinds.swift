import ArgumentParser
import LayoutDraw

struct ReferenceKinds: ExpressibleByArgument, Sendable {
  var formats: [OutputFormat]

  init?(argument: String) {
    let names = argument.split(separator: ",").map(String.init)
    let wanted = names.compactMap { OutputFormat(named: $0)?.name }
    guard !names.isEmpty, wanted.count == names.count else { return nil }
    formats = OutputFormat.all.filter { wanted.contains($0.name) }
  }

  /// Chooses the default formats: PNG, JSON, and each other format in which a reference (an expected file) exists.
  init(in references: [String]) {
    let endings = Set(references.compactMap { splitExtension($0).extension?.lowercased() })
    formats = OutputFormat.all.filter { $0.isAlwaysCompared || endings.contains($0.fileExtension) }
  }

  func cover(_ path: String) -> Bool {
    hasExtension(path, among: formats.map(\.fileExtension))
  }
}

extension OutputFormat {
  fileprivate var isAlwaysCompared: Bool {
    switch self {
    case .json: true
    case .picture(let format): format == PNGFormat.self
    }
  }
}
