// A program that imports LayoutDSL can name all types of a description, even if another module has a `Layout` or a
// `Color`: as `LayoutDSL.Layout` and `LayoutDSL.Color`.
@_exported public import Graphics
@_exported public import LayoutModel
