import ArgumentParser
import LayoutDraw

/// Which layouts are verified, and against what.
struct VerifyPlan: Sendable {
  /// From here names count.
  var root: String
  var references: String
  /// All layouts below the root by name, whether they are verified or not.
  var paths: [String: String] = [:]
  /// Those to verify, in order.
  var names: [String] = []
  /// Files below the folder of references, in order.
  var referenceFiles: [String] = []
  /// Names of folders and layouts, below which references are looked after; empty is all.
  private var scopes: [String] = []

  /// Where layouts lie when nothing else is said.
  static let layoutsFolder = "Samples"
  static let referencesFolder = "Snapshots"

  /// Finds out what there is.
  ///
  /// - Throws: `ValidationError` where the paths do not say what they are names of.
  init(_ given: [String], root: String?, references: String?) throws {
    let paths = given.map(tidied)
    self.root = try root.map(tidied) ?? Self.commonRoot(of: paths)
    self.references = references.map(tidied) ?? Self.referencesBeside(self.root)
    try find(paths)
  }

  /// The folder `Samples` that a path goes through, else the path itself, or a file's folder.
  private static func commonRoot(of paths: [String]) throws -> String {
    var roots: [String] = []
    for path in paths {
      let isFolder = (try? System.status(of: path))?.kind == .folder
      let place = isFolder ? path : folder(of: path)
      let parts = place.split(separator: "/", omittingEmptySubsequences: false)
      let root =
        parts.lastIndex { $0 == layoutsFolder }.map { parts[...$0].joined(separator: "/") } ?? place
      if !roots.contains(root) { roots.append(root) }
    }
    guard roots.count == 1 else {
      let list = roots.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("These layouts have no folder in common, but \(list): name it with --root.")
    }
    return roots[0]
  }

  private static func referencesBeside(_ root: String) -> String {
    root == "." ? referencesFolder : joined(folder(of: root), referencesFolder)
  }

  private mutating func find(_ given: [String]) throws {
    for file in try files(below: root) where file.hasSuffix(".layout") {
      paths[splitExtension(file).stem] = joined(root, file)
    }
    var chosen: Set<String> = []
    for path in given {
      let status: FileStatus
      do { status = try System.status(of: path) } catch { throw Unreadable(path: path, error: error) }
      guard let name = name(of: path) else {
        throw ValidationError("'\(path)' is not below '\(root)', from where names count (--root).")
      }
      if status.kind == .folder {
        let below = name.isEmpty ? "" : name + "/"
        chosen.formUnion(paths.keys.filter { $0.hasPrefix(below) })
        scopes.append(below)
      } else {
        let stem = splitExtension(name).stem
        paths[stem] = path
        chosen.insert(stem)
        scopes.append(stem)
      }
    }
    names = chosen.sorted()
    if (try? System.status(of: references)) != nil { referenceFiles = try files(below: references) }
  }

  private func files(below folder: String) throws -> [String] {
    do { return try filesBelow(folder) } catch { throw Unreadable(path: folder, error: error) }
  }

  /// A path as it reads from the root; empty for the root itself, `nil` outside.
  private func name(of path: String) -> String? {
    guard let real = try? System.realPath(path), let base = try? System.realPath(root) else { return nil }
    if real == base { return "" }
    let start = base == "/" ? base : base + "/"
    return real.hasPrefix(start) ? String(real.dropFirst(start.count)) : nil
  }

  /// Whether a reference may be of what is verified.
  func concerns(_ reference: String) -> Bool {
    scopes.contains { scope in
      if scope.isEmpty || scope.hasSuffix("/") { return reference.hasPrefix(scope) }
      return [".", "-", "~"].contains { reference.hasPrefix(scope + $0) }
    }
  }

  /// What a layout is called in its JSON, wherever it is verified from.
  func nameInResults(_ name: String) -> String {
    let folder = lastPart(of: root)
    return folder == "." || folder == ".." ? "\(name).layout" : "\(folder)/\(name).layout"
  }

  /// A folder or file that cannot be looked at.
  struct Unreadable: Error {
    var path: String
    var error: SystemError
  }
}
