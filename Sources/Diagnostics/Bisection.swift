extension Range<Int> {
  /// Returns the first index for which `passes` is true, or the end of the range if there is none. `passes` must also
  /// be true for all later indices. Cost: logarithmic in the length of the range.
  package func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
