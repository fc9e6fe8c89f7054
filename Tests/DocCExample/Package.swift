// swift-tools-version: 6.1
import PackageDescription

// A package whose documentation has pictures of layouts, drawn by `.ci/docc`.
let package = Package(
  name: "Meadow",
  products: [.library(name: "Meadow", targets: ["Meadow"])],
  dependencies: [
    .package(name: "layoutdraw", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [.target(name: "Meadow", exclude: ["Meadow.docc/card.layout"])]
)
