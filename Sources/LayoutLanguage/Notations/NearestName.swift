import LayoutModel

/// Returns the candidate that the writer of `name` most likely meant; `nil` if no candidate is similar enough, or if
/// `name` is longer than 64 bytes.
public func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= 64 else { return nil }
  let letters = Array(name.lowercased())
  let least = max(1, name.count / 3)
  let most = max(name.count >= 4 ? 2 : 1, least)
  var best: (name: String, rank: Int)?
  for candidate in candidates where candidate != name && abs(candidate.count - name.count) <= most {
    let others = Array(candidate.lowercased())
    let distance = editDistance(letters, others, most: most)
    let beginsAlike = letters.first == others.first
    // A different first letter counts as half an edit, so `hight` means `height` rather than `right`.
    let rank = distance * 2 + (beginsAlike ? 0 : 1)
    if distance <= (beginsAlike ? most : least), rank < best?.rank ?? .max { best = (candidate, rank) }
  }
  return best?.name
}

/// Returns the newest device with a name equal or similar to `words`, which may omit the part in parentheses and may
/// end with `portrait` or `landscape`; `nil` if no name is close.
public func nearestDevice(to words: String) -> String? {
  let ending = Device.Orientation.allCases.map { " \($0.rawValue)" }.first {
    words.lowercased().hasSuffix($0)
  }
  let name = String(words.dropLast(ending?.count ?? 0))
  let names = Device.all.map(\.name)
  func short(_ name: String) -> String {
    name.firstIndex(of: "(").map { String(name[..<$0].dropLast()) } ?? name
  }
  let like = names.last { short($0).lowercased() == name.lowercased() }
  if let like { return like }
  return nearest(to: name, in: names.flatMap { [$0, short($0)] }).flatMap { near in
    names.last { $0 == near || short($0) == near }
  }
}

/// Returns the edit distance (optimal string alignment), or any number above `most` if the distance exceeds `most`.
private func editDistance(_ a: [Character], _ b: [Character], most: Int) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    // Stop only if all values in two successive rows exceed `most`, since a transposition of two letters adds 1 to a
    // value two rows above.
    if min(row.min() ?? 0, last.min() ?? 0) > most { return most + 1 }
    swap(&beforeLast, &last)
    swap(&last, &row)
  }
  return last[b.count]
}
