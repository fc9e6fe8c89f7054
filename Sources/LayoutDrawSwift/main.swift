import CommandLineTool
import SwiftSource

// Runs `layoutdraw` with Swift as a further kind of input.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [])
