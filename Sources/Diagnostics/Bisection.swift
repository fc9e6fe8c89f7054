extension Range<Int> {
  /// The first index that passes, in a range in which those that pass come last; its end where none does.
  ///
  /// Cost: as many looks as the range's length has binary digits.
  package func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
