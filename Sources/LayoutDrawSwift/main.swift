import CommandLineTool
import LayoutPreview
import SwiftSource

// The preview's server is part of this program, since it reads Swift, too.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [], previewServer: servePreview)
