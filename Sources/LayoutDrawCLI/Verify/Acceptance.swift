import LayoutDraw

/// Takes over references from a results folder.
struct Acceptance {
  let report: Verification
  let results: ResultsFolder
  let references: String
  /// What was done, in words.
  private(set) var done: [String] = []

  init(report: Verification, results: ResultsFolder, references: String) {
    (self.report, self.results, self.references) = (report, results, references)
  }

  /// Makes what was drawn the references, of the files that are chosen and were not as expected.
  mutating func accept(_ chosen: Set<String>, _ messages: inout Messages) {
    for item in report.cases {
      let files = item.files.filter {
        chosen.contains($0.path) && $0.verdict != .same && $0.evidence.contains(.actual)
      }
      guard !files.isEmpty else { continue }
      if let layout = item.layout, !isUnchanged(layout) {
        messages.add(.changedSince, at: layout.path)
        continue
      }
      for file in files {
        let path = joined(references, file.path)
        let actual: [UInt8]
        do throws(FileError) { actual = try results.read(file.place(of: .actual)) } catch {
          messages.add(error, at: joined(results.path, file.place(of: .actual)))
          continue
        }
        if (try? Input.file(path).read().utf8) == actual { continue }
        do throws(FileError) {
          try writeFileAndFolders(actual, to: path)
          done.append("accepted \(path)")
        } catch {
          messages.add(error, at: path)
        }
      }
    }
  }

  private func isUnchanged(_ layout: VerifiedSource) -> Bool {
    guard let source = try? Input.file(layout.path).read() else { return false }
    return layout.isOf(source)
  }

  /// Removes references that no layout makes, of those that are chosen.
  mutating func prune(_ chosen: Set<String>, _ messages: inout Messages) {
    for file in report.cases.flatMap(\.files) where chosen.contains(file.path) {
      guard file.verdict == .orphaned || file.verdict == .stale else { continue }
      let path = joined(references, file.path)
      guard (try? System.status(of: path)) != nil else { continue }
      System.remove(path)
      if (try? System.status(of: path)) == nil {
        done.append("removed \(path)")
      } else {
        messages.add(.unwritable(.accessDenied), at: path)
      }
    }
  }
}
