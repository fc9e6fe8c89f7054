import FileWatch
import Foundation
import LayoutPreview

/// The file that is previewed, and who waits for it to change.
actor Preview {
  private let path: String
  private(set) var file: PreviewedFile
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0

  init(path: String, settings: [(name: String, value: String)]) {
    self.path = path
    file = PreviewedFile(name: path, settings: settings)
    file.read(path)
  }

  /// Reads the file again whenever it was saved. Never returns.
  func watch() async {
    var watch = FileWatch(paths: [path])
    // What was saved since it was first read.
    refresh()
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(FileWatch.interval))
      guard !watch.changes().isEmpty || file.needsReading(path) else { continue }
      // Some editors empty a file before they write it.
      if FileStamp(path: path)?.isEmpty ?? false { try? await Task.sleep(for: .milliseconds(20)) }
      refresh()
    }
  }

  private func refresh() {
    let version = file.version
    file.read(path)
    if file.version != version { wakeAll() }
  }

  /// Returns when the file has a later version, or after some seconds; the version that it has.
  func version(after known: Int) async -> Int {
    if file.version > known { return file.version }
    nextWaiter += 1
    let waiter = nextWaiter
    // Shorter than the server lets a request take.
    let alarm = Task {
      try await Task.sleep(for: .seconds(8))
      self.wake(waiter)
    }
    await withCheckedContinuation { waiting[waiter] = $0 }
    alarm.cancel()
    return file.version
  }

  private func wake(_ waiter: Int) { waiting.removeValue(forKey: waiter)?.resume() }

  private func wakeAll() {
    let woken = waiting.values
    waiting = [:]
    for continuation in woken { continuation.resume() }
  }
}

extension PreviewedFile {
  /// Takes what the file holds, or why it cannot be read.
  fileprivate mutating func read(_ path: String) {
    do {
      take(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      fail("the file is gone")
    } catch {
      fail("cannot read this file: \(error.localizedDescription)")
    }
  }

  /// Whether it is readable though it was not, or gone though it was there.
  fileprivate func needsReading(_ path: String) -> Bool {
    (FileStamp(path: path) == nil) != isUnreadable
  }
}
