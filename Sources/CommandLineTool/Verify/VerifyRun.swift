import LayoutDraw

/// Verifies layouts on several threads, and writes and prints the results in order on the calling thread.
struct VerifyRun {
  let plan: VerifyPlan
  let base: String?
  let kinds: ReferenceKinds
  let verifier: LayoutVerifier
  let shard: Shard?
  let record: RecordChoice
  let takesProblems: Bool
  let results: ResultsFolder
  let style: MessageStyle
  let jobs: Int
  private(set) var outputs: OutputClaims

  private(set) var verification = Verification(references: "")
  private(set) var status = ExitStatus.allWell
  /// The references (expected files) of each verified layout, by layout name; `nil` for a layout with errors.
  private(set) var claims: [String: Set<String>?] = [:]

  mutating func run() {
    verification = Verification(
      references: plan.references, shard: shard,
      scope: plan.scope(verifier, kinds: kinds, isPart: shard != nil))
    // 1. Compare the layouts with their references (expected files).
    let names = shard?.names(of: plan.names) ?? plan.names
    let (plan, base, verifier, style) = (plan, base, verifier, style)
    var progress = ProgressLine("verified", of: names.count)
    var next = 0
    workInOrder(count: names.count, threads: jobs) { index in
      verify(names[index], plan, base: base, verifier, style)
    } take: { verified in
      finish(names[next], verified, &progress)
      progress.advance(names[next])
      next += 1
    }
    progress.clear()
    // 2. Report the references that do not belong to any layout.
    for var item in unclaimed() {
      keep(&item)
      print(item)
      verification.cases.append(item)
    }
    // 3. Sort the results.
    verification.arrange()
    worsen()
  }

  private func unclaimed() -> [VerifiedCase] {
    let (plan, kinds, claims) = (plan, kinds, claims)
    let rest = plan.referenceFiles.filter { path in
      kinds.cover(path) && plan.concerns(path) && (shard?.owns(splitExtension(path).stem) ?? true)
    }
    // A reference may belong to a layout that this run does not verify. To find out, read each layout whose name could
    // match the reference's name, and determine its references.
    return onLargeStack {
      var known = claims
      return Verification.unclaimed(rest, layouts: Set(plan.paths.keys)) { name in
        if let paths = known[name] { return paths }
        let source = plan.paths[name].flatMap { try? Input.file($0).read() }
        let paths = source.flatMap { referencePaths(of: $0, name: name, formats: kinds.formats) }
        known.updateValue(paths, forKey: name)
        return paths
      }
    }
  }

  /// Copies the references of `item` into the results folder, to show which files `accept --prune` would remove. These
  /// references do not belong to any layout.
  private mutating func keep(_ item: inout VerifiedCase) {
    for index in item.files.indices {
      let file = item.files[index]
      guard case .bytes(let bytes) = content(of: joined(plan.references, file.path)) else { continue }
      do throws(FileError) {
        try results.write(bytes, to: file.place(of: .expected))
        item.files[index].evidence = [.expected]
      } catch {
        var messages = Messages(style: style)
        messages.add(error, at: joined(results.path, file.place(of: .expected)))
        messages.print()
        status = max(status, messages.status)
      }
    }
  }

  private mutating func finish(_ name: String, _ found: VerificationOutcome, _ progress: inout ProgressLine) {
    var messages = found.messages
    var layout = found.layout
    let hasFailed = layout.cases.contains { $0.layoutVerdict == .failed }
    claims.updateValue(hasFailed ? nil : Set(layout.cases.flatMap(\.files).map(\.path)), forKey: name)
    recordWanted(&layout, &messages)
    for (place, bytes) in layout.evidence {
      do throws(FileError) { try results.write(bytes, to: place) } catch {
        messages.add(error, at: joined(results.path, place))
      }
    }
    if !messages.text.isEmpty || layout.cases.contains(where: \.isFailure) { progress.clear() }
    messages.print()
    status = max(status, messages.status)
    for item in layout.cases where !hasFailed { print(item, source: found.source) }
    verification.cases += layout.cases
  }

  private mutating func recordWanted(_ layout: inout VerifiedLayout, _ messages: inout Messages) {
    for index in layout.cases.indices {
      var refused: [VerifiedFile] = []
      defer {
        messages.refuse(refused, of: layout.cases[index].layout, below: plan.references, verb: "recorded")
      }
      for place in layout.cases[index].files.indices where record.takes(layout.cases[index].files[place]) {
        let path = layout.cases[index].files[place].path
        guard let bytes = layout.drawn[path] else { continue }
        if layout.cases[index].files[place].problems.hasUnknownProblems, !takesProblems {
          refused.append(layout.cases[index].files[place])
          continue
        }
        do throws(FileError) {
          try outputs.claim(joined(plan.references, path), for: layout.cases[index].name)
          try writeFile(bytes, to: path, below: plan.references, isDurable: true)
          layout.cases[index].files[place].isRecorded = true
        } catch {
          messages.add(error, at: joined(plan.references, path))
        }
      }
    }
  }

  private func print(_ item: VerifiedCase, source: SourceText? = nil) {
    var messages = Messages(style: style)
    for annotation in item.annotations(references: plan.references) {
      let source = annotation.file == source?.name ? source : nil
      messages.add(annotation, in: source)
    }
    messages.print()
  }

  private mutating func worsen() {
    if !verification.hasPassed { status = max(status, .answerIsNo) }
    if verification.count(of: .failed) > 0 { status = .failed }
  }
}

private struct VerificationOutcome: Sendable {
  var layout = VerifiedLayout()
  var source: SourceText?
  var messages: Messages
}

private func verify(
  _ name: String, _ plan: VerifyPlan, base: String?, _ verifier: LayoutVerifier, _ style: MessageStyle
) -> VerificationOutcome {
  var result = VerificationOutcome(messages: Messages(style: style))
  let path = plan.paths[name] ?? name
  do throws(FileError) {
    let source = try Input.file(path).read()
    result.source = source
    let named = SourceText(name: plan.nameInResults(name), utf8: source.utf8)
    let earlier = { () -> SourceText? in
      let path = base.map { joined($0, VerifyPlan.file(named: name)) }
      return path.flatMap { try? Input.file($0).read() }.map { SourceText(name: named.name, utf8: $0.utf8) }
    }
    result.layout = verifier.verify(named, name: name, path: path, base: earlier) { reference in
      content(of: joined(plan.references, reference))
    }
    let hasFailed = result.layout.cases.contains { $0.layoutVerdict == .failed }
    for notice in result.layout.cases.flatMap(\.notices) where hasFailed {
      result.messages.add(notice, in: source)
    }
  } catch {
    result.messages.add(error, at: path)
    var failed = VerifiedCase(name: name, layout: VerifiedSource(name: name, path: path, hash: ""))
    failed.layoutVerdict = .failed
    failed.notices = [
      LocatedDiagnostic(.error, code: "unreadable-file", error.message, file: path)
    ]
    result.layout.cases = [failed]
  }
  return result
}

private func content(of path: String) -> ReferenceContent {
  do throws(FileError) { return .bytes(try Input.file(path).read().utf8) } catch {
    if error == .inputIsFolder { return .unreadable("this is a folder, not a file") }
    return error == .unreadable(.notFound) ? .missing : .unreadable(error.message)
  }
}

extension Messages {
  mutating func add(_ annotation: LocatedDiagnostic, in source: SourceText?) {
    let source = source ?? SourceText(name: annotation.file, utf8: [])
    var span: SourceSpan?
    if let region = annotation.region, region.line <= source.lineStarts.count, region.line >= 1 {
      let line = source.lineSpan(region.line - 1)
      let text = source[line]
      let isLine = region.column == 1 && region.endColumn == 1
      let start = (isLine ? text.prefix { $0 == " " } : text.prefix(region.column - 1)).utf8.count
      let end =
        region.endLine == region.line ? text.prefix(region.endColumn - 1).utf8.count : line.end - line.start
      span = SourceSpan(start: line.start + start, end: line.start + max(start, end))
    }
    let lines = annotation.lines
    add([Diagnostic(annotation.severity, code: annotation.code, lines.first ?? "", at: span)], in: source)
    for line in lines.dropFirst() { addLine("  \(line)") }
  }
}
