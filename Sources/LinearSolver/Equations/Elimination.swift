/// Solves equations by substitution, in an order that keeps them short.
///
/// An equation with one unknown class makes it known, one with two joins them. An equation with more waits: it
/// watches three of its unknowns, and is looked at again when one of these is joined or known, for with three
/// unknowns it can do nothing yet. What is left at the end goes on the postsolve stack (`Elimination+PostsolveStack`).
/// Cost: close to linear for layouts; what fill-in makes it for dense systems.
struct Elimination: ~Copyable {
  let rows: UnsafePointer<ProblemRow>
  private let longTerms: UnsafePointer<LinearTerm>
  var classes: AffineClasses
  /// What `reduce` has come to.
  var sum: LinearSum
  /// The term that `sum` is of, but for the constant, if it is of one.
  private var only = OnlyTerm()

  /// An equation that has more than two unknowns.
  struct Waiting: BitwiseCopyable {
    var row: Int32
    var unknownCount: Int32
    var watched: (Int32, Int32, Int32)
  }

  /// A link in the list of those that watch a root.
  struct Watch: BitwiseCopyable {
    var waiting: Int32
    var next: Int32
  }

  private struct OnlyTerm {
    var coefficient = 0.0
    var offset = 0.0
    var size = 0.0
    var variable: Int32 = -1
    var version: Int32 = -1
  }

  /// By constraint: one more than its place in `waiting`, or one of the two below.
  private let stateOf: Buffer<Int32>
  private static let unseen: Int32 = 0
  private static let done: Int32 = -1
  private(set) var waiting = Stack<Waiting>()
  /// Whatever waits before this has been done.
  var firstOpenWaiting = 0
  /// By root: one more than the first link of those that watch it, or 0.
  private let firstWatch: Buffer<Int32>
  private var watches = Stack<Watch>()
  private var queue = Stack<Int32>()
  /// Grows whenever a variable becomes known or a class is joined: what was reduced before is out of date.
  private(set) var version: Int32 = 0
  /// The equations that came out as `0 = something else`.
  private(set) var inconsistent: [Int] = []

  /// The constraints that were made equations by `fix`.
  private(set) var fixings: [Int] = []

  /// Whether there were numbers so far apart that it has to be seen whether the values hold what they should.
  var needsCertificate = false

  var postsolveStack = PostsolveStack()

  init(_ problem: ProblemView) {
    rows = problem.rows
    longTerms = problem.longTerms
    classes = AffineClasses(variableCount: problem.variableCount)
    sum = LinearSum(unknownCount: problem.variableCount + 1)
    stateOf = Buffer(zeroedCount: problem.constraintCount)
    firstWatch = Buffer(zeroedCount: problem.variableCount + 1)
  }

  /// Uses a constraint as an equation; what follows for others comes with `settle()`.
  @inline(__always)
  mutating func add(_ constraint: Int) {
    if stateOf[constraint] != Self.unseen { return }
    if postsolveStack.isEmpty && rows[constraint].isPair && usePair(constraint) { return }
    look(at: Int32(constraint))
  }

  /// Uses an equation of two variables of different classes, as most are; false where they are of one.
  @inline(__always)
  private mutating func usePair(_ constraint: Int) -> Bool {
    let row = rows + constraint
    let (a, b) = (classes.place(of: row.pointee.first), classes.place(of: row.pointee.second))
    if a.root == b.root && a.root != classes.ground { return false }
    let offsets = (row.pointee.firstCoefficient * a.offset, row.pointee.secondCoefficient * b.offset)
    var constant = offsets.0 - row.pointee.constant + offsets.1
    let magnitude = max(abs(row.pointee.constant), abs(offsets.0), abs(offsets.1))
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
    stateOf[constraint] = Self.done
    let (first, second) = (row.pointee.firstCoefficient * a.scale, row.pointee.secondCoefficient * b.scale)
    if a.root == classes.ground {
      use(b.root == classes.ground ? 0 : 1, Int32(constraint), b.root, second, -1, 0, constant, magnitude)
    } else {
      use(
        b.root == classes.ground ? 1 : 2, Int32(constraint), a.root, first, b.root, second, constant,
        magnitude)
    }
    return true
  }

  /// Uses a constraint as an equation though it is none: the best solutions all hold it exactly.
  mutating func fix(_ constraint: Int) {
    fixings.append(constraint)
    add(constraint)
  }

  /// Whether equations wait that have three unknowns and more.
  var hasWaiting: Bool {
    for index in firstOpenWaiting..<waiting.count where !isDone(waiting[index].row) { return true }
    return false
  }

  /// Uses all equations added so far.
  mutating func settle() {
    lookAtQueue()
    if waiting.count > firstOpenWaiting { eliminateWaiting() }
  }

  // MARK: - Sums

  /// Sets `sum` to a constraint's left side minus its constant, over classes that are still unknown.
  @inline(__always)
  mutating func reduce(_ constraint: Int) {
    let row = rows + constraint
    if row.pointee.second == ProblemRow.none && row.pointee.first >= 0 {
      reduce(row.pointee.firstCoefficient, row.pointee.first, minus: row.pointee.constant)
      return
    }
    only.variable = -1
    sum.reset(to: -row.pointee.constant)
    if row.pointee.isLong {
      for index in 0..<row.pointee.longCount {
        let term = longTerms[Int(row.pointee.first) + index]
        if term.coefficient != 0 { accumulate(term.coefficient, Int32(term.variable)) }
      }
    } else {
      if row.pointee.firstCoefficient != 0 { accumulate(row.pointee.firstCoefficient, row.pointee.first) }
      if row.pointee.secondCoefficient != 0 { accumulate(row.pointee.secondCoefficient, row.pointee.second) }
    }
    finishSum()
  }

  /// Sets `sum` to what a variable is, over classes that are still unknown.
  mutating func reduce(variable: Int) { reduce(1, Int32(variable), minus: 0) }

  /// Of the constraints on one variable, which follow each other mostly, only the first has to be put together.
  @inline(__always)
  private mutating func reduce(_ coefficient: Double, _ variable: Int32, minus constant: Double) {
    if variable != only.variable || coefficient != only.coefficient || version != only.version {
      sum.reset(to: 0)
      if coefficient != 0 { accumulateFirst(coefficient, variable) }
      finishSum()
      only = OnlyTerm(
        coefficient: coefficient, offset: sum.constant, size: sum.magnitude, variable: variable,
        version: version)
    }
    sum.setConstant(to: only.offset, ofSize: only.size, plus: -constant)
  }

  /// Accumulates the first term of a sum: with nothing else there, what stands on the postsolve stack can be replaced at once.
  @inline(__always)
  private mutating func accumulateFirst(_ coefficient: Double, _ variable: Int32) {
    let place = classes.place(of: variable)
    guard let entry = postsolveStack.entry(of: place.root) else {
      accumulate(coefficient, variable)
      return
    }
    if place.offset != 0 { sum.addConstant(coefficient * place.offset) }
    accumulate(entry, times: coefficient * place.scale)
  }

  /// Adds what an entry of the postsolve stack says its unknown is.
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

  /// - Parameter size: the largest number that went into the coefficient.
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

  mutating func look(at row: Int32) {
    reduce(Int(row))
    if sum.count > 2 {
      wait(row)
      return
    }
    stateOf[row] = Self.done
    let (first, second) = (sum.count > 0 ? sum.unknowns[0] : -1, sum.count > 1 ? sum.unknowns[1] : -1)
    use(
      sum.count, row, first, first < 0 ? 0 : sum.coefficients[0], second,
      second < 0 ? 0 : sum.coefficients[1],
      sum.constant, sum.magnitude)
  }

  /// An equation of no, one or two unknowns: checks it, makes its unknown known, or joins the two.
  @inline(__always)
  private mutating func use(
    _ count: Int, _ row: Int32, _ first: Int32, _ firstCoefficient: Double, _ second: Int32,
    _ secondCoefficient: Double, _ constant: Double, _ magnitude: Double
  ) {
    if count == 0 {
      if abs(constant) > Tolerance.feasibility * magnitude { inconsistent.append(Int(row)) }
      return
    }
    version += 1
    if count == 1 {
      classes.setKnown(first, 0 - constant / firstCoefficient)
      if firstWatch[first] > 0 { wake(first) }
    } else if classes.size(ofRoot: first) <= classes.size(ofRoot: second) {
      join(first, firstCoefficient, to: second, secondCoefficient, constant)
    } else {
      join(second, secondCoefficient, to: first, firstCoefficient, constant)
    }
  }

  @inline(__always)
  private mutating func join(
    _ child: Int32, _ childCoefficient: Double, to other: Int32, _ coefficient: Double, _ constant: Double
  ) {
    let scale = coefficient / -childCoefficient
    if abs(scale) > Tolerance.width || abs(scale) < 1 / Tolerance.width { needsCertificate = true }
    classes.attach(child, to: other, scale: scale, offset: 0 + constant / -childCoefficient)
    if firstWatch[child] > 0 { wake(child) }
  }

  /// Rows that watch a root are to be looked at again.
  func wakers(of root: Int32, _ body: (Int32) -> Void) {
    var link = firstWatch[root]
    while link > 0 {
      let watch = watches[Int(link) - 1]
      let row = waiting[Int(watch.waiting)].row
      if stateOf[row] != Self.done { body(row) }
      link = watch.next
    }
  }

  @inline(never)
  private mutating func wake(_ root: Int32) {
    var link = firstWatch[root]
    firstWatch[root] = 0
    while link > 0 {
      let watch = watches[Int(link) - 1]
      let row = waiting[Int(watch.waiting)].row
      if stateOf[row] != Self.done { queue.append(row) }
      link = watch.next
    }
  }

  /// Lets the row that `sum` was made of watch the first three of its unknowns, and all of them once the stack is made.
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

  /// Lets a row watch all of its unknowns, which are more than the three that it watches now.
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

  /// Takes the equation that `sum` is made of for the one that says what its unknown at `place` is.
  mutating func substituteLong(_ row: Int32, solvedAt place: Int) {
    version += 1
    stateOf[row] = Self.done
    let root = sum.unknowns[place]
    postsolveStack.append(root, solving: sum, at: place)
    if firstWatch[root] > 0 { wake(root) }
    lookAtQueue()
  }
}
