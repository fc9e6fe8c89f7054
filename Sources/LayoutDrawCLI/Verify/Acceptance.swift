import LayoutDraw

/// Takes over references from a results folder.
///
/// The report in it may be a stranger's. What it says is only what there is to choose from: written and removed is what
/// the layouts here make or do not make, and only where the references and they are as they were when they were verified.
struct Acceptance {
  let report: Verification
  let results: ResultsFolder
  /// The layouts and references that are here.
  let plan: VerifyPlan
  /// What was done, in words.
  private(set) var done: [String] = []
  /// By name, which references the layouts ask for; `nil` where one has errors.
  private var claims: [String: Set<String>?] = [:]

  init(report: Verification, results: ResultsFolder, plan: VerifyPlan) {
    (self.report, self.results, self.plan) = (report, results, plan)
  }

  /// Makes what was drawn the references, of the files that are chosen and were not as expected.
  mutating func accept(_ chosen: Set<String>, _ messages: inout Messages) {
    for item in report.cases {
      let files = item.files.filter {
        chosen.contains($0.path) && $0.verdict != .same && $0.evidence.contains(.actual)
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
      for file in files {
        let place = joined(plan.references, file.path)
        do throws(FileError) {
          guard claimed(by: layout.name)?.contains(file.path) ?? false else { throw .noLayout }
          try accept(file)
        } catch {
          messages.add(error, at: place)
        }
      }
    }
  }

  private mutating func accept(_ file: VerifiedFile) throws(FileError) {
    let actual = try results.read(file.place(of: .actual))
    guard OutputFormat(named: file.kind)?.isStart(of: actual) ?? false else { throw .otherKind(file.kind) }
    if try isUnchanged(file, unless: actual) {
      try writeFile(actual, to: file.path, below: plan.references, isDurable: true)
      done.append("accepted \(joined(plan.references, file.path))")
    }
  }

  /// Returns whether a reference is what was expected when it was verified; `false` where it is already what it is to
  /// be.
  private func isUnchanged(_ file: VerifiedFile, unless actual: [UInt8]?) throws(FileError) -> Bool {
    let place = try placeBelow(plan.references, file.path)
    guard System.isThere(place) else {
      guard !file.evidence.contains(.expected) else { throw .changedSince }
      return true
    }
    guard let bytes = try? Input.file(place).bytes() else {
      // What could not be read still cannot.
      if case .unreadable = file.change { return true }
      throw .changedSince
    }
    if bytes == actual { return false }
    guard file.evidence.contains(.expected), bytes == (try results.read(file.place(of: .expected))) else {
      throw .changedSince
    }
    return true
  }

  /// Removes references that no layout makes, of those that are chosen.
  mutating func prune(_ chosen: Set<String>, _ messages: inout Messages) {
    let found = Set(plan.referenceFiles)
    for file in report.cases.flatMap(\.files)
    where chosen.contains(file.path) && [.orphaned, .stale].contains(file.verdict)
      && found.contains(file.path)
    {
      let place = joined(plan.references, file.path)
      do throws(FileError) {
        guard isUnclaimed(file.path), try isUnchanged(file, unless: nil) else { throw .changedSince }
        let path = try placeBelow(plan.references, file.path)
        System.remove(path)
        if System.isThere(path) { throw .unwritable(.accessDenied) }
        done.append("removed \(place)")
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

  /// The references that a layout asks for, in all formats.
  private mutating func claimed(by name: String) -> Set<String>? {
    if let paths = claims[name] { return paths }
    let source = plan.paths[name].flatMap { try? Input.file($0).read() }
    let paths = source.flatMap { referencePaths(of: $0, name: name, formats: OutputFormat.all) }
    claims.updateValue(paths, forKey: name)
    return paths
  }
}

extension OutputFormat {
  /// Returns whether bytes start as a file of this format does.
  fileprivate func isStart(of bytes: [UInt8]) -> Bool {
    switch self {
    case .picture(let format): bytes.starts(with: format.signature)
    case .json: bytes.starts(with: "{".utf8)
    }
  }
}
