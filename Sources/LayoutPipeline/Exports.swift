// A program that imports this can name all that its API speaks of.
@_exported public import CairoRendering
@_exported public import Diagnostics
@_exported public import Drawing
@_exported public import Encoding
@_exported public import Graphics
@_exported public import InterfaceBuilder
@_exported public import LayoutLanguage
@_exported public import LayoutMessages
@_exported public import LayoutModel
