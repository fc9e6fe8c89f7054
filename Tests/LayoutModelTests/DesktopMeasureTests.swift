import LayoutModel
import Testing

@Suite struct DesktopMeasureTests {
  private static func traits(
    _ size: AppKitControl.Size, _ generation: AppKitControl.Generation,
    _ frame: (width: Double, height: Double),
    hasTitle: Bool = true, toolsVersion: Double = 22_505
  ) -> AppKitControl.Traits {
    AppKitControl.Traits(
      size: size, generation: generation, width: frame.width, height: frame.height, hasTitle: hasTitle,
      toolsVersion: toolsVersion)
  }

  private static func text(_ insets: EdgeInsets) -> String {
    insets.isZero
      ? "0"
      : [insets.left, insets.top, insets.right, insets.bottom].map { spelled($0) }.joined(separator: " ")
  }

  private static func inAllSizes(_ measure: (AppKitControl.Size) -> String) -> String {
    let all = AppKitControl.Size.allCases.map(measure)
    return Set(all).count == 1 ? all[0] : all.joined(separator: ", ")
  }

  private static func inAllGenerations(
    _ measure: (AppKitControl.Size, AppKitControl.Generation) -> String
  ) -> [String] {
    AppKitControl.Generation.allCases.map { generation in inAllSizes { measure($0, generation) } }
  }

  /// The distances by which a frame of the given size extends beyond the alignment rectangle on the left, top, right,
  /// and bottom, for each generation of the system. If the distances depend on the control size, a string lists them
  /// for each size, separated by commas.
  static let overhangs: [(AppKitControl, Double, Double, [String])] = [
    (.label, 100, 20, ["2 0 2 0", "2 0 2 0", "2 0 2 0"]),
    (.separator, 100, 5, ["0 2 0 2", "0 2 0 2", "0 2 0 2"]),
    (.separator, 5, 100, ["2 0 2 0", "2 0 2 0", "2 0 2 0"]),
    (.separator, 5, 5, ["0 2 0 2", "0 2 0 2", "0 2 0 2"]),
    (.gradient, 100, 20, ["0 1 0 1", "0 1 0 1", "0 1 0 1"]),
    (.field, 100, 20, ["0", "0", "0"]), (.token, 100, 20, ["0", "0", "0"]),
    (.roundRect, 100, 20, ["0", "0", "0"]), (.plain, 100, 20, ["0", "0", "0"]),
    (.image, 100, 20, ["3 3 3 3", "3 3 3 3", "3 3 3 3"]),
    (.bar, 100, 20, ["0 1 0 1, 0, 0, 0", "0 1 0 1, 0, 0, 0", "0"]),
    (
      .push, 100, 26,
      ["6 4 6 7, 5 3 5 6, 2 1 2 2, 6 6 6 6", "7 5 7 7, 6 4 6 7, 2 1 2 2, 6 6 6 6", "0"]
    ),
    (
      .push, 100, 27,
      ["6 4 6 7, 5 3 5 6, 2 1 2 2, 6 6 6 6", "7 5 7 7, 6 4 6 7, 2 1 2 2, 6 6 6 6", "0, 6 4 6 7, 0, 0"]
    ),
    (
      .check, 100, 20,
      ["2 2 2 2, 3 3 2 3, 2 0 0 0, 2 2 2 2", "2 1 0 1, 1 1 0 1, 2 0 0 0, 2 1 0 1", "0"]
    ),
    (
      .radio, 100, 20,
      ["2 1 2 1, 1 0.5 0 0.5, 1 0.5 0 0.5, 2 1 2 1", "2 1 0 1, 1 0.5 0 0.5, 1 0.5 0 0.5, 2 1 0 1", "0"]
    ),
    (
      .help, 100, 20,
      [
        "2 1 2 3, 1 1 1 2, 1 1 1 2, 1 1 1 2", "3 1 2 4, 1 1 1 2, 1 1 1 2, 1 1 1 2",
        "0, 1 1 1 2, 1 1 1 2, 1 1 1 2",
      ]
    ),
    (.textured, 100, 20, ["1 1 1 2", "1 1 1 2", "0"]),
    (
      .popUp, 100, 21,
      ["2 1 3 3, 3 1 3 3, 2 1 3 2, 2 1 3 3", "3 1 4 4, 4 2 4 4, 2 1 3 2, 3 1 4 4", "0"]
    ),
    (
      .popUp, 100, 22,
      ["2 1 3 3, 3 1 3 3, 2 1 3 2, 2 1 3 3", "3 1 4 4, 4 2 4 4, 2 1 3 2, 3 1 4 4", "0, 4 2 4 4, 0, 0"]
    ),
    (
      .popUp, 100, 26,
      ["2 2 3 3, 3 1 3 3, 2 1 3 2, 2 2 3 3", "3 1 4 4, 4 2 4 4, 2 1 3 2, 3 1 4 4", "0, 4 2 4 4, 0, 0"]
    ),
    (.bevelPopUp, 100, 20, ["3 3 3 4", "3 3 3 4", "0"]),
    (
      .combo, 100, 20,
      ["0 2 3 4, 0 1 3 4, 0 1 3 4, 0 1 3 4", "0 2 3 4, 0 1 3 4, 0 1 3 4, 0 1 3 4", "0"]
    ),
    (.box, 100, 20, ["3 2 3 4", "3 2 3 4", "0"]), (.titledBox, 100, 20, ["3 0 3 4", "3 0 3 4", "0"]),
    (
      .tabs, 100, 90, Array(repeating: "7 6 7 10, 7 3 7 10, 7 3 7 10, 7 3 7 10", count: 3)
    ),
    (.bottomTabs, 100, 90, Array(repeating: "7 4 7 6, 7 4 7 3, 7 4 7 2, 7 4 7 3", count: 3)),
    (.bareTabs, 100, 90, ["7 4 7 10", "7 4 7 10", "7 4 7 10"]),
    (.slider, 100, 28, ["2 2 2 6", "2 2 2 6", "2 2 2 6"]), (.slider, 100, 27, ["2 2 2 2", "2 2 2 2", "0"]),
    (.slider, 28, 100, ["2 2 6 2", "2 2 6 2", "2 2 6 2"]),
    (.slider, 20, 20, ["2 2 2 2", "2 2 2 2", "2 2 2 2"]),
    (.slider, 28, 28, ["2 2 2 6", "2 2 2 6", "2 2 2 6"]),
    (
      .stepper, 20, 27,
      ["3 2 3 3, 2 2 2 2, 2 2 2 2, 2 2 2 2", "3 2 3 3, 2 2 2 2, 2 2 2 2, 2 2 2 2", "0"]
    ),
    (
      .stepper, 20, 28,
      ["3 4 3 4, 2 2 2 2, 2 2 2 2, 2 2 2 2", "3 4 3 4, 2 2 2 2, 2 2 2 2, 2 2 2 2", "0"]
    ),
    (.segments, 100, 20, ["2 1 2 2", "2 1 2 1, 2 1 2 2, 2 1 2 2, 2 1 2 2", "0"]),
    (.separatedSegments, 100, 20, ["3 2 3 2", "3 2 3 2", "0"]),
    (.texturedSegments, 100, 20, ["1 1 1 2", "1 1 1 2", "0"]),
    (.roundSegments, 100, 20, ["1 1 1 1", "1 1 1 1", "0"]), (.date, 100, 20, ["0 4 3 0", "0 4 3 0", "0"]),
    (.colorWell, 40, 20, ["0", "3 2 3 2", "0"]), (.toggle, 40, 20, ["2 1 2 2", "2 1 2 2", "0"]),
  ]

  @Test(arguments: overhangs)
  func overhang(control: AppKitControl, width: Double, height: Double, measures: [String]) {
    let found = Self.inAllGenerations {
      Self.text(control.overhang(Self.traits($0, $1, (width, height))))
    }
    #expect(found == measures)
  }

  @Test func `Check boxes without a title, and color wells by the version of the tools`() {
    let check = Self.inAllGenerations {
      Self.text(AppKitControl.check.overhang(Self.traits($0, $1, (20, 20), hasTitle: false)))
    }
    #expect(check == ["2 2 2 2, 3 3 2 3, 2 0 0 0, 2 2 2 2", "2 1 2 1", "0"])
    for (version, overhang) in [(21_999.0, "0"), (22_000, "3 2 3 2")] {
      let traits = Self.traits(.regular, .bigSur, (40, 20), toolsVersion: version)
      #expect(Self.text(AppKitControl.colorWell.overhang(traits)) == overhang)
    }
  }

  /// For each generation of the system, the distance from the alignment rectangle's bottom to the baseline: one number
  /// for all control sizes, or a number for each size (regular, small, mini, and large).
  static let baselines: [([AppKitControl], [String])] = [
    ([.label, .check, .radio], ["4", "4", "4"]), ([.field], ["7, 6, 6, 7", "7, 6, 6, 7", "8"]),
    ([.push], ["7, 5, 5, 7", "7, 5, 5, 7", "8, 5, 5, 10"]),
    ([.popUp, .bevelPopUp], ["7, 5, 6, 7", "7, 5, 6, 7", "8, 5, 6, 8"]),
    ([.combo, .roundRect], ["6", "6", "6"]),
    (
      [
        .token, .segments, .separatedSegments, .texturedSegments, .roundSegments, .gradient, .textured, .date,
      ], ["7", "7", "7"]
    ),
    ([.help], ["7, 5, 5, 7", "7, 5, 5, 7", "8"]), ([.toggle], ["10", "10", "10"]),
    ([.stepper, .colorWell], ["9", "9", "9"]), ([.slider], ["5", "5", "5"]),
    (
      [.box, .titledBox, .separator, .tabs, .bottomTabs, .bareTabs, .bar, .image, .plain],
      ["none", "none", "none"]
    ),
  ]

  @Test(arguments: baselines) func baseline(controls: [AppKitControl], measures: [String]) {
    for control in controls {
      let found = Self.inAllGenerations {
        control.baseline(Self.traits($0, $1, (100, 20)), label: 4).map { spelled($0) } ?? "none"
      }
      let isMarked = control == .check || control == .radio
      #expect(found == (isMarked ? ["3"] + measures.dropFirst() : measures), "\(control)")
    }
  }

  @Test(
    arguments: [
      (.push, ["28, 16, 16, 16", "20, 16, 16, 16", "24, 16, 16, 16"]),
      (.check, ["18, 20, 20, 20", "24, 20, 20, 20", "22.5, 20, 20, 20"]),
      (.radio, ["18, 19, 19, 19", "24, 19, 19, 19", "22.5, 19, 19, 19"]), (.popUp, ["0", "0", "0"]),
    ] as [(AppKitControl, [String])])
  func padding(control: AppKitControl, measures: [String]) {
    let found = Self.inAllGenerations { spelled(control.padding(Self.traits($0, $1, (100, 20)))) }
    #expect(found == measures)
  }

  @Test(
    arguments: [
      (.gradient, ["0 1 0 1", "0"]), (.field, ["0", "0"]),
      (.segments, ["2 1 2 2", "2 1 2 1", "0", "3 2 3 2", "0"]),
      (.bareTabs, ["7 4 7 10", "7 6 7 10", "7 4 7 10", "0"]),
      (.push, ["6 4 6 7", "5 3 5 6", "2 1 2 2", "6 6 6 6", "7 5 7 7", "0", "0"]),
    ] as [(AppKitControl, [String])])
  func `The overhangs that a control may have`(control: AppKitControl, measures: [String]) {
    let traits = Self.traits(.mini, .tahoe, (100, 20))
    #expect(control.otherOverhangs(traits).map(Self.text) == measures)
  }
}
