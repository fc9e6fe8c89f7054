internal import Graphics

/// Creates a device from its line in `Device.all`: points, scale and safe areas, in this order.
private func device(
  _ name: String, _ id: String?, _ width: Double, _ height: Double, scale: Double,
  portrait: (Double, Double, Double, Double), landscape: (Double, Double, Double, Double)
) -> Device {
  func insets(_ values: (Double, Double, Double, Double)) -> EdgeInsets {
    EdgeInsets(top: values.0, left: values.1, bottom: values.2, right: values.3)
  }
  return Device(
    name: name, interfaceBuilderID: id, size: Size(width: width, height: height), scale: scale,
    portraitSafeArea: insets(portrait), landscapeSafeArea: insets(landscape))
}

extension Device {
  /// All devices: phones first, then tablets, each from old to new. Safe areas are top, left, bottom, right, of a
  /// screen without navigation and tab bars.
  public static let all: [Device] = [
    device(
      "iPhone SE (1st generation)", "retina4_0", 320, 568, scale: 2, portrait: (20, 0, 0, 0),
      landscape: (0, 0, 0, 0)),
    device(
      "iPhone SE (2nd generation)", "retina4_7", 375, 667, scale: 2, portrait: (20, 0, 0, 0),
      landscape: (0, 0, 0, 0)),
    device(
      "iPhone SE (3rd generation)", "retina4_7", 375, 667, scale: 2, portrait: (20, 0, 0, 0),
      landscape: (0, 0, 0, 0)),
    device(
      "iPhone 8", "retina4_7", 375, 667, scale: 2, portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0)),
    device(
      "iPhone 8 Plus", "retina5_5", 414, 736, scale: 3, portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0)),
    device(
      "iPhone X", "retina5_9", 375, 812, scale: 3, portrait: (44, 0, 34, 0), landscape: (0, 44, 21, 44)),
    device(
      "iPhone 11 Pro", "retina5_9", 375, 812, scale: 3, portrait: (44, 0, 34, 0), landscape: (0, 44, 21, 44)),
    device(
      "iPhone 11 Pro Max", "retina6_5", 414, 896, scale: 3, portrait: (44, 0, 34, 0),
      landscape: (0, 44, 21, 44)),
    device(
      "iPhone 11", "retina6_1", 414, 896, scale: 2, portrait: (48, 0, 34, 0), landscape: (0, 48, 21, 48)),
    device(
      "iPhone 13 mini", nil, 375, 812, scale: 3, portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50)),
    device(
      "iPhone 13", "retina6_0", 390, 844, scale: 3, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47)),
    device(
      "iPhone 14", "retina6_0", 390, 844, scale: 3, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47)),
    device(
      "iPhone 14 Plus", "retina6_7", 428, 926, scale: 3, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47)),
    device(
      "iPhone 15", "retina6_12", 393, 852, scale: 3, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
    device(
      "iPhone 15 Pro", "retina6_12", 393, 852, scale: 3, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
    device(
      "iPhone 15 Pro Max", "retina6_72", 430, 932, scale: 3, portrait: (59, 0, 34, 0),
      landscape: (0, 59, 21, 59)),
    device(
      "iPhone 16 Pro", "retina6_3", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (0, 62, 21, 62)),
    device(
      "iPhone 16 Pro Max", "retina6_9", 440, 956, scale: 3, portrait: (62, 0, 34, 0),
      landscape: (0, 62, 21, 62)),
    device(
      "iPad (9th generation)", nil, 810, 1080, scale: 2, portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0)),
    device(
      "iPad Pro (9.7-inch)", "ipad9_7", 768, 1024, scale: 2, portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0)
    ),
    device(
      "iPad Pro (10.5-inch)", "ipad10_5", 834, 1112, scale: 2, portrait: (20, 0, 0, 0),
      landscape: (20, 0, 0, 0)),
    device(
      "iPad Pro (12.9-inch)", "ipad12_9", 1024, 1366, scale: 2, portrait: (20, 0, 0, 0),
      landscape: (20, 0, 0, 0)),
    device(
      "iPad mini (6th generation)", "ipad8_3rounded", 744, 1133, scale: 2, portrait: (24, 0, 20, 0),
      landscape: (24, 0, 20, 0)),
    device(
      "iPad Pro (11-inch)", "ipad11_0rounded", 834, 1194, scale: 2, portrait: (24, 0, 20, 0),
      landscape: (24, 0, 20, 0)),
    device(
      "iPad Pro (12.9-inch, 3rd generation or newer)", "ipad12_9rounded", 1024, 1366, scale: 2,
      portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0)),
  ]
}
