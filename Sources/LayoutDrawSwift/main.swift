import CommandLineTool
import LayoutPreview
import SwiftSource

// This program includes the preview's server, because the server also reads Swift files.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
