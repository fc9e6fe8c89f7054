// What words speak of.
@_exported public import Diagnostics
@_exported public import Encoding
@_exported public import Graphics
@_exported public import LayoutModel
