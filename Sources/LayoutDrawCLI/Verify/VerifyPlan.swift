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
  private(set) var scopes: [String] = []
  /// The root's last part, wherever it is named from.
  private var rootName = ""
  /// Files below the root that look like references.
  private var nestedFiles: [String] = []

  /// Where layouts lie when nothing else is said.
  static let layoutsFolder = "Samples"
  static let referencesFolder = "Snapshots"

  /// Finds out what there is.
  ///
  /// - Throws: `ValidationError` where the paths do not say what they are names of.
  init(_ given: [String], root: String?, references: String?) throws {
    let paths = given.map(tidied)
    self.root = try root.map(tidied) ?? Self.commonRoot(of: paths)
    self.references = references.map(tidied) ?? Self.usualReferences(of: self.root)
    rootName = lastPart(of: (try? System.realPath(self.root)) ?? self.root)
    try find(paths)
  }

  private static func commonRoot(of paths: [String]) throws -> String {
    var roots: [String] = []
    for path in paths {
      let root = LayoutsRoot.folder(of: path)
      if !roots.contains(where: { $0 == root || isSameFile($0, root) }) { roots.append(root) }
    }
    guard roots.count == 1 else {
      let list = roots.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("These layouts have no folder in common, but \(list): set one with --root.")
    }
    return roots[0]
  }

  /// Where references lie when nothing else is said: beside the layouts.
  static func usualReferences(of root: String) -> String {
    joined(LayoutsRoot.isUpwards(root) ? joined(root, "..") : folder(of: root), referencesFolder)
  }

  /// References below the root, which are those of other folders; `nil` without any.
  var nestedReferences: String? {
    for path in nestedFiles {
      let parts = path.split(separator: "/").dropLast()
      if let index = parts.firstIndex(of: Self.referencesFolder[...]) {
        return joined(root, parts[...index].joined(separator: "/"))
      }
    }
    return nil
  }

  private mutating func find(_ given: [String]) throws {
    var unreadable: [(path: String, error: SystemError)] = []
    let layouts = FolderContents(of: root)
    for file in layouts.files where isFolderLayout(file) || given.contains(joined(root, file)) {
      paths[Self.name(of: file)] = joined(root, file)
    }
    nestedFiles = layouts.files.filter(Self.isReference)
    let closed = layouts.unreadable
    unreadable += layouts.streams.filter(isFolderLayout).map { (joined(root, $0), .isStream) }
    var chosen: Set<String> = []
    for path in given {
      let status: FileStatus
      do { status = try System.status(of: path) } catch { throw Unreadable([(path, error)]) }
      guard let name = name(of: path) else {
        throw ValidationError("'\(path)' is not below '\(root)', from where names count (--root).")
      }
      if status.kind == .folder {
        let below = name.isEmpty ? "" : name + "/"
        chosen.formUnion(paths.keys.filter { $0.hasPrefix(below) })
        scopes.append(below)
      } else {
        let name = Self.name(of: name)
        paths[name] = path
        chosen.insert(name)
        scopes.append(name)
      }
    }
    names = chosen.sorted()
    unreadable += closed.filter { entry in
      scopes.contains { $0.isEmpty || $0.hasSuffix("/") && "\(entry.path)/".hasPrefix(joined(self.root, $0)) }
    }
    if System.isThere(references) {
      let found = FolderContents(of: references)
      referenceFiles = found.files
      unreadable += found.unreadable
      unreadable += found.streams.filter(Self.isReference).map { (joined(references, $0), .isStream) }
    }
    // What cannot be read may hold anything, and must not be passed over.
    if !unreadable.isEmpty { throw Unreadable(unreadable) }
  }

  /// What the references of a file are called: a `.layout` without its extension, anything else with it, so that
  /// `Main.storyboard` and `Main.layout` keep apart.
  private static func name(of file: String) -> String {
    let (stem, ending) = splitExtension(file)
    let isPlain = !isLayoutFile(stem) && (ending == "layout" || !isLayoutFile(file))
    return isPlain ? stem : file
  }

  /// The other way round.
  static func file(named name: String) -> String { isLayoutFile(name) ? name : name + ".layout" }

  private static func isReference(_ path: String) -> Bool {
    OutputFormat.all.contains { $0.fileExtension == splitExtension(path).extension }
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
    rootName.isEmpty ? Self.file(named: name) : joined(rootName, Self.file(named: name))
  }

  /// What all parts of this verification share.
  func scope(_ verifier: LayoutVerifier, kinds: ReferenceKinds, isPart: Bool) -> VerificationScope {
    func hash(_ files: [(name: String, path: String)]) -> String {
      VerificationScope.hash(of: files.map { ($0.name, try? Input.file($0.path).bytes()) })
    }
    let concerned = referenceFiles.filter { kinds.cover($0) && concerns($0) }
    return VerificationScope(
      root: root, names: scopes.sorted(), formats: verifier.formats.map(\.name),
      tolerance: verifier.tolerance,
      layoutCount: names.count, sources: hash(names.map { ($0, paths[$0] ?? $0) }),
      references: isPart ? hash(concerned.map { ($0, joined(references, $0)) }) : "")
  }

  /// Folders and files that cannot be looked at.
  struct Unreadable: Error {
    var entries: [(path: String, error: SystemError)]

    init(_ entries: [(path: String, error: SystemError)]) { self.entries = entries }

    func tell(_ messages: inout Messages) {
      for (path, error) in entries {
        messages.add(error == .isStream ? .inputIsStream : .unreadable(error), at: path)
      }
    }
  }
}
