import LayoutDraw

struct Acceptance {
  let report: Verification
  let results: ResultsFolder
  let plan: VerifyPlan
  private(set) var done: [String] = []
  /// The references (expected files) of each layout, by layout name; `nil` for a layout with errors.
  private var claims: [String: Set<String>?] = [:]

  private let references: Set<String>
  /// The paths of references (expected files) with an unresolved merge conflict in Git.
  private let unmerged: [String]
  /// The paths of references that were accepted, removed or found to be correct, so their merge conflicts can be
  /// resolved in Git.
  private var settled: [String] = []

  init(report: Verification, results: ResultsFolder, plan: VerifyPlan) {
    (self.report, self.results, self.plan) = (report, results, plan)
    references = Set(plan.referenceFiles)
    unmerged = GitIndex.unmergedFiles(below: plan.references)
  }

  mutating func resolveMerge(_ messages: inout Messages) {
    let resolved = settled.filter { path in unmerged.contains { $0.isSame(bytesOf: path) } }
    guard !resolved.isEmpty else { return }
    let places = resolved.map { joined(plan.references, $0) }
    if GitIndex.resolve(resolved, below: plan.references) {
      done += places.map { "resolved \($0)" }
    } else {
      for place in places { messages.add(.unresolved, at: place) }
    }
  }

  mutating func accept(_ chosen: Set<String>, withProblems takesProblems: Bool, _ messages: inout Messages) {
    for item in report.cases {
      let files = item.files.filter { file in
        chosen.contains(file.path)
          && (file.verdict != .same && file.evidence.contains(.actual)
            || unmerged.contains { $0.isSame(bytesOf: file.path) })
      }
      guard !files.isEmpty else { continue }
      guard let layout = item.layout, let path = plan.paths[layout.name],
        let source = try? Input.file(path).read()
      else {
        for file in files { messages.add(.noLayout, at: joined(plan.references, file.path)) }
        continue
      }
      guard layout.isOf(source) else {
        messages.add(.changedSince, at: path)
        continue
      }
      // Unless references with problems are accepted too, search for problems again instead of relying on the report,
      // which may come from an untrusted source.
      var problems = takesProblems ? nil : ReferenceProblemFinder(source, name: layout.name)
      var refused: [VerifiedFile] = []
      for var file in files {
        let place = joined(plan.references, file.path)
        do throws(FileError) {
          guard claimed(by: layout.name)?.contains(file.path) ?? false else { throw .noLayout }
          file.problems = problems?.problems(of: file.path) ?? ReferenceProblems()
          if file.problems.hasUnknownProblems {
            refused.append(file)
          } else if file.verdict == .same {
            try confirm(file, of: source, layout.name)
          } else {
            try accept(file)
          }
        } catch {
          messages.add(error, at: place)
        }
      }
      messages.refuse(refused, of: layout, below: plan.references, verb: "accepted")
    }
  }

  /// Adds a reference (an expected file) to `settled`; throws if the file differs from the layout's output.
  private mutating func confirm(_ file: VerifiedFile, of source: SourceText, _ name: String) throws(FileError)
  {
    guard let format = OutputFormat(named: file.kind) else { throw .otherKind(file.kind) }
    let bytes = try Input.file(placeBelow(plan.references, file.path)).bytes()
    let named = SourceText(name: plan.nameInResults(name), utf8: source.utf8)
    let verified = LayoutVerifier(formats: [format]).verify(named, name: name, path: source.name) { path in
      path.isSame(bytesOf: file.path) ? .bytes(bytes) : .missing
    }
    guard verified.cases.flatMap(\.files).contains(where: { $0.path == file.path && $0.verdict == .same })
    else { throw .changedSince }
    settled.append(file.path)
  }

  private mutating func accept(_ file: VerifiedFile) throws(FileError) {
    if let place = references.firstIndex(of: file.path), !references[place].isSame(bytesOf: file.path) {
      throw .sameName(joined(plan.references, references[place]))
    }
    let actual = try results.read(file.place(of: .actual))
    guard OutputFormat(named: file.kind)?.isStart(of: actual) ?? false else { throw .otherKind(file.kind) }
    if try isUnchanged(file, unless: actual) {
      try writeFile(actual, to: file.path, below: plan.references, isDurable: true)
      done.append("accepted \(joined(plan.references, file.path))")
    }
    settled.append(file.path)
  }

  /// Returns `true` if the reference has not changed since the verification, and `false` if it already equals `actual`
  /// and need not be written. Throws an error if the reference has changed in any other way.
  private func isUnchanged(_ file: VerifiedFile, unless actual: [UInt8]?) throws(FileError) -> Bool {
    let place = try placeBelow(plan.references, file.path)
    guard System.isThere(place) else {
      guard !file.evidence.contains(.expected) else { throw .changedSince }
      return true
    }
    guard let bytes = try? Input.file(place).bytes() else {
      // An unreadable file is unchanged if it was also unreadable during verification.
      if case .unreadable = file.change { return true }
      throw .changedSince
    }
    if bytes == actual { return false }
    guard file.evidence.contains(.expected), bytes == (try results.read(file.place(of: .expected))) else {
      throw .changedSince
    }
    return true
  }

  mutating func prune(_ chosen: Set<String>, _ messages: inout Messages) {
    for file in report.cases.flatMap(\.files)
    where chosen.contains(file.path) && [.orphaned, .stale].contains(file.verdict)
      && references.contains(file.path)
    {
      let place = joined(plan.references, file.path)
      do throws(FileError) {
        guard isUnclaimed(file.path), try isUnchanged(file, unless: nil) else { throw .changedSince }
        let path = try placeBelow(plan.references, file.path)
        System.remove(path)
        if System.isThere(path) { throw .unwritable(.accessDenied) }
        done.append("removed \(place)")
        settled.append(file.path)
      } catch {
        messages.add(error, at: place)
      }
    }
  }

  private mutating func isUnclaimed(_ path: String) -> Bool {
    var known = self
    let rest = Verification.unclaimed([path], layouts: Set(plan.paths.keys)) { known.claimed(by: $0) }
    claims = known.claims
    return !rest.isEmpty
  }

  private mutating func claimed(by name: String) -> Set<String>? {
    if let paths = claims[name] { return paths }
    let source = plan.paths[name].flatMap { try? Input.file($0).read() }
    let paths = source.flatMap { referencePaths(of: $0, name: name, formats: OutputFormat.all) }
    claims.updateValue(paths, forKey: name)
    return paths
  }
}

extension OutputFormat {
  fileprivate func isStart(of bytes: [UInt8]) -> Bool {
    switch self {
    case .picture(let format): bytes.starts(with: format.signature)
    case .json: bytes.starts(with: "{".utf8)
    }
  }
}
