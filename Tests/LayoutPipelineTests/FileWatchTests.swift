import Foundation
import LayoutLanguage
import LayoutPipeline
import Testing

@Suite("Watching files")
struct FileWatchTests {
  private let folder: URL
  private var path: String { folder.appending(path: "a").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: folder.appending(path: "a"))
  }

  @Test("sees a file that is written, replaced, or back again")
  func changes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = FileWatch(paths: [path, "/nonexistent"])
    #expect(watch.changes() == [])
    try Data("three".utf8).write(to: folder.appending(path: "a"))
    #expect(watch.changes() == [0])
    #expect(watch.changes() == [])
    // Editors save by replacing the old file with a new one.
    try Data("three".utf8).write(to: folder.appending(path: "b"))
    #expect(rename(folder.appending(path: "b").path, path) == 0)
    #expect(watch.changes() == [0])
    try Data("four".utf8).write(to: folder.appending(path: "a"))
    watch.wait()
    #expect(watch.changes() == [0])
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.changes() == [])
    // A missing file is often just being saved, so the next check follows after only 30 milliseconds.
    #expect(watch.pause == 30)
    try Data("back".utf8).write(to: folder.appending(path: "a"))
    #expect(watch.changes() == [0])
  }

  /// An editor may remove a file for a moment, so a file counts as gone only if ten checks in a row do not find it.
  @Test("reports a missing file once") func gone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = FileWatch(paths: ["/nonexistent", path])
    let slow = watch.descriptor < 0 ? 30 : 500
    #expect(watch.pause == slow && watch.gone == [])
    for _ in 1...9 {
      #expect(watch.changes() == [] && watch.gone == [])
      #expect(watch.pause == 30)
    }
    #expect(watch.changes() == [] && watch.gone == [0])
    #expect(watch.pause == slow)
    #expect(watch.changes() == [] && watch.gone == [])
    #expect(watch.pause == slow)
    try FileManager.default.removeItem(atPath: path)
    for _ in 1...9 { #expect(watch.changes() == [] && watch.gone == [] && watch.pause == 30) }
    #expect(watch.changes() == [] && watch.gone == [1])
    try Data("one".utf8).write(to: folder.appending(path: "a"))
    #expect(watch.changes() == [1] && watch.gone == [] && watch.changes() == [])
  }

  @Test("knows empty files", arguments: [("", true), ("x", false)])
  func empty(content: String, isEmpty: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: folder.appending(path: "a"))
    #expect(try #require(FileStamp(path: path)).isEmpty == isEmpty)
    #expect(FileStamp(path: path + "b") == nil)
  }

  @Test("watches the target of a link") func links() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: other.appending(path: "b").path, withDestinationPath: path)
    var watch = FileWatch(paths: [other.appending(path: "b").path])
    #expect(watch.changes() == [])
    try Data("seven".utf8).write(to: URL(fileURLWithPath: path))
    watch.wait()
    #expect(watch.changes() == [0])
  }
}
