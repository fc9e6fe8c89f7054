import Encoding
import LayoutModel
import LayoutPipeline
import Testing

/// The list of devices as text and as JSON.
@Suite struct DeviceListTests {
  private let lines = devicesText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  private let second = (Device.all.map(\.name.count).max() ?? 0) + 2

  @Test func hasALineForEachDevice() {
    #expect(lines.count == Device.all.count + 2)
    #expect(lines.last == "")
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(lines.dropFirst().dropLast().map { $0.prefix(second) }.allSatisfy { $0.hasSuffix("  ") })
  }

  @Test(arguments: [
    ["name", "points", "scale", "safe area", "in landscape"],
    ["iPhone 8", "375x667", "2", "20 0 0 0", "0 0 0 0"],
    ["iPhone 15", "393x852", "3", "59 0 34 0", "0 59 21 59"],
  ])
  func columns(_ words: [String]) throws {
    let line = try #require(lines.first { $0.hasPrefix(words[0] + "  ") })
    let columns = line.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    #expect(columns.map(String.init) == words)
    #expect(line.dropFirst(second).hasPrefix(words[1] + " "))
    #expect(line.prefix(second).dropFirst(words[0].count).allSatisfy { $0 == " " })
    let header = try #require(lines.first)
    let third = try #require(header.firstRange(of: "scale")).lowerBound.utf16Offset(in: header)
    #expect(line.dropFirst(third).hasPrefix(words[2] + " "))
    #expect(line.dropFirst(third - 2).hasPrefix("  "))
  }

  @Test func inJSON() throws {
    let value = try #require(JSONValue(devicesJSON()))
    #expect(value["schema"]?.number == 1)
    let devices = try #require(value["devices"]?.array)
    #expect(devices.compactMap { $0["name"]?.string } == Device.all.map(\.name))
    let device = try #require(devices.first { $0["name"]?.string == "iPhone 15" })
    #expect(["width", "height", "scale"].map { device[$0]?.number } == [393, 852, 3])
    func insets(_ key: String) -> [Double?] {
      ["top", "left", "bottom", "right"].map { device[key]?[$0]?.number }
    }
    #expect(insets("safeArea") == [59, 0, 34, 0])
    #expect(insets("landscapeSafeArea") == [0, 59, 21, 59])
  }
}
