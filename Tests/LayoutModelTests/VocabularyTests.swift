import Graphics
import LayoutModel
import Testing

@Suite struct VocabularyTests {
  @Test(
    "attributes",
    arguments: [
      ("baseline", Attribute.lastBaseline), ("leadingMargin", .leadingMargin), ("top", .top),
    ])
  func attributes(_ word: String, _ attribute: Attribute) {
    #expect(Attribute(word: word) == attribute)
    #expect(Attribute(anchor: word + "Anchor") == attribute)
    #expect(
      Attribute(caseName: "NSLayoutAttribute" + word.prefix(1).uppercased() + word.dropFirst()) == attribute)
  }

  @Test func `Words that are not attributes`() {
    #expect(Attribute(word: "topAnchor") == nil)
    #expect(Attribute(anchor: "top") == nil)
    #expect(Attribute(caseName: "notAnAttribute") == nil)
    #expect(Attribute.attributes(ofMaker: "edge") == [])
  }

  @Test func `Coordinates count from the bottom in AppKit`() {
    #expect(Attribute(coordinate: "minY") == .top)
    #expect(Attribute(coordinate: "minY", isUpward: true) == .bottom)
    #expect(Attribute(coordinate: "maxX", isUpward: true) == .right)
    #expect(Attribute(coordinate: "top") == nil)
  }

  @Test func `Margins and their owners`() {
    for attribute in Attribute.allCases where attribute.isMargin {
      #expect(attribute.withoutMargin.ofMargins == attribute)
      #expect(!attribute.withoutMargin.isMargin)
    }
    #expect(Attribute.allCases.count { $0.isMargin } == 8)
  }

  @Test(arguments: Relation.allCases)
  func relations(_ relation: Relation) {
    let name = relation.caseName
    #expect(Relation(caseName: name) == relation)
    #expect(
      Relation(caseName: "NSLayoutRelation" + name.prefix(1).uppercased() + name.dropFirst()) == relation)
    for ending in ["", "Constant", "SystemSpacingAfter", "Superview"] {
      #expect(Relation(callName: relation.callName + ending) == relation)
    }
    #expect(Relation(callName: "mas_" + relation.callName) == relation)
  }

  @Test(
    "priorities",
    arguments: [
      ("defaultHigh", 750.0), ("UILayoutPriorityDefaultLow", 250), ("medium", 500), ("required", 1000),
      ("fittingSizeLevel", 50), ("NSLayoutPriorityWindowSizeStayPut", 500), ("fittingSizeCompression", 50),
    ])
  func priorities(_ name: String, _ value: Double) { #expect(Priority.named(name) == value) }

  @Test func guides() {
    for guide in LayoutGuide.allCases { #expect(LayoutGuide.named(guide.codeName)?.guide == guide) }
    #expect(LayoutGuide.named("topLayoutGuide")?.side == .top)
    #expect(LayoutGuide.named("view") == nil)
  }

  @Test func classes() {
    // Boxes, dividers and icons share their classes with labels, plain views and images.
    for kind in ViewKind.allCases where ![.box, .divider, .icon].contains(kind) {
      #expect(ViewKind(className: kind.className) == kind)
    }
    #expect(ViewKind(className: "NSTextField") == .field)
    #expect(ViewKind(className: "CardView") == nil)
    #expect(ViewKind(endingOf: "PriceLabel") == .label)
    #expect(ViewKind(endingOf: "UIStackView") == .view)
  }

  @Test func `Each property is found by what code calls it`() {
    for property in ViewProperty.allCases where property != .column {
      for name in property.codeNames { #expect(ViewProperty(codeName: name) == property) }
    }
    #expect(ViewProperty(codeName: "axis") == .row)
    #expect(ViewProperty(codeName: "row") == nil && ViewProperty(codeName: "") == nil)
  }

  @Test func `What content priorities are called`() {
    #expect(ContentPriority.hugging.words == "hugging")
    #expect(ContentPriority.compression.words == "compression resistance")
  }

  @Test func `Colors that a file sets`() {
    let (light, dark) = (Color(red: 1, green: 2, blue: 3), Color(red: 4, green: 5, blue: 6))
    #expect(ViewColor.color(light).given == light)
    #expect(ViewColor.adaptive(light: light, dark: dark).given == light)
    #expect(ViewColor.automatic.given == nil && ViewColor.none.given == nil)
  }

  @Test(
    arguments: [
      ("label", 0x0000_00FF, 0xFFFF_FFFF, false), ("labelColor", 0x0000_00D9, 0xFFFF_FFD9, true),
      ("systemRed", 0xFF3B_30FF, 0xFF45_3AFF, false), ("systemRedColor", 0xFF3B_30FF, 0xFF45_3AFF, true),
      ("windowBackgroundColor", 0xECEC_ECFF, 0x3232_32FF, true),
    ] as [(String, UInt32, UInt32, Bool)])
  func systemColors(name: String, light: UInt32, dark: UInt32, isForMac: Bool) {
    func color(_ value: UInt32) -> Color {
      Color(
        red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
        alpha: UInt8(value & 255))
    }
    let expected = ViewColor.adaptive(light: color(light), dark: color(dark))
    #expect((isForMac ? desktopColor(name) : systemColor(name)) == expected)
  }

  @Test(arguments: [
    ("windowBackground", false, true), ("secondarySystemFill", true, false), ("systemMint", true, true),
    ("opaqueSeparator", true, false), ("Color", false, false), ("red", false, false), ("", false, false),
  ])
  func namesOfSystemColors(name: String, onPhones: Bool, onMacs: Bool) {
    #expect((systemColor(name) != nil) == onPhones)
    #expect((desktopColor(name) != nil) == onMacs)
  }

  @Test func `A plain view has no properties of its own`() {
    for kind in ViewKind.allCases {
      let view = View(name: "a", kind: kind, parent: .root)
      #expect(ViewProperty.allCases.filter(view.hasOwnValue) == [])
    }
  }
}
