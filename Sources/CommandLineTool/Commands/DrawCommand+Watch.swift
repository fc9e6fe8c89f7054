import LayoutDraw

extension DrawCommand {
  /// Redraws files whenever they change. Never returns.
  func follow(_ watch: FileWatch, _ all: [Input], _ job: DrawingJob) {
    var watch = watch
    report(
      "watching \(watch.paths.count == 1 ? watch.paths[0] : "\(watch.paths.count) files"); press Ctrl-C to stop"
    )
    var missing: Set<Int> = []
    while true {
      watch.wait()
      var changed = watch.changes()
      for index in watch.gone where missing.insert(index).inserted {
        report("\(watch.paths[index]) is gone; it will be drawn again when it is back")
      }
      for index in changed where missing.remove(index) != nil { report("\(watch.paths[index]) is back") }
      guard !changed.isEmpty else { continue }
      // Some editors empty a file before they write the new content, so if a changed file is empty or missing, wait for
      // the next change.
      if changed.contains(where: { FileStamp(path: watch.paths[$0])?.isEmpty ?? true }) {
        watch.wait()
        changed = Set(changed).union(watch.changes()).sorted()
      }
      let inputs = changed.map { Input.file(watch.paths[$0]) }
      if draw(inputs, of: all, job).status != .failed {
        report("drawn again: \(inputs.map(\.name).joined(separator: ", "))")
      }
    }
  }

  private func report(_ line: String) { try? System.writeAll((printable(line) + "\n").utf8, to: 2) }
}
