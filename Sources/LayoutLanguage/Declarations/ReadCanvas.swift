import Diagnostics
import LayoutModel

extension DeclarationReader {
  mutating func readCanvas(_ span: SourceSpan) {
    do throws(Diagnostic) {
      try takeCanvas(span)
    } catch {
      report(error)
    }
  }

  static let canvasProperties = ["rtl", "ltr", "margins", "safe", "scale", "as"]

  private mutating func takeCanvas(_ span: SourceSpan) throws(Diagnostic) {
    var cursor = context.cursor(at: span)
    _ = cursor.takeName()
    cursor.skipBlanks()
    var canvas = Canvas(span: span)
    let name = try takeCanvasName(&cursor)
    canvas.name = name?.text
    cursor.skipBlanks()
    if try !takeDevice(&cursor, &canvas), !isBeforeCanvasProperty(cursor) {
      if let device = deviceMeant(by: name?.text, cursor) {
        throw .deviceWithoutWord(device, at: cursor.characterHere)
      }
      let size = try cursor.takeSize(for: .canvas)
      (canvas.width, canvas.height) = (size.horizontal, size.vertical)
    }
    try takeCanvasProperties(&cursor, &canvas)

    declarations.canvases.append(canvas)
    if let first = canvasPlaces[canvas.name] {
      throw .duplicateCanvas(canvas.name, at: name?.span ?? span, first: first)
    }
    canvasPlaces[canvas.name] = span
  }

  private func takeCanvasName(_ cursor: inout Cursor) throws(Diagnostic) -> (
    text: String, span: SourceSpan
  )? {
    guard let name = try cursor.takeString() else { return nil }
    guard !name.text.isEmpty else {
      throw .error("expected-canvas-name", "a canvas cannot have an empty name", at: name.span)
    }
    return name
  }

  /// Takes `device "NAME" [landscape]`, and returns whether the word `device` came next.
  private func takeDevice(_ cursor: inout Cursor, _ canvas: inout Canvas) throws(Diagnostic) -> Bool {
    var ahead = cursor
    guard ahead.takeName()?.text == "device" else { return false }
    ahead.skipBlanks()
    cursor = ahead
    guard let name = try takeCanvasName(&cursor) else {
      throw .error(
        "expected-device", "expected a device's name after 'device', as in 'canvas device \"iPhone 15\"'",
        at: cursor.characterHere)
    }
    cursor.skipBlanks()
    ahead = cursor
    let word = ahead.takeName()?.text
    let orientation = word.flatMap(Device.Orientation.init(rawValue:))
    if orientation != nil { cursor = ahead }
    guard let device = Device.named(name.text) else {
      throw .error(
        "unknown-device",
        "no device is named \(quoted(name.text))"
          + (nearestDevice(to: name.text).map { "; did you mean \"\($0)\"?" } ?? ""),
        at: name.span)
    }
    let screen = Screen(device, orientation ?? .portrait)
    // Only one canvas of a file can be unnamed, so further unnamed canvases are named after their screens.
    if canvas.name == nil, canvasPlaces[nil] != nil { canvas.name = screen.name }
    canvas.show(on: screen)
    return true
  }

  /// Returns the corrected line for a canvas with a device's name but without the word `device`, as in `canvas iPhone
  /// 15`; `nil` if no device has a similar name.
  private func deviceMeant(by name: String?, _ cursor: Cursor) -> String? {
    let isAtSize = isDigit(cursor.byte) || cursor.byte == UInt8(ascii: ".") || cursor.isAtFit
    if isAtSize { return nil }
    let rest = context[SourceSpan(start: cursor.offset, end: cursor.end)]
    let words = name ?? rest.split(separator: "\"", omittingEmptySubsequences: false)[0].description
    let screen = Device.Orientation.allCases.map { " " + $0.rawValue }.first(
      where: words.lowercased().hasSuffix)
    let device = String(words.dropLast(screen?.utf8.count ?? 0))
    guard words.utf8.count <= 80, let known = Device.named(device)?.name ?? nearestDevice(to: device) else {
      return nil
    }
    let isOnSide = words.lowercased().hasSuffix("landscape") || name != nil && rest.hasPrefix("landscape")
    return "canvas device \"\(known)\"" + (isOnSide ? " landscape" : "")
  }

  private func isBeforeCanvasProperty(_ cursor: Cursor) -> Bool {
    var ahead = cursor
    guard let word = ahead.takeName() else { return false }
    return Self.canvasProperties.contains(word.text)
  }

  private mutating func takeCanvasProperties(
    _ cursor: inout Cursor, _ canvas: inout Canvas
  ) throws(Diagnostic) {
    var seen: Set<String> = []
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd { return }
      if cursor.isAtString {
        throw .error(
          "misplaced-text", "a canvas's name must come right after 'canvas'", at: cursor.characterHere)
      }
      guard let word = cursor.takeName() else {
        throw .unexpectedText(after: "the canvas", at: cursor.characterHere)
      }
      switch word.text {
      case "rtl": canvas.direction = .rightToLeft
      case "ltr": canvas.direction = .leftToRight
      case "margins":
        canvas.margins = try cursor.takeMargins(isSigned: true)
        canvas.hasOwnMargins = true
      case "safe": canvas.safeArea = try cursor.takeInsets("safe")
      case "scale": canvas.scale = try cursor.takePositive("scale", atMost: 1000)
      case "as": try takeRootName(&cursor)
      default:
        throw .unknownProperty(
          word.text, owner: "a canvas", suggestion: nearest(to: word.text, in: Self.canvasProperties),
          at: word.span)
      }
      if !seen.insert(word.text == "ltr" ? "rtl" : word.text).inserted {
        report(.repeatedProperty(word.text, at: word.span))
      }
    }
  }

  private mutating func takeRootName(_ cursor: inout Cursor) throws(Diagnostic) {
    cursor.skipBlanks()
    guard let name = cursor.takeName(as: .viewDeclaration) else {
      throw .expectedName(after: "as", at: cursor.characterHere)
    }
    if reservedViewNames.contains(name.text) { throw .reservedName(name.text, at: name.span) }
    if let rootName, rootName.text != name.text {
      throw .duplicateRootName(at: name.span, first: rootName.span)
    }
    rootName = rootName ?? name
  }

  mutating func readSpacing(_ span: SourceSpan) {
    var cursor = context.cursor(at: span)
    let word = cursor.takeName()
    if setsSpacing, let word { report(.repeatedProperty(word.text, at: word.span)) }
    setsSpacing = true
    do throws(Diagnostic) {
      let horizontal = try cursor.takeValue(of: "spacing").value
      cursor.skipBlanks()
      let vertical = cursor.isAtEnd ? horizontal : try cursor.takeValue(of: "spacing").value
      cursor.skipBlanks()
      guard cursor.isAtEnd else { throw .unexpectedText(after: "the spacing", at: cursor.characterHere) }
      context.spacing = PerAxis(horizontal: horizontal, vertical: vertical)
    } catch {
      report(error)
    }
  }
}
