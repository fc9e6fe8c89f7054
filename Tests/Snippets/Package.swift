// swift-tools-version: 6.1
import PackageDescription

// This package depends on layoutdraw in the way that the README and the manual describe. `.ci/snippets` writes the
// Swift code from the README and the manual into the sources and tests of this package, and then builds and runs the
// package.
let package = Package(
  name: "Snippets",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutdraw", path: "../..")],
  targets: [
    .executableTarget(
      name: "Snippets",
      dependencies: [
        .product(name: "LayoutDraw", package: "layoutdraw"),
        .product(name: "LayoutDSL", package: "layoutdraw"),
        .product(name: "LinearSolver", package: "layoutdraw"),
      ]),
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        .product(name: "LayoutDSL", package: "layoutdraw"),
        .product(name: "LayoutDrawTesting", package: "layoutdraw"),
      ]),
  ]
)
