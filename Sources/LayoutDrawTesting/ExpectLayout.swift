import Foundation
public import LayoutDraw
public import Testing

/// Expects a layout that was described in Swift to come out as its references do, PNG and JSON, which lie in a folder
/// `Snapshots` beside the test file: `Snapshots/sign-in.png` and `Snapshots/sign-in.json`.
///
///     @Test func signIn() throws {
///       expectLayout(signInLayout, matches: "sign-in")
///     }
///
/// What differs is an issue that says which views moved; expected, actual and difference are attached to the test, which
/// `swift test --attachments-path FOLDER` keeps. Nothing is recorded unless `record` or the environment asks for it,
/// `LAYOUTDRAW_RECORD=missing swift test`, and a test that recorded fails.
///
/// Cost: that of solving and drawing.
///
/// - Parameters:
///   - name: of the references, without extension; it may lie in folders: `screens/sign-in`.
///   - formats: what is compared.
///   - tolerance: what pictures may differ in; by default, in nothing.
///   - record: which references to write; `nil` does what `LAYOUTDRAW_RECORD` says.
public func expectLayout(
  _ layout: Layout, matches name: String, formats: [OutputFormat] = usualFormats,
  tolerance: PictureTolerance = PictureTolerance(), record: RecordChoice? = nil,
  filePath: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let references = References(name: name, testFile: filePath, record: record, location: sourceLocation)
  let verifier = LayoutVerifier(formats: formats, tolerance: tolerance)
  do throws(UnknownCanvas) {
    let file = try solve(layout)
    references.expect(
      verifier.verify(file, name: name, path: file.source.name, reference: references.content))
  } catch {
    Issue.record("\(error.diagnostic.message)", sourceLocation: sourceLocation)
  }
}

/// Expects a layout's text to match its references, drawn with the settings in its `// draw:` comments; else as
/// above.
public func expectLayout(
  _ source: SourceText, matches name: String, formats: [OutputFormat] = usualFormats,
  tolerance: PictureTolerance = PictureTolerance(), record: RecordChoice? = nil,
  filePath: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let references = References(name: name, testFile: filePath, record: record, location: sourceLocation)
  let verifier = LayoutVerifier(formats: formats, tolerance: tolerance)
  references.expect(
    verifier.verify(source, name: name, path: source.name, reference: references.content))
}

/// The default formats, as in `layoutdraw verify`.
public let usualFormats = ["png", "json"].compactMap(OutputFormat.init(named:))
