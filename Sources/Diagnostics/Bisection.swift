extension Range<Int> {
  /// Returns the first index that passes, or the end of the range. All later indices must pass, too. Cost: logarithmic
  /// in the length of the range.
  package func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
