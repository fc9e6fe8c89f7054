import CommandLineTool
import LayoutPreview
import SwiftSource

// Runs `layoutdraw` with Swift as a further kind of input. The preview's server is part of this program, since the
// server reads Swift each time a file is saved.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
