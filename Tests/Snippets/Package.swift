// swift-tools-version: 6.1
import PackageDescription

// This package depends on this one as README and manual describe, and contains their Swift: `.ci/snippets` writes it into
// Sources and Tests, builds and runs it.
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
