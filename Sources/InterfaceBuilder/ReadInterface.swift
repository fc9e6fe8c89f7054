public import Diagnostics
public import LayoutModel

/// The result of reading an Interface Builder file: a layout with one canvas for each scene that has a view.
public struct ReadInterface: Sendable, Equatable {
  /// The layouts in file order; empty where a diagnostic is an error.
  public var layouts: [Layout]
  /// The diagnostics in the order of their places in the file.
  public var diagnostics: [Diagnostic]
}

/// Returns whether a text looks like XML or has a name like Interface Builder's files, and so is to be read by
/// `readInterface`. Cost: constant.
public func isInterface(_ source: SourceText) -> Bool {
  if [".xib", ".storyboard"].contains(where: source.name.hasSuffix) { return true }
  var bytes = source.utf8[...]
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
  let start = bytes.prefix(1024).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  return ["<?xml", "<document", "<archive", "<!--"].contains { start.starts(with: $0.utf8) }
}

/// Reads a `.xib` or `.storyboard`. An unreadable part is reported, and reading continues. If the whole file cannot be
/// laid out, as with malformed XML, there are no layouts, and a diagnostic says why.
///
/// Cost: a few passes over the file; memory about ten times the file's size.
///
/// - Parameter device: a screen, in an orientation, that replaces the file's own. Its size classes and safe area apply,
///   and bars keep their sizes. `nil` keeps the file's screen; files for macOS ignore the device.
public func readInterface(
  _ source: SourceText, sizes: ContentSizes = .nearest, on device: (Device, Device.Orientation)? = nil
) -> ReadInterface {
  var findings = Findings()
  do throws(Diagnostic) {
    // 1. Read the XML.
    let root = try readXML(source)
    // 2. Read the scenes and their views.
    let document = try readDocument(
      root, on: device.map { InterfaceDevice($0.0, $0.1) }, &findings)
    // 3. Make layouts.
    let layouts = document.scenes.map { lower($0, of: document, in: source, sizes: sizes, &findings) }
    return ReadInterface(
      layouts: layouts, diagnostics: findings.diagnostics.sorted { $0.span!.start < $1.span!.start })
  } catch {
    return ReadInterface(layouts: [], diagnostics: [error])
  }
}
