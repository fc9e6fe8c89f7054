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
  }

  @Test func `A plain view has no properties of its own`() {
    for kind in ViewKind.allCases {
      let view = View(name: "a", kind: kind, parent: .root)
      #expect(ViewProperty.allCases.filter(view.hasOwnValue) == [])
    }
  }
}
