import Foundation

enum InterfaceFile {
  static func account() throws -> String {
    let samples = URL(fileURLWithPath: #filePath).appending(path: "../../../../Samples").standardizedFileURL
    return try String(
      contentsOf: samples.appending(path: "interface-builder/account.storyboard"), encoding: .utf8)
  }

  static func lowered(_ storyboard: String) -> String {
    storyboard.replacing(
      "constant=\"12\" id=\"lgn-C-006\"", with: "constant=\"20\" id=\"lgn-C-006\"")
  }
}
