import CommandLineTool
import LayoutPreview
import SwiftSource

// Runs `layoutdraw` with Swift as a further kind of input. The preview's server is part of this program, since it reads
// the file at each save: a server without swift-syntax would have to start this program each time, and would get a text
// instead of a layout whose constraints have their lines.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
