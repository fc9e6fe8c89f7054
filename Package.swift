// swift-tools-version: 6.1
import PackageDescription

#if canImport(Glibc)
  import Glibc

  /// Indicates whether release builds take Cairo, Pixman, cmark and C++'s library from their archives, which Debian's packages
  /// have: the shared Cairo brings ten libraries of X11, and to load all of them takes a sixth of a small picture's time.
  /// Not where this package is another's dependency: how a program is linked is for that program to say.
  let linksArchives =
    !Context.packageDirectory.contains("/checkouts/")
    && ["x86_64", "aarch64"].contains { processor in
      ["cairo", "pixman-1", "cmark"].allSatisfy {
        access("/usr/lib/\(processor)-linux-gnu/lib\($0).a", R_OK) == 0
      }
    }
#else
  let linksArchives = false
#endif

/// Where a program's release build finds the archives.
let releaseArchives: [LinkerSetting] =
  linksArchives
  ? [.unsafeFlags(["-L\(Context.packageDirectory)/.ci/link"], .when(configuration: .release))] : []

// The order of targets is the order of the pipeline: text in at the top, bytes out at the bottom.
// A target imports what it names here, and nothing else: `.ci/borders` compares both.
let package = Package(
  name: "layoutdraw",
  platforms: [.macOS(.v13)],
  products: [
    // Each product has the name of the module in it; `LayoutDraw` also has `LayoutDSL`, as it always had.
    .library(name: "LayoutDraw", targets: ["LayoutDraw", "LayoutDSL"]),
    .library(name: "LayoutDSL", targets: ["LayoutDSL"]),
    .library(name: "LayoutDrawTesting", targets: ["LayoutDrawTesting"]),
    .library(name: "LinearSolver", targets: ["LinearSolver"]),
    .executable(name: "layoutdraw", targets: ["LayoutDrawProgram"]),
    // What `layoutdraw preview` starts: a program of its own, so that no other start loads what it needs.
    .executable(name: "layoutdraw-preview", targets: ["LayoutPreviewProgram"]),
    // The same with Swift source as one more input; it reads that with the trait `SwiftSource` only.
    .executable(name: "layoutdraw-swift", targets: ["LayoutDrawSwift"]),
    .plugin(name: "DrawLayouts", targets: ["DrawLayouts"]),
    .executable(name: "layoutdraw-benchmark", targets: ["LayoutDrawBenchmark"]),
  ],
  traits: [
    // Off unless asked for: neither `swift run layoutdraw` nor a package that depends on this one fetches swift-syntax.
    .trait(name: "SwiftSource", description: "layoutdraw-swift reads Swift source, with swift-syntax")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    // Tests only: exact rationals for the reference solver.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    // The platform: its C library, threads and clock.
    .target(name: "Platform"),
    .target(name: "Diagnostics"),
    .target(name: "Graphics"),
    // JSON, Base64, SHA-256, names as shells match them, numbers and lists as text: knows no layout.
    .target(name: "Encoding"),
    .target(name: "LinearSolver", dependencies: ["Platform"]),
    .target(name: "LayoutModel", dependencies: ["Diagnostics", "Encoding", "Graphics"]),
    // Code for UIKit, SnapKit and Masonry that was pasted into a layout.
    .target(name: "PastedSource", dependencies: ["LayoutModel", "Graphics"]),
    .target(
      name: "LayoutLanguage",
      dependencies: ["PastedSource", "LayoutModel", "Encoding", "Diagnostics", "Graphics"]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "InterfaceBuilder", dependencies: ["LayoutModel", "Diagnostics", "Graphics", "CExpat"]),
    .target(name: "LogImport", dependencies: ["LayoutModel", "Encoding", "Diagnostics"]),
    .target(name: "Conversion", dependencies: ["LayoutModel", "Diagnostics", "Graphics"]),
    .target(name: "LayoutDSL", dependencies: ["LayoutModel", "Diagnostics", "Graphics"]),
    .target(name: "LayoutEngine", dependencies: ["LayoutModel", "LinearSolver", "Diagnostics", "Graphics"]),
    .target(name: "Drawing", dependencies: ["LayoutModel", "Diagnostics", "Encoding", "Graphics"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: linksArchives ? "freetype2" : "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "harfbuzz freetype2 fontconfig",
      providers: [.apt(["libpango1.0-dev", "fonts-inter"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng zlib libdeflate",
      providers: [.apt(["libpng-dev", "libdeflate-dev"]), .brew(["libpng", "libdeflate"])]),
    .target(
      name: "CairoRendering",
      dependencies: [
        "Drawing", "LayoutModel", "Encoding", "Graphics", "Platform", "CCairo", "CPango", "CPNG",
      ],
      linkerSettings: linksArchives
        ? [
          .linkedLibrary("cairo", .when(configuration: .debug)),
          .linkedLibrary(":libcairo.a", .when(configuration: .release)),
          .linkedLibrary(":libpixman-1.a", .when(configuration: .release)),
        ] : []),
    .target(name: "ImageComparison", dependencies: ["Graphics", "Platform"]),
    // In words: conflicts, ambiguities, explanations.
    .target(
      name: "LayoutMessages",
      dependencies: ["LayoutEngine", "LayoutModel", "Encoding", "Diagnostics", "Graphics"]),
    // A layout over a range of sizes: pieces, critical sizes, their words, chart and JSON.
    .target(
      name: "SizeSweep",
      dependencies: [
        "LayoutMessages", "LayoutEngine", "LayoutModel", "CairoRendering", "Drawing", "Encoding",
        "Diagnostics",
        "Graphics",
      ]),
    // Read, solve, picture: the order of the steps.
    .target(
      name: "LayoutPipeline",
      dependencies: [
        "SizeSweep", "LayoutLanguage", "InterfaceBuilder", "LogImport", "Conversion", "LayoutEngine",
        "LayoutMessages", "LayoutModel",
        "Drawing",
        "CairoRendering", "Encoding", "Diagnostics", "Graphics", "Platform",
      ]),
    // Rules, what they find, and fixes that were tried.
    .target(
      name: "LayoutChecks",
      dependencies: [
        "LayoutPipeline", "SizeSweep", "LayoutMessages", "LayoutEngine", "LayoutLanguage", "InterfaceBuilder",
        "LayoutModel",
        "CairoRendering", "Drawing", "Encoding", "Diagnostics", "Graphics",
      ]),
    // What became of a layout, and which lines account for it.
    .target(
      name: "LayoutChanges",
      dependencies: [
        "LayoutPipeline", "LayoutMessages", "LayoutEngine", "LayoutLanguage", "LayoutModel",
        "ImageComparison",
        "CairoRendering", "Drawing", "Encoding", "Diagnostics", "Graphics",
      ]),
    // References: verified, accepted, reported.
    .target(
      name: "LayoutReview",
      dependencies: [
        "LayoutChanges", "LayoutChecks", "LayoutPipeline", "ImageComparison", "CairoRendering", "Encoding",
        "Diagnostics", "Graphics",
      ],
      resources: [
        .embedInCode("Page/report.css"), .embedInCode("Page/report.js"), .embedInCode("Page/toolbar.html"),
        .embedInCode("Page/keys.html"),
      ]),
    // What other programs import.
    .target(
      name: "LayoutDraw",
      dependencies: [
        "LayoutReview", "LayoutChanges", "LayoutChecks", "LayoutPipeline", "SizeSweep", "LayoutMessages",
        "LayoutLanguage", "InterfaceBuilder", "LogImport", "Conversion", "LayoutModel", "CairoRendering",
        "Drawing",
        "ImageComparison", "Encoding", "Diagnostics", "Graphics",
      ]),
    // `expectLayout`, for tests of other packages.
    .target(name: "LayoutDrawTesting", dependencies: ["LayoutDraw"]),
    .systemLibrary(
      name: "CCMark", pkgConfig: linksArchives ? nil : "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(
      name: "Markdown", dependencies: ["Diagnostics", "CCMark"],
      linkerSettings: linksArchives
        ? [
          .linkedLibrary("cmark", .when(configuration: .debug)),
          .linkedLibrary(":libcmark.a", .when(configuration: .release)),
        ] : []),
    // An editor's questions about layouts, and the answers.
    .target(name: "LanguageServer", dependencies: ["LayoutDraw"]),
    // Serves a page in a browser that shows a file while it is edited.
    .target(
      name: "LayoutPreview",
      dependencies: ["LayoutDraw", "LayoutEngine", "LayoutModel", "Drawing", "CairoRendering", "Platform"],
      resources: [
        .embedInCode("Page/preview.html"), .embedInCode("Page/preview.css"), .embedInCode("Page/preview.js"),
      ]),
    .executableTarget(name: "LayoutPreviewProgram", dependencies: ["LayoutPreview"]),
    // The whole command line, for every program that has it.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "LayoutDraw", "LanguageServer", "Markdown", "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The set-up for editors: a grammar and an extension of VS Code.
      exclude: ["Documentation"]),
    .executableTarget(
      name: "LayoutDrawProgram", dependencies: ["CommandLineTool"], linkerSettings: releaseArchives),
    // Swift source to layouts: it is evaluated, never compiled or run.
    .target(
      name: "SwiftSource",
      dependencies: ["LayoutLanguage", "LayoutModel", "Graphics", "Diagnostics", "Platform"]
        + ["SwiftParser", "SwiftSyntax"].map {
          .product(name: $0, package: "swift-syntax", condition: .when(traits: ["SwiftSource"]))
        }),
    .executableTarget(
      name: "LayoutDrawSwift",
      dependencies: ["CommandLineTool", "LayoutDraw", "LayoutPreview", "SwiftSource"],
      linkerSettings: releaseArchives),
    .plugin(
      name: "DrawLayouts",
      capability: .command(
        intent: .custom(
          verb: "draw-layouts", description: "Draws the layout files of DocC catalogs into their Resources."
        ),
        permissions: [.writeToPackageDirectory(reason: "to put pictures into DocC catalogs")]),
      path: "Sources/DrawLayouts"),
    .executableTarget(
      name: "LayoutDrawBenchmark",
      dependencies: ["LinearOracle", "LinearSolver", "LayoutDraw", "Platform", "CCairo"]),

    // Measures text without fonts, so that results can be worked out by hand.
    .target(name: "FixedAdvance", dependencies: ["Graphics"], path: "Tests/FixedAdvance"),
    // Compares wide outputs with the files in Tests/References.
    .target(name: "ApprovedText", path: "Tests/ApprovedText"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "GraphicsTests", dependencies: ["FixedAdvance", "Graphics"]),
    // Solves by definition, in exact rationals: what tests and fuzzers hold `LinearSolver` to; and the problems that it
    // is measured with.
    .target(
      name: "LinearOracle",
      dependencies: ["LinearSolver", "Platform", .product(name: "BigInt", package: "BigInt")],
      path: "Tests/LinearOracle"),
    .testTarget(
      name: "LinearSolverTests",
      dependencies: ["LinearSolver", "LinearOracle"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "InterfaceBuilder", "LayoutEngine", "LayoutModel", "Diagnostics",
        "Graphics",
      ]),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: ["ApprovedText", "FixedAdvance", "LayoutModel", "Diagnostics", "Graphics"]),
    .testTarget(
      name: "LayoutLanguageTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutLanguage", "LayoutModel", "LayoutEngine", "Diagnostics",
        "Graphics",
      ]),
    .testTarget(
      name: "LogImportTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LogImport", "LayoutDraw", "LinearOracle", "Diagnostics",
      ]),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "Conversion", "LayoutDraw", "LayoutDSL", "LinearOracle",
        "Diagnostics",
      ]),
    // Names that other modules have, too.
    .target(name: "OtherNames", path: "Tests/OtherNames"),
    .testTarget(
      name: "LayoutDSLTests",
      dependencies: ["LayoutDSL", "OtherNames", "LayoutModel", "Diagnostics", "Graphics"]),
    .testTarget(name: "LayoutDrawTestingTests", dependencies: ["LayoutDrawTesting", "LayoutDSL"]),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutEngine", "SizeSweep", "LayoutLanguage", "LayoutModel",
        "LinearSolver",
        "LinearOracle",
        "Diagnostics",
        "Graphics",
      ]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "Drawing", "LayoutEngine", "LayoutLanguage", "LayoutModel",
        "Encoding", "Diagnostics", "Graphics",
      ]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "ApprovedText", "CairoRendering", "Drawing", "ImageComparison", "LayoutModel", "Encoding", "Graphics",
        "CCairo", "CPango", "CPNG",
      ]),
    .testTarget(
      name: "ImageComparisonTests", dependencies: ["ApprovedText", "ImageComparison", "Graphics"]),
    .testTarget(name: "EncodingTests", dependencies: ["Encoding"]),
    .testTarget(
      name: "LayoutMessagesTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutPipeline", "LayoutMessages", "LayoutEngine", "LayoutModel",
        "Diagnostics", "Graphics",
      ]),
    .testTarget(
      name: "SizeSweepTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "SizeSweep", "CairoRendering", "Drawing", "LayoutEngine",
        "LayoutLanguage", "LayoutModel", "Diagnostics", "Graphics",
      ]),
    .testTarget(
      name: "LayoutPipelineTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutPipeline", "LayoutEngine", "LayoutLanguage", "LayoutModel",
        "CairoRendering",
        "Conversion", "Drawing", "Encoding", "Diagnostics", "Graphics", "SizeSweep",
      ]),
    .testTarget(
      name: "LayoutChecksTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutChecks", "SizeSweep", "LayoutPipeline", "LayoutLanguage",
        "LayoutEngine", "LayoutModel", "LinearOracle", "LinearSolver", "Diagnostics", "Graphics",
      ]),
    .testTarget(
      name: "LayoutChangesTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "LayoutChanges", "LayoutPipeline", "CairoRendering", "Drawing",
        "ImageComparison", "LayoutModel", "Diagnostics", "Graphics", "Encoding",
      ]),
    .testTarget(
      name: "LayoutReviewTests",
      dependencies: [
        "ApprovedText", "LayoutReview", "LayoutChanges", "LayoutChecks", "LayoutPipeline", "CairoRendering",
        "Drawing", "ImageComparison", "Diagnostics", "Graphics",
      ]),
    .testTarget(name: "LayoutDrawTests", dependencies: ["FixedAdvance", "LayoutDraw", "LayoutDSL"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "Diagnostics", "CCMark"]),
    .testTarget(name: "LayoutPreviewTests", dependencies: ["LayoutPreview", "LayoutDraw", "Platform"]),
    .testTarget(name: "LanguageServerTests", dependencies: ["ApprovedText", "LanguageServer", "LayoutDraw"]),
    .testTarget(
      name: "SnapshotTests", dependencies: ["LayoutDraw", "CairoRendering", "Graphics"]),
    // What needs swift-syntax is left out where the trait is off.
    .testTarget(
      name: "SwiftSourceTests",
      dependencies: [
        "ApprovedText", "FixedAdvance", "SwiftSource", "LayoutChanges", "LayoutEngine", "LayoutModel",
        "Diagnostics",
        "LinearOracle",
      ]),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "ApprovedText", "LayoutDrawProgram", "LayoutDrawSwift", "LayoutPreviewProgram", "CommandLineTool",
        "LayoutDraw", "CairoRendering", "SwiftSource",
      ]),
  ]
)

// Fuzz targets end in libFuzzer's runtime, which only `.ci/fuzz` links; for everybody else they do not exist.
if Context.environment["LAYOUTDRAW_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "ParserFuzz", dependencies: ["LayoutLanguage", "LayoutModel", "Diagnostics"],
      path: "Tests/Fuzz/ParserFuzz"),
    .executableTarget(
      name: "InterfaceFuzz", dependencies: ["InterfaceBuilder", "LayoutModel", "Diagnostics"],
      path: "Tests/Fuzz/InterfaceFuzz"),
    .executableTarget(
      name: "LogFuzz", dependencies: ["LogImport", "LayoutLanguage", "LayoutModel", "Diagnostics"],
      path: "Tests/Fuzz/LogFuzz"),
    .executableTarget(
      name: "SolverFuzz", dependencies: ["LinearSolver", "LinearOracle"], path: "Tests/Fuzz/SolverFuzz"),
  ]
}

// The manual is built by this plugin, which `.ci/docc` asks for; for everybody else it does not exist.
if Context.environment["LAYOUTDRAW_DOCC"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// One module's tests alone, while you work on it: `LAYOUTDRAW_TESTS=DrawingTests swift test` compiles no other tests.
if let chosen = Context.environment["LAYOUTDRAW_TESTS"] {
  let names = chosen.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
