/// The page of the preview: one document, made of the files in `Page`. It requests `/version`, `/picture`,
/// `/diagnostics`, `/explanation` and `/sizes` from its server.
public let previewPage = text(PackageResources.preview_html)
  .replacing("/* preview.css */", with: text(PackageResources.preview_css))
  .replacing("/* preview.js */", with: text(PackageResources.preview_js))

private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
