/// Solves equations by substitution, in nearly linear time for typical layouts.
struct Elimination: ~Copyable {
  let rows: UnsafePointer<ProblemRow>
  private let longTerms: UnsafePointer<LinearTerm>
  var classes: AffineClasses
  var sum: LinearSum

  /// An equation with more than two unknowns, which is examined again when one of its `watched` unknowns is solved or
  /// replaced.
  struct Waiting: BitwiseCopyable {
    var row: Int32
    var unknownCount: Int32
    var watched: (Int32, Int32, Int32)
  }

  struct Watch: BitwiseCopyable {
    var waiting: Int32
    var next: Int32
  }

  /// For each constraint: `unseen`, `done`, or its index in `waiting` plus 1.
  private let stateOf: Stack<Int32>
  private static let unseen: Int32 = 0
  private static let done: Int32 = -1
  private(set) var waiting = Stack<Waiting>()
  var firstOpenWaiting = 0
  /// For each root variable of `classes`, 1 plus the index of its first watch in `watches`, or 0.
  private let firstWatch: Stack<Int32>
  private var watches = Stack<Watch>()
  private var queue = Stack<Int32>()
  /// A number that increases with each solved equation. A sum that was reduced when the number was smaller is outdated,
  /// since it may contain unknowns that were solved or replaced afterward.
  private(set) var version: Int32 = 0
  /// The equations that were reduced to `0 = constant` with a nonzero constant.
  private(set) var inconsistent: [Int] = []

  private(set) var fixings: [Int] = []

  /// Indicates whether the values must be checked, because a very large or small value or factor may have caused
  /// rounding errors.
  var needsCertificate = false

  var postsolveStack = PostsolveStack()

  /// The number of substitutions in excess of `longestChain` in the expansion of a sum, added up over all expansions
  /// since `shortenChains` last ran.
  var stepsAlongChains = 0

  /// The cost of following and shortening chains of substitutions, in units of `LinearSolution.work`.
  var work = 0

  init(_ problem: ProblemView) {
    rows = problem.rows
    longTerms = problem.longTerms
    classes = AffineClasses(variableCount: problem.variableCount)
    sum = LinearSum(unknownCount: problem.variableCount + 1)
    stateOf = Stack(zeroedCount: problem.constraintCount)
    firstWatch = Stack(zeroedCount: problem.variableCount + 1)
  }

  /// Adds a constraint as an equation, even if it is an inequality. Call `settle()` after the last constraint.
  @inline(__always)
  mutating func add(_ constraint: Int) {
    if stateOf[constraint] != Self.unseen { return }
    if !postsolveStack.isEmpty || !usePair(constraint) { look(at: Int32(constraint)) }
  }

  /// Joins the classes (sets of related variables) of an equation's two variables. Returns `false` if the equation does
  /// not have two variables in different classes.
  @inline(__always)
  private mutating func usePair(_ constraint: Int) -> Bool {
    let row = rows + constraint
    if row.pointee.second < 0 || row.pointee.firstCoefficient == 0 || row.pointee.secondCoefficient == 0 {
      return false
    }
    let (a, b) = (classes.place(of: row.pointee.first), classes.place(of: row.pointee.second))
    if a.root == b.root { return false }
    let offsets = (row.pointee.firstCoefficient * a.offset, row.pointee.secondCoefficient * b.offset)
    let magnitude = max(abs(row.pointee.constant), abs(offsets.0), abs(offsets.1))
    var constant = offsets.0 - row.pointee.constant + offsets.1
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
    stateOf[constraint] = Self.done
    version += 1
    let (first, second) = (row.pointee.firstCoefficient * a.scale, row.pointee.secondCoefficient * b.scale)
    if a.root == classes.ground {
      know(b.root, 0 - constant / second)
    } else if b.root == classes.ground {
      know(a.root, 0 - constant / first)
    } else {
      join(a.root, first, b.root, second, constant)
    }
    return true
  }

  /// Adds a constraint as an equation.
  ///
  /// - Precondition: Both sides of the constraint are equal in all best solutions.
  mutating func fix(_ constraint: Int) {
    fixings.append(constraint)
    add(constraint)
  }

  /// Solves all equations that were added but not solved yet, including deferred ones.
  mutating func settle() {
    lookAtQueue()
    if waiting.count > firstOpenWaiting { eliminateWaiting() }
  }

  // MARK: - Sums

  /// Sets `sum` to a constraint's left side minus its constant, in terms of the remaining unknowns.
  @inline(__always)
  mutating func reduce(_ constraint: Int) {
    let row = rows + constraint
    // If the constraint has only one variable, subtract the constant last, so that the rounding of the variable's value
    // does not depend on the constant.
    let isAlone = row.pointee.second == ProblemRow.none
    sum.reset(to: isAlone ? 0 : -row.pointee.constant)
    if row.pointee.isLong {
      for index in 0..<row.pointee.longCount {
        let term = longTerms[Int(row.pointee.first) + index]
        if term.coefficient != 0 { accumulate(term.coefficient, Int32(term.variable.index)) }
      }
    } else {
      if row.pointee.firstCoefficient != 0 { accumulate(row.pointee.firstCoefficient, row.pointee.first) }
      if row.pointee.secondCoefficient != 0 { accumulate(row.pointee.secondCoefficient, row.pointee.second) }
    }
    finishSum()
    if isAlone {
      sum.addConstant(-row.pointee.constant)
      sum.clean()
    }
  }

  /// Sets `sum` to a variable's value, expressed in unknowns.
  mutating func reduce(variable: Int) {
    sum.reset(to: 0)
    accumulate(1, Int32(variable))
    finishSum()
  }

  @inline(__always)
  mutating func accumulate(_ entry: PostsolveStack.Entry, times coefficient: Double) {
    if entry.constant != 0 { sum.addConstant(coefficient * entry.constant) }
    for index in 0..<Int(entry.termCount) {
      let term = postsolveStack.terms[Int(entry.firstTerm) + index]
      accumulate(coefficient * term.coefficient, term.unknown, size: abs(coefficient) * term.size)
    }
  }

  @inline(__always)
  mutating func accumulate(_ coefficient: Double, _ variable: Int32) {
    accumulate(coefficient, variable, size: abs(coefficient))
  }

  /// Adds `coefficient * variable` to `sum`, with the variable expressed by the root of its class.
  ///
  /// - Parameter size: The largest absolute value in the computation of the coefficient, for rounding tolerances.
  @inline(__always)
  mutating func accumulate(_ coefficient: Double, _ variable: Int32, size: Double) {
    if classes.isRoot(variable) {
      addUnknown(coefficient, variable, size)
      return
    }
    classes.flatten(variable)
    let link = classes.link[variable]
    if link.offset != 0 { sum.addConstant(coefficient * link.offset) }
    let root = classes.parent(of: variable)
    if root != classes.ground { addUnknown(coefficient * link.scale, root, size * abs(link.scale)) }
  }

  @inline(__always)
  private mutating func addUnknown(_ coefficient: Double, _ root: Int32, _ size: Double) {
    let isNew = sum.add(coefficient, root, size: size)
    if isNew && !postsolveStack.isEmpty { postsolveStack.noteIfSubstituted(root) }
  }

  @inline(__always)
  private mutating func finishSum() {
    if postsolveStack.hasNoted { expandSubstituted() }
    sum.clean()
  }

  // MARK: - Rows

  mutating func lookAtQueue() {
    while let row = queue.popLast() {
      if stateOf[row] != Self.done { look(at: row) }
    }
  }

  /// Checks an equation without unknowns, solves an equation with one or two unknowns, and defers an equation with
  /// more.
  mutating func look(at row: Int32) {
    reduce(Int(row))
    if sum.count > 2 {
      wait(row)
      return
    }
    stateOf[row] = Self.done
    if sum.isConstant {
      if abs(sum.constant) > Tolerance.feasibility * sum.magnitude { inconsistent.append(Int(row)) }
      return
    }
    version += 1
    if sum.count == 1 {
      know(sum.unknowns[0], 0 - sum.constant / sum.coefficients[0])
    } else {
      join(sum.unknowns[0], sum.coefficients[0], sum.unknowns[1], sum.coefficients[1], sum.constant)
    }
  }

  @inline(__always)
  private mutating func know(_ root: Int32, _ value: Double) {
    classes.setKnown(root, value)
    if firstWatch[root] > 0 { wake(root) }
  }

  @inline(__always)
  private mutating func join(
    _ first: Int32, _ firstCoefficient: Double, _ second: Int32, _ secondCoefficient: Double,
    _ constant: Double
  ) {
    let isFirst = classes.size(ofRoot: first) <= classes.size(ofRoot: second)
    let (child, other) = isFirst ? (first, second) : (second, first)
    let divisor = isFirst ? -firstCoefficient : -secondCoefficient
    let scale = (isFirst ? secondCoefficient : firstCoefficient) / divisor
    if abs(scale) > Tolerance.width || abs(scale) < 1 / Tolerance.width { needsCertificate = true }
    classes.attach(child, to: other, scale: scale, offset: 0 + constant / divisor)
    if firstWatch[child] > 0 { wake(child) }
  }

  func wakers(of root: Int32, _ body: (Int32) -> Void) {
    var link = firstWatch[root]
    while link > 0 {
      let watch = watches[Int(link) - 1]
      let row = waiting[Int(watch.waiting)].row
      if stateOf[row] != Self.done { body(row) }
      link = watch.next
    }
  }

  private mutating func wake(_ root: Int32) {
    var link = firstWatch[root]
    firstWatch[root] = 0
    while link > 0 {
      let watch = watches[Int(link) - 1]
      queue.append(waiting[Int(watch.waiting)].row)
      link = watch.next
    }
  }

  private mutating func wait(_ row: Int32) {
    let unknowns = (sum.unknowns[0], sum.unknowns[1], sum.unknowns[2])
    if stateOf[row] == Self.unseen {
      waiting.append(Waiting(row: row, unknownCount: 0, watched: (-1, -1, -1)))
      stateOf[row] = Int32(waiting.count)
    }
    let index = stateOf[row] - 1
    let before = waiting[Int(index)].watched
    waiting[Int(index)] = Waiting(row: row, unknownCount: Int32(sum.count), watched: unknowns)
    let watchCount = postsolveStack.isBeingMade ? sum.count : 3
    for place in 0..<watchCount {
      let root = sum.unknowns[place]
      if root == before.0 || root == before.1 || root == before.2 { continue }
      watch(root, index)
    }
  }

  private mutating func watch(_ root: Int32, _ index: Int32) {
    watches.append(Watch(waiting: index, next: firstWatch[root]))
    firstWatch[root] = Int32(watches.count)
    if postsolveStack.isBeingMade { postsolveStack.degree[root] += 1 }
  }

  // MARK: - For the postsolve stack

  func isDone(_ row: Int32) -> Bool { stateOf[row] == Self.done }
  func markDone(_ row: Int32) { stateOf[row] = Self.done }

  mutating func watchAll(_ index: Int32) {
    let record = waiting[Int(index)]
    reduce(Int(record.row))
    for place in 0..<sum.count {
      let root = sum.unknowns[place]
      if root == record.watched.0 || root == record.watched.1 || root == record.watched.2 {
        postsolveStack.degree[root] += 1
      } else {
        watch(root, index)
      }
    }
  }

  mutating func substituteLong(_ row: Int32, solvedAt place: Int) {
    version += 1
    stateOf[row] = Self.done
    let root = sum.unknowns[place]
    postsolveStack.append(root, solving: sum, at: place)
    wake(root)
    lookAtQueue()
  }
}
