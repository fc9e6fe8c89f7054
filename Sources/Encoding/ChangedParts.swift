/// Returns the parts in which two lists differ: each list without the common beginning and end.
package func changedParts<Element: Equatable>(
  _ old: [Element], _ new: [Element]
) -> (old: ArraySlice<Element>, new: ArraySlice<Element>) {
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, old[start] == new[start] { start += 1 }
  var end = 0
  while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  return (old[start..<old.count - end], new[start..<new.count - end])
}
