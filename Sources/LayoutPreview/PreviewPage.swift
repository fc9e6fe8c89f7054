/// The preview's HTML page, including its style sheet and script.
public let previewPage = text(PackageResources.preview_html)
  .replacing("/* preview.css */", with: text(PackageResources.preview_css))
  .replacing("/* preview.js */", with: text(PackageResources.preview_js))

private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
