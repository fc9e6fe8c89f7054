/// The page: one document without external resources, made of the files in `Page`, which the build embeds. It requests
/// `/version`, `/picture`, `/diagnostics`, `/explanation` and `/sizes` from this server.
public let previewPage = text(PackageResources.preview_html)
  .replacing("/* preview.css */", with: text(PackageResources.preview_css))
  .replacing("/* preview.js */", with: text(PackageResources.preview_js))

private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
