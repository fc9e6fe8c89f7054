/// The simplex method for variables with bounds, which can be changed between runs. A variable is either an unknown or
/// a linear form, which is a weighted sum of unknowns.
///
/// There are as many nonbasic variables as unknowns. A step moves one of them as long as the total cost falls. The move
/// ends where this variable or a basic variable reaches a bound, or a value at which the slope of its cost changes. If
/// a basic variable stopped the move, the two variables exchange their roles.
///
/// The textbook method (Maros, *Computational Techniques of the Simplex Method*, 2003) inverts the matrix of the basic
/// rows. Here, `factorization` inverts the matrix of the nonbasic rows instead, which is smaller if there are many
/// forms.
struct Simplex<Number: SimplexNumber>: ~Copyable {
  typealias Term = Factorization<Number>.Entry

  struct Variable: BitwiseCopyable {
    var value: Number
    var lower: Number
    var upper: Number
    /// The index of the variable in `nonbasic`; -1 for a basic variable.
    var position: Int32
    /// The index of the variable in `unknowns`; -1 if the variable is a linear form of unknowns.
    var unknown: Int32
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The index in `breaks` of the first value at which the slope of the variable's cost changes.
    var firstBreak: Int32 = 0
    var breakCount: Int32 = 0
    var slopeFarLeft: Number
    var isPriced = false
    /// For a basic variable, the index of the linear piece of its cost function that contains the variable's value.
    var piece: Int32 = 0

    var isBasic: Bool { position < 0 }
    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
    var isFixed: Bool { !(lower < upper) }
    /// The value, or the nearest bound if the value is out of bounds.
    var valueWithin: Number { value < lower ? lower : value > upper ? upper : value }
  }

  var variables = Stack<Variable>()
  var terms = Stack<Term>()
  private var lastTermOf = Stack<Int32>()
  private var termLinks = Stack<Link>()
  private(set) var nonbasic = Stack<Int32>()
  private(set) var unknowns = Stack<Int32>()
  private(set) var factorization = Factorization<Number>()
  var breaks = Stack<Break>()
  /// For each unknown, the slope of an additional linear cost.
  var linearCost = Stack<Number>()
  var work = 0
  var workLimit: Int
  /// Indicates whether values or nonbasic variables have changed since `refresh()` last recomputed all values.
  var isStale = false
  /// Indicates whether all variables were within their bounds at the last check; `changed` lists variables whose bounds
  /// were set later.
  var wasFeasible = false
  var changed = Stack<Int32>()
  /// The magnitude of the largest addend in the last call of `findSlopes()`. The tolerance for rounding errors in
  /// slopes depends on it.
  var slopeSize = 0.0
  /// The largest magnitude that any variable's value has had since the values were last recomputed.
  private(set) var reach = 0.0

  struct Break: BitwiseCopyable {
    var position: Number
    var slope: Number
  }

  struct Link: BitwiseCopyable {
    var form: Int32
    var before: Int32
  }

  /// A basic variable that moves with the nonbasic variable of the current step.
  struct Moving: BitwiseCopyable {
    var variable: Int32
    var speed: Number
  }

  // Buffers for solving systems of equations.
  var byPosition = Stack<Number>()
  var byUnknown = Stack<Number>()
  var prices = Stack<Number>()
  var direction = Stack<Number>()
  private(set) var moving = Stack<Moving>()
  private var isListed = Stack<Bool>()

  init(workLimit: Int = .max) { self.workLimit = workLimit }

  /// Indicates whether there were so many steps that the method must be cycling because of rounding.
  var isLost = false

  var isSpent: Bool { work > workLimit }
  var isExhausted: Bool { isLost || isSpent }
  var unknownCount: Int { unknowns.count }

  // MARK: - Variables

  mutating func addUnknown(at value: Number) -> Int {
    let place = Int32(unknowns.count)
    unknowns.append(Int32(variables.count))
    nonbasic.append(Int32(variables.count))
    factorization.addUnit()
    byPosition.append(.zero)
    byUnknown.append(.zero)
    prices.append(.zero)
    direction.append(.zero)
    linearCost.append(.zero)
    lastTermOf.append(-1)
    return append(value, position: place, unknown: place)
  }

  mutating func addForm(_ sum: some Sequence<(variable: Int, coefficient: Number)>) -> Int {
    let first = terms.count
    for (variable, coefficient) in sum where !coefficient.isZero {
      let unknown = variables[variable].unknown
      if let place = (first..<terms.count).first(where: { terms[$0].index == unknown }) {
        terms.base[place].coefficient = terms[place].coefficient.cleanSum(coefficient)
      } else {
        terms.append(Term(index: unknown, coefficient: coefficient))
      }
    }
    var end = first
    for place in first..<terms.count where !terms[place].coefficient.isZero {
      terms.base[end] = terms[place]
      end += 1
    }
    terms.shrink(to: end)
    let form = append(.zero, position: -1, unknown: -1)
    for place in first..<terms.count {
      let unknown = Int(terms[place].index)
      termLinks.append(Link(form: Int32(form), before: lastTermOf[unknown]))
      lastTermOf[unknown] = Int32(place)
    }
    variables.base[form].firstTerm = Int32(first)
    variables.base[form].termCount = Int32(terms.count - first)
    variables.base[form].value = self.sum(of: form).value
    return form
  }

  private mutating func append(_ value: Number, position: Int32, unknown: Int32) -> Int {
    variables.append(
      Variable(
        value: value, lower: -.infinity, upper: .infinity, position: position, unknown: unknown,
        slopeFarLeft: .zero))
    isListed.append(false)
    return variables.count - 1
  }

  /// Sets a variable's bounds, which the variable's value may violate until `makeFeasible` is called.
  mutating func bound(_ variable: Int, from lower: Number, to upper: Number) {
    variables.base[variable].lower = lower
    variables.base[variable].upper = upper
    if wasFeasible { changed.append(Int32(variable)) }
  }

  /// Makes the given variables nonbasic and sets their values. Call this before the first step. A form is skipped if
  /// none of its unknowns can become basic in exchange.
  mutating func start(_ values: [(variable: Int, value: Number)]) {
    var isTaken = [Bool](repeating: false, count: variables.count)
    for (variable, value) in values where !isTaken[variable] {
      let state = variables[variable]
      let free = state.places.last { !isTaken[Int(unknowns[Int(terms[$0].index)])] }.map { terms[$0].index }
      guard let place = free ?? (state.unknown < 0 ? nil : state.unknown) else { continue }
      let unknown = Int(unknowns[Int(place)])
      (isTaken[unknown], isTaken[variable]) = (true, true)
      variables.base[unknown].position = -1
      variables.base[variable].position = place
      variables.base[variable].value = value
      nonbasic[Int(place)] = Int32(variable)
    }
    isStale = true
    refresh()
  }

  // MARK: - Values

  /// Returns a variable's value, recomputed from the unknowns, and the largest magnitude among the numbers involved.
  func sum(of variable: Int) -> (value: Number, size: Double) {
    let state = variables[variable]
    if state.unknown >= 0 { return (state.value, state.value.size) }
    var (sum, size) = (Number.zero, state.value.size)
    for place in state.places {
      let part = terms[place].coefficient * variables[Int(unknowns[Int(terms[place].index)])].value
      sum = sum + part
      size = max(size, part.size)
    }
    return (sum, size)
  }

  /// Recomputes all values from the nonbasic variables, and returns whether anything had changed since the last
  /// refresh.
  @discardableResult
  mutating func refresh() -> Bool {
    if !isStale { return false }
    isStale = false
    factor()
    for place in 0..<nonbasic.count { byPosition[place] = variables[Int(nonbasic[place])].value }
    factorization.solve(byPosition, into: direction)
    reach = 0
    for place in 0..<unknowns.count {
      let unknown = Int(unknowns[place])
      if variables[unknown].isBasic { variables.base[unknown].value = direction[place] }
      reach = max(reach, variables[unknown].value.size)
    }
    for variable in 0..<variables.count where variables[variable].isBasic {
      variables.base[variable].value = sum(of: variable).value
      reach = max(reach, variables[variable].value.size)
    }
    work += 4 * variables.count
    return true
  }

  private mutating func factor() {
    var matrix: [[Term]] = []
    matrix.reserveCapacity(nonbasic.count)
    for position in 0..<nonbasic.count {
      let state = variables[Int(nonbasic[position])]
      if state.unknown >= 0 {
        matrix.append([Term(index: state.unknown, coefficient: .one)])
      } else {
        matrix.append(state.places.map { terms[$0] })
      }
    }
    let before = factorization.work
    for (position, unknown) in factorization.factor(matrix) {
      // Rounding made this row linearly dependent on others, so `unknown` replaces the nonbasic variable at `position`.
      variables.base[Int(nonbasic[position])].position = -1
      nonbasic[position] = unknowns[unknown]
      variables.base[Int(unknowns[unknown])].position = Int32(position)
    }
    // Building a row and choosing its pivot take about as long as reading 64 numbers.
    work += 64 * nonbasic.count + factorization.work - before
  }

  // MARK: - Moving

  /// Sets `direction` to the speed of each unknown while the nonbasic variable at a position moves at speed 1, and
  /// `moving` to the basic variables that then move.
  mutating func findDirection(_ position: Int) {
    for place in 0..<nonbasic.count { byPosition[place] = .zero }
    byPosition[position] = .one
    factorization.solve(byPosition, into: direction)
    var largest = 0.0
    for place in 0..<unknowns.count { largest = max(largest, direction[place].size) }
    moving.removeAll()
    for place in 0..<unknowns.count where direction[place].size <= 0.01 * Number.entryNoise * largest {
      direction[place] = .zero
    }
    for place in 0..<unknowns.count where !direction[place].isZero {
      list(unknowns[place])
      var term = lastTermOf[place]
      while term >= 0 {
        list(termLinks[Int(term)].form)
        term = termLinks[Int(term)].before
      }
    }
    var kept = 0
    for place in 0..<moving.count {
      var item = moving[place]
      isListed[Int(item.variable)] = false
      item.speed = speed(of: Int(item.variable))
      if item.speed.isZero { continue }
      moving[kept] = item
      kept += 1
    }
    moving.shrink(to: kept)
    work += 4 * unknowns.count + 4 * kept + factorization.length
  }

  @inline(__always)
  private mutating func list(_ variable: Int32) {
    if isListed[Int(variable)] || !variables[Int(variable)].isBasic { return }
    isListed[Int(variable)] = true
    moving.append(Moving(variable: variable, speed: .zero))
  }

  /// Returns the rate at which a variable changes while the unknowns move in `direction`; 0 if the computed rate is
  /// only a rounding error.
  @inline(__always)
  func speed(of variable: Int) -> Number {
    let state = variables[variable]
    if state.unknown >= 0 { return direction[Int(state.unknown)] }
    var (sum, size) = (Number.zero, 0.0)
    for place in state.places {
      let part = terms[place].coefficient * direction[Int(terms[place].index)]
      if part.isZero { continue }
      sum = sum + part
      size = max(size, part.size)
    }
    return sum.size <= Number.entryNoise * size ? .zero : sum
  }

  mutating func move(by step: Number, _ position: Int) {
    if step.isZero { return }
    isStale = true
    for place in 0..<moving.count {
      let variable = variables.base + Int(moving[place].variable)
      variable.pointee.value = variable.pointee.value + moving[place].speed * step
      reach = max(reach, variable.pointee.value.size)
    }
    let moved = Int(nonbasic[position])
    variables.base[moved].value = variables[moved].value + step
    reach = max(reach, variables[moved].value.size)
  }

  /// Rewrites a sum of unknowns as a sum of nonbasic variables. The unknowns' coefficients are read from `byUnknown`,
  /// and the nonbasic variables' coefficients are written to `prices`.
  mutating func findPrices() {
    factorization.solveTransposed(byUnknown, into: prices)
    work += 4 * unknowns.count + factorization.length
  }

  mutating func load(_ variable: Int) {
    for place in 0..<unknowns.count { byUnknown[place] = .zero }
    let state = variables[variable]
    if state.unknown >= 0 { byUnknown[Int(state.unknown)] = .one }
    for place in state.places {
      byUnknown[Int(terms[place].index)] = terms[place].coefficient
    }
  }

  /// Exchanges a basic variable for the nonbasic variable at a position.
  ///
  /// - Precondition: `prices` contains the coefficients that express the variable `basic` as a sum of nonbasic
  ///   variables.
  mutating func exchange(_ basic: Int, at position: Int) {
    let leaving = Int(nonbasic[position])
    factorization.exchange(position, factors: prices)
    variables.base[leaving].position = -1
    variables.base[basic].position = Int32(position)
    nonbasic[position] = Int32(basic)
    isStale = true
    if factorization.isLong { refresh() }
  }
}
