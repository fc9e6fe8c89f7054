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
    // As editors save: a new file in the old one's place.
    try Data("three".utf8).write(to: folder.appending(path: "b"))
    #expect(rename(folder.appending(path: "b").path, path) == 0)
    #expect(watch.changes() == [0])
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.changes() == [])
    try Data("back".utf8).write(to: folder.appending(path: "a"))
    #expect(watch.changes() == [0])
  }
}
