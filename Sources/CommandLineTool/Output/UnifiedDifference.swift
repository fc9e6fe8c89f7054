import LayoutDraw

/// Returns the differences between two texts in the format of `diff -u`. The result may contain more changed lines than
/// necessary.
func unifiedDifference(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
  let edits = lineEdits(from: lines(of: old), to: lines(of: new))
  let changed = edits.indices.filter { edits[$0].mark != " " }
  var text = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
  var rest = changed[...]
  while let first = rest.first {
    var last = first
    while let next = rest.first, next - last <= 2 * context + 1 {
      last = next
      rest.removeFirst()
    }
    let hunk = edits[max(0, first - context)...min(edits.count - 1, last + context)]
    let before = edits[..<hunk.startIndex]
    text += "@@ -\(range(before, hunk, without: "+")) +\(range(before, hunk, without: "-")) @@\n".utf8
    for edit in hunk {
      text += edit.mark.utf8 + edit.line
      if edit.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }
  return text
}

private let context = 3

/// Myers's algorithm is used only if the differing parts of both texts together have at most this many lines, because
/// its worst-case cost is quadratic.
private let longestSearch = 4000

/// An unchanged (` `), removed (`-`) or added (`+`) line, including its line break.
private struct LineEdit {
  var mark: String
  var line: ArraySlice<UInt8>
}

private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for index in text.indices where text[index] == UInt8(ascii: "\n") {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

private func lineEdits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
  let (from, to) = changedParts(old, new)
  var (gone, come) = (Set(from.indices), Set(to.indices))
  if from.count == to.count {
    gone = gone.filter { old[$0] != new[$0] }
    come = gone
  } else if from.count + to.count <= longestSearch {
    (gone, come) = ([], [])
    for change in to.difference(from: from) {
      switch change {
      case .remove(let offset, _, _): gone.insert(from.startIndex + offset)
      case .insert(let offset, _, _): come.insert(to.startIndex + offset)
      }
    }
  }
  var edits: [LineEdit] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if gone.contains(i) {
      edits.append(LineEdit(mark: "-", line: old[i]))
      i += 1
    } else if come.contains(j) {
      edits.append(LineEdit(mark: "+", line: new[j]))
      j += 1
    } else {
      edits.append(LineEdit(mark: " ", line: old[i]))
      (i, j) = (i + 1, j + 1)
    }
  }
  return edits
}

private func range(
  _ before: ArraySlice<LineEdit>, _ hunk: ArraySlice<LineEdit>, without mark: String
) -> String {
  let start = before.count { $0.mark != mark }
  let count = hunk.count { $0.mark != mark }
  return "\(count == 0 ? start : start + 1)\(count == 1 ? "" : ",\(count)")"
}
