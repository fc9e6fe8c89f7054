// A program that imports this can name all that its API speaks of.
@_exported public import ImageComparison
@_exported public import LayoutPipeline
