// Programs that import LayoutDraw can use all types of its API.
@_exported public import CairoRendering
@_exported public import Conversion
@_exported public import Diagnostics
@_exported public import Drawing
@_exported public import Encoding
@_exported public import Graphics
@_exported public import ImageComparison
@_exported public import InterfaceBuilder
@_exported public import LayoutChanges
@_exported public import LayoutChecks
@_exported public import LayoutLanguage
@_exported public import LayoutMessages
@_exported public import LayoutModel
@_exported public import LayoutPipeline
@_exported public import LayoutReview
@_exported public import LogImport
@_exported public import SizeSweep
