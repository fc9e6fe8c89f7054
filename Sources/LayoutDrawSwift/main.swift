import CommandLineTool
import LayoutPreview
import SwiftSource

// Runs `layoutdraw` with Swift as a further kind of input. The preview's server is part of this program, since it reads
// Swift at each save.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
