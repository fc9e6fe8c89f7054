import ArgumentParser
import LayoutDraw

struct VerifyPlan: Sendable {
  /// The folder to which layout names are relative.
  var root: String
  var references: String
  /// The paths of all layouts below the root, by layout name, including those that are not verified.
  var paths: [String: String] = [:]
  var names: [String] = []
  var referenceFiles: [String] = []
  /// The names of the folders and layouts to verify; an empty name means all layouts.
  private(set) var scopes: [String] = []
  /// The root folder's name, taken from the folder's real path, so that `.` gets a name too.
  private var rootName = ""
  private var nestedFiles: [String] = []
  private let given: [String]
  private(set) var passedOver: [String] = []
  private(set) var swiftFiles: Set<String> = []
  private var abandonedFiles: [String] = []

  static let layoutsFolder = "Samples"
  static let referencesFolder = "Snapshots"

  /// - Throws: `ValidationError` if the paths have no common root.
  init(_ given: [String], root: String?, references: String?) throws {
    self.given = given.map(tidied)
    self.root = try root.map(tidied) ?? Self.commonRoot(of: self.given)
    self.references = references.map(tidied) ?? Self.usualReferences(of: self.root)
    rootName = lastPart(of: (try? System.realPath(self.root)) ?? self.root)
  }

  private static func commonRoot(of paths: [String]) throws -> String {
    var roots: [String] = []
    for path in paths {
      let root = LayoutsRoot.folder(of: path)
      if !roots.contains(where: { $0 == root || isSameFile($0, root) }) { roots.append(root) }
    }
    guard roots.count == 1 else {
      let list = roots.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError(
        "These layouts are in different folders (\(list)): use --root to set a folder that contains all of them."
      )
    }
    return roots[0]
  }

  static func usualReferences(of root: String) -> String {
    joined(LayoutsRoot.isUpwards(root) ? joined(root, "..") : folder(of: root), referencesFolder)
  }

  var nestedReferences: String? {
    for path in nestedFiles {
      let parts = path.pathParts.dropLast()
      if let index = parts.firstIndex(of: Self.referencesFolder) {
        return joined(root, parts[...index].joined(separator: "/"))
      }
    }
    return nil
  }

  /// Finds the layouts and references.
  ///
  /// - Parameter evidence: the files that an earlier run wrote, which must not be mistaken for references.
  /// - Throws: `Unreadable` for an unreadable file or folder, `ValidationError` for a path outside the root.
  mutating func find(besides evidence: Set<FileIdentity> = []) throws {
    var unreadable: [(path: String, error: FileError)] = []
    let layouts = FolderContents(of: root)
    for file in layouts.files where isFolderLayout(file) || given.contains(joined(root, file)) {
      let path = joined(root, file)
      guard given.contains(path) || hasViews(path) else { continue }
      if let other = paths.updateValue(path, forKey: Self.name(of: file)) {
        unreadable.append((path, .sameName(other)))
      }
    }
    nestedFiles = layouts.files.filter(Self.isReference)
    let closed = layouts.unreadable
    unreadable += layouts.streams.filter(isFolderLayout).map { (joined(root, $0), .inputIsStream) }
    var chosen: Set<String> = []
    for path in given {
      let status: FileStatus
      do { status = try System.status(of: path) } catch { throw Unreadable([(path, .unreadable(error))]) }
      guard let name = name(of: path) else {
        throw ValidationError(
          "'\(path)' is outside '\(root)', the root folder of the layouts: use --root to set a folder that contains both."
        )
      }
      if status.kind == .folder {
        let below = name.isEmpty ? "" : name + "/"
        chosen.formUnion(paths.keys.filter { $0.starts(withBytesOf: below) })
        passedOver += layouts.hidden.filter { isLayoutFile($0) && $0.starts(withBytesOf: below) }
        swiftFiles.formUnion(layouts.files.filter { isSwiftFile($0) && $0.starts(withBytesOf: below) })
        scopes.append(below)
      } else {
        let name = Self.name(of: name)
        paths[name] = path
        chosen.insert(name)
        scopes.append(name)
      }
    }
    names = chosen.sortedByBytes()
    passedOver = Set(passedOver).sortedByBytes()
    unreadable += closed.filter { entry in
      scopes.contains {
        $0.isEmpty || $0.ends(withBytesOf: "/") && "\(entry.path)/".starts(withBytesOf: joined(self.root, $0))
      }
    }.map { ($0.path, .unreadable($0.error)) }
    if System.isThere(references) {
      let found = FolderContents(of: references)
      referenceFiles = found.files
      if !evidence.isEmpty {
        referenceFiles.removeAll { file in
          (try? System.status(of: joined(references, file))).map { evidence.contains($0.identity) } ?? false
        }
      }
      abandonedFiles = found.hidden.filter(TemporaryFile.isTemporary).map { joined(references, $0) }
      unreadable += found.unreadable.map { ($0.path, .unreadable($0.error)) }
      unreadable += found.streams.filter(Self.isReference).map { (joined(references, $0), .inputIsStream) }
      var known: Set<String> = []
      for file in referenceFiles where !known.insert(file).inserted {
        let other = referenceFiles.first { $0 == file } ?? file
        unreadable.append((joined(references, file), .sameName(joined(references, other))))
      }
    }
    // Unreadable folders are errors too, because they may contain layouts.
    if !unreadable.isEmpty { throw Unreadable(unreadable) }
  }

  /// Returns the name that a layout's references (expected files) have: `a` for `a.layout`, but `Main.storyboard` for
  /// `Main.storyboard`. The extensions of other kinds of layout files are kept, so that layouts of different kinds do
  /// not share references.
  private static func name(of file: String) -> String {
    let (stem, ending) = splitExtension(file)
    let isPlain = !isLayoutFile(stem) && (ending == "layout" || !isLayoutFile(file))
    return isPlain ? stem : file
  }

  /// Returns a layout's file name: `a.layout` for `a`, and `Main.storyboard` for `Main.storyboard`.
  static func file(named name: String) -> String { isLayoutFile(name) ? name : name + ".layout" }

  private static func isReference(_ path: String) -> Bool {
    hasExtension(path, among: OutputFormat.all.map(\.fileExtension))
  }

  func removeAbandonedFiles() { for path in abandonedFiles { TemporaryFile.removeIfAbandoned(path) } }

  /// Returns a path relative to the root folder; empty for the root itself, and `nil` for a path outside the root.
  private func name(of path: String) -> String? {
    guard let real = try? System.realPath(path), let base = try? System.realPath(root) else { return nil }
    return real.isSame(bytesOf: base) ? "" : rest(of: real, below: base)
  }

  func concerns(_ reference: String) -> Bool {
    scopes.contains { scope in
      if scope.isEmpty || scope.ends(withBytesOf: "/") { return reference.starts(withBytesOf: scope) }
      return [".", "-", "~"].contains { reference.starts(withBytesOf: scope + $0) }
    }
  }

  /// Returns the name that a layout has in JSON output: its path below the root folder, preceded by the root folder's
  /// name.
  func nameInResults(_ name: String) -> String {
    rootName.isEmpty ? Self.file(named: name) : joined(rootName, Self.file(named: name))
  }

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

  struct Unreadable: Error {
    var entries: [(path: String, error: FileError)]

    init(_ entries: [(path: String, error: FileError)]) { self.entries = entries }

    func report(to messages: inout Messages) {
      for (path, error) in entries { messages.add(error, at: path) }
    }
  }
}
