import LayoutDraw

struct DiffJob: Sendable {
  var inputs: [Input]
  var path: String?
  var style: DifferenceStyle
  var isJSON: Bool
  var tolerance: ToleranceOptions
  var canvases: [String]
  var scale: Double?
  var words: MessageStyle

  func run() -> Messages {
    var messages = Messages(style: words)
    // 1. Read the bytes.
    guard let bytes = read(&messages) else { return messages }
    // 2. Decode the files, or only one of two identical PNG files.
    var files = [ComparedFile(name: names.0, bytes: bytes[0])]
    var isOneFile = false
    if case .png = files[0] { isOneFile = System.areSame(bytes[0], bytes[1]) }
    if !isOneFile { files.append(ComparedFile(name: names.1, bytes: bytes[1])) }
    for (input, file) in zip(inputs, files) {
      if case .unreadable(let diagnostic) = file { messages.fail(diagnostic, at: input.name) }
    }
    guard messages.status == .allWell else { return messages }
    // 3. Compare the pairs of pictures, one after the other.
    let loader = PictureLoader(canvases: canvases, scale: scale, words: words)
    guard let pairs = loader.pairs(files, names: names, &messages) else { return messages }
    var results: [PictureComparison] = []
    var drawn: [(label: String?, bytes: [UInt8])] = []
    for index in 0..<pairs.count {
      do throws(RenderingError) {
        let pair = try pairs.drawn(index)
        guard let options = options(for: pair, &messages) else { return messages }
        results.append(
          PictureComparison(
            label: pair.label, expected: pair.expected, actual: pair.actual, names: names, options: options))
        guard path != nil, let expected = pair.expected, let actual = pair.actual else { continue }
        drawn.append((pair.label, try style.picture(expected: expected, actual: actual, options: options)))
      } catch {
        messages.fail(error.diagnostic, at: path ?? names.1)
        return messages
      }
    }
    // 4. Find the changes to the layout that caused the differences.
    let isSame = results.allSatisfy(\.isIdentical)
    let changes = isSame && !isJSON ? nil : pairs.changes()
    write(drawn, &messages)
    if messages.status < .failed { finish(results, changes: changes, &messages) }
    return messages
  }

  private var names: (String, String) { (inputs[0].name, inputs[1].name) }

  private func read(_ messages: inout Messages) -> [[UInt8]]? {
    var files: [[UInt8]] = []
    for input in inputs {
      do throws(FileError) {
        files.append(try input.bytes())
      } catch {
        messages.add(error, at: input.name)
      }
    }
    return files.count == inputs.count ? files : nil
  }

  private func options(for pair: PicturePair, _ messages: inout Messages) -> ComparisonOptions? {
    var options = tolerance.options
    for name in tolerance.ignoredViews {
      let pixels = [pair.expected, pair.actual].compactMap { $0?.pixels(of: name) }.joined()
      if pixels.isEmpty {
        let known = Set([pair.expected, pair.actual].flatMap { $0?.viewNames ?? [] }).sorted()
        messages.fail(.unknownIgnoredView(name, known: known), at: names.1)
        return nil
      }
      options.ignored += pixels
    }
    if let size = pair.actual?.bitmap.pixelSize, options.ignoresAll(of: size) {
      messages.fail(.nothingToCompare, at: names.1)
      return nil
    }
    return options
  }

  private func write(_ pictures: [(label: String?, bytes: [UInt8])], _ messages: inout Messages) {
    guard let path else { return }
    if path == "-", pictures.count > 1 {
      return messages.add(.manyForStream(pictures.compactMap(\.label)), at: "<stdout>")
    }
    let target = path == "-" ? Destination.standardOutput : .named(path)
    let places = pictures.map { target.path(label: pictures.count > 1 ? $0.label : nil) }
    var claims = OutputClaims(inputs: inputs)
    if target != .standardOutput {
      for place in places {
        do throws(FileError) { try claims.claim(place, for: names.1) } catch {
          messages.add(error, at: place)
        }
      }
      guard messages.status < .failed else { return }
    }
    for (picture, place) in zip(pictures, places) {
      do throws(FileError) {
        if target == .standardOutput {
          if System.isTerminal(1) { throw .terminal(format: "png") }
          try writeStandardOutput(picture.bytes)
        } else {
          try writeFile(picture.bytes, to: place)
        }
      } catch {
        messages.add(error, at: place)
      }
    }
  }

  /// Prints the report on standard output, or on standard error if standard output receives the picture.
  private func finish(_ results: [PictureComparison], changes: LayoutChanges?, _ messages: inout Messages) {
    let report =
      isJSON
      ? differenceJSON(expected: names.0, actual: names.1, pictures: results, changes: changes)
      : Array((results.map { $0.text() }.joined() + reasons(changes, results)).utf8)
    if path == "-" { try? System.writeAll(report, to: 2) } else { messages.writeStandardOutput(report) }
    if !results.allSatisfy(\.isSame) { messages.worsen(to: .answerIsNo) }
  }
}

private func reasons(_ changes: LayoutChanges?, _ results: [PictureComparison]) -> String {
  guard let changes else { return "" }
  return changes.text() + (results.allSatisfy(\.isSame) ? "" : changes.textOfUnmoved())
}

extension Diagnostic {
  fileprivate static func unknownIgnoredView(_ name: String, known: [String]) -> Diagnostic {
    let reason =
      known.isEmpty
      ? "neither input has metadata that lists its views" : "neither input has a view named '\(name)'"
    let names = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "unknown-view", "cannot ignore the view '\(name)': \(reason)", at: nil,
      help: known.isEmpty
        ? "compare layouts, or PNGs that layoutdraw drew with metadata; or ignore a rectangle with --ignore x,y,width,height"
        : "\(known.count == 1 ? "the only choice is" : "choose from") \(names)\(known.count > 12 ? " and \(known.count - 12) more" : "")"
    )
  }

  fileprivate static let nothingToCompare = Diagnostic(
    .error, code: "nothing-to-compare", "the whole picture is ignored, so there is nothing to compare",
    at: nil
  )
}
