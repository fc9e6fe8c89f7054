import FixedAdvance
import Graphics
import LayoutEngine
import LayoutModel
import Testing

@testable import InterfaceBuilder

@Suite struct VariationTests {
  private static func text(_ device: String) -> String {
    let alternative =
      constraint("2", "a.leading", "r.leading", #"constant="50""#)
    return xib(
      view(
        "r", frame: (0, 0, 300, 100),
        """
        <subviews>\(view("a", frame: (0, 0, 1, 1)))</subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="1">
        <variation key="widthClass=regular" constant="30"/>
        <variation key="heightClass=regular-widthClass=regular" constant="40"/></constraint>
        \(alternative)
        \(constraint("3", "a.top", "r.top")) \(constraint("4", "a.width", "", #"constant="5""#))
        \(constraint("5", "a.height", "", #"constant="5""#))
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>
        """), device: device)
  }

  @Test(arguments: [("retina4_7", "10 0 5 5"), ("ipad9_7", "40 0 5 5")])
  func constants(_ device: String, _ frame: String) throws {
    #expect(try frames(Self.text(device))["a"] == frame)
  }

  @Test func subviewsCanBeLeftOut() throws {
    let text = xib(
      view(
        "r", frame: (0, 0, 300, 100),
        """
        <subviews>\(view("a", frame: (0, 0, 1, 1)))\(view("b", frame: (0, 0, 1, 1)))</subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/><exclude reference="a"/></mask></variation>
        """))
    #expect(try layouts(text)[0].views.map(\.identifier) == ["r", "b"])
  }

  /// On another device, the navigation bar keeps its height of 44 points, but the size class and the other insets of
  /// the safe area are those of the device.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", Device.Orientation.portrait, "375x667 64 0", "10 100"),
    ("iPad mini (6th generation)", .portrait, "744x1133 68 20", "40 100"),
    ("iPhone 15", .landscape, "852x393 44 21", "69 100"),
  ])
  func elsewhere(name: String, orientation: Device.Orientation, canvas: String, place: String) throws {
    let text = storyboard(
      """
      <viewController id="c" customClass="Main">
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view("a", frame: (10, 100, 5, 5)))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="1">
      <variation key="heightClass=regular-widthClass=regular" constant="40"/></constraint>
      \(constraint("3", "a.top", "r.top", #"constant="100""#)) \(constraint("4", "a.width", "", #"constant="5""#))
      \(constraint("5", "a.height", "", #"constant="5""#))
      </constraints></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </viewController>
      """)
    let device = try #require(Device.named(name))
    let layout = readInterface(source(text), on: (device, orientation)).layouts[0]
    let (size, area) = (layout.canvases[0], layout.canvases[0].safeArea)
    #expect("\(Int(size.width!))x\(Int(size.height!)) \(Int(area.top)) \(Int(area.bottom))" == canvas)
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect("\(Int(solved.frames[1].x)) \(Int(solved.frames[1].y))" == place)
  }

  /// A table sets the widths of its rows, and keeps their distances from its sides.
  @Test(arguments: [
    ("a prototype", "prototypes"), ("a cell of a section", "sections"), ("a header", ""),
  ])
  func rowsElsewhere(_ name: String, _ list: String) throws {
    let rect = #"<rect key="frame" x="20" y="50" width="335" height="60"/>"#
    let content =
      #"<tableViewCellContentView key="contentView" id="i"><rect key="frame" x="0" y="0" width="300" height="60"/></tableViewCellContentView>"#
    let cell = #"<tableViewCell id="c">\#(rect)\#(content)</tableViewCell>"#
    let inside =
      switch list {
      case "prototypes": "<prototypes>\(cell)</prototypes>"
      case "sections":
        "<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
      default: #"<view key="tableHeaderView" id="c">\#(rect)</view>"#
      }
    let text = storyboard(
      """
      <tableViewController id="v"><tableView key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      \(inside)</tableView></tableViewController>
      """)
    let device = try #require(Device.named("iPad mini (6th generation)"))
    let layout = readInterface(source(text), on: (device, .portrait)).layouts[0]
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    #expect(solved.frames.dropFirst().map(\.width) == (list.isEmpty ? [704] : [704, 669]), "\(name)")
  }

  /// If a device identifier is unknown, a common iPad or iPhone is used instead.
  @Test(arguments: [
    ("retina4_7", "375x667 homeButtonPhone"), ("retina3_5", "320x480 homeButtonPhone"),
    ("ipad9_7", "768x1024 homeButtonPad"), ("ipad10_2", "810x1080 homeButtonPad"),
    ("ipad10_9rounded", "820x1180 roundedPad"), ("ipad99", "768x1024 homeButtonPad"),
    ("ipad99rounded", "834x1194 roundedPad"), ("retina99", "414x896 roundedPhone"),
  ])
  func screens(id: String, screen: String) {
    let device = InterfaceDevice(id: id, isLandscape: false, ToolsVersion("22505"))
    #expect("\(Int(device.size.width))x\(Int(device.size.height)) \(device.family)" == screen)
  }

  /// A phone in landscape hides its status bar. If it has a notch, its safe area is inset at both sides.
  @Test(arguments: [
    ("retina4_7", false, "20 0 0 0"), ("retina4_7", true, "0 0 0 0"), ("retina6_1", false, "48 0 34 0"),
    ("retina6_1", true, "0 48 21 48"), ("ipad9_7", false, "20 0 0 0"), ("ipad9_7", true, "20 0 0 0"),
    ("ipad11_0rounded", false, "24 0 20 0"), ("ipad11_0rounded", true, "24 0 20 0"),
  ])
  func safeAreas(id: String, isLandscape: Bool, expected: String) {
    let area = InterfaceDevice(id: id, isLandscape: isLandscape, ToolsVersion("22505")).safeArea
    let insets = [area.top, area.left, area.bottom, area.right].map { String(Int($0)) }
    #expect(insets.joined(separator: " ") == expected)
  }

  /// If a view without a controller is read for another device, a table view's row becomes as wide as the device's
  /// screen. The width or height of any other view changes only if it was the width or height of the screen for which
  /// the file was designed.
  @Test(arguments: [
    ("tableViewCell", 375.0, 44.0, "744x44"), ("view", 375, 667, "744x1133"), ("view", 320, 200, "320x200"),
  ])
  func viewsOnTheirOwn(element: String, width: Double, height: Double, size: String) throws {
    let text = xib(view("r", element, frame: (0, 0, width, height)))
    let device = try #require(Device.named("iPad mini"))
    let canvas = readInterface(source(text), on: (device, .portrait)).layouts[0].canvases[0]
    #expect("\(Int(canvas.width!))x\(Int(canvas.height!))" == size)
  }
}
