// swift-tools-version: 6.1
import PackageDescription

// A package in which `.ci/snippets` builds and runs the code examples of the README and the manual.
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
