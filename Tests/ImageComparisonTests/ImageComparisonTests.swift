import Testing

@testable import ImageComparison
