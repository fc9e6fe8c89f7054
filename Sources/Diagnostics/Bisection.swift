extension Range<Int> {
  /// The first index that passes, in a range in which all passing indices come last; the end if none passes.
  ///
  /// Cost: as many calls as the range's length has binary digits.
  package func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
