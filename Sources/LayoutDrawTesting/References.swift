import Foundation
import LayoutDraw
import Testing

struct References {
  let folder: URL
  let name: String
  let record: RecordChoice
  let location: Testing.SourceLocation

  init(name: String, testFile: String, record: RecordChoice?, location: Testing.SourceLocation) {
    folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Snapshots")
    self.name = name
    self.location = location
    let choice = Self.choice(record, asked: ProcessInfo.processInfo.environment[Self.variable])
    self.record = choice.record
    if let problem = choice.problem { Issue.record("\(problem)", sourceLocation: location) }
  }

  /// Returns `record` if it is not `nil`; otherwise the choice named by `asked`, which is the value of the environment
  /// variable `LAYOUTDRAW_RECORD`. If `asked` is `nil` or invalid, the choice is `.never`; an invalid value also yields
  /// an error message.
  static func choice(_ record: RecordChoice?, asked: String?) -> (record: RecordChoice, problem: String?) {
    if let record { return (record, nil) }
    guard let asked else { return (.never, nil) }
    if let choice = RecordChoice(rawValue: asked) { return (choice, nil) }
    let choices = RecordChoice.allCases.map(\.rawValue).joined(separator: ", ")
    return (.never, "\(variable) is '\(asked)', but must be one of \(choices)")
  }

  private static let variable = "LAYOUTDRAW_RECORD"

  func content(of path: String) -> ReferenceContent {
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return .missing }
    do { return .bytes([UInt8](try Data(contentsOf: file))) } catch { return .unreadable("\(error)") }
  }

  func expect(_ verified: VerifiedLayout) {
    for var item in verified.cases {
      for index in item.files.indices where record.takes(item.files[index]) {
        item.files[index].isRecorded = write(
          verified.drawn[item.files[index].path], to: item.files[index].path)
      }
      guard item.verdict != .same || item.isRecorded else { continue }
      let hint =
        item.verdict == .missing && !item.isRecorded
        ? "\n'\(Self.variable)=missing swift test' writes it into \(folder.path)" : ""
      let words = item.annotations(references: folder.path).map(\.message).joined(separator: "\n")
      Issue.record("\(words)\(hint)", sourceLocation: location)
      #if compiler(>=6.2)
        for attachment in attachments(item.files, of: verified) {
          Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
        }
      #endif
    }
  }

  private func write(_ bytes: [UInt8]?, to path: String) -> Bool {
    guard let bytes else { return false }
    let file = folder.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
      return true
    } catch {
      Issue.record("\(file.path) cannot be written: \(error)", sourceLocation: location)
      return false
    }
  }

  func attachments(_ files: [VerifiedFile], of verified: VerifiedLayout) -> [(name: String, bytes: [UInt8])] {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    return files.flatMap { file in
      file.evidence.compactMap { role in
        verified.evidence.first { $0.place == file.place(of: role) }.map {
          ("\(stem) \(role.rawValue).\(file.kind)", $0.bytes)
        }
      }
    }
  }
}
