import Testing

@testable import LinearSolver
