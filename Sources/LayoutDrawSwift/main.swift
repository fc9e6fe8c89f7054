import LayoutDrawCLI
import SwiftSource

// `layoutdraw` with Swift as one more kind of input.
runCommandLine(importers: canReadSwift ? [SwiftImporter()] : [])
