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
/// Each difference is recorded as an issue that names the moved views. `swift test --attachments-path FOLDER` keeps the
/// compared files and their difference.
///
/// References are written only on request, for example by running `LAYOUTDRAW_RECORD=missing swift test`. A test that
/// writes a reference fails.
///
/// - Parameters:
///   - name: the references' name without extension, possibly with folders: `screens/sign-in`.
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

/// Expects the layout in a layout file to match its references, such as `sign-in.png` in the folder `Snapshots` beside
/// the test file.
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
