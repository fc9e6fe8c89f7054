extension Elimination {
  /// Solves each remaining equation with more than two unknowns for one of them, cheap eliminations first (Markowitz's
  /// rule).
  mutating func eliminateWaiting() {
    Layer.waiting.reach()
    postsolveStack.beginMaking(
      variableCount: Int(classes.ground), waitingCount: waiting.count - firstOpenWaiting)
    // 1. Estimate the cost of an elimination with each waiting equation.
    var candidates = Heap<Candidate>()
    var alone = Stack<Int32>()
    for index in firstOpenWaiting..<waiting.count where !isDone(waiting[index].row) {
      if waiting[index].unknownCount > 3 { watchAll(Int32(index)) } else { count(waiting[index].watched, 1) }
    }
    for index in firstOpenWaiting..<waiting.count where !isDone(waiting[index].row) {
      let cost = cost(ofWaiting: index)
      if cost == 0 {
        alone.append(waiting[index].row)
      } else {
        candidates.insert(Candidate(key: cost, item: waiting[index].row))
      }
    }
    // 2. Eliminate one unknown with each equation, cheap eliminations first.
    var nextAlone = 0
    while true {
      if nextAlone < alone.count {
        let row = alone[nextAlone]
        nextAlone += 1
        if !isDone(row) { eliminate(row, &alone) }
        continue
      }
      guard let candidate = candidates.popMin() else { break }
      let row = candidate.item
      if isDone(row) { continue }
      reduce(Int(row))
      let currentCost = costOfSum()
      if currentCost > candidate.key {
        candidates.insert(Candidate(key: currentCost, item: row))
      } else {
        eliminate(row, &alone)
      }
    }
    // 3. Reset the counts of unknowns in the waiting equations that were added since the last call.
    for index in firstOpenWaiting..<waiting.count where waiting[index].unknownCount <= 3 {
      count(waiting[index].watched, 0)
    }
    firstOpenWaiting = waiting.count
    postsolveStack.endMaking()
  }

  private mutating func count(_ roots: (Int32, Int32, Int32), _ change: Int32) {
    postsolveStack.degree[roots.0] = change == 0 ? 0 : postsolveStack.degree[roots.0] + change
    postsolveStack.degree[roots.1] = change == 0 ? 0 : postsolveStack.degree[roots.1] + change
    postsolveStack.degree[roots.2] = change == 0 ? 0 : postsolveStack.degree[roots.2] + change
  }

  private func cost(ofWaiting index: Int) -> Int32 {
    let record = waiting[index]
    if record.unknownCount > 3 { return Int32(record.unknownCount) }
    let watched = record.watched
    let degree = min(
      postsolveStack.degree[watched.0], postsolveStack.degree[watched.1], postsolveStack.degree[watched.2])
    return max(0, degree - 1) * 2
  }

  private func costOfSum() -> Int32 {
    var degree = Int32.max
    for index in 0..<sum.count { degree = min(degree, postsolveStack.degree[sum.unknowns[index]]) }
    return Int32(clamping: Int(max(0, degree - 1)) * (sum.count - 1))
  }

  private mutating func eliminate(_ row: Int32, _ alone: inout Stack<Int32>) {
    reduce(Int(row))
    if sum.count <= 2 {
      look(at: row)
      lookAtQueue()
      return
    }
    // Eliminating an unknown with a small coefficient would magnify rounding errors, so choose one with at least 1% of
    // the largest coefficient, or the first unknown of a definition if no other equation contains it.
    var largest = 0.0
    for index in 0..<sum.count { largest = max(largest, abs(sum.coefficients[index])) }
    var best = -1
    let isDefined = rows[Int(row)].kind == .definition && postsolveStack.degree[sum.unknowns[0]] <= 1
    for index in 0..<sum.count
    where abs(sum.coefficients[index]) >= 0.01 * largest || (isDefined && index == 0) {
      if best < 0 || isBetter(sum.unknowns[index], than: sum.unknowns[best], in: row) { best = index }
    }
    guard best >= 0 else {
      markDone(row)
      return
    }
    for index in 0..<sum.count {
      let unknown = sum.unknowns[index]
      postsolveStack.degree[unknown] -= 1
      if postsolveStack.degree[unknown] == 1 && index != best {
        wakers(of: unknown) { if $0 != row { alone.append($0) } }
      }
    }
    substituteLong(row, solvedAt: best)
  }

  /// Returns whether it is better to eliminate `unknown` than `other`. The unknown in fewer equations is better. If
  /// both are in the same number of equations, `unknown` is better unless `row` is a definition.
  private func isBetter(_ unknown: Int32, than other: Int32, in row: Int32) -> Bool {
    let (a, b) = (max(1, postsolveStack.degree[unknown]), max(1, postsolveStack.degree[other]))
    return a < b || (a == b && rows[Int(row)].kind != .definition)
  }

  /// Replaces the eliminated unknowns in `sum` by their expressions, until none is left.
  @inline(never)
  mutating func expandSubstituted() {
    let steps = expandNoted()
    work += workOfExpansion * steps
    // Shortening all chains costs about 8 substitutions per entry, so do it only when following long chains has cost
    // more.
    stepsAlongChains += max(0, steps - longestChain)
    if stepsAlongChains > 8 * postsolveStack.entries.count { shortenChains() }
  }

  private mutating func expandNoted() -> Int {
    var steps = 0
    // Entries are used in the order of elimination, so each unknown is replaced only once.
    while let entry = postsolveStack.nextNoted() {
      steps += 1
      let coefficient = sum.take(entry.root)
      if coefficient != 0 { accumulate(entry, times: coefficient) }
    }
    return steps
  }

  /// Breaks up long chains of substitutions (`x0 = x1 + 8`, `x1 = x2 + 8`, …) by replacing some of them with direct
  /// substitutions (`x0 = x33 + 264`), so that sums can be expanded in linear time.
  private mutating func shortenChains() {
    Layer.chains.reach()
    stepsAlongChains = 0
    var other = LinearSum(unknownCount: Int(classes.ground) + 1)
    swap(&sum, &other)
    for index in (0..<postsolveStack.entries.count).reversed() {
      let entry = postsolveStack.entries[index]
      var depth: Int32 = 1
      for place in 0..<Int(entry.termCount) {
        let root = classes.root(of: postsolveStack.terms[Int(entry.firstTerm) + place].unknown)
        depth = max(depth, 1 + postsolveStack.depth(of: root))
      }
      if depth > longestChain {
        sum.reset(to: 0)
        accumulate(entry, times: 1)
        work += workOfExpansion * expandNoted()
        sum.clean()
        if sum.count > mostTermsAtEnd {
          stepsAlongChains = .min / 2
          break
        }
        postsolveStack.replace(index, by: sum)
        depth = 1
      }
      postsolveStack.setDepth(depth, ofEntry: index)
    }
    swap(&sum, &other)
  }
}

/// The cost of replacing one eliminated unknown by its expression, in the units of `Budget`.
private let workOfExpansion = 10

/// The number of consecutive substitutions above which `shortenChains` shortens a chain.
private let longestChain = 32

/// The number of unknowns in a direct substitution above which `shortenChains` gives up.
private let mostTermsAtEnd = 8
