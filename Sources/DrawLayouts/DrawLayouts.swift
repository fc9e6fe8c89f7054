import Foundation
import PackagePlugin

/// The command `swift package draw-layouts`, which draws the `.layout` files of each DocC catalog into the catalog's
/// `Resources` folder.
@main
struct DrawLayouts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let program = try builtProgram()
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var drawn = 0
    for target in targets {
      for catalog in files(below: target.directoryURL, ending: "docc") {
        for layout in files(below: catalog, ending: "layout") {
          let folder = catalog.appending(path: "Resources")
          let pictures = try draw(layout, into: folder, program, extractor.remainingArguments)
          let place = layout.path.dropFirst(context.package.directoryURL.path.count + 1)
          print("\(place): \(pictures.joined(separator: ", ")) in \(catalog.lastPathComponent)/Resources")
          drawn += 1
        }
      }
    }
    if drawn == 0 {
      Diagnostics.warning(
        "found no .layout files in the .docc catalogs of \(targets.count == 1 ? "target" : "targets") \(targets.map(\.name).joined(separator: ", "))"
      )
    }
  }

  /// Builds `layoutdraw`, and returns its URL. If the plugin depended on the program instead, SwiftPM would compile the
  /// program twice.
  private func builtProgram() throws -> URL {
    let result = try packageManager.build(.product("layoutdraw"), parameters: .init())
    guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      throw Failure(reason: "layoutdraw could not be built:\n\(result.logText)")
    }
    return program.url
  }

  private func files(below folder: URL, ending: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { folder.appending(path: $0) }
  }

  private func draw(
    _ layout: URL, into folder: URL, _ program: URL, _ options: [String]
  ) throws -> [String] {
    var pictures: [String] = []
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = layout.deletingPathExtension().lastPathComponent
    for (scale, suffix) in [("1", ""), ("2", "@2x")] {
      let picture = folder.appending(path: "\(name)\(suffix).png").path
      let process = try Process.run(
        program, arguments: [layout.path, "-o", picture, "--scale", scale, "--dark-pair"] + options)
      process.waitUntilExit()
      // Accept status 1, which means that the layout was drawn but has a conflict. A documentation page may show a
      // conflict on purpose.
      if process.terminationStatus > 1 { throw Failure(reason: "\(layout.path) was not drawn") }
      pictures += ["\(name)\(suffix).png", "\(name)~dark\(suffix).png"]
    }
    return pictures
  }
}

struct Failure: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
