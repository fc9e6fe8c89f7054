import CExpat
import Diagnostics

/// Reads an XML document in one pass. Memory: about ten times the text's size.
///
/// - Throws: a diagnostic for malformed XML, elements nested more than 256 deep, and entities, which could expand
///   without limit.
func readXML(_ source: SourceText) throws(Diagnostic) -> XMLElement {
  let builder = XMLTreeBuilder()
  guard let parser = XML_ParserCreate(nil) else {
    preconditionFailure("there is not enough memory to parse the XML")
  }
  defer { XML_ParserFree(parser) }
  builder.parser = parser
  withExtendedLifetime(builder) {
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { treeBuilder($0).start(name: $1!, attributes: $2!) },
      { data, _ in treeBuilder(data).end() })
    XML_SetCharacterDataHandler(parser) { treeBuilder($0).characters($1!, count: Int($2)) }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      treeBuilder(data).stop("this declares an entity, which Interface Builder files never do")
    }
    parse(source.utf8, parser, builder)
  }
  if let error = builder.error { throw error }
  guard let root = builder.root else { preconditionFailure("a well-formed document has a root element") }
  return root
}

/// Passes the text to expat in pieces, because expat takes the length of a text as a 32-bit integer.
private func parse(_ bytes: [UInt8], _ parser: XML_Parser, _ builder: XMLTreeBuilder) {
  let pieceLength = 1 << 24
  var start = 0
  repeat {
    let end = min(bytes.count, start + pieceLength)
    let status = bytes[start..<end].withUnsafeBytes { piece in
      XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(piece.count),
        end == bytes.count ? 1 : 0)
    }
    if status != XML_STATUS_OK {
      builder.fail(count: bytes.count)
      return
    }
    start = end
  } while start < bytes.count
}

private func treeBuilder(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
  Unmanaged<XMLTreeBuilder>.fromOpaque(data!).takeUnretainedValue()
}

private final class XMLTreeBuilder {
  var parser: XML_Parser!
  var root: XMLElement?
  var error: Diagnostic?
  private var open: [XMLElement] = []
  private static let mostDepth = 256

  func start(name: UnsafePointer<CChar>, attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard error == nil else { return }
    if open.count == Self.mostDepth {
      return stop("elements are nested more than \(Self.mostDepth) levels deep")
    }
    var read: [XMLElement.Attribute] = []
    read.reserveCapacity(Int(XML_GetSpecifiedAttributeCount(parser)) / 2)
    var next = attributes
    while let name = next[0], let value = next[1] {
      read.append(XMLElement.Attribute(name: String(cString: name), value: String(cString: value)))
      next += 2
    }
    open.append(XMLElement(name: String(cString: name), attributes: read, span: span))
  }

  func end() {
    guard error == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func characters(_ start: UnsafePointer<CChar>, count: Int) {
    guard error == nil, !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    if isBlank, open[open.count - 1].text.isEmpty { return }
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  func stop(_ message: String) {
    guard error == nil else { return }
    error = Diagnostic(.error, code: "malformed-xml", message, at: span)
    XML_StopParser(parser, 0)
  }

  func fail(count: Int) {
    guard error == nil else { return }
    let sentence = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
    let place = max(0, min(count, Int(XML_GetCurrentByteIndex(parser))))
    error = Diagnostic(
      .error, code: "malformed-xml", "this is not well-formed XML: \(sentence)",
      at: SourceSpan(start: place, end: place),
      help: "Git may have left conflict markers, or the file was cut off")
  }

  private var span: SourceSpan {
    let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
    return SourceSpan(start: start, end: start + max(0, Int(XML_GetCurrentByteCount(parser))))
  }
}
