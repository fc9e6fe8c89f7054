internal import Graphics

/// Returns a phone; `notch` is the top inset of its safe area in points, or `nil` for a phone without a notch or
/// Dynamic Island.
private func phone(
  _ name: String, _ id: String?, _ width: Double, _ height: Double, scale: Double, notch: Double? = nil
) -> Device {
  Device(
    name: name, interfaceBuilderID: id, size: Size(width: width, height: height), scale: scale,
    portraitSafeArea: EdgeInsets(top: notch ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0),
    landscapeSafeArea: notch.map { EdgeInsets(top: 0, left: $0, bottom: 21, right: $0) } ?? EdgeInsets(all: 0)
  )
}

private func tablet(
  _ name: String, _ id: String?, _ width: Double, _ height: Double, top: Double, bottom: Double
) -> Device {
  let safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  return Device(
    name: name, interfaceBuilderID: id, size: Size(width: width, height: height), scale: 2,
    portraitSafeArea: safeArea, landscapeSafeArea: safeArea)
}

extension Device {
  /// All devices: phones, then tablets. Devices whose names differ only in the generation are in order from old to new,
  /// because `named(_:)` returns the last of them.
  public static let all: [Device] = [
    phone("iPhone SE (1st generation)", "retina4_0", 320, 568, scale: 2),
    phone("iPhone SE (2nd generation)", "retina4_7", 375, 667, scale: 2),
    phone("iPhone SE (3rd generation)", "retina4_7", 375, 667, scale: 2),
    phone("iPhone 8", "retina4_7", 375, 667, scale: 2),
    phone("iPhone 8 Plus", "retina5_5", 414, 736, scale: 3),
    phone("iPhone X", "retina5_9", 375, 812, scale: 3, notch: 44),
    phone("iPhone 11 Pro", "retina5_9", 375, 812, scale: 3, notch: 44),
    phone("iPhone 11 Pro Max", "retina6_5", 414, 896, scale: 3, notch: 44),
    phone("iPhone 11", "retina6_1", 414, 896, scale: 2, notch: 48),
    phone("iPhone 12 mini", nil, 375, 812, scale: 3, notch: 50),
    phone("iPhone 12", nil, 390, 844, scale: 3, notch: 47),
    phone("iPhone 12 Pro", nil, 390, 844, scale: 3, notch: 47),
    phone("iPhone 12 Pro Max", nil, 428, 926, scale: 3, notch: 47),
    phone("iPhone 13 mini", nil, 375, 812, scale: 3, notch: 50),
    phone("iPhone 13", "retina6_0", 390, 844, scale: 3, notch: 47),
    phone("iPhone 13 Pro", nil, 390, 844, scale: 3, notch: 47),
    phone("iPhone 13 Pro Max", nil, 428, 926, scale: 3, notch: 47),
    phone("iPhone 14", "retina6_0", 390, 844, scale: 3, notch: 47),
    phone("iPhone 14 Plus", "retina6_7", 428, 926, scale: 3, notch: 47),
    phone("iPhone 14 Pro", nil, 393, 852, scale: 3, notch: 59),
    phone("iPhone 14 Pro Max", nil, 430, 932, scale: 3, notch: 59),
    phone("iPhone 15", "retina6_12", 393, 852, scale: 3, notch: 59),
    phone("iPhone 15 Plus", nil, 430, 932, scale: 3, notch: 59),
    phone("iPhone 15 Pro", "retina6_12", 393, 852, scale: 3, notch: 59),
    phone("iPhone 15 Pro Max", "retina6_72", 430, 932, scale: 3, notch: 59),
    phone("iPhone 16e", nil, 390, 844, scale: 3, notch: 47),
    phone("iPhone 16", nil, 393, 852, scale: 3, notch: 59),
    phone("iPhone 16 Plus", nil, 430, 932, scale: 3, notch: 59),
    phone("iPhone 16 Pro", "retina6_3", 402, 874, scale: 3, notch: 62),
    phone("iPhone 16 Pro Max", "retina6_9", 440, 956, scale: 3, notch: 62),
    tablet("iPad (9th generation)", nil, 810, 1080, top: 20, bottom: 0),
    tablet("iPad (10th generation or newer)", nil, 820, 1180, top: 24, bottom: 20),
    tablet("iPad Air (11-inch)", nil, 820, 1180, top: 24, bottom: 20),
    tablet("iPad Air (13-inch)", nil, 1024, 1366, top: 24, bottom: 20),
    tablet("iPad Pro (9.7-inch)", "ipad9_7", 768, 1024, top: 20, bottom: 0),
    tablet("iPad Pro (10.5-inch)", "ipad10_5", 834, 1112, top: 20, bottom: 0),
    tablet("iPad Pro (12.9-inch)", "ipad12_9", 1024, 1366, top: 20, bottom: 0),
    tablet("iPad mini (6th generation)", "ipad8_3rounded", 744, 1133, top: 24, bottom: 20),
    tablet("iPad Pro (11-inch)", "ipad11_0rounded", 834, 1194, top: 24, bottom: 20),
    tablet(
      "iPad Pro (12.9-inch, 3rd generation or newer)", "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
    tablet("iPad Pro (11-inch, M4 or newer)", nil, 834, 1210, top: 24, bottom: 20),
    tablet("iPad Pro (13-inch)", nil, 1032, 1376, top: 24, bottom: 20),
  ]
}
