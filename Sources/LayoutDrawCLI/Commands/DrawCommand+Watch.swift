import FileWatch

extension DrawCommand {
  /// Draws files again whenever they are saved, and says so. Never returns.
  func follow(_ watch: FileWatch, _ job: DrawingJob) {
    var watch = watch
    tell("watching \(watch.paths.count == 1 ? watch.paths[0] : "\(watch.paths.count) files"); Ctrl-C ends it")
    while true {
      waitForNextLook()
      var changed = watch.changes()
      guard !changed.isEmpty else { continue }
      // Some editors empty a file before they write it.
      if changed.contains(where: { FileStamp(path: watch.paths[$0])?.isEmpty ?? true }) {
        waitForNextLook()
        changed = Set(changed).union(watch.changes()).sorted()
      }
      let inputs = changed.map { Input.file(watch.paths[$0]) }
      // What went wrong has been told.
      if draw(inputs, job).status != .failed {
        tell("drawn again: \(inputs.map(\.name).joined(separator: ", "))")
      }
    }
  }

  private func tell(_ line: String) { try? System.writeAll((line + "\n").utf8, to: 2) }
}
