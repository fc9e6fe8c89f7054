import CommandLineTool
import LayoutPreview
import SwiftSource

// Serve the preview in this process, because the separate program `layoutdraw-preview` does not read Swift files.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
