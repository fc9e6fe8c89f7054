import LayoutDrawCLI
import SwiftSource

// `layoutdraw` with Swift as a further kind of input.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [])
