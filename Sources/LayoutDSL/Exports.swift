// The exports let a program write `LayoutDSL.Layout` or `LayoutDSL.Color` if another module has a type with the same
// name.
@_exported public import Graphics
@_exported public import LayoutModel
