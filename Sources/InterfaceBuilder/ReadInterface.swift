public import Diagnostics
public import LayoutModel

/// The layouts and diagnostics of an Interface Builder file. Each scene that has a view becomes a layout with one
/// canvas.
public struct ReadInterface: Sendable, Equatable {
  /// The layouts in file order; empty if `diagnostics` contains an error.
  public var layouts: [Layout]
  /// The diagnostics in file order.
  public var diagnostics: [Diagnostic]
}

/// Returns whether a source is an Interface Builder file, judging by its extension or the start of its text.
public func isInterface(_ source: SourceText) -> Bool {
  if [".xib", ".storyboard"].contains(where: source.name.hasSuffix) { return true }
  var bytes = source.utf8[...]
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
  let start = bytes.prefix(1024).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  return ["<?xml", "<document", "<archive", "<!--"].contains { start.starts(with: $0.utf8) }
}

/// Reads a `.xib` or `.storyboard` file; parts that cannot be read are reported and left out.
///
/// Memory: about ten times the file's size.
///
/// - Parameter device: the device whose screen, size classes and safe area are used instead of those in the file; `nil`
///   to use those in the file. For macOS files, this parameter is ignored.
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
