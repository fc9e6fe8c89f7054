// These exports allow clients to write `LayoutDSL.Layout` and `LayoutDSL.Color` if another module has a type with the
// same name.
@_exported public import Graphics
@_exported public import LayoutModel
