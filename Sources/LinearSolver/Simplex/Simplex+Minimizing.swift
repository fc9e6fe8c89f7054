extension Simplex {
  enum Outcome { case optimal, unbounded, exhausted }

  // MARK: - Costs

  /// Gives a variable a convex, piecewise-linear cost, whose slope before the first break is `slopeFarLeft`.
  mutating func price(_ variable: Int, slopeFarLeft: Number, _ newBreaks: some Sequence<Break>) {
    let first = breaks.count
    for item in newBreaks { breaks.append(item) }
    variables.base[variable].isPriced = true
    variables.base[variable].slopeFarLeft = slopeFarLeft
    variables.base[variable].firstBreak = Int32(first)
    variables.base[variable].breakCount = Int32(breaks.count - first)
  }

  mutating func removeCosts() {
    breaks.removeAll()
    for index in 0..<variables.count {
      let variable = variables.base + index
      variable.pointee.isPriced = false
      variable.pointee.breakCount = 0
      variable.pointee.piece = 0
      variable.pointee.slopeFarLeft = .zero
    }
    for place in 0..<unknowns.count { linearCost[place] = .zero }
  }

  @inline(__always)
  func slope(_ variable: Int, _ piece: Int32) -> Number {
    piece == 0
      ? variables[variable].slopeFarLeft : breaks[Int(variables[variable].firstBreak + piece) - 1].slope
  }

  @inline(__always)
  private func end(_ variable: Int, _ piece: Int32, rising: Bool) -> (position: Number, isBound: Bool) {
    let state = variables.base + variable
    if rising {
      if piece == state.pointee.breakCount { return (state.pointee.upper, true) }
      let position = breaks[Int(state.pointee.firstBreak + piece)].position
      return position < state.pointee.upper ? (position, false) : (state.pointee.upper, true)
    }
    if piece == 0 { return (state.pointee.lower, true) }
    let position = breaks[Int(state.pointee.firstBreak + piece) - 1].position
    return position > state.pointee.lower ? (position, false) : (state.pointee.lower, true)
  }

  func pieces(of variable: Int) -> (left: Int32, right: Int32) {
    let state = variables[variable]
    let slack = Number.drift * state.value.size
    func distance(_ piece: Int32) -> Double {
      (breaks[Int(state.firstBreak + piece)].position - state.value).double
    }
    var left: Int32 = 0
    while left < state.breakCount, distance(left) < -slack { left += 1 }
    var right = left
    while right < state.breakCount, distance(right) <= slack { right += 1 }
    return (left, right)
  }

  // MARK: - The method

  /// Minimizes the sum of all costs within the bounds, starting at a feasible point.
  mutating func minimize() -> Outcome {
    for variable in 0..<variables.count where variables[variable].isPriced { choosePiece(variable) }
    // If many variables are exactly at breakpoints (the values at which the slopes of their costs change), the method
    // may repeat steps of length 0 endlessly. `takeApart` shifts these breakpoints a little, and `rejoin` shifts them
    // back.
    var stalled = 0
    var perturbations = 0
    var shifts: [Number] = []
    var unshifted: [Break] = []
    let limit = 60 * variables.count + 2000
    for _ in 0..<limit where !isExhausted {
      if stalled > 30 && shifts.isEmpty && perturbations < 4 {
        Layer.perturbation.reach()
        perturbations += 1
        unshifted = (0..<breaks.count).map { breaks[$0] }
        shifts = takeApart(seed: UInt64(perturbations))
        stalled = 0
      }
      findSlopes()
      guard let (position, rises, rate) = entering() else {
        if shifts.isEmpty { return .optimal }
        rejoin(shifts, unshifted)
        shifts = []
        continue
      }
      guard let step = advance(position, rises, rate) else {
        if !shifts.isEmpty { rejoin(shifts, unshifted) }
        return .unbounded
      }
      stalled = step > Number.drift * reach ? 0 : stalled + 1
      trace("minimize: position \(position) \(rises ? "rises" : "falls") by \(step), slope \(rate.double)")
      checkInvariants("minimize", isFeasible: true)
    }
    if !shifts.isEmpty { rejoin(shifts, unshifted) }
    return .exhausted
  }

  /// Minimizes a variable within the bounds, or maximizes it if `isNegative`, and returns whether an optimum was found.
  mutating func minimize(_ variable: Int, isNegative: Bool) -> Bool {
    price(variable, slopeFarLeft: isNegative ? -.one : .one, [])
    defer { removeCosts() }
    if case .optimal = minimize() { return true }
    return false
  }

  /// Shifts the breakpoints of each basic variable's cost (the values at which its slope changes) by a small random
  /// distance, and returns the distance for each variable.
  private mutating func takeApart(seed: UInt64) -> [Number] {
    var random = seed
    var shifts = [Number](repeating: .zero, count: variables.count)
    for variable in 0..<variables.count where variables[variable].isPriced && variables[variable].isBasic {
      // The random number generator of Knuth's MMIX.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = Double(random >> 11) / 0x1p53 - 0.5
      shifts[variable] = Number(binary: part * 1e-6 * max(reach, 1e-3))
      let first = Int(variables[variable].firstBreak)
      for place in first..<first + Int(variables[variable].breakCount) {
        breaks.base[place].position = breaks[place].position + shifts[variable]
      }
      choosePiece(variable)
    }
    return shifts
  }

  private mutating func rejoin(_ shifts: [Number], _ unshifted: [Break]) {
    for variable in shifts.indices where !shifts[variable].isZero && !variables[variable].isBasic {
      let pieces = pieces(of: variable)
      if pieces.left == pieces.right { continue }
      let value = unshifted[Int(variables[variable].firstBreak + pieces.left)].position
      variables.base[variable].value = min(max(value, variables[variable].lower), variables[variable].upper)
    }
    for place in unshifted.indices { breaks[place] = unshifted[place] }
    isStale = true
    refresh()
    for variable in shifts.indices where variables[variable].isPriced && variables[variable].isBasic {
      let (left, right) = pieces(of: variable)
      let piece = variables[variable].piece
      if piece < left || piece > right { choosePiece(variable) }
    }
  }

  private mutating func choosePiece(_ variable: Int) {
    let (left, right) = pieces(of: variable)
    var best = left
    for piece in left...right where slope(variable, piece).size < slope(variable, best).size { best = piece }
    variables.base[variable].piece = best
  }

  /// Sets `prices` to the rates at which the total cost of basic variables changes with each nonbasic variable.
  mutating func findSlopes() {
    slopeSize = 0
    for place in 0..<unknowns.count {
      byUnknown[place] = linearCost[place]
      slopeSize = max(slopeSize, linearCost[place].size)
    }
    for index in 0..<variables.count {
      let state = variables.base + index
      if !state.pointee.isPriced || !state.pointee.isBasic { continue }
      let slope = slope(index, state.pointee.piece)
      if slope.isZero { continue }
      if state.pointee.unknown >= 0 {
        add(slope, to: Int(state.pointee.unknown))
        continue
      }
      for place in state.pointee.places {
        add(slope * terms[place].coefficient, to: Int(terms[place].index))
      }
    }
    findPrices()
    work += variables.count
  }

  @inline(__always)
  private mutating func add(_ part: Number, to unknown: Int) {
    byUnknown[unknown] = byUnknown[unknown].cleanSum(part)
    slopeSize = max(slopeSize, part.size)
  }

  /// Returns the slopes of the total cost just below and just above the value of a nonbasic variable. A slope is
  /// infinite if a bound keeps the variable from moving in that direction.
  func slopes(at position: Int) -> (left: Number, right: Number) {
    let variable = Int(nonbasic[position])
    let state = variables.base + variable
    let price = prices[position]
    var (left, right) = (price, price)
    var noise = Number.slopeNoise * max(price.size, Number.cancellation * slopeSize)
    if state.pointee.isPriced {
      let (first, last) = pieces(of: variable)
      let (own, other) = (slope(variable, first), slope(variable, last))
      (left, right) = (price + own, price + other)
      noise = max(noise, Number.slopeNoise * max(own.size, other.size))
    }
    if left.size <= noise { left = .zero }
    if right.size <= noise { right = .zero }
    if !(state.pointee.value > state.pointee.lower) { left = -.infinity }
    if !(state.pointee.value < state.pointee.upper) { right = .infinity }
    return (left, right)
  }

  /// Returns the position in `nonbasic` of the variable whose move reduces the cost fastest, the direction of the move,
  /// and the rate at which the cost changes; `nil` if no move reduces the cost.
  private mutating func entering() -> (position: Int, rises: Bool, rate: Number)? {
    var best: (position: Int, rises: Bool, rate: Number)?
    for position in 0..<nonbasic.count {
      let variable = Int(nonbasic[position])
      if variables[variable].isFixed || (prices[position].isZero && !variables[variable].isPriced) {
        continue
      }
      let (left, right) = slopes(at: position)
      let rises = right < -left
      let rate = rises ? right : -left
      if !(rate < .zero) { continue }
      if let known = best,
        rate > known.rate || (rate == known.rate && nonbasic[position] > nonbasic[known.position])
      {
        continue
      }
      if rate.size < 1e-6 * slopeSize, isFlat(position, rate) {
        prices[position] = .zero
        continue
      }
      best = (position, rises, rate)
    }
    return best
  }

  mutating func isFlat(_ position: Int, _ rate: Number) -> Bool {
    findDirection(position)
    var size = 0.0
    for place in 0..<unknowns.count { size = max(size, (linearCost[place] * direction[place]).size) }
    for place in 0..<moving.count where variables[Int(moving[place].variable)].isPriced {
      let variable = Int(moving[place].variable)
      size = max(size, (slope(variable, variables[variable].piece) * moving[place].speed).size)
    }
    return rate.size <= Number.slopeNoise * size
  }

  // MARK: - A step

  /// A bound of `variable`, or a change in the slope of its cost, at which the entering variable may have to stop.
  struct Block: Comparable {
    var distance: Number
    var speed: Number
    var variable: Int32
    var piece: Int32

    static func < (a: Block, b: Block) -> Bool { a.distance < b.distance }
  }

  /// Moves the variable `nonbasic[position]` up or down as long as the cost falls. If a basic variable stops the move,
  /// exchanges the two. Returns the distance, or `nil` if it is infinite.
  private mutating func advance(_ position: Int, _ rises: Bool, _ firstRate: Number) -> Double? {
    // 1. Collect the bounds and the breakpoints (values at which the slope of a cost changes) that variables reach
    //    during the move.
    findDirection(position)
    let entering = Int(nonbasic[position])
    let own = pieces(of: entering)
    let ownPiece = rises ? own.right : own.left
    var blocks = Heap<Block>()
    add(Int32(entering), rises ? .one : -.one, ownPiece, to: &blocks)
    for place in 0..<moving.count {
      let (variable, speed) = (moving[place].variable, moving[place].speed)
      add(variable, rises ? speed : -speed, variables[Int(variable)].piece, to: &blocks)
    }
    // 2. Continue past breakpoints while the total cost falls (long-step rule; Maros, *Computational Techniques of the
    // Simplex Method*, 2003, chapter 9).
    var rate = firstRate
    let noise = Number.slopeNoise * rate.size
    var enteringPiece = ownPiece
    var passed: [Block] = []
    var chosen: Block
    while true {
      guard let block = nearest(&blocks) else { return nil }
      chosen = block
      let (variable, rising) = (Int(block.variable), block.speed > .zero)
      if !end(variable, block.piece, rising: rising).isBound {
        let next = block.piece + (rising ? 1 : -1)
        let rise = slope(variable, next) - slope(variable, block.piece)
        rate = rate + absolute(block.speed) * absolute(rise)
        if rate.double < -noise {
          passed.append(Block(distance: .zero, speed: block.speed, variable: block.variable, piece: next))
          add(block.variable, block.speed, next, to: &blocks)
          continue
        }
      }
      if variable == entering { break }
      switch pivot(variable, position, rises ? block.speed : -block.speed) {
      case .sound: break
      case .noise: continue
      case .unsure: return 0
      }
      break
    }
    // 3. Stop at a bound, or at a breakpoint beyond which the total cost no longer falls.
    let stop = Int(chosen.variable)
    let target = end(stop, chosen.piece, rising: chosen.speed > .zero).position
    let distance = (target - variables[stop].value) / chosen.speed
    let step = distance < .zero ? .zero : distance
    for block in passed {
      if Int(block.variable) == entering { enteringPiece = block.piece }
      variables.base[Int(block.variable)].piece = block.piece
    }
    move(by: rises ? step : -step, position)
    variables.base[stop].value = target
    if stop != entering {
      exchange(stop, at: position)
      variables.base[entering].piece = enteringPiece
    }
    return step.double
  }

  private enum Pivot { case sound, noise, unsure }

  /// Checks whether the basic variable `variable` can be exchanged for the nonbasic one at `position`, and sets
  /// `prices` for the exchange.
  ///
  /// - Parameter speed: The expected value of `prices[position]`, computed in another way.
  /// - Returns: `sound` if the exchange is safe, `noise` if rounding errors make it unsafe, and `unsure` if the values
  ///   had to be recomputed.
  private mutating func pivot(_ variable: Int, _ position: Int, _ speed: Number) -> Pivot {
    load(variable)
    findPrices()
    var largest = 0.0
    for place in 0..<nonbasic.count { largest = max(largest, prices[place].size) }
    let difference = (prices[position] - speed).size
    if difference > 1e-7 * speed.size && factorization.exchangeCount > 0 {
      refresh()
      return .unsure
    }
    return speed.size <= 0.01 * Number.entryNoise * largest || difference > 0.1 * speed.size ? .noise : .sound
  }

  private func absolute(_ number: Number) -> Number { number < .zero ? -number : number }

  @inline(__always)
  private func add(_ variable: Int32, _ speed: Number, _ piece: Int32, to blocks: inout Heap<Block>) {
    let end = end(Int(variable), piece, rising: speed > .zero).position
    if !end.isFinite { return }
    let distance = max(.zero, (end - variables[Int(variable)].value) / speed)
    blocks.insert(Block(distance: distance, speed: speed, variable: variable, piece: piece))
  }

  /// Removes and returns the block that the step reaches first. If several blocks are equally near, the block of the
  /// fastest variable is chosen, for numerical stability.
  private func nearest(_ blocks: inout Heap<Block>) -> Block? {
    guard var best = blocks.popMin() else { return nil }
    let limit = best.distance + best.distance * Number(binary: Number.cancellation)
    var others: [Block] = []
    while let next = blocks.min, next.distance <= limit {
      var other = blocks.popMin()!
      let isBetter =
        other.speed.size == best.speed.size
        ? other.variable < best.variable : other.speed.size > best.speed.size
      if isBetter { swap(&other, &best) }
      others.append(other)
    }
    for other in others { blocks.insert(other) }
    return best
  }
}
