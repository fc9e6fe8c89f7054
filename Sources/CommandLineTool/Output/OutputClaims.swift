import LayoutDraw

/// Prevents results from overwriting each other, and from overwriting inputs, other layouts and references.
struct OutputClaims {
  private var inputs: [FileIdentity: String] = [:]
  private var references: [String] = []
  /// The input or option that claimed each path.
  private var writers: [String: String] = [:]
  /// For each output path that several inputs share, the names of these inputs.
  private var rivals: [String: [String]] = [:]

  init(inputs: [Input], folders: [String], options: OutputOptions) {
    self.init(inputs: inputs)
    guard inputs.count > 1 else { return }
    for input in inputs {
      let destination = Destination(for: input, below: folders, options: options)
      if !destination.isStream { rivals[place(destination.path(label: nil)), default: []].append(input.name) }
    }
    rivals = rivals.filter { $0.value.count > 1 }
  }

  init(inputs: [Input]) {
    for case .file(let path) in inputs { protect(path) }
  }

  /// Protects layouts and references from being overwritten by reports.
  init(layouts: some Sequence<String>, references: [String]) {
    for path in layouts { protect(path) }
    self.references = references
  }

  mutating func protect(_ path: String) {
    guard let status = try? System.status(of: path), status.kind == .regular else { return }
    inputs[status.identity] = path
  }

  /// Returns the inputs that share a destination; `nil` if the destination is not shared. Later calls for a shared
  /// destination return an empty list, so that the error is reported only once.
  mutating func rivals(for destination: Destination) -> [String]? {
    guard !rivals.isEmpty, !destination.isStream else { return nil }
    let place = place(destination.path(label: nil))
    guard let names = rivals[place] else { return nil }
    rivals[place] = []
    return names
  }

  /// Reserves a report's path; throws if the report could overwrite a layout or a reference.
  mutating func claimReport(_ path: String, for option: String) throws(FileError) {
    if System.isStream(path) { return }
    // A symbolic link at the path of a reference is also protected, no matter where it leads.
    let link = joined(place(folder(of: path)), lastPart(of: path))
    let endings = OutputFormat.all.map(\.fileExtension)
    let places = [place(path), link].filter { hasExtension($0, among: endings) }
    for folder in references where !places.isEmpty {
      let isBelow =
        if let real = try? System.realPath(folder) {
          places.contains { rest(of: $0, below: real) != nil }
        } else {
          rest(of: tidied(path), below: tidied(folder)) != nil
        }
      if isBelow { throw .outputIsReference(in: folder) }
    }
    try claim(path, for: option)
  }

  /// Reserves a path for a result; throws if the path is already reserved or belongs to an input or a layout.
  mutating func claim(_ path: String, for name: String) throws(FileError) {
    let status = try? System.status(of: path)
    if status?.kind == .stream { return }
    if let identity = status?.identity, let overwritten = inputs[identity] {
      throw .outputIsInput(overwritten)
    }
    if status?.kind != .folder, isLayoutFile(path) || isLayoutFile(place(path)) { throw .outputIsLayout }
    if let first = writers.updateValue(name, forKey: place(path)) {
      throw .outputShared(by: [first, name])
    }
  }
}

/// Returns the real path, which identifies a file even if it does not exist yet.
private func place(_ path: String) -> String {
  let path = followLinks(path)
  if let real = try? System.realPath(path) { return real }
  let parent = folder(of: path)
  return parent == path ? path : joined(place(parent), lastPart(of: path))
}
