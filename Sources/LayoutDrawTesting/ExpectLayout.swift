import Foundation
public import LayoutDraw
public import Testing

/// Expects a layout described in Swift to match its references, such as `sign-in.png` and `sign-in.json` in the folder
/// `Snapshots` beside the test file.
///
///     @Test func signIn() throws {
///       expectLayout(signInLayout, matches: "sign-in")
///     }
///
/// Each difference is recorded as an issue that names the views that moved. The expected file, the actual file and
/// their difference are attached to the test; `swift test --attachments-path FOLDER` keeps them.
///
/// References are written only if `record` or the environment requests it: `LAYOUTDRAW_RECORD=missing swift test`. A
/// test that wrote a reference fails.
///
/// - Parameters:
///   - name: the name of the references without an extension. It may contain folders: `screens/sign-in`.
///   - formats: the formats to compare.
///   - tolerance: the tolerated differences of pictures; none by default.
///   - record: the references to write; `nil` uses `LAYOUTDRAW_RECORD`.
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

/// Expects the layout in a layout file to match its references. Comments in the file that begin with `// draw:` set how
/// the layout is drawn.
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
