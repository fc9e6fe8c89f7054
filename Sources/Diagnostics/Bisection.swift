extension Range<Int> {
  /// Returns the first index for which `passes` is true, or the range's end if there is none. If `passes` is true for
  /// an index, it must also be true for all later indices.
  package func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
