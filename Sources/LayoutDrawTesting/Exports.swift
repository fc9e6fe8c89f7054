// With this export, a test that imports this module can name all types of its API.
@_exported public import LayoutDraw
