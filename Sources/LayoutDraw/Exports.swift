// A program that imports LayoutDraw can name all that its API speaks of.
@_exported public import Conversion
@_exported public import LayoutReview
