// A test that imports this can name all that it speaks of.
@_exported public import LayoutDraw
