// Tests that import this module can use all types of its API.
@_exported public import LayoutDraw
