import CommandLineTool
import LayoutPreview
import SwiftSource

// Run `layoutdraw` with Swift as a further kind of input. The preview's server is included because it reads Swift, too.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
